import { af } from './af';
import { ar } from './ar';
import { bg } from './bg';
import { cs } from './cs';
import { da } from './da';
import { de } from './de';
import { el } from './el';
import { en } from './en';
import { es } from './es';
import { et } from './et';
import { fi } from './fi';
import { fr } from './fr';
import { he } from './he';
import { hr } from './hr';
import { hu } from './hu';
import { id } from './id';
import { is } from './is';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { lt } from './lt';
import { lv } from './lv';
import { mk } from './mk';
import { ms } from './ms';
import { nl } from './nl';
import { no } from './no';
import { pl } from './pl';
import { pt } from './pt';
import { ro } from './ro';
import { ru } from './ru';
import { sk } from './sk';
import { sl } from './sl';
import { sr } from './sr';
import { sv } from './sv';
import { th } from './th';
import { tr } from './tr';
import { uk } from './uk';
import { vi } from './vi';
import { zh } from './zh';
import type { Language } from './types';

export {
  COLOURED,
  COLOURED_FIGURES,
  COLOURS,
  HELD_WORDS,
  MINUS_SIGNS,
  MINUS_WORDS,
  OWED_WORDS,
  RATE_WORDS,
  UNITS,
  UNIT_LABELS,
  UNSPACED_UNITS,
} from './beside-figures';
export {
  CARD_BRANDS,
  CREDIT_LINE_WORDS,
  DEBT_BALANCES,
  DEBT_COLUMNS,
  DEBT_TITLES,
  DEBT_WORDS,
  HELD_ACCOUNTS,
  HOLDERS_BOOKS,
  LOAN_BALANCES,
  ORGANISATIONS,
} from './debts';
export { AS_OF_WORDS, NEXT_WORDS, OTHER_DAY_WORDS } from './paper-days';
export {
  AVAILABLE_BALANCES,
  NO_PENDING_WORDS,
  PROJECTED_BALANCES,
  SCHEDULED_WORDS,
  UNBOOKED_STATES,
  UNBOOKED_WORDS,
} from './unbooked';
export {
  ACCOUNT_ROWS,
  ADDING_TO_DEBT,
  BACK_WORDS,
  CHARGED_WORDS,
  CARD_WORDS,
  DAYS_FROM_TODAY,
  LOADED_CARDS,
  LOADED_WORDS,
  PAID_IN_WORDS,
  PAID_OFF_WORDS,
  PAID_OUT_WORDS,
  PAYING_OFF,
  PAYMENT_WORDS,
  RECEIVED_WORDS,
  SPENT_WORDS,
  THANKS_WORDS,
} from './row-words';
export {
  AMOUNT_STEMS,
  BEFORE_UNIT,
  BOOKING_STEMS,
  CHEQUE_STEMS,
  EQUIVALENT_WORDS,
  GROSS_STEMS,
  INSTALMENT_STEMS,
  INSTALMENT_WORDS,
  LENDERS,
  NET_STEMS,
  PAYMENT_STEMS,
  PURCHASE_STEMS,
  VALUE_OR_AMOUNT,
  VALUE_STEMS,
} from './column-names';
export { LETTER_ENDS } from './letters';
export { POINTS, POINTS_AT_END, POINTS_BENT } from './points';
export type { CardholderLead, ColumnRole, Era, Language, SectionRole, Trade } from './types';

/** Every language the engine reads, the most common on statements first. */
export const languages: readonly Language[] = [
  en,
  af,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  pl,
  cs,
  sv,
  no,
  da,
  fi,
  tr,
  ru,
  el,
  hu,
  ro,
  id,
  mk,
  ms,
  ja,
  ko,
  zh,
  th,
  he,
  ar,
  lv,
  et,
  lt,
  sl,
  hr,
  sk,
  is,
  bg,
  uk,
  sr,
  vi,
];

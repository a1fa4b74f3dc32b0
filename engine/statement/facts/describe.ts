import { type Places } from '../../lists';
import type { Issuer } from '../../issuers';
import {
  type CalendarDate,
  type DateOrder,
  type Lexicon,
  type PrintedDate,
  readDate,
  type TokenLine,
} from '../../reading';
import { foldPhrase } from '../../text';
import { countryOf } from './country';
import { currencyOf } from './currency';
import { factsOf } from './facts';
import { holderOf } from './holder';
import { issuerOf } from './issuer';
import { Labels } from './labels';
import { productName } from './product-name';
import { bareDay, numberInTitle } from './unlabelled-facts';
import { unlabelledNumber } from './unlabelled-number';

/** What a statement says beside its rows and balances, as printed. */
export type StatementFacts = {
  issuer: Issuer | undefined;
  accountNumber: string | undefined;
  accountType: string | undefined;
  statementNumber: string | undefined;
  issuedOn: CalendarDate | undefined;
  /** Name and address lines. */
  holder: string[];
  /** ISO 4217. */
  currency: string | undefined;
};

export type Described = {
  /** The whole document's lines; an index is a place in them. */
  lines: readonly TokenLine[];
  /** The lines that speak of this account alone. */
  own: readonly TokenLine[];
  /** Indexes of lines that are rows. */
  rows: Places;
  /** Indexes of lines that name a table's columns. */
  names: Places;
  /** The document's lines that are none. */
  others: readonly TokenLine[];
  kind: 'bank' | 'card';
  lexicon: Lexicon;
  dates: DateOrder;
  scale: number;
  /** The numbers of cardholders' cards, as printed. */
  cards: readonly string[];
};

/** The facts of one account: its own lines say them, else the document's. */
export function describe(described: Described): StatementFacts {
  const { lines, own, rows, names, others, kind, lexicon, dates, scale, cards } = described;
  const labels = new Labels(lines, rows);
  const alone = own === lines;
  const ownLabels = alone ? labels : new Labels(own, rows);
  const unlabelled =
    (among: readonly TokenLine[], isOneOfSeveral: boolean) => (): string | undefined =>
      unlabelledNumber(among, rows, { kind, lexicon, isOneOfSeveral });
  const whole = factsOf(labels, { kind, unlabelled: unlabelled(lines, false), cards, names });
  const said = alone
    ? whole
    : factsOf(ownLabels, { kind, unlabelled: unlabelled(own, true), cards, names });
  const issuer = issuerOf(lines, rows);
  const context = { country: issuer?.country, printed: countryOf(others, rows), scale };
  const currency = currencyOf(own, ownLabels, rows, context);
  const holder = holderOf(lines, labels, lexicon, rows);
  const { accountType } = said;
  const isType =
    accountType !== undefined && !isLabel(accountType, lexicon) && !holder.includes(accountType);
  const issuedOn = said.issuedOn ?? whole.issuedOn ?? bareDay(own, rows, lexicon);
  return {
    issuer,
    accountNumber: said.accountNumber,
    accountType: isType ? accountType : productName(own, rows, names, lexicon),
    statementNumber: said.statementNumber ?? numberInTitle(own) ?? whole.statementNumber,
    issuedOn: issuedOn && complete(issuedOn, dates),
    holder,
    currency: currency ?? (alone ? undefined : currencyOf(lines, labels, rows, context)),
  };
}

/** `Account type   Sub branch`: where a label stands in a value's place, the value is left out, or elsewhere. */
function isLabel(text: string, { facts, balances, accounts }: Lexicon): boolean {
  const folded = foldPhrase(text);
  const isWhole = (match: { to: number } | undefined): boolean => match?.to === folded.length;
  const isName = isWhole(facts.at(folded, 0)) || isWhole(balances.at(folded, 0));
  return isName && !isWhole(accounts.at(folded, 0));
}

function complete(printed: PrintedDate, order: DateOrder): CalendarDate | undefined {
  const read = readDate(printed, order);
  return read?.year === undefined ? undefined : { ...read, year: read.year };
}

import {
  BACK_WORDS,
  CARD_BRANDS,
  CHARGED_WORDS,
  CREDIT_LINE_WORDS,
  DEBT_BALANCES,
  DEBT_COLUMNS,
  DEBT_TITLES,
  DEBT_WORDS,
  HELD_ACCOUNTS,
  HELD_WORDS,
  HOLDERS_BOOKS,
  LOAN_BALANCES,
  ORGANISATIONS,
  OWED_WORDS,
} from '../../languages';
import { oneOf, says } from '../../text';

/** What says whose the money is: a balance is owed, or held. */
export const OWED = says(oneOf(OWED_WORDS));
export const HELD = says(oneOf(HELD_WORDS));

/** `Harrow Savings and Loan` is a bank's name. */
const NO_BANK = '(?<!savings (?:and|&) )';

export const DEBT = says(`${NO_BANK}${oneOf(DEBT_WORDS)}`);
export const DEBT_BALANCE = says(`${NO_BANK}${oneOf([...DEBT_WORDS, ...DEBT_BALANCES])}`);
export const DEBT_COLUMN = says(`${NO_BANK}${oneOf([...DEBT_WORDS, ...DEBT_COLUMNS])}`);
export const LOAN_BALANCE = says(oneOf(LOAN_BALANCES));
export const HOLDERS_BOOK = says(oneOf(HOLDERS_BOOKS));
export const DEBT_TITLE = says(oneOf([...DEBT_WORDS, ...DEBT_TITLES, ...CREDIT_LINE_WORDS]));
export const HELD_ACCOUNT = says(oneOf(HELD_ACCOUNTS));
export const ORGANISATION = says(oneOf(ORGANISATIONS));
export const CARD_BRAND = says(oneOf(CARD_BRANDS));

/** What the text of a row says: the bank charges it of its own accord, or money went back. */
export const CHARGED = says(oneOf(CHARGED_WORDS));
export const TAKEN_BACK = says(oneOf(BACK_WORDS));

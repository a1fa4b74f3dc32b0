import type { Day } from './calendar';
import type { Currency } from './currency';

/** Integer minor units; money in is positive, money out negative; owed is negative. */
export type Minor = number;

/** What a row is, where a layout has sections. */
export type Section = 'payments' | 'credits' | 'debits' | 'purchases' | 'fees' | 'interest';

/** One movement of money. */
export type Row = {
  date: Day;
  /** A second date (value or posting date), a day or two from the first. */
  valueDate: Day;
  /** What the bank wrote, before any wrapping; one item per line that it began. Empty: nothing. */
  description: string[];
  amount: Minor;
  /** The balance after this row, in the order of time. */
  balance: Minor;
  /** Cheque number, reference; empty where there is none. */
  reference: string;
  section: Section;
  /** Which of the account's cardholders, by index; 0 where there is one. */
  holder: number;
  /** A charge printed beside the amount; negative or 0. */
  fee: Minor;
  /** What the row moved: the amount, with the charge where it is not a part of it. */
  moved: Minor;
  /** `HH:MM`. */
  time: string;
  foreign?: { currency: string; amount: Minor; rate: number };
};

export type Cardholder = { name: string; number: string };

/** One account with its rows in the order of time. */
export type Account = {
  number: string;
  type: string;
  opening: Minor;
  closing: Minor;
  cardholders: [Cardholder, ...Cardholder[]];
  rows: Row[];
  /** False when the document has a flaw: its own figures do not tie. */
  ties: boolean;
};

/** A fictional bank. */
export type Issuer = { name: string; lines: string[]; domain: string };

/** What a statement says, before anybody decides how it looks. */
export type Statement = {
  /** What it was invented from. */
  seed: number;
  kind: 'bank' | 'card';
  language: string;
  currency: Currency;
  issuer: Issuer;
  /** Name and address lines. */
  holder: string[];
  number: string;
  from: Day;
  to: Day;
  issuedOn: Day;
  accounts: [Account, ...Account[]];
};

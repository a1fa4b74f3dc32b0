import type { ForeignAmount, Proof } from '@/utils/contract';
import type { Breaks, Judgement } from './judgement';

/** An ISO calendar date, `2024-02-29`: a day, never an instant. */
export type CalendarDate = string;

/** One printed row of an account, whichever schema it came in. Amounts are minor units of the statement's `decimals`. */
export type Row = {
  /** The wire's id: 1-based, printed order. Unique within its account, not between accounts. */
  number: number;
  /** The transaction's date. */
  date: CalendarDate;
  /** The other printed date: a bank row's value date, a card row's processing date. */
  valueDate: CalendarDate | undefined;
  /** One item per printed line, as printed. */
  lines: readonly string[];
  /** The lines in one: no control characters, single spaces; may be empty. */
  description: string;
  /** Money in is positive; absent only on a balance line. */
  amount: number | undefined;
  /** The printed balance after the row. */
  balance: number | undefined;
  category: string | undefined;
  foreign: ForeignAmount | undefined;
  /** A brought-forward line: states a balance, moves no money. */
  isBalanceLine: boolean;
};

/** A row that moves money, which is what every format writes. */
export type Movement = Row & { amount: number; isBalanceLine: false };

/** One account's (or one cardholder's) statement, flat: what the tables show and the exports write. */
export type AccountStatement = {
  kind: 'bank' | 'card';
  /** `id`: the short code (`UNKNOWN` where it was not recognised); `name`: for people. */
  issuer: { id: string; name: string };
  /** As printed; empty where none is. */
  account: string;
  /** The last four digits or letters of the account; empty where none is printed. */
  last4: string;
  accountType: string | undefined;
  statementNumber: string | undefined;
  /** The holder's lines, as printed. */
  holder: readonly string[];
  period: { from: CalendarDate; to: CalendarDate };
  issuedOn: CalendarDate | undefined;
  /** ISO 4217, when the statement says it. */
  currency: string | undefined;
  /** Decimals of every minor-unit amount here: the currency's own, or more where the statement prints more. */
  decimals: number;
  /** Printed, or following from printed running balances. */
  opening: number | undefined;
  closing: number | undefined;
  /** Printed order. */
  rows: readonly Row[];
  /** The answer's own proof of this account; a service may send none. */
  proof: Proof | undefined;
  /** What the answer lists as not tying. */
  breaks: Breaks;
  /** What the two say of it. */
  judgement: Judgement;
};

export const isMovement = (row: Row): row is Movement =>
  !row.isBalanceLine && row.amount !== undefined;

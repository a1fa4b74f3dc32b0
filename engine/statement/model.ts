import type { EquationKind, SourceBox } from '@/utils/contract';
import type { Order } from '../proof';
import type { BalanceLine, CalendarDate, Holder, RawRow, SectionRole } from '../reading';
import type { Doubt } from './proving';
import type { Period, StatementFacts, StatementKind } from './facts';

/** A finished row. Amounts are minor units, money in positive. */
export type Row = {
  /** 1-based, printed order. */
  id: number;
  date: CalendarDate;
  valueDate: CalendarDate | undefined;
  description: string[];
  /** Absent on a line that only states a balance. */
  amount: number | undefined;
  balance: number | undefined;
  category: string | undefined;
  /** What a column of foreign amounts holds: the currency as printed, and its figure in units of the statement's scale. */
  foreign: { currency: string; minor: number } | undefined;
  source: SourceBox;
  entry: RawRow | BalanceLine;
  /** Its place among the solution's values. */
  at: number;
};

export type Break = { from: number; at: number; diff: number };

export type EquationTally = { kind: EquationKind; checked: number; held: number };

export type Proved = {
  verdict: 'proven' | 'broken' | 'unchecked';
  /** Ids of rows with an amount that no equation that held covers. */
  unproven: number[];
  /** What else keeps it from being proven. */
  doubts: Doubt[];
  equations: EquationTally[];
  /** How its rows follow each other in time. */
  order: Order;
  /** Row ids; `from` is the row of the previous printed balance. */
  breaks: Break[];
  /** Opening, closing and sum where they do not tie. */
  closing: { opening: number; closing: number; sum: number } | undefined;
};

/** Rows under one heading, and the total that is printed with them. */
export type Section = {
  role: SectionRole | undefined;
  /** As printed; empty where rows stand under no heading. */
  name: string;
  holder: Holder | undefined;
  /** Ids of its rows. */
  rows: number[];
  /** Sum of the rows, and the printed total with its sign; minor units. */
  actual: number;
  expected: number | undefined;
};

/** A cardholder's rows, and their printed total if it is their sum. */
export type HolderPart = { holder: Holder; rows: number[]; total: number | undefined };

/** How a statement parts its rows, in printed order. */
export type Breakdown = { sections: Section[]; holders: HolderPart[] };

/** One account's statement, before it takes a schema. */
export type AccountStatement = {
  kind: StatementKind;
  rows: Row[];
  period: Period | undefined;
  opening: number | undefined;
  closing: number | undefined;
  /** Decimals of the minor unit. */
  scale: number;
  facts: StatementFacts;
  breakdown: Breakdown;
  proof: Proved;
};

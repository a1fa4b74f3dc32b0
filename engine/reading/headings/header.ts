import type { Span } from '../../layout';
import type { HeaderColumn, Reading } from './heading-columns';

/** The heading of a table of transactions: one to five lines of column names. */
export type Header = {
  /** Indexes of lines, `to` exclusive. */
  from: number;
  to: number;
  columns: readonly HeaderColumn[];
  /** Of its words, those that name columns: 0 to 1. */
  share: number;
  /** The page, where a box stands left of it on its own line. */
  boxOn?: number | undefined;
  /** Where a list of days' balances begins that stands right of the table. */
  until?: number | undefined;
  /** Where its column of points stands. */
  points?: Span | undefined;
  /** Some of its dates have one name, and a word beside it that is not known. */
  sharesName?: boolean | undefined;
  /** It names two whole sets of amounts and balances, and nothing says which of them is the account's. */
  guessesSet?: boolean | undefined;
  /** What the lines beneath the first one name, where a record has lines of its own for it. */
  further?: readonly HeaderColumn[] | undefined;
};

/** What a reading of some lines makes a heading of; `to` is exclusive. */
export const headerOf = (from: number, to: number, { columns, named, words }: Reading): Header => ({
  from,
  to,
  columns,
  share: Math.min(1, named / Math.max(1, words)),
});

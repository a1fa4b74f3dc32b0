import type { BalanceLine, Group, RawRow, SectionRole, Segment, TotalLine } from '../../reading';
import type { Heading } from './above';

/** Rows of one table under one section heading: the unit that belongs to an account or to none. */
export type Block = {
  group: Group;
  segment: Segment;
  section: SectionRole | undefined;
  /** The headings that it stands under; blocks under the same one share the value. */
  under: Heading;
  entries: (RawRow | BalanceLine)[];
  /** Rows that print no date in a table that dates its rows: maybe sums, maybe rows of the same day. */
  undated: ReadonlySet<RawRow | BalanceLine>;
  /** Sums printed among or after its rows. */
  totals: TotalLine[];
  /** How many entries stand above the last line that sums several columns. */
  summed: number;
  /** Document-wide indexes of the lines of its first entry, and of the last that is certainly one. */
  first: number;
  last: number;
};

/** It prints a figure that may be an amount. */
export const looksLikeRow = (entry: Block['entries'][number]): entry is RawRow =>
  entry.kind === 'row' && entry.cells.some(({ money }) => money.exact) && entry.lines.length > 0;

export const hasRows = ({ entries }: Pick<Block, 'entries'>): boolean =>
  entries.some(({ kind }) => kind === 'row');

/** Its table has a column that is called one of balances. */
export const namesBalance = ({ group: { columns } }: Block): boolean =>
  columns.money.some(({ role }) => role === 'balance');

import type { SectionRole } from '../../languages';
import type { Money, PrintedDate, TokenLine } from '../tokens';

/** A figure and the column that it stands in. */
export type RowCell = { column: number; money: Money };

/** A row as printed: what its figures mean is not yet decided. */
export type RawRow = {
  kind: 'row';
  /** The line that carries its figures. */
  anchor: TokenLine;
  lines: TokenLine[];
  /** In the order of the date columns; undefined where that column is empty. */
  dates: (PrintedDate | undefined)[];
  cells: RowCell[];
  /** What a column of DR / CR marks, or of words for both ways, says of the row. */
  mark: 'debit' | 'credit' | undefined;
  /** What a column of currencies says, as printed. */
  currency: string | undefined;
  /** A foreign amount in a further line of its record. */
  foreign?: Money | undefined;
  /** One item per printed line. */
  description: string[];
  /** Something in the column of dates was not read: the date of the row above may not be its own. */
  dateLost: boolean;
  /** Its day stands in the line of a sum above it, which may be of other rows. */
  dayTaken?: boolean;
  /** A figure stands in a line of its own beside it, in no column: maybe of another row. */
  figureLeft: boolean;
};

/** A balance stated in a line of its own: opening, closing, brought or carried forward. */
export type BalanceLine = {
  kind: 'balance';
  word: 'opening' | 'closing' | 'forward';
  line: TokenLine;
  dates: (PrintedDate | undefined)[];
  cells: RowCell[];
  /** What a column of marks says of its side. */
  mark?: 'debit' | 'credit' | undefined;
  /** What a column of currencies says, as printed. */
  currency?: string | undefined;
  description: string[];
};

/** A printed sum or count; `word` says of what, as far as the line says it. */
export type TotalLine = {
  kind: 'total';
  word: 'any' | 'debits' | 'credits' | 'count';
  line: TokenLine;
  cells: RowCell[];
  /** What it is where it turns out to be a payment to somebody of such a name. */
  row: RawRow;
};

/** A heading between rows that gives the rows under it a meaning. */
type SectionLine = { kind: 'section'; role: SectionRole; line: TokenLine };

/** A line that stands where headings stand, in words that are not known: a cardholder, a card, an account. */
type HeadingLine = {
  kind: 'heading';
  line: TokenLine;
  /** It bears a date and a figure of no column: maybe a row after all. */
  mayBeRow: boolean;
};

/** A heading of something else than transactions: daily balances, averages, rates. */
type AsideLine = { kind: 'aside'; line: TokenLine };

export type Entry = RawRow | BalanceLine | TotalLine | SectionLine | HeadingLine | AsideLine;

/** Whether a row or a line prints a date in any of its table's columns of dates. */
export function isDated({ dates }: Pick<RawRow, 'dates'>): boolean {
  for (const date of dates) if (date) return true;
  return false;
}

/** Whether one of a row's own lines prints what dates it. */
export const printsOwnDate = ({ anchor, lines, dates }: RawRow): boolean =>
  (dates[0] !== undefined && anchor.dates[0] === dates[0]) ||
  lines.some((line) => line.dates.some((date) => dates.includes(date)));

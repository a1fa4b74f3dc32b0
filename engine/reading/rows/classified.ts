import type { TokenLine } from '../tokens';
import type { Entry, RawRow, RowCell } from './entries';

/** A line of a table, taken apart by its columns, and what it is: an anchor of a row, a part of one, or an entry by itself. */
export type Classified = {
  line: TokenLine;
  cells: RowCell[];
  dates: RawRow['dates'];
  mark: RawRow['mark'];
  currency: string | undefined;
  text: string;
  /** It says no more than that its date is the one of what stands below. */
  namesDate: boolean;
  kind: 'amount' | 'date' | 'text' | Exclude<Entry, RawRow>;
};

/** The row that a line is by itself. */
export function rowOf(item: Omit<Classified, 'kind'>): RawRow {
  const { line, dates, cells, mark, currency, text } = item;
  return {
    kind: 'row',
    anchor: line,
    lines: [line],
    dates,
    cells,
    mark,
    currency,
    foreign: undefined,
    description: text === '' ? [] : [text],
    dateLost: false,
    figureLeft: false,
  };
}

import { type Cell, cellsOf } from '../../layout';
import type { Word } from '../../pdf';
import type { TokenLine } from '../tokens';

const NONE: Word[] = [];

/** Whether a line bears a figure or a date, which no heading has: a row of another table may be beside it. */
export const hasFigures = ({ money, dates }: TokenLine): boolean =>
  money.some(({ exact }) => exact) || dates.some(({ weak }) => !weak);

/**
 * The words that may be column names: all before a first figure or date; where a figure begins the line, that of a
 * box beside the table, those behind it.
 */
export function headWords({ words, money, dates }: TokenLine): Word[] {
  let from = 0;
  let to = words.length;
  for (const figure of money) {
    if (!figure.exact) continue;
    // Between two figures no column is named.
    if (from > 0) return NONE;
    if (figure.from === 0) from = figure.to;
    else to = Math.min(to, figure.from);
  }
  for (const date of dates) if (!date.weak) to = Math.min(to, date.from);
  return from < to ? words.slice(from, to) : NONE;
}

/** A number that no column is named by: an account's, a reference. */
const NUMBER = /^[\d\-./]{5,}$/;

/** Cells of a line's head words that may be names; `gap` parts them, in font sizes. */
export const headCells = (line: TokenLine, gap: number): Cell[] =>
  cellsOf(headWords(line), gap).filter(({ words }) => !words.some(({ text }) => NUMBER.test(text)));

/** Cells of several lines, those that stand above each other made one. */
export function stack(lines: readonly TokenLine[], gap: number): Cell[] {
  const stacked: Cell[] = [];
  for (const line of lines) {
    for (const cell of headCells(line, gap)) {
      const above = stacked.find(
        (other) => Math.min(other.x1, cell.x1) - Math.max(other.x0, cell.x0) > 1,
      );
      if (!above) stacked.push({ ...cell });
      else {
        above.words = [...above.words, ...cell.words];
        above.x0 = Math.min(above.x0, cell.x0);
        above.x1 = Math.max(above.x1, cell.x1);
      }
    }
  }
  return stacked.sort((a, b) => a.x0 - b.x0);
}

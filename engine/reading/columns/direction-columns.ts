import { type Cell, cellsOf, overlapOf, type Span, textOf, wordGapOf } from '../../layout';
import { settings } from '../../settings';
import type { Segment } from '../tables';
import type { Money, TokenLine } from '../tokens';
import type { Lexicon, Side } from '../vocabulary';
import { type MoneyColumn, rowLines } from './money-columns';
import { type OwnNumber, ownNumber, sideByNumber } from './own-number';

/** A column whose cells say in words which way their rows go: `Deposit`, `Withdrawal`; `gap` parts cells, in font sizes. */
export type DirectionColumn = Span & { gap: number; own?: OwnNumber | undefined };

/** Rows that are looked at: enough to tell. */
const SAMPLE = 400;

/** `13:53:04.0`, behind its date. */
const TIME = /^\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

/** Of the rows, those that say their direction at least; and those that say it in a cell of the column. */
const MOST_SAID = 0.6;
const MOST_CELLS = 0.5;

/** Rows that show that each begins so. */
const LEAST_BEGUN = 3;

/** The place of most of some cells, and how many stand there. */
function fullestOf(cells: readonly Cell[]): (Span & { count: number }) | undefined {
  const columns: (Span & { count: number })[] = [];
  for (const cell of cells) {
    const column = columns.find((other) => overlapOf(other, cell) > 0);
    if (column) {
      column.x0 = Math.min(column.x0, cell.x0);
      column.x1 = Math.max(column.x1, cell.x1);
      column.count += 1;
    } else columns.push({ x0: cell.x0, x1: cell.x1, count: 1 });
  }
  return columns.sort((a, b) => b.count - a.count)[0];
}

/**
 * The column of words that tells money in from money out where no heading does and no figure bears a sign or mark;
 * `money` are the table's columns of figures.
 */
export function directionColumn(
  segment: Segment,
  money: readonly MoneyColumn[],
  lexicon: Lexicon,
): DirectionColumn | undefined {
  const names = segment.header?.columns ?? [];
  if (names.some(({ role }) => role === 'debit' || role === 'credit')) return undefined;
  const lines = rowsOf(segment).slice(0, SAMPLE);
  if (lines.length === 0 || lines.some((line) => isSigned(line, money))) return undefined;
  const gap = wordGapOf(segment.lines) + settings.headingGap;
  const saying = (says: typeof sideOf): (Span & { count: number }) | undefined =>
    fullestOf(lines.flatMap((line) => textCells(line, gap)).filter((cell) => says(cell, lexicon)));
  const whole = saying(sideOf);
  // `Paid to Oxbow Books`, in each row.
  const begun = (whole?.count ?? 0) < MOST_CELLS * lines.length ? saying(sideBegun) : undefined;
  const best = begun ?? whole;
  if (!best || best.count < (begun ? lines.length : MOST_CELLS * lines.length)) return undefined;
  if (begun && lines.length < LEAST_BEGUN) return undefined;
  const words = { x0: best.x0, x1: best.x1, gap };
  const own = ownNumber(lines, (line) => directionIn(line, words, lexicon));
  const column = { ...words, own };
  const said = lines.filter((line) => directionIn(line, column, lexicon)).length;
  return said >= MOST_SAID * lines.length ? column : undefined;
}

/** Its rows; where no figure stands apart, `02/01/2024 Deposit 274.43`, those that begin with a date and end with one. */
function rowsOf(segment: Segment): readonly TokenLine[] {
  const rows = rowLines(segment);
  return rows.length > 0
    ? rows
    : segment.lines.filter(({ dates, ...line }) => dates[0]?.from === 0 && lastFigure(line));
}

const lastFigure = ({ words, money }: Pick<TokenLine, 'words' | 'money'>): Money | undefined =>
  money.find(({ exact, to }) => exact && to === words.length);

/**
 * Which way a row goes by its cell in such a column, or, where that does not say, by where it bears the account's own number,
 * or by how another cell begins.
 */
export function directionIn(
  line: TokenLine,
  column: DirectionColumn,
  lexicon: Lexicon,
): Side | undefined {
  const cells = textCells(line, column.gap);
  const own = cells.find((cell) => overlapOf(cell, column) > 0);
  const side = own && sideOf(own, lexicon);
  if (side || !own) return side;
  const byNumber = column.own && sideByNumber(line, column.own);
  if (byNumber) return byNumber;
  for (const cell of cells) {
    const begun = sideBegun(cell, lexicon);
    if (begun) return begun;
  }
  return undefined;
}

/** A figure other than a balance that bears a sign or a mark. */
const isSigned = (line: TokenLine, money: readonly MoneyColumn[]): boolean =>
  line.money.some(
    (figure) =>
      figure.alone &&
      (figure.sign !== undefined || figure.marker !== undefined) &&
      !money.some((column) => column.role === 'balance' && overlapOf(column, figure) > 0),
  );

/** Cells of a line that are neither dates, with their times, nor figures. */
function textCells({ words, dates, money }: TokenLine, gap: number): Cell[] {
  const last = lastFigure({ words, money });
  const taken = (i: number): boolean =>
    dates.some(
      ({ from, to }) => i >= from && (i < to || (i === to && TIME.test(words[i]?.text ?? ''))),
    ) || money.some((one) => (one.alone || one === last) && i >= one.from && i < one.to);
  return cellsOf(
    words.filter((_, i) => !taken(i)),
    gap,
  );
}

/** What a cell says that says nothing else. */
const sideOf = (cell: Cell, lexicon: Lexicon): Side | undefined =>
  cell.words.length <= LONGEST ? lexicon.directionOf(textOf(cell)) : undefined;

/** No direction is said in more words. */
const LONGEST = 4;

/** `Transfer to 12-34 Oxbow`: of two words or more, the longest that a cell begins with. */
function sideBegun(cell: Cell, lexicon: Lexicon): Side | undefined {
  for (let to = Math.min(LONGEST, cell.words.length); to > 1; to -= 1) {
    const side = lexicon.directionOf(textOf({ words: cell.words.slice(0, to) }));
    if (side) return side;
  }
  return undefined;
}

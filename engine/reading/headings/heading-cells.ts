import { type Cell, cellsOf, overlapOf, type Span } from '../../layout';
import type { Word } from '../../pdf';
import { isSign, type TokenLine } from '../tokens';

const NONE: Word[] = [];

/** Whether a line bears a figure or a date, which no heading has: a row of another table may be beside it. */
export const hasFigures = ({ money, dates }: TokenLine): boolean =>
  money.some(({ exact }) => exact) || dates.some(({ weak }) => !weak);

/** Words between the two dates of a period at most: `to`, `bis zum`. */
const BETWEEN_DATES = 2;

/** The words around a period in a name, `Transactions from 15-Aug-2025 to 14-Sep-2025`; undefined where there is none. */
function wordsAroundPeriod({ words, money, dates }: TokenLine): Word[] | undefined {
  const [from, to, ...more] = dates.filter(({ weak }) => !weak);
  if (!from || !to || more.length > 0 || from.from === 0 || to.to === words.length)
    return undefined;
  if (to.from - from.to < 1 || to.from - from.to > BETWEEN_DATES) return undefined;
  return money.some(({ exact }) => exact)
    ? undefined
    : [...words.slice(0, from.from), ...words.slice(to.to)];
}

/**
 * The words that may be column names: all before a first figure or date, or around a period; where a figure begins the
 * line, that of a box beside the table, those behind it.
 */
export function headWords(line: TokenLine): Word[] {
  const { words, money, dates } = line;
  const around = dates.length > 1 ? wordsAroundPeriod(line) : undefined;
  if (around) return around;
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

/** `*Indicates posting date`, `+ - Cash advance`: what a mark beside figures means. */
const NOTED = /^[*†‡+]\p{L}/u;
const MARK = /^[*†‡+^#]$/;
/** Words of such a note at least. */
const LEAST_NOTED = 3;

function isLegend({ words }: Cell): boolean {
  const [first, second] = words;
  if (!first || words.length < LEAST_NOTED) return false;
  return NOTED.test(first.text) || (MARK.test(first.text) && isSign(second));
}

/**
 * Cells of a line's head words that may be names; `gap` parts them, in font sizes. Several with a mark are names with
 * footnotes.
 */
export function headCells(line: TokenLine, gap: number): Cell[] {
  const cells = cellsOf(headWords(line), gap);
  const legends = cells.filter(isLegend);
  const areNames = legends.length > 1 && cells.length > legends.length + 1;
  return cells.filter((cell) => hasNoNumber(cell) && (areNames || !legends.includes(cell)));
}

const isNumber = ({ text }: Word): boolean => NUMBER.test(text);
const hasNoNumber = ({ words }: Cell): boolean => !words.some(isNumber);

const middleOf = ({ x0, x1 }: Span): number => (x0 + x1) / 2;

/** Of the names that a cell was set under, the one that a word of it stands nearest to. */
const nameOver = (word: Word, over: readonly Cell[]): Cell | undefined =>
  over.reduce<Cell | undefined>((best, next) => {
    const off = (cell: Cell): number => Math.abs(middleOf(cell) - middleOf(word));
    return !best || off(next) < off(best) ? next : best;
  }, undefined);

/** A cell's words in parts: by the names that it was set under, if these are several. */
function partsUnder(cell: Cell, above: readonly Cell[]): { over: Cell | undefined; cell: Cell }[] {
  const names = above.filter((other) => overlapOf(other, cell) > 1);
  if (names.length < 2) return [{ over: names[0], cell }];
  const parts: { over: Cell | undefined; cell: Cell }[] = [];
  for (const word of cell.words) {
    const over = nameOver(word, names);
    const last = parts.at(-1);
    if (last && last.over === over) {
      last.cell.words.push(word);
      last.cell.x1 = Math.max(last.cell.x1, word.x1);
    } else parts.push({ over, cell: { words: [word], x0: word.x0, x1: word.x1 } });
  }
  return parts;
}

/** Cells of several lines, those that stand above each other made one. */
export function stack(lines: readonly TokenLine[], gap: number): Cell[] {
  let stacked: Cell[] = [];
  for (const line of lines) {
    const grown = new Map(stacked.map((cell) => [cell, { ...cell }]));
    const further: Cell[] = [];
    for (const { over, cell } of headCells(line, gap).flatMap((own) => partsUnder(own, stacked))) {
      const name = over && grown.get(over);
      if (!name) further.push({ ...cell });
      else {
        name.words = [...name.words, ...cell.words];
        name.x0 = Math.min(name.x0, cell.x0);
        name.x1 = Math.max(name.x1, cell.x1);
      }
    }
    stacked = [...grown.values(), ...further];
  }
  return stacked.sort((a, b) => a.x0 - b.x0);
}

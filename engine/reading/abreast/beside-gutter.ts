import { isFiller } from '../../text';
import { type Cut, GUTTER, SAME_LINE } from './gutters';

/** Lines that a column of text beside a table must have; fewer may be chance. */
const LEAST = 3;

/** Share of its lines that begin at its left edge; lines of a description are indented. */
const FLUSH = 0.25;

/** Share of its lines from which on a column shares the table's baselines: it is one of its columns. */
const SHARED = 0.5;

/** Rows say what they are: lines with words, by rows with dates. */
const WORDED = 0.5;

/** What one side of the gutter holds of a line. */
export type Side = { dated: boolean; figured: boolean; worded: boolean };

/** A word, and no mark (`DR`) or currency. */
const HAS_LETTERS = /\p{Ll}{2}|\p{L}{4}|[\u3040-\u9fff\uac00-\ud7af]{2}/u;

export function sideOf({ line, at }: Cut, right: boolean): Side {
  const [first, last] = right ? [at, line.words.length] : [0, at];
  const inside = (from: number): boolean => from >= first && from < last;
  const tokens = [...line.dates, ...line.money.filter(({ exact }) => exact)];
  const isText = (i: number): boolean => !tokens.some(({ from, to }) => i >= from && i < to);
  return {
    dated: line.dates.some(({ from, weak }) => !weak && inside(from)),
    figured: line.money.some(({ from, exact }) => exact && inside(from)),
    worded: line.words.some(({ text }, i) => inside(i) && isText(i) && HAS_LETTERS.test(text)),
  };
}

/** Dates in lines of their own that a table has at least, where they date the rows below. */
const LEAST_DAYS = 2;
export const isDay = ({ dated, figured, worded }: Side): boolean => dated && !figured && !worded;

export const isUndatedRow = ({ dated, figured, worded }: Side): boolean =>
  !dated && figured && worded;

export const isRow = ({ dated, figured, worded }: Side): boolean => dated && figured && worded;

const sharesBaseline = ({ line, at }: Cut): boolean => {
  const first = line.words[at];
  return (
    first !== undefined &&
    line.words.slice(0, at).some((word) => Math.abs(word.baseline - first.baseline) <= SAME_LINE)
  );
};

/** A table of rates has dates and figures, too. */
const namesRate = ({ line, at }: Cut): boolean =>
  line.words.slice(0, at).some(({ text }) => text.endsWith('%'));

/** Headings may stand this many lines above the first date, a box reach as many below the last. */
export const AROUND = 3;

/** `12/12 - 31/12      15.77` beside the table: the days of a span, which date no row. */
function isSpan({ line: { dates, words }, at }: Cut): boolean {
  const [from, to, ...more] = dates.filter((date) => date.from >= at);
  return (
    from?.from === at &&
    to?.from === from.to + 1 &&
    more.length === 0 &&
    isFiller(words[from.to]?.text ?? '')
  );
}

const isRowBeside = (one: Cut | undefined): boolean =>
  one !== undefined && isRow(sideOf(one, true));

/** Of a run, the lines from a table's first date to its last. */
export function tableIn(cuts: readonly Cut[]): readonly Cut[] {
  const isDated = (one: Cut): boolean => sideOf(one, false).dated && !namesRate(one);
  const first = cuts.findIndex(isDated);
  const last = cuts.findLastIndex(isDated);
  if (first < 0) return [];
  // Rows of a table beside it may begin higher than its own.
  let top = Math.max(0, first - AROUND);
  while (isRowBeside(cuts[top - 1])) top -= 1;
  return cuts.slice(top, last + 1 + AROUND);
}

/** Dates that stand in one column begin nearer than this (points). */
const IN_LINE = 3;

/** How many dates right of the gutter may be a table's: in one column, or at its edge; what a text tells stands anywhere. */
function countDays(cuts: readonly Cut[]): number {
  const days = cuts.flatMap((one) => {
    if (isSpan(one)) return [];
    const { line, at } = one;
    const [day] = line.dates.filter(({ from, weak }) => !weak && from >= at);
    return day ? [{ x0: day.x0, begins: day.from === at }] : [];
  });
  return days.filter(
    ({ x0, begins }, i) =>
      begins || days.some((other, k) => k !== i && Math.abs(other.x0 - x0) <= IN_LINE),
  ).length;
}

/** `Date  Details  Amount     09/07/2024 |  Salary    391.06`: the gutter parts a row of the table beside from its day. */
function leavesDay(one: Cut): boolean {
  const { line, at } = one;
  const day = line.dates.find(({ to, weak }) => !weak && to === at);
  const [before, first] = day ? [line.words[day.from - 1], line.words[day.from]] : [];
  if (!before || !first || first.x0 - before.x1 < GUTTER * first.size) return false;
  const beside = sideOf(one, true);
  const begins = line.dates.some(({ from }) => from === at);
  return !sideOf(one, false).figured && beside.figured && beside.worded && !begins;
}

/**
 * Whether what stands right of the gutter is set by itself: a box whose lines do not keep to the table's, or
 * another table of rows.
 */
export function standsApart(region: readonly Cut[], x: number): 'box' | 'table' | undefined {
  const cuts = region.filter((one) => !namesRate(one));
  const right = cuts.filter(({ line, at }) => at < line.words.length);
  if (right.length < LEAST) return undefined;
  const flush = right.filter(({ line, at }) => Math.abs((line.words[at]?.x0 ?? 0) - x) <= 1.5);
  const sides = cuts.map((one) => ({ table: sideOf(one, false), beside: sideOf(one, true) }));
  const count = (test: (both: { table: Side; beside: Side }) => boolean): number =>
    sides.filter(test).length;
  const rows = count(({ beside }) => isRow(beside));
  // Of a table, its rows begin there, of a box most lines.
  const least = Math.min(FLUSH * right.length, rows > 1 ? rows : Infinity);
  if (flush.length < least) return undefined;
  const dated = count(({ table }) => table.dated);
  const worded = count(({ table }) => table.worded);
  if (dated < 2 || worded < Math.max(2, WORDED * dated) || count(({ table }) => table.figured) < 2)
    return undefined;
  // Dates whose figures stand right of the gutter: it goes through one table.
  const across = count(({ table, beside }) => table.dated && !table.figured && beside.figured);
  if (across > 0.25 * dated || cuts.some(leavesDay)) return undefined;
  const shared = right.filter(sharesBaseline).length;
  // Both date their rows in lines above them, and both say what their rows are.
  const hasDays = (side: 'table' | 'beside'): boolean =>
    count((both) => isDay(both[side])) >= LEAST_DAYS &&
    count((both) => isUndatedRow(both[side])) >= LEAST_DAYS;
  if (rows === 0 && hasDays('table') && hasDays('beside')) return 'table';
  // A figure in line with most rows: a column of the table, though the text between them is set lower or higher.
  const whole = right.filter((one) => sideOf(one, false).dated && sideOf(one, false).figured);
  const inLine = whole.filter((one) => sideOf(one, true).figured && sharesBaseline(one));
  if (rows === 0 && inLine.length > 1 && inLine.length > SHARED * whole.length) return undefined;
  // Each figure with text behind it on its own line: descriptions.
  const figures = cuts.filter((one) => sideOf(one, false).figured);
  const followed = figures.filter(sharesBaseline).length;
  if (rows === 0 && followed > 0.5 * figures.length) return undefined;
  // The table's own dates, or its figures with their marks.
  if (rows === 0 && countDays(cuts) > 1) return undefined;
  const says = count(({ beside }) => beside.worded && (!beside.figured || isRow(beside)));
  // Right of what holds fewer of them, rows are no box: that is one, left of their table.
  if (rows >= LEAST) return count(({ table }) => isRow(table)) >= LEAST ? 'table' : undefined;
  return says >= 0.4 * right.length && shared < SHARED * right.length ? 'box' : undefined;
}

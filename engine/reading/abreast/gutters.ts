import { overlapOf } from '../../layout';
import type { Word } from '../../pdf';
import type { Header, HeaderColumn } from '../headings';
import type { TokenLine } from '../tokens';
import { isDateRole, isMoneyRole } from '../vocabulary';

/** White space before the column, in font sizes. */
export const GUTTER = 1.1;

/** Edges are rounded to points. */
const ROUNDED = 0.5;

/** Baselines nearer than this (points) were set as one line. */
export const SAME_LINE = 0.6;

/** A line cut in two: the words from `at` on stand right of the gutter. */
export type Cut = { line: TokenLine; at: number };

/** Where a word stands, or the last one of its figure: `1` of `1 234.56` may stand left of where its column begins. */
export function standsAt({ words, money }: TokenLine, i: number): number {
  const figure = money.find(({ exact, from, to }) => exact && i >= from && i < to);
  return words[figure ? figure.to - 1 : i]?.x0 ?? 0;
}

/** Titles may begin so far (points) left of the rows below them. */
export const OUTDENT = 3;

/** Undefined where a word stands across `x`. */
function cut(line: TokenLine, x: number): Cut | undefined {
  const first = line.words.findIndex((_, i) => standsAt(line, i) >= x - ROUNDED);
  const end = first < 0 ? line.words.length : first;
  const isOutdented = end > 0 && standsAt(line, end - 1) >= x - OUTDENT;
  const at = isOutdented ? end - 1 : end;
  const before = line.words[at - 1];
  return before && before.x1 > x - 0.5 * before.size ? undefined : { line, at };
}

/** Whether what begins with a word is set otherwise than what is before it, or begins with a date, and stands off it. */
function mayBeginAlone({ dates }: TokenLine, i: number, before: Word, word: Word): boolean {
  // Of most lines all words stand on one baseline.
  let begins = Math.abs(before.baseline - word.baseline) > SAME_LINE;
  for (const { from } of dates) begins ||= from === i;
  return begins && word.x0 - before.x1 >= GUTTER * word.size;
}

/**
 * Left edges, right of the page's margin, of what may stand by itself: several lines begin there alone, off the line
 * before, or with a date.
 */
export function edgesOf(lines: readonly TokenLine[], margin: number): number[] {
  const edges = new Map<number, number>();
  for (const line of lines) {
    let before: Word | undefined;
    let i = -1;
    for (const word of line.words) {
      i += 1;
      if (!before || mayBeginAlone(line, i, before, word)) {
        const x = Math.round(word.x0);
        if (x > margin) edges.set(x, (edges.get(x) ?? 0) + 1);
      }
      before = word;
    }
  }
  return [...edges].flatMap(([x, count]) => (count > 1 ? x : [])).sort((a, b) => a - b);
}

/**
 * One name of a heading may be the title of a box beside it, unless no other name is one of money, or of what rows are
 * described by.
 */
function isOnly({ role }: HeaderColumn, others: readonly HeaderColumn[]): boolean {
  if (isMoneyRole(role)) return !others.some((other) => isMoneyRole(other.role));
  return role === 'description' && !others.some((other) => other.role === role);
}

/** Lines of a page, each cut in two; `headed` where they stand under one table's names on both sides. */
export type Run = { cuts: Cut[]; headed: boolean };

/** Names of two tables, maybe: each has money of one name, and says what it is of. */
const areTwo = ([left, right]: readonly [HeaderColumn[], HeaderColumn[]]): boolean =>
  right.some(({ role }) => role === 'description' || isDateRole(role)) &&
  left.some(({ role }) => isMoneyRole(role) && right.some((other) => other.role === role));

/** Rows that show a table beside another. */
const LEAST_ROWS = 2;

/**
 * `Payments received     Date  Details  Amount`: the title of a table, whose rows below have dates of their own,
 * beside the names of another.
 */
function isTitleBeside(
  [left, right]: readonly [HeaderColumn[], HeaderColumn[]],
  { to }: Header,
  lines: readonly TokenLine[],
  x: number,
): boolean {
  const isWhole = right.some(({ role }) => isDateRole(role)) && right.some(isMoney);
  if (left.length !== 1 || left.some(({ role }) => isDateRole(role)) || !isWhole) return false;
  const rows = lines.filter(({ index, dates }) => index >= to && dates.some(({ x1 }) => x1 < x));
  return rows.length >= LEAST_ROWS;
}

const isMoney = ({ role }: HeaderColumn): boolean => isMoneyRole(role);

/** The lines of a page between words, or headings of tables, that stand across `x`. */
export function runsAt(lines: readonly TokenLine[], headers: readonly Header[], x: number): Run[] {
  const sidesOf = ({ columns }: Header): [HeaderColumn[], HeaderColumn[]] => [
    columns.filter(({ x0 }) => x0 < x - ROUNDED),
    columns.filter(({ x0 }) => x0 >= x - ROUNDED),
  ];
  // Names with a figure behind them are the label of a box, or a sum of the table beside.
  const labels = (right: readonly HeaderColumn[], { from, to }: Header): boolean =>
    right.length > 0 &&
    lines.some(
      ({ index, money }) =>
        index >= from && index < to && money.some((figure) => figure.exact && figure.x0 >= x),
    );
  const across = headers.filter((header) => {
    const [left, right] = sidesOf(header);
    if (labels(right, header) || isTitleBeside([left, right], header, lines, x)) return false;
    return left.length > 0 && (right.length > 1 || right.some((name) => isOnly(name, left)));
  });
  const headOf = (index: number): Header | undefined =>
    across.find(({ from, to }) => index >= from && index < to);
  const runs: Run[] = [{ cuts: [], headed: false }];
  let above: Header | undefined;
  for (const line of lines) {
    const header = headOf(line.index);
    if (header) above = areTwo(sidesOf(header)) ? undefined : header;
    const cutLine = header ? undefined : cut(line, x);
    const run = runs.at(-1);
    if (!cutLine) runs.push({ cuts: [], headed: header !== undefined && above !== undefined });
    else if (run) {
      run.cuts.push(cutLine);
      // A title between its rows ends no table.
      run.headed ||= above !== undefined && goesOnUnder(above, line);
    }
  }
  return runs;
}

/** A row whose date stands under the heading's, and its last figure under the last name. */
function goesOnUnder({ columns }: Header, { dates: [date], money, words }: TokenLine): boolean {
  const [day, last] = [columns.find(({ role }) => isDateRole(role)), columns.at(-1)];
  const figure = money.at(-1);
  if (!date || !figure || figure.to < words.length || !day || !last) return false;
  return overlapOf(day, date) > 0 && overlapOf(last, figure) > 0;
}

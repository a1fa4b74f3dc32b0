import { overlapOf } from '../../layout';
import { settings } from '../../settings';
import type { Segment } from '../tables';
import type { Money, TokenLine } from '../tokens';
import { isMoneyRole, isSide } from '../vocabulary';
import { drifts } from './drift';
import type { MoneyColumn } from './money-columns';

/** Columns that are told apart by their place from the line's end; on most lines a mark stands before the figure. */
export type Ordinal = { columns: MoneyColumn[]; marked: boolean };

/**
 * Where cells are set a word space apart, x says nothing. When dated lines end in more figures than there
 * are columns by x, or run on without a gap to figures that stand under each other nowhere, columns are counted
 * from the line's end; and where columns of both sides were set with spaces, so that figures drift out of them.
 */
export function ordinalColumns(segment: Segment, byX: readonly MoneyColumn[]): Ordinal | undefined {
  let [most, usual, all, rows, marked, led, tight] = [0, 0, 0, 0, 0, 0, 0];
  const running: TokenLine[] = [];
  for (const line of segment.lines) {
    if (line.dates.length === 0 || !line.money.some(({ exact }) => exact)) continue;
    rows += 1;
    const count = countTrailing(line);
    if (count === 0) continue;
    all += 1;
    if (line.dates[0]?.from === 0) led += 1;
    // How a table is set, its first rows show.
    if (all <= SAMPLE) {
      if (isRunning(line)) running.push(line);
      if (isRunning(line, TIGHT)) tight += 1;
      if (trailing(line).some(({ marker }) => marker)) marked += 1;
    }
    if (count > most) [most, usual] = [count, 0];
    if (count === most) usual += 1;
  }
  // One figure tells no columns apart; but where none stands alone, it is all that there is.
  const isList = most === 1 && byX.length === 0 && all > 1 && led === all;
  if (most < 1 || most > 4 || usual < 0.8 * all) return undefined;
  const looked = Math.min(all, SAMPLE);
  const isRagged = running.length >= Math.max(FEW, RUNNING * looked) && !shareEdge(running);
  const headings = (segment.header?.columns ?? []).filter((column) => isMoneyRole(column.role));
  // One figure in each line is of the one column that has a name, or, in several lines, of one without.
  const mayBeOne = headings.length === 1 || (headings.length === 0 && all >= SEVERAL);
  if (most < 2 && !isList && !(isRagged && mayBeOne)) return undefined;
  const sides = headings.filter(({ role }) => isSide(role)).length;
  const isAdrift =
    sides > 1 && most < headings.length && drifts(segment.lines.slice(0, SAMPLE), byX);
  // Every row has a figure for each name, and more places hold them than there are names, whatever these are of.
  const others = segment.header?.columns.filter(({ role }) => role === 'reference') ?? [];
  const isOther = (column: MoneyColumn): boolean =>
    others.some((name) => overlapOf(name, column) > 0);
  const isMore =
    headings.length === most &&
    byX.length > most &&
    usual === all &&
    all >= FEW &&
    tight === looked &&
    !byX.some(isOther);
  if (byX.length >= most && !isRagged && !isAdrift && !isMore) return undefined;
  // Of a line or two among many rows, a summary's, nothing follows for the rows.
  if (all < 0.5 * rows) return undefined;
  const columns = Array.from({ length: most }, (_, i) => ({
    x0: 0,
    x1: 0,
    edge: 0,
    center: 0,
    start: 0,
    spread: Infinity,
    count: usual,
    role: headings.length === most || i === most - 1 ? headings.at(i - most)?.role : undefined,
  }));
  return { columns, marked: marked > 0.5 * looked };
}

/** Lines that are looked at: enough to tell how a table is set, few enough to be cheap. */
const SAMPLE = 400;

/** Of fewer lines nothing shows that x says nothing. */
const FEW = 3;

/** Fewer dated lines that end in a figure may be of a letter. */
const SEVERAL = 4;

/** Of the lines with figures, how many run on, where all do but for a space set wide. */
const RUNNING = 0.9;

/** Spaces between cells that were not set as columns are, in font sizes. */
const TIGHT = 2;

/** Its last figures stand a word space behind what is before them, or `gap` font sizes. */
function isRunning(line: TokenLine, gap: number = settings.cellGap): boolean {
  const figures = trailing(line);
  const from = figures[0]?.from ?? 0;
  const inFigure = (i: number): boolean =>
    figures.some((figure) => i > figure.from && i < figure.to);
  return line.words.every((word, i) => {
    const before = i >= from && !inFigure(i) && line.words[i - 1];
    return !before || word.x0 - before.x1 <= gap * word.size;
  });
}

/** Most of the lines end at one place, as those of a column do. */
function shareEdge(lines: readonly TokenLine[]): boolean {
  const counts = new Map<number, number>();
  for (const { x1 } of lines) counts.set(Math.round(x1), (counts.get(Math.round(x1)) ?? 0) + 1);
  return Math.max(...counts.values()) > 0.5 * lines.length;
}

/** How many exact figures end a line. */
function countTrailing({ words, money }: TokenLine): number {
  let at = words.length;
  let count = 0;
  for (let i = money.length - 1; i >= 0; i -= 1) {
    const figure = money[i];
    if (!figure?.exact || figure.to !== at) break;
    at = figure.from;
    count += 1;
  }
  return count;
}

/** The exact figures that end a line. */
export const trailing = (line: TokenLine): Money[] =>
  line.money.slice(line.money.length - countTrailing(line));

import { overlapOf } from '../../layout';
import type { Segment } from '../tables';
import type { TokenLine } from '../tokens';
import { isMoneyRole, isSide } from '../vocabulary';
import { drifts } from './drift';
import { type Ends, endsOf, SAMPLE } from './line-ends';
import type { MoneyColumn } from './money-columns';

/** Columns that are told apart by their place from the line's end; on most lines a mark stands before the figure. */
export type Ordinal = { columns: MoneyColumn[]; marked: boolean };

/** Every row has a figure for each name, and more places hold them than there are names, whatever these are of. */
function isMore(
  { all, most, usual, looked, tight }: Ends,
  names: number,
  { header }: Segment,
  byX: readonly MoneyColumn[],
): boolean {
  const others = header?.columns.filter(({ role }) => role === 'reference') ?? [];
  const isOther = (column: MoneyColumn): boolean =>
    others.some((name) => overlapOf(name, column) > 0);
  const isEach = names === most && usual === all && all >= FEW && tight === looked;
  return isEach && byX.length > most && !byX.some(isOther);
}

/**
 * Where cells are set a word space apart, x says nothing. When dated lines end in more figures than there
 * are columns by x, or run on without a gap to figures that stand under each other nowhere, columns are counted
 * from the line's end; and where columns of both sides were set with spaces, so that figures drift out of them.
 */
export function ordinalColumns(segment: Segment, byX: readonly MoneyColumn[]): Ordinal | undefined {
  const ends = endsOf(segment.lines);
  const { rows, all, led, most, usual, looked, running, marked } = ends;
  // One figure tells no columns apart; but where none stands alone, it is all that there is.
  const isList = most === 1 && byX.length === 0 && all > 1 && led === all;
  if (most < 1 || most > 4 || usual < 0.8 * all) return undefined;
  const isRagged = running.length >= Math.max(FEW, RUNNING * looked) && !shareEdge(running);
  const headings = (segment.header?.columns ?? []).filter((column) => isMoneyRole(column.role));
  // One figure in each line is of the one column that has a name, or, in several lines, of one without.
  const mayBeOne = headings.length === 1 || (headings.length === 0 && all >= SEVERAL);
  if (most < 2 && !isList && !(isRagged && mayBeOne)) return undefined;
  const sides = headings.filter(({ role }) => isSide(role)).length;
  const isAdrift =
    sides > 1 && most < headings.length && drifts(segment.lines.slice(0, SAMPLE), byX);
  const isOrdinal =
    byX.length < most || isRagged || isAdrift || isMore(ends, headings.length, segment, byX);
  // Of a line or two among many rows, a summary's, nothing follows for the rows.
  if (!isOrdinal || all < 0.5 * rows) return undefined;
  const columns = Array.from({ length: most }, (_, i) => ({
    x0: 0,
    x1: 0,
    edge: 0,
    center: 0,
    start: 0,
    spread: Infinity,
    count: usual,
    role: headings.length === most || i === most - 1 ? headings.at(i - most)?.role : undefined,
    isNamed: false,
  }));
  return { columns, marked: marked > 0.5 * looked };
}

/** Of fewer lines nothing shows that x says nothing. */
const FEW = 3;

/** Fewer dated lines that end in a figure may be of a letter. */
const SEVERAL = 4;

/** Of the lines with figures, how many run on, where all do but for a space set wide. */
const RUNNING = 0.9;

/** Most of the lines end at one place, as those of a column do. */
function shareEdge(lines: readonly TokenLine[]): boolean {
  const counts = new Map<number, number>();
  for (const { x1 } of lines) counts.set(Math.round(x1), (counts.get(Math.round(x1)) ?? 0) + 1);
  return Math.max(...counts.values()) > 0.5 * lines.length;
}

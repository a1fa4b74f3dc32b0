import { offsetOf, overlapOf } from '../../layout';
import type { Segment } from '../tables';
import { shareFew } from './clusters';

/** Where dates stand beneath each other: its edges (points), how many there are, and on which lines. */
export type DateColumn = { x0: number; x1: number; count: number; lines: number[] };

/** The places of a table's dates, by their left edges. */
export const placesOfDates = (segment: Segment): DateColumn[] => merged(dateSpans(segment));

/** Dates of one column share an edge or their middle (points), … */
const ALIGNED = 4;
/** … or most of their place: a date over two lines stands where its longer half does. */
const SAME_PLACE = 0.6;

const areAligned = (a: DateColumn, b: DateColumn): boolean =>
  overlapOf(a, b) >= SAME_PLACE * (b.x1 - b.x0) || offsetOf(a, b) <= ALIGNED;

/** Centred dates begin at many places: aligned spans are one column, unless they share their lines. */
function merged(spans: readonly DateColumn[]): DateColumn[] {
  const list: { column: DateColumn; parts: DateColumn[] }[] = [];
  for (const span of spans) {
    const found = list.find(
      ({ column, parts }) =>
        parts.some((part) => areAligned(part, span)) && shareFew(span.lines, column.lines),
    );
    if (!found) {
      list.push({ column: { ...span }, parts: [span] });
      continue;
    }
    const { column, parts } = found;
    column.x1 = Math.max(column.x1, span.x1);
    column.count += span.count;
    for (const line of span.lines) column.lines.push(line);
    parts.push(span);
  }
  return list.map(({ column }) => column);
}

/** Dates that begin at one place (points). */
const SAME_START = 1.5;

/** Dates that begin at one place: where they end, and the indexes of their lines. */
type Start = { x0: number; ends: number[]; lines: number[] };

/** Where dates begin and usually end, left to right: a longer one among them bridges no two columns. */
function dateSpans({ lines }: Segment): DateColumn[] {
  const byStart = new Map<number, Start>();
  for (const { dates, money, index } of lines)
    for (const { x0, x1, weak } of dates) {
      if (money.length === 0 && weak) continue;
      const start = byStart.get(x0);
      if (start) {
        start.ends.push(x1);
        start.lines.push(index);
      } else byStart.set(x0, { x0, ends: [x1], lines: [index] });
    }
  const starts: Start[] = [];
  for (const start of [...byStart.values()].sort((a, b) => a.x0 - b.x0)) {
    const last = starts.at(-1);
    if (last && start.x0 - last.x0 <= SAME_START) {
      for (const end of start.ends) last.ends.push(end);
      for (const line of start.lines) last.lines.push(line);
    } else starts.push(start);
  }
  return starts.map(({ x0, ends, lines: of }) => {
    const x1 = Float64Array.from(ends).sort()[ends.length >> 1] ?? x0;
    return { x0, x1, count: ends.length, lines: of };
  });
}

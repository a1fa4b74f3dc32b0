import { clipLine, type TokenLine } from '../tokens';
import { isMoneyRole, type Lexicon, mayName, phrasesIn } from '../vocabulary';
import type { Segment } from './segment';

/** What stands further left of a heading's first name (points) is not of its table. */
const REACH = 14;
/** Lines set among the table's that a box has at least; fewer may be titles. */
const LEAST = 3;
/** Lines of one column of text are at least so many font sizes apart: what is nearer is set beside it. */
const LEADING = 0.9;

/**
 * Left edge of a table by its heading; undefined where a text column, which may begin further left, comes first, or where it
 * names nothing but money: what stands left of that says what the money was.
 */
function edgeOf({ header }: Segment): number | undefined {
  const names = header?.columns ?? [];
  if (names.every(({ role }) => isMoneyRole(role))) return undefined;
  const [first] = names.toSorted((a, b) => a.x0 - b.x0);
  return first && first.role !== 'description' ? first.x0 - REACH : undefined;
}

/** White space after the box, in font sizes. */
const GUTTER = 1.1;

/** Whether white space parts what a line has left of `edge` from the rest. */
function isParted({ words }: TokenLine, edge: number): boolean {
  const at = words.findIndex(({ x0 }) => x0 >= edge);
  const [before, word] = [words[at - 1], words[at]];
  if (!word) return (words.at(-1)?.x1 ?? 0) < edge;
  return !before || (before.x1 < edge && word.x0 - before.x1 > GUTTER * word.size);
}

/** Whether a line stands left of `edge` beside the table's lines, or in one with them. */
function isAmong(lines: readonly TokenLine[], i: number, edge: number): boolean {
  const line = lines[i];
  if (!line || line.x0 >= edge) return false;
  if (line.x1 >= edge) return isParted(line, edge);
  return [lines[i - 1], lines[i + 1]].some(
    (other) =>
      other !== undefined &&
      other.page === line.page &&
      other.x0 >= edge &&
      Math.abs(other.baseline - line.baseline) < LEADING * line.size,
  );
}

/** Whether a date stands left of `edge`; one that may be something else, `04-01`, by itself. */
const isDatedIn = ({ dates, words }: TokenLine, edge: number): boolean =>
  dates.some(
    ({ from, to, x1, weak }) =>
      x1 < edge && (!weak || (from === 0 && (words[to]?.x0 ?? Infinity) >= edge)),
  );

/**
 * Most rows of a table whose first name is further right begin with nothing but a date left of it: a column of dates whose name
 * was not understood, and no box.
 */
function areLedByDates(lines: readonly TokenLine[], edge: number): boolean {
  let [rows, led] = [0, 0];
  for (const { dates, words, money } of lines) {
    if (!money.some(({ exact }) => exact) || !dates.some(({ x0 }) => x0 >= edge)) continue;
    rows += 1;
    const [first] = dates;
    if (first?.from === 0 && first.x1 < edge && (words[first.to]?.x0 ?? 0) >= edge) led += 1;
  }
  return led > 0.5 * rows;
}

/** `Total     7,885.79     8,928.62`: what stands left of the first name says what the figures are. */
const isSum = (line: TokenLine): boolean =>
  mayName(line, 'totals') &&
  line.dates.length === 0 &&
  line.money.filter(({ exact }) => exact).length > 1 &&
  phrasesIn(line, 'totals').some(({ from }) => from === 0);

/** A table without the box that stands left of it on a page, whose lines are set among the rows. */
export function withoutLeftBox(segment: Segment, lexicon: Lexicon): Segment {
  const edge = edgeOf(segment);
  if (edge === undefined) return segment;
  const { lines } = segment;
  if (areLedByDates(lines, edge)) return segment;
  const boxes = new Map<number, { from: number; to: number; count: number; dated: number }>();
  lines.forEach((line, i) => {
    if (!isAmong(lines, i, edge)) return;
    const box = boxes.get(line.page) ?? { from: i, to: i, count: 0, dated: 0 };
    box.to = i;
    box.count += 1;
    // A column of dates whose name was not understood is no box.
    if (isDatedIn(line, edge)) box.dated += 1;
    boxes.set(line.page, box);
  });
  const known = segment.header?.boxOn;
  if (boxes.size === 0 && known === undefined) return segment;
  const isBoxed = (line: TokenLine, i: number): boolean => {
    if (line.page === known) return true;
    const box = boxes.get(line.page);
    return (
      box !== undefined &&
      box.count >= LEAST &&
      box.dated < 0.5 * box.count &&
      i >= box.from &&
      i <= box.to
    );
  };
  return {
    ...segment,
    lines: lines.flatMap((line, i) =>
      line.x0 < edge && isParted(line, edge) && isBoxed(line, i) && !isSum(line)
        ? (clipLine(line, edge, Infinity, lexicon) ?? [])
        : line,
    ),
  };
}

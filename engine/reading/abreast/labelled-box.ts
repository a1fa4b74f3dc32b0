import type { Header, HeaderColumn } from '../headings';
import type { TokenLine } from '../tokens';
import { isMoneyRole } from '../vocabulary';
import { isRow, sideOf } from './beside-gutter';
import { type Cut, GUTTER } from './gutters';

/** Rows left of a box, and labels with their figures in it, at least. */
const LEAST_ROWS = 2;
const LEAST_LABELS = 3;
/** Points between what begins at one edge. */
const AT_EDGE = 1.5;

/** A heading that names what a table's rows are described by, and money. */
const namesAll = ({ columns }: Header): boolean =>
  columns.some(({ role }) => role === 'description') &&
  columns.some(({ role }) => isMoneyRole(role));

const endOf = (columns: readonly HeaderColumn[]): number =>
  columns.reduce((end, { x1 }) => Math.max(end, x1), 0);

/** A day and a figure left of the gutter. */
function isRowLeft(one: Cut): boolean {
  const { dated, figured } = sideOf(one, false);
  return dated && figured;
}

/** Lines up to the heading of a second table: those of one. */
export function untilHeading(cuts: readonly Cut[], headers: readonly Header[]): readonly Cut[] {
  const first = cuts.find(isRowLeft)?.line.index ?? 0;
  const next = headers.find(({ from }) => from > first)?.from ?? Infinity;
  return cuts.filter(({ line: { index } }) => index < next);
}

/** Left edges, right of all columns that a heading names, at which several lines go on: a box may begin there. */
export function edgesBeside(lines: readonly TokenLine[], headers: readonly Header[]): number[] {
  const header = headers.findLast(namesAll);
  if (!header) return [];
  const end = endOf(header.columns);
  const edges = new Map<number, number>();
  for (const { index, words } of lines) {
    if (index < header.to || (words.at(-1)?.x1 ?? 0) <= end) continue;
    const at = words.findIndex(({ x0, size }) => x0 > end + GUTTER * size);
    const x = Math.round(words[at]?.x0 ?? Number.NaN);
    if (at > 0) edges.set(x, (edges.get(x) ?? 0) + 1);
  }
  return [...edges].flatMap(([x, count]) => (count >= LEAST_LABELS ? x : []));
}

/**
 * Whether what stands right of `x` is a box of labels and figures, though its lines are set on those of the rows: a heading
 * names all columns of the table, and none of them there, where no column has a text and a figure.
 */
export function isLabelledBox(
  cuts: readonly Cut[],
  headers: readonly Header[],
  x: number,
): boolean {
  const rows = cuts.filter(isRowLeft);
  const [first] = rows;
  const header = headers.findLast(({ to }) => first !== undefined && to <= first.line.index);
  if (!header || rows.length < LEAST_ROWS) return false;
  if (!namesAll(header) || endOf(header.columns) >= x) return false;
  const beside = cuts.filter(({ line, at }) => at < line.words.length);
  const sides = beside.map((one) => sideOf(one, true));
  if (sides.some(isRow)) return false;
  const labels = beside.filter(({ line, at }, i) => {
    const begins = Math.abs((line.words[at]?.x0 ?? 0) - x) <= AT_EDGE;
    return begins && sides[i]?.figured === true && sides[i].worded;
  });
  return labels.length >= LEAST_LABELS;
}

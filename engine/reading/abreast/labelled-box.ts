import type { Header } from '../headings';
import { isMoneyRole } from '../vocabulary';
import { isRow, sideOf } from './beside-gutter';
import type { Cut } from './gutters';

/** Rows left of a box, and labels with their figures in it, at least. */
const LEAST_ROWS = 3;
const LEAST_LABELS = 3;
/** Points between what begins at one edge. */
const AT_EDGE = 1.5;

/**
 * Whether what stands right of `x` is a box of labels and figures, though its lines are set on those of the rows: a heading
 * names all columns of the table, and none of them there, where no column has a text and a figure.
 */
export function isLabelledBox(
  cuts: readonly Cut[],
  headers: readonly Header[],
  x: number,
): boolean {
  const rows = cuts.filter((one) => isRow(sideOf(one, false)));
  const [first] = rows;
  const header = headers.findLast(({ to }) => first !== undefined && to <= first.line.index);
  if (!header || rows.length < LEAST_ROWS) return false;
  const { columns } = header;
  const isWhole =
    columns.some(({ role }) => role === 'description') &&
    columns.some(({ role }) => isMoneyRole(role));
  if (!isWhole || columns.some(({ x1 }) => x1 >= x)) return false;
  const beside = cuts.filter(({ line, at }) => at < line.words.length);
  const sides = beside.map((one) => sideOf(one, true));
  if (sides.some(isRow)) return false;
  const labels = beside.filter(({ line, at }, i) => {
    const begins = Math.abs((line.words[at]?.x0 ?? 0) - x) <= AT_EDGE;
    return begins && sides[i]?.figured === true && sides[i].worded;
  });
  return labels.length >= LEAST_LABELS;
}

import { phrasesIn } from '../vocabulary';
import { isRow, sideOf } from './beside-gutter';
import type { Cut } from './gutters';

/** Rows right of a box, and lines of the box, at least; fewer may be chance. */
const LEAST = 3;
/** Labels with their figures that a box has at least. */
const LEAST_FIGURES = 2;
/** Points between what begins at one edge. */
const AT_EDGE = 1.5;
/** Share of the rows from which on what stands left of them is a column of their table. */
const COLUMN = 0.5;

/** `Previous balance, Mar. 8, 2024    $1,410.27`: the day of a balance. */
const statesBalance = ({ line }: Cut): boolean =>
  phrasesIn(line, 'balances').some(({ from, tag }) => from === 0 && tag !== 'other');

/**
 * Whether what stands left of `x` is a box of labels and figures, and right of it, dates first, are rows: few of these have a
 * line of the box beside them.
 */
export function isBoxBefore(cuts: readonly Cut[], x: number): boolean {
  const rows = cuts.filter((one) => {
    const { line, at } = one;
    const begins = Math.abs((line.words[at]?.x0 ?? 0) - x) <= AT_EDGE;
    return begins && line.dates.some(({ from }) => from === at) && isRow(sideOf(one, true));
  });
  if (rows.length < LEAST) return false;
  const left = cuts.filter(({ at }) => at > 0);
  const box = left.map((one) => sideOf(one, false));
  const labels = box.filter(({ figured, worded }) => figured && worded);
  if (box.length < LEAST || labels.length < LEAST_FIGURES) return false;
  // A date beside words and a figure is a row's; what is due on a day may stand in a box.
  if (left.some((one) => isRow(sideOf(one, false)) && !statesBalance(one))) return false;
  return rows.filter(({ at }) => at > 0).length < COLUMN * rows.length;
}

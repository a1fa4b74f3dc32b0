import { isSide } from '../../reading';
import { type Block, leavesRows } from '../blocks';
import type { LabelledBalance } from '../labelled';
import { amountsOf, type Known, type Solution } from './solution';
import { isComplete, solve } from './solve';

/**
 * An account whose closing balance no label states for certain: the amount that may be it (`Current balance`) and that all rows lead
 * to from the opening one, or, of a card, come to where none is stated. Undefined where there is none, or where more was left
 * out than the lines of such amounts.
 */
export function byAmountsDue(
  blocks: readonly Block[],
  known: Known,
  solved: Solution,
  dues: () => readonly LabelledBalance[],
): Solution | undefined {
  const states = (word: LabelledBalance['word']): boolean =>
    known.labels.some((label) => label.word === word);
  if (solved.tie || states('closing')) return undefined;
  if (!states('opening')) return known.kind === 'card' ? withSumDue(solved, dues()) : undefined;
  const labels = dues();
  if (labels.length === 0) return undefined;
  const solution = solve(blocks, { ...known, labels: [...known.labels, ...labels] });
  const isWhole = leavesRows(blocks, solution.blocks) === 'none' && leavesOnly(solution, labels);
  const isSure = known.kind === 'card' || isTold(solution);
  return solution.tie?.held === true && isWhole && isSure ? solution : undefined;
}

/** Columns, or sections, say of every row which way it went: of a debt, all would move the other way and tie as well. */
const isTold = ({ values }: Solution): boolean =>
  values.every(
    ({ amount, how: { roles }, section }) =>
      amount === undefined || roles.some(isSide) || section !== undefined,
  );

/** With the amount due, if any, that is what all rows come to: nothing was owed before them. */
function withSumDue(solved: Solution, dues: readonly LabelledBalance[]): Solution | undefined {
  const sum = amountsOf(solved.values).reduce((total, amount) => total + amount, 0);
  const isDue = sum < 0 && isComplete(solved) && dues.some(({ minor }) => minor === -sum);
  return isDue ? { ...solved, closing: sum } : undefined;
}

/** Whether the only lines that look like rows and are none are those of some labels, or print no day as the rows do. */
function leavesOnly(solution: Solution, labels: readonly LabelledBalance[]): boolean {
  if (isComplete(solution)) return true;
  const sums = new Set(labels.map(({ line }) => line));
  const read = new Set(solution.values.map(({ entry }) => entry));
  return solution.blocks.every(({ entries, undated }) =>
    entries.every(
      (entry) =>
        read.has(entry) || undated.has(entry) || (entry.kind === 'row' && sums.has(entry.anchor)),
    ),
  );
}

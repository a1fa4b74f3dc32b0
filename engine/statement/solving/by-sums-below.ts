import { signed } from '../../reading';
import { type Block, hasRows, leavesRows } from '../blocks';
import type { LabelledBalance } from '../labelled';
import type { Known, Solution } from './solution';
import { solve } from './solve';

/** The sums that stand below a table's rows and are of all its figures: one column, no side named. */
const sumsBelow = (blocks: readonly Block[]): LabelledBalance[] =>
  blocks.filter(hasRows).flatMap(({ totals }) =>
    totals.flatMap(({ word, cells, line }): LabelledBalance[] => {
      const [cell, ...more] = cells;
      return word === 'any' && cell && more.length === 0
        ? [{ word: 'closing', minor: signed(cell.money), money: cell.money, line }]
        : [];
    }),
  );

/**
 * A card whose list begins with the balance before, and ends in a sum: of that balance, too, if the rows lead from the
 * one to the other. So a bill prints the lists of several cards, and what is due of them all. Undefined where the rows do
 * not lead there, or what is stated as the closing balance is borne out.
 */
export function bySumsBelow(
  blocks: readonly Block[],
  known: Known,
  solved: Solution,
): Solution | undefined {
  if (known.kind !== 'card' || solved.tie?.held) return undefined;
  const listed = new Set(
    blocks.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.kind === 'balance' ? entry.line : [])),
    ),
  );
  const openings = known.labels.filter(({ word, line }) => word === 'opening' && listed.has(line));
  const sums = openings.length > 0 ? sumsBelow(blocks) : [];
  if (sums.length === 0) return undefined;
  const solution = solve(blocks, { ...known, labels: [...openings, ...sums] });
  const isWhole = leavesRows(blocks, solution.blocks) === 'none';
  return solution.tie?.held === true && isWhole ? withoutSumsOf(solution) : undefined;
}

/** A solution whose closing balance, which is of the balance before, too, is no sum of a list's rows. */
function withoutSumsOf(solution: Solution): Solution {
  const closing = Math.abs(solution.tie?.closing ?? Number.NaN);
  const sections = solution.sections.map((section) =>
    Math.abs(section.expected ?? 0) === closing && section.actual !== section.expected
      ? { ...section, expected: undefined }
      : section,
  );
  return { ...solution, sections };
}

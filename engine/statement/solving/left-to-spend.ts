import type { Interpretation } from '../../reading';
import type { Block } from '../blocks';
import { byTotals } from './by-totals';
import type { Known, Solution } from './solution';

/**
 * A card's rows beside a column of what is left to spend: it moves with the amounts, but the balances that labels state
 * are others, and it is these that the amounts lead from and to. Undefined where that is not so.
 */
export function byStatedBalances(
  blocks: readonly Block[],
  known: Known,
  how: Interpretation,
): Solution | undefined {
  if (how.owed || known.labels.length === 0) return undefined;
  const variant = { sign: how.sign, swapped: false, undated: false };
  const solution = byTotals(blocks, { ...known, kind: 'card', runs: () => false }, variant, blocks);
  const { tie, values } = solution;
  const printed = values.flatMap(({ balance }) => balance ?? []);
  if (!tie?.held || printed.some((balance) => balance === tie.closing)) return undefined;
  return { ...solution, values: values.map((value) => ({ ...value, balance: undefined })) };
}

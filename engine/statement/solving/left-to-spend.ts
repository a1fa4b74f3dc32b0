import type { Valued } from '../../proof';
import type { Interpretation, SignRule } from '../../reading';
import type { Block } from '../blocks';
import { byTotals } from './by-totals';
import type { Known, Solution } from './solution';

/** What is left to spend, taken for what is owed, turns the amounts round. */
const TURNED: Readonly<Partial<Record<SignRule, SignRule>>> = {
  printed: 'inverted',
  inverted: 'printed',
};

/**
 * A card's rows beside a column of what is left to spend: it moves with the amounts, but the balances that labels state
 * are others, and it is these that the amounts lead from and to. Undefined where that is not so.
 */
export function byStatedBalances(
  blocks: readonly Block[],
  known: Known,
  how: Interpretation,
): Solution | undefined {
  const sign = how.owed ? TURNED[how.sign] : how.sign;
  if (sign === undefined || known.labels.length === 0) return undefined;
  const variant = { sign, swapped: false, undated: false };
  const solution = byTotals(blocks, { ...known, kind: 'card', runs: () => false }, variant, blocks);
  const { tie, values } = solution;
  if (!tie?.held || values.some((value) => runsTo(value, tie.closing))) return undefined;
  return { ...solution, values: values.map((value) => ({ ...value, balance: undefined })) };
}

/** Whether the column comes to a stated balance, owed or not; what stands in the column of amounts is not of it. */
const runsTo = ({ entry: { cells }, how: { roles } }: Valued, closing: number): boolean =>
  cells.some(
    ({ column, money }) => roles[column] === 'balance' && money.minor === Math.abs(closing),
  );

import { type Entry, isDated } from '../rows';
import type { Group, Placed } from './groups';

/** Rows that tell. */
const LEAST_ROWS = 3;

/** Where figures of dated rows stand in two columns of amounts: in how many rows in each, and in how many in both. */
function tallyOf(
  entries: readonly Entry[],
  [left, right]: readonly [number, number],
): { left: number; right: number; both: number } {
  const tally = { left: 0, right: 0, both: 0 };
  for (const entry of entries) {
    if (entry.kind !== 'row' || !isDated(entry)) continue;
    const inLeft = entry.cells.some(({ column }) => column === left);
    const inRight = entry.cells.some(({ column }) => column === right);
    if (inLeft) tally.left += 1;
    if (inRight) tally.right += 1;
    if (inLeft && inRight) tally.both += 1;
  }
  return tally;
}

/**
 * Of two columns that are both called amounts, the one that is filled in some rows only, and never without the other,
 * holds what was paid in another currency. Names that column.
 */
export function nameOriginalAmounts(groups: readonly Group[], placed: readonly Placed[]): void {
  for (const group of groups) {
    const { money } = group.columns;
    const [left, right, ...more] = [...money.keys()].filter((i) => money[i]?.role === 'amount');
    if (left === undefined || right === undefined || more.length > 0) continue;
    const own = placed.flatMap((one) => (one.group === group ? one.entry : []));
    const tally = tallyOf(own, [left, right]);
    const few = tally.left < tally.right ? left : right;
    const [less, most] = [Math.min(tally.left, tally.right), Math.max(tally.left, tally.right)];
    const isBeside = less > 0 && less < most && less === tally.both;
    if (!isBeside || most < LEAST_ROWS) continue;
    group.columns = {
      ...group.columns,
      money: money.map((column, i) => (i === few ? { ...column, role: 'foreignAmount' } : column)),
    };
  }
}

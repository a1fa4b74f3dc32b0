import type { BalanceLine, RawRow, RowCell } from '../../reading';
import type { Block } from './block';

/**
 * Whether all that a block's rows print stands in the column of balances, and a sum below them is what it comes to: balances
 * are not added, so these are amounts of another table, such as charges that are still to come.
 */
export function addsBalances(
  entries: readonly (RawRow | BalanceLine)[],
  { totals, group }: Pick<Block, 'totals' | 'group'>,
): boolean {
  const { money } = group.columns;
  const isBalance = ({ column }: RowCell): boolean => money[column]?.role === 'balance';
  const isOther = ({ kind, cells }: RawRow | BalanceLine): boolean =>
    kind !== 'row' || !cells.every(isBalance);
  if (totals.length === 0 || entries.some(isOther)) return false;
  const figures = entries.flatMap(({ cells }) => cells.map((cell) => cell.money.minor));
  const sum = figures.reduce((all, minor) => all + minor, 0);
  return totals.some(
    (total) => total.cells.some((cell) => isBalance(cell) && cell.money.minor === sum) && sum !== 0,
  );
}

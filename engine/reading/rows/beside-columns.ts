import type { ColumnRole } from '../../languages';
import type { Columns, MoneyColumn } from '../columns';
import { isMovementRole } from '../vocabulary';
import type { RowCell } from './entries';

/** Where headings name every column that moves money, figures under none of them are of another table. */
export function isBeside(cells: readonly RowCell[], columns: Columns): boolean {
  for (const { column, money } of cells)
    if (money.exact && !columns.money[column]?.role) return standsBeside(cells, columns);
  return false;
}

function standsBeside(cells: readonly RowCell[], { money }: Columns): boolean {
  const has = (role: ColumnRole): boolean => money.some((column) => column.role === role);
  const complete = has('amount') || (has('debit') && has('credit'));
  const moves = ({ role, currency }: MoneyColumn): boolean =>
    isMovementRole(role) || currency !== undefined;
  return complete && !cells.some(({ column }) => money[column] && moves(money[column]));
}

import type { Columns } from '../columns';
import { signed } from '../tokens';
import { isMovementRole } from '../vocabulary';
import type { Classified } from './classified';
import { isDated, type RowCell } from './entries';
import { printsFiguresLast } from './row-lines';

/** A line without a date that is called a balance or a sum, right below words of a row whose figures are still to come. */
function endsRow(item: Classified, above: Classified | undefined): boolean {
  const { kind, line } = item;
  if (typeof kind !== 'object' || (kind.kind !== 'balance' && kind.kind !== 'total')) return false;
  if (isDated(item) || above?.line.page !== line.page) return false;
  return (above.kind === 'text' || above.kind === 'date') && above.text !== '';
}

/** The figure in a column of balances. */
const balanceIn = ({ cells }: Classified, { money }: Columns): RowCell | undefined =>
  cells.find(({ column }) => money[column]?.role === 'balance');

/** The only figure in a column that moves money by its name. */
function moveIn({ cells }: Classified, { money }: Columns): RowCell | undefined {
  const [moved, ...more] = cells.filter(({ column }) => isMovementRole(money[column]?.role));
  return moved?.money.exact && moved.money.minor !== 0 && more.length === 0 ? moved : undefined;
}

/**
 * Where rows print their figures on their last line, what is called a balance or a sum there may be the rest of a row:
 * `29 DEC Debit Adjustment` over `Sub Total Foods Dispute  21.30  7,409.46`, where the balance above leads to its own by what
 * moved, or `SO NURSERY PAYMENTS` over `BALANCE DUE FEB  640.00`, whose only figure stands in a column that moves money beside
 * one of balances.
 */
export function withCalledRows(
  items: readonly Classified[],
  columns: Columns,
): readonly Classified[] {
  if (!columns.money.some(({ role, isNamed }) => role === 'balance' && isNamed)) return items;
  if (!items.some((item, i) => endsRow(item, items[i - 1])) || !printsFiguresLast(items))
    return items;
  let before: number | undefined;
  return items.map((item, i): Classified => {
    const balance = balanceIn(item, columns);
    const last = before;
    if (balance) before = signed(balance.money);
    // Rows that print none stand between: what follows may be their sum.
    else if (item.kind === 'amount') before = undefined;
    const moved = moveIn(item, columns);
    if (!moved || !endsRow(item, items[i - 1])) return item;
    const isRow = balance
      ? last !== undefined && Math.abs(signed(balance.money) - last) === moved.money.minor
      : typeof item.kind === 'object' && item.kind.kind === 'balance';
    return isRow ? { ...item, kind: 'amount' } : item;
  });
}

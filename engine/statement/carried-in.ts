import { dayNumber } from '../reading';
import type { Period } from './facts';
import type { Row } from './model';

/**
 * A row that moves nothing, with a balance and a date before the printed period, older than all others: it says what was
 * there before. Such a row is given no amount, as lines that state a balance have none.
 */
export function withoutCarriedIn(rows: Row[], printed: Period | undefined): Row[] {
  if (!printed) return rows;
  const from = dayNumber(printed.from);
  const before = rows.filter(({ date }) => dayNumber(date) < from);
  const [row, ...more] = before;
  const isFirst = row !== undefined && (row === rows[0] || row === rows.at(-1));
  if (!row || more.length > 0 || !isFirst || row.amount !== 0 || row.balance === undefined)
    return rows;
  return rows.map((other) => (other === row ? { ...other, amount: undefined } : other));
}

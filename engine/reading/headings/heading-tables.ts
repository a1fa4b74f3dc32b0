import type { ColumnRole } from '../../languages';
import { isDateRole, isMoneyRole, isMovementRole, isSide } from '../vocabulary';
import type { HeaderColumn, Reading } from './heading-columns';
import { setsOf } from './two-sets';

/**
 * Where a heading names its columns twice or more (`Date Amount Date Amount`), the left edges of the tables
 * that stand abreast; empty otherwise. Under a date of their own, money out and money in are the same column of each:
 * `Date Debit Date Credit`.
 */
export function startsOf(columns: readonly HeaderColumn[]): number[] {
  for (let size = 2; 2 * size <= columns.length; size += 1) {
    const part = new Set(columns.slice(0, size).map(({ role }) => role));
    const isDated = part.has('date') || part.has('valueDate');
    const repeats =
      columns.length % size === 0 &&
      part.size > 1 &&
      columns.every(({ role }, i) => {
        const first = columns[i % size]?.role;
        return role === first || (isDated && isSide(role) && isSide(first));
      });
    if (repeats) return columns.flatMap(({ x0 }, i) => (i % size === 0 ? x0 : []));
  }
  return [];
}

/** Share of a heading's words that are in cells that name columns. */
const NAMES = 0.6;
/** … where these are a day, a text, what moves and a balance: whatever the others are called, it heads a table. */
const NAMES_OF_ALL = 0.4;

const namesAll = ({ columns }: Reading): boolean =>
  columns.some(({ role }) => role === 'date') &&
  columns.some(({ role }) => role === 'description') &&
  columns.some(({ role }) => isMovementRole(role)) &&
  columns.some(({ role }) => role === 'balance');

/** A heading names a date or a text column, and at least one of money. */
export function heads(reading: Reading): boolean {
  // Most lines name no two columns, or say more than names: cheap to tell.
  if (reading.columns.length < 2 || reading.known < NAMES_OF_ALL * reading.words) return false;
  if (reading.known < NAMES * reading.words && !namesAll(reading)) return false;
  const roles = new Set(reading.columns.map((column) => column.role));
  const money = [...roles].filter(isMoneyRole).length;
  const count = (role: ColumnRole): number =>
    reading.columns.filter((column) => column.role === role).length;
  const [dated, described] = [[...roles].some(isDateRole), roles.has('description')];
  // A fee alone may be what a text is about, or a tax office's number.
  const named = money === 1 && roles.has('fee') ? dated && described : dated || described;
  const repeated =
    startsOf(reading.columns).length < 2 &&
    !setsOf(reading.columns) &&
    (['debit', 'credit', 'balance'] as const).some((role) => count(role) > 1);
  return !repeated && named && money > 0 && roles.size >= 2;
}

import { isDateRole, isMovementRole } from '../vocabulary';
import type { HeaderColumn, Reading } from './heading-columns';

/** Names of a list that stands abreast at least twice: once, they may be the row's own. */
const LEAST = 4;

/** Whether names are those of such a list: a day, called so, and its balance, `Date  Balance  Date  Balance`. */
const areOfList = (columns: readonly HeaderColumn[], day: string): boolean =>
  columns.length >= LEAST &&
  columns.length % 2 === 0 &&
  columns.every(({ role, text }, i) => (i % 2 === 0 ? text === day : role === 'balance'));

/**
 * `Date  Check no.  Amount     Date  Balance  Date  Balance`: a table whose names are followed by those of a list of days'
 * balances that stands beside it. What names the table alone, and where the list begins; undefined where there is none. In one
 * table, no two columns have the same name.
 */
export function withoutBalanceList(
  reading: Reading,
): { reading: Reading; until: number } | undefined {
  const { columns } = reading;
  const day = columns.find(({ role }) => isDateRole(role));
  if (!day) return undefined;
  const end = columns.findIndex(
    (column, i) =>
      column !== day && column.text === day.text && areOfList(columns.slice(i), day.text),
  );
  const own = columns.slice(0, Math.max(end, 0));
  const isTable =
    own.includes(day) &&
    own.some(({ role }) => isMovementRole(role)) &&
    own.every(({ role }) => role !== 'balance');
  const until = columns[end]?.x0;
  return isTable && until !== undefined
    ? { reading: { ...reading, columns: own }, until }
    : undefined;
}

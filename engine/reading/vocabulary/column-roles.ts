import type { ColumnRole } from '../../languages';

/** What a column is said to hold; undefined where nothing says it. */
type Role = ColumnRole | undefined;

const MONEY: ReadonlySet<Role> = new Set([
  'amount',
  'debit',
  'credit',
  'balance',
  'foreignAmount',
  'fee',
] as const);

/** Whether a column of such a name holds figures of money. */
export const isMoneyRole = (role: Role): boolean => MONEY.has(role);

/** Money out or money in. */
export const isSide = (role: Role): boolean => role === 'debit' || role === 'credit';

/** What moves an account: an amount, or one of its sides. */
export const isMovementRole = (role: Role): boolean => role === 'amount' || isSide(role);

/** The day of a row, or the day from which it counts. */
export const isDateRole = (role: Role): boolean => role === 'date' || role === 'valueDate';

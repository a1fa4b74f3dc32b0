import type { AccountView } from './account-view';

/** A day and the balance at its end: seconds since the epoch, minor units. */
export type BalancePoint = { at: number; balance: number };

/** Fewer days than this make a line that says nothing. */
const LEAST_DAYS = 3;

/**
 * The balance at the end of each day that has a printed one, oldest first; empty
 * where there are too few. Statements that print the newest first are turned.
 */
export const balanceSeries = ({ account }: AccountView): readonly BalancePoint[] => {
  const rows = account.rows.filter((row) => row.balance !== undefined);
  const isNewestFirst = (rows[0]?.date ?? '') > (rows.at(-1)?.date ?? '');
  const byDay = new Map<string, number>();
  for (const { date, balance } of isNewestFirst ? rows.toReversed() : rows)
    if (balance !== undefined) byDay.set(date, balance);
  const points = [...byDay]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([date, balance]) => ({ at: Date.parse(date) / 1000, balance }));
  return points.length < LEAST_DAYS ? [] : points;
};

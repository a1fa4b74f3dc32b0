import { sql } from 'kysely';
import type { Db } from '../db';
import { toCredits } from './prices';

export type UsageDay = {
  /** ISO calendar date, UTC. */
  day: string;
  requests: number;
  pages: number;
  /** Credits, positive. */
  cost: number;
  /** How many requests ended with each code. */
  codes: Record<string, number>;
};

const DAY_MS = 86_400_000;
const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** What an account's production requests came to, by day (UTC), from one ISO date to another, both included; days without any are left out. */
export async function usageByDay(
  db: Db,
  accountId: string,
  range: { from: string; to: string },
): Promise<UsageDay[]> {
  const day = sql<string>`to_char(started_at at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await db
    .selectFrom('requests')
    .select([day.as('day'), 'code'])
    .select((eb) => [
      eb.fn.countAll<number>().as('requests'),
      eb.fn.sum<number>('pages').as('pages'),
      eb.fn.sum<number>('cost_millis').as('millis'),
    ])
    .where('account_id', '=', accountId)
    .where('started_at', '>=', midnight(range.from))
    .where('started_at', '<', new Date(midnight(range.to).getTime() + DAY_MS))
    .where('code', 'is not', null)
    .groupBy([day, 'code'])
    .orderBy('day')
    .orderBy('code')
    .execute();
  const days = new Map<string, UsageDay & { millis: number }>();
  for (const row of rows) {
    const sum = days.get(row.day) ?? {
      day: row.day,
      requests: 0,
      pages: 0,
      cost: 0,
      codes: {},
      millis: 0,
    };
    sum.requests += row.requests;
    sum.pages += row.pages;
    sum.millis += row.millis;
    if (row.code !== null) sum.codes[row.code] = row.requests;
    days.set(row.day, sum);
  }
  return [...days.values()].map(({ millis, ...sum }) => ({ ...sum, cost: toCredits(millis) }));
}

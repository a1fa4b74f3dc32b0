import { sql } from 'kysely';
import type { Db } from '../db';
import { priceOf } from './prices';

export type Outcome = {
  requestId: string;
  accountId: string;
  tokenId: string;
  endpoint: string;
  code: string;
  pages: number;
  /** How long ago it began. */
  ms: number;
};
/** In thousandths of a credit. */
export type Settled = { costMillis: number; balanceMillis: number };

/**
 * Records how a request ended, whether or not it was opened, and charges its price, in one statement, so that both
 * happen or neither. A request that was charged before (the client's retry, or ours) is not charged again: its first
 * cost is returned.
 */
export async function settleRequest(db: Db, outcome: Outcome): Promise<Settled> {
  const cost = priceOf(outcome.code);
  const now = sql<Date>`now()`;
  const ended = {
    state: cost === 0 ? ('free' as const) : ('charged' as const),
    code: outcome.code,
    pages: outcome.pages,
    cost_millis: cost,
    finished_at: now,
  };
  const paid = await db
    // The account first, as opening does, so that the two can't wait for each other.
    .with('account', (qb) =>
      qb.selectFrom('accounts').select('id').where('id', '=', outcome.accountId).forUpdate(),
    )
    .with('done', (qb) =>
      qb
        .insertInto('requests')
        .values({
          id: outcome.requestId,
          account_id: (eb) => eb.selectFrom('account').select('id'),
          token_id: outcome.tokenId,
          endpoint: outcome.endpoint,
          lease_until: now,
          started_at: sql<Date>`now() - ${outcome.ms} * interval '1 millisecond'`,
          ...ended,
        })
        .onConflict((row) =>
          row.column('id').doUpdateSet(ended).where('requests.state', '<>', 'charged'),
        )
        .returning('requests.account_id'),
    )
    .updateTable('accounts')
    .from('done')
    .set((eb) => ({ balance_millis: eb('accounts.balance_millis', '-', cost) }))
    .whereRef('accounts.id', '=', 'done.account_id')
    .returning('accounts.balance_millis as balanceMillis')
    .executeTakeFirst();
  if (paid !== undefined) return { costMillis: cost, ...paid };
  return db
    .selectFrom('requests')
    .innerJoin('accounts', 'accounts.id', 'requests.account_id')
    .select(['requests.cost_millis as costMillis', 'accounts.balance_millis as balanceMillis'])
    .where('requests.id', '=', outcome.requestId)
    .where('requests.state', '=', 'charged')
    .executeTakeFirstOrThrow();
}

import { sql } from 'kysely';
import type { Db } from '../db';
import { priceOf } from './prices';

export type Outcome = { requestId: string; accountId: string; code: string; pages: number };
/** In thousandths of a credit. */
export type Settled = { costMillis: number; balanceMillis: number };

/**
 * Records how a request ended and charges its price, in one transaction. A request that was charged before
 * (the client's retry, or ours) is not charged again: its first cost is returned.
 */
export async function settleRequest(db: Db, outcome: Outcome): Promise<Settled> {
  return db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('accounts')
      .select('balance_millis')
      .where('id', '=', outcome.accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const request = await trx
      .selectFrom('requests')
      .select(['state', 'cost_millis'])
      .where('id', '=', outcome.requestId)
      .executeTakeFirstOrThrow();
    if (request.state === 'charged')
      return { costMillis: request.cost_millis, balanceMillis: account.balance_millis };

    const cost = priceOf(outcome.code);
    await trx
      .updateTable('requests')
      .set({
        state: cost === 0 ? 'free' : 'charged',
        code: outcome.code,
        pages: outcome.pages,
        cost_millis: cost,
        finished_at: sql<Date>`now()`,
      })
      .where('id', '=', outcome.requestId)
      .execute();
    const { balance_millis } = await trx
      .updateTable('accounts')
      .set((eb) => ({ balance_millis: eb('balance_millis', '-', cost) }))
      .where('id', '=', outcome.accountId)
      .returning('balance_millis')
      .executeTakeFirstOrThrow();
    return { costMillis: cost, balanceMillis: balance_millis };
  });
}

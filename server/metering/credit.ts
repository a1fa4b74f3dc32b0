import { randomUUID } from 'node:crypto';
import type { Db } from '../db';
import { toMillis } from './prices';

/** Adds credit to an account and returns its balance in thousandths; throws when there is no such account. */
export async function topUp(
  db: Db,
  accountId: string,
  credits: number,
  note: string,
): Promise<number> {
  const amount = toMillis(credits);
  const add = async (trx: Db) => {
    const { balance_millis } = await trx
      .updateTable('accounts')
      .set((eb) => ({ balance_millis: eb('balance_millis', '+', amount) }))
      .where('id', '=', accountId)
      .returning('balance_millis')
      .executeTakeFirstOrThrow(() => new Error(`Cannot top up ${accountId}: no such account`));
    await trx
      .insertInto('top_ups')
      .values({ id: randomUUID(), account_id: accountId, amount_millis: amount, note })
      .execute();
    return balance_millis;
  };
  return db.isTransaction ? add(db) : db.transaction().execute(add);
}

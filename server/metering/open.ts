import { sql } from 'kysely';
import type { Billing, Db } from '../db';
import type { Idempotency } from './idempotency';
import { LEASE_SECONDS } from './leases';
import { SUCCESS_PRICE } from './prices';

export type OpenRequest = {
  requestId: string;
  accountId: string;
  /** The account's, as it was when the token was looked up. */
  billing: Billing;
  tokenId: string;
  endpoint: string;
  idempotency: Idempotency | undefined;
};

export type Opened =
  /** Go on; `replayed` when an earlier request with the same key was charged already. */
  | { kind: 'opened'; requestId: string; replayed: boolean }
  | { kind: 'insufficientCredit' }
  /** The `Idempotency-Key` was used for another request. */
  | { kind: 'keyReused' };

const lease = sql<Date>`now() + ${sql.lit(LEASE_SECONDS)} * interval '1 second'`;

/**
 * Records that a production request begins where anybody has to know before it ends, and holds a success's price of a prepaid account: what other
 * living requests hold is not available twice. Moves no credit. A repeated `Idempotency-Key` resumes its first request.
 */
export async function openRequest(db: Db, wanted: OpenRequest): Promise<Opened> {
  // Holds no credit, and can't be resumed: it is recorded when it is settled.
  if (wanted.billing === 'metered' && wanted.idempotency === undefined)
    return { kind: 'opened', requestId: wanted.requestId, replayed: false };
  return db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('accounts')
      .select(['billing', 'balance_millis'])
      .where('id', '=', wanted.accountId)
      .forUpdate() // one at a time per account, so that two can't hold the same credit
      .executeTakeFirstOrThrow();
    const earlier = await findEarlier(trx, wanted);
    if (earlier !== undefined) {
      if (!earlier.isSame) return { kind: 'keyReused' };
      if (earlier.state === 'charged' || earlier.isAlive)
        return {
          kind: 'opened',
          requestId: earlier.id,
          replayed: earlier.state === 'charged',
        };
    }
    if (account.billing === 'prepaid') {
      const available = account.balance_millis - (await heldMillis(trx, wanted.accountId));
      if (available < SUCCESS_PRICE) return { kind: 'insufficientCredit' };
    }
    const requestId = earlier?.id ?? wanted.requestId;
    if (earlier === undefined) await insert(trx, wanted);
    else
      await trx
        .updateTable('requests')
        .set({ state: 'open', lease_until: lease })
        .where('id', '=', requestId)
        .execute();
    return { kind: 'opened', requestId, replayed: false };
  });
}

async function findEarlier(trx: Db, { accountId, idempotency }: OpenRequest) {
  if (idempotency === undefined) return undefined;
  const row = await trx
    .selectFrom('requests')
    .select(['id', 'state', 'fingerprint'])
    .select(sql<boolean>`state = 'open' and lease_until > now()`.as('is_alive'))
    .where('account_id', '=', accountId)
    .where('idempotency_hash', '=', idempotency.hash)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const isSame = row.fingerprint?.equals(idempotency.fingerprint) ?? false;
  return { id: row.id, state: row.state, isSame, isAlive: row.is_alive };
}

/** What living open requests hold. One whose replica died stops counting when its lease ends; nothing has to clean up. */
async function heldMillis(trx: Db, accountId: string): Promise<number> {
  const { held } = await trx
    .selectFrom('requests')
    .select((eb) => eb.fn.countAll<number>().as('held'))
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .where('lease_until', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return held * SUCCESS_PRICE;
}

async function insert(trx: Db, wanted: OpenRequest): Promise<void> {
  await trx
    .insertInto('requests')
    .values({
      id: wanted.requestId,
      account_id: wanted.accountId,
      token_id: wanted.tokenId,
      endpoint: wanted.endpoint,
      idempotency_hash: wanted.idempotency?.hash ?? null,
      fingerprint: wanted.idempotency?.fingerprint ?? null,
      state: 'open',
      lease_until: lease,
    })
    .execute();
}

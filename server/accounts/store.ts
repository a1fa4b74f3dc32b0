import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Billing, Db } from '../db';
import { topUp } from '../metering';
import { type TokenInfo, createToken } from '../tokens';

export type Account = {
  id: string;
  name: string;
  billing: Billing;
  balanceMillis: number;
  createdAt: Date;
};
export type NewAccount = { name: string; billing: Billing; credits: number };
export type SignedUp = { account: Account; token: TokenInfo; secret: string };

/** Makes an account, its opening credit and its first token, which may do everything; all or nothing. */
export async function signUp(db: Db, wanted: NewAccount, now: Date): Promise<SignedUp> {
  return db.transaction().execute(async (trx) => {
    const id = randomUUID();
    const { name, billing } = wanted;
    await trx.insertInto('accounts').values({ id, name, billing, created_at: now }).execute();
    const balanceMillis =
      wanted.credits > 0 ? await topUp(trx, id, wanted.credits, 'opening credit') : 0;
    const { info, secret } = await createToken(
      trx,
      { accountId: id, name: 'first token', access: 'production', manages: true, expiresAt: null },
      now,
    );
    return { account: { id, name, billing, balanceMillis, createdAt: now }, token: info, secret };
  });
}

/** Signs up the first account of an empty database; undefined where there is one, also one that another replica is just making. */
export async function signUpFirst(
  db: Db,
  wanted: NewAccount,
  now: Date,
): Promise<SignedUp | undefined> {
  return db.connection().execute(async (connection) => {
    const lock = sql.lit(7_309_453_671);
    await sql`select pg_advisory_lock(${lock})`.execute(connection);
    try {
      const any = await connection.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
      return any === undefined ? await signUp(connection, wanted, now) : undefined;
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });
}

export async function listAccounts(db: Db): Promise<Account[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'billing', 'balance_millis', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, billing, balance_millis, created_at }) => ({
    id,
    name,
    billing,
    balanceMillis: balance_millis,
    createdAt: created_at,
  }));
}

/** Turns an account prepaid or metered. */
export async function setBilling(db: Db, accountId: string, billing: Billing): Promise<void> {
  await db.updateTable('accounts').set({ billing }).where('id', '=', accountId).execute();
}

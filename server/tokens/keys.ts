import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../db';
import type { SigningKey } from './jwt';

export type KeyInfo = { id: string; createdAt: Date; retiredAt: Date | null };

/** The key that signs: the newest that is not retired. */
export async function signingKey(db: Db): Promise<SigningKey> {
  return db
    .selectFrom('signing_keys')
    .select(['id', 'secret'])
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow(() => new Error('Cannot sign a token: every signing key is retired'));
}

/** Adds a key that signs from now on; tokens of the earlier ones stay good until their key is retired. */
export async function rotateKey(db: Db): Promise<KeyInfo> {
  const row = await db
    .insertInto('signing_keys')
    .values({ id: randomUUID(), secret: randomBytes(32) })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  return { id: row.id, createdAt: row.created_at, retiredAt: null };
}

/** Ends every token that this key signed; false when there is no such key in use. */
export async function retireKey(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('signing_keys')
    .set({ retired_at: now })
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listKeys(db: Db): Promise<KeyInfo[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['id', 'created_at', 'retired_at'])
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ id: row.id, createdAt: row.created_at, retiredAt: row.retired_at }));
}

import { randomUUID } from 'node:crypto';
import type { Access, Db } from '../db';
import { hashToken, signToken } from './jwt';
import { signingKey } from './keys';

export type NewToken = {
  accountId: string;
  name: string;
  access: Access;
  manages: boolean;
  expiresAt: Date | null;
};
export type TokenInfo = Omit<NewToken, 'accountId'> & { id: string; createdAt: Date };

/** Makes a token. Its secret is in this answer and nowhere else: only its hash is kept. */
export async function createToken(
  db: Db,
  wanted: NewToken,
  now: Date,
): Promise<{ info: TokenInfo; secret: string }> {
  const key = await signingKey(db);
  const { accountId, ...rest } = wanted;
  const info = { ...rest, id: randomUUID(), createdAt: now };
  const secret = await signToken({ ...info, accountId }, key);
  await db
    .insertInto('tokens')
    .values({
      id: info.id,
      account_id: accountId,
      key_id: key.id,
      name: info.name,
      access: info.access,
      manages: info.manages,
      hash: hashToken(secret),
      created_at: now,
      expires_at: info.expiresAt,
    })
    .execute();
  return { info, secret };
}

/** The account's tokens that are not deleted, the oldest first; expired ones among them. */
export async function listTokens(db: Db, accountId: string): Promise<TokenInfo[]> {
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'name', 'access', 'manages', 'created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, access, manages, created_at, expires_at }) => ({
    id,
    name,
    access,
    manages,
    createdAt: created_at,
    expiresAt: expires_at,
  }));
}

/** Ends a token at once, on every replica; false when the account has no such token. */
export async function deleteToken(
  db: Db,
  accountId: string,
  tokenId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tokens')
    .set({ deleted_at: now })
    .where('id', '=', tokenId)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

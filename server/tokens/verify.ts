import type { Access, Billing, Db } from '../db';
import { claimedTokenId, matchesHash } from './jwt';
import { isSignedOnce } from './signed';

/** Who asks: a token that is good, and the account that it bills. */
export type Principal = {
  tokenId: string;
  access: Access;
  manages: boolean;
  account: { id: string; name: string; billing: Billing; balanceMillis: number; createdAt: Date };
};

/**
 * The holder of a JWT, or undefined when it is garbled, forged, expired, deleted or signed by a retired key:
 * the caller is not told which. Reads the database every time, so that no replica honours what another has ended.
 */
export async function verifyToken(db: Db, jwt: string, now: Date): Promise<Principal | undefined> {
  const id = claimedTokenId(jwt);
  if (id === undefined) return undefined;
  const row = await db
    .selectFrom('tokens')
    .innerJoin('accounts', 'accounts.id', 'tokens.account_id')
    .innerJoin('signing_keys', 'signing_keys.id', 'tokens.key_id')
    .select(['tokens.hash', 'tokens.access', 'tokens.manages', 'tokens.expires_at'])
    .select(['signing_keys.id as key_id', 'signing_keys.secret'])
    .select(['accounts.id as account_id', 'accounts.name', 'accounts.billing'])
    .select(['accounts.balance_millis', 'accounts.created_at'])
    .where('tokens.id', '=', id)
    .where('tokens.deleted_at', 'is', null)
    .where('signing_keys.retired_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined || !matchesHash(jwt, row.hash)) return undefined;
  if (row.expires_at !== null && row.expires_at <= now) return undefined;
  if (!(await isSignedOnce(jwt, { id: row.key_id, secret: row.secret }, now))) return undefined;
  return {
    tokenId: id,
    access: row.access,
    manages: row.manages,
    account: {
      id: row.account_id,
      name: row.name,
      billing: row.billing,
      balanceMillis: row.balance_millis,
      createdAt: row.created_at,
    },
  };
}

import { type SigningKey, hashToken, isSignedBy } from './jwt';

const MOST = 1_000;
/** Tokens whose signature was found good, by their hash and the key's id; the oldest goes first. */
const good = new Set<string>();

/**
 * `isSignedBy`, worked out once for a token: its signature stays what it is. Whether the token still stands, and until
 * when, is not remembered here: that is asked of the database each time.
 */
export async function isSignedOnce(jwt: string, key: SigningKey, now: Date): Promise<boolean> {
  const name = `${hashToken(jwt).toString('base64')} ${key.id}`;
  if (good.has(name)) return true;
  const isSigned = await isSignedBy(jwt, key, now);
  if (isSigned) {
    const [oldest] = good;
    if (good.size === MOST && oldest !== undefined) good.delete(oldest);
    good.add(name);
  }
  return isSigned;
}

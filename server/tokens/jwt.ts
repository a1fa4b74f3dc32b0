import { createHash, timingSafeEqual } from 'node:crypto';
import { SignJWT, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { z } from 'zod';

const ALGORITHM = 'HS256';
const ISSUER = 'counterfoil';
const Uuid = z.uuid();

export type TokenClaims = {
  id: string;
  accountId: string;
  access: 'production' | 'sandbox';
  createdAt: Date;
  expiresAt: Date | null;
};
export type SigningKey = { id: string; secret: Uint8Array };

/** The token itself: what a client sends as `Authorization: Bearer …`. */
export function signToken(claims: TokenClaims, key: SigningKey): Promise<string> {
  const jwt = new SignJWT({ access: claims.access })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: key.id })
    .setIssuer(ISSUER)
    .setSubject(claims.accountId)
    .setJti(claims.id)
    .setIssuedAt(claims.createdAt);
  if (claims.expiresAt !== null) jwt.setExpirationTime(claims.expiresAt);
  return jwt.sign(key.secret);
}

/** Which stored token a JWT claims to be, before anything of it is believed; undefined when it can't be one of ours. */
export function claimedTokenId(jwt: string): string | undefined {
  try {
    if (decodeProtectedHeader(jwt).alg !== ALGORITHM) return undefined;
    return Uuid.safeParse(decodeJwt(jwt).jti).data;
  } catch {
    return undefined;
  }
}

/** Whether the JWT was signed by this key, with the one algorithm, and has not expired. */
export async function isSignedBy(jwt: string, key: SigningKey, now: Date): Promise<boolean> {
  try {
    const options = { algorithms: [ALGORITHM], issuer: ISSUER, currentDate: now };
    const { protectedHeader } = await jwtVerify(jwt, key.secret, options);
    return protectedHeader.kid === key.id;
  } catch {
    return false;
  }
}

export const hashToken = (jwt: string): Buffer => createHash('sha256').update(jwt).digest();

/** Compares a presented token with a stored hash in constant time. */
export const matchesHash = (jwt: string, hash: Uint8Array): boolean =>
  hash.length === 32 && timingSafeEqual(hashToken(jwt), hash);

import { createHash } from 'node:crypto';

/** An `Idempotency-Key` as it is kept: the key itself is nowhere stored, so the fingerprint can't be tried against known PDFs. */
export type Idempotency = { hash: Buffer; fingerprint: Buffer };

const digest = (...parts: readonly (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest();
};

/** Binds a client's key to its account and to the one request that it may be used for. */
export function idempotency(
  key: string,
  accountId: string,
  request: { endpoint: string; bytes: Uint8Array; password: string | undefined },
): Idempotency {
  return {
    hash: digest(accountId, key),
    fingerprint: digest(key, request.endpoint, request.bytes, request.password ?? ''),
  };
}

import { sql } from 'kysely';
import type { Db } from '../db';

/** How long an open request counts as alive without being renewed: so long a dead replica's requests hold credit. */
export const LEASE_SECONDS = 60;
const RENEW_MS = (LEASE_SECONDS * 1_000) / 4;

export type Leases = {
  hold(requestId: string): void;
  release(requestId: string): void;
  stop(): void;
};

/** Keeps the requests that this process works on alive in the database. */
export function keepLeases(db: Db): Leases {
  const held = new Set<string>();
  const renew = async () => {
    if (held.size === 0) return;
    await db
      .updateTable('requests')
      .set({ lease_until: sql<Date>`now() + ${sql.lit(LEASE_SECONDS)} * interval '1 second'` })
      .where('id', '=', sql<string>`any(${[...held]}::uuid[])`)
      .where('state', '=', 'open')
      .execute();
  };
  // A renewal that fails is tried again before the lease ends; settling does not depend on it.
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_MS);
  timer.unref();
  return {
    hold: (requestId) => void held.add(requestId),
    release: (requestId) => void held.delete(requestId),
    stop: () => clearInterval(timer),
  };
}

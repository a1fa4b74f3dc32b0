import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, isDatabaseAway } from '../db';
import { keepLeases } from './leases';
import { type OpenRequest, openRequest } from './open';
import { priceOf } from './prices';
import { type Outcome, type Settled, settleRequest } from './settle';
import { UnconfirmedCharge } from './unconfirmed';

const SETTLE_TRIES = 3;
const SETTLE_PAUSE_MS = 300;

export type Metered<Work> =
  /** `replayed`: an earlier request with the same `Idempotency-Key` had paid for it. */
  | { kind: 'settled'; replayed: boolean; work: Work; settled: Settled }
  | { kind: 'insufficientCredit' }
  /** The `Idempotency-Key` was used for another request. */
  | { kind: 'keyReused' };

export type Meter = {
  /**
   * Opens the request, does the work, settles it; resolves when the charge is committed. Rejects when the database
   * is away: with `UnconfirmedCharge` where it may be charged all the same, else nothing is. `work` gets the id of the request, which a repeated key gets again.
   */
  charge<Work extends { code: string; pages: number }>(
    request: OpenRequest,
    work: (requestId: string) => Promise<Work>,
  ): Promise<Metered<Work>>;
  stop(): void;
};

export function createMeter(db: Db): Meter {
  const leases = keepLeases(db);
  return {
    charge: async (request, work) => {
      const started = performance.now();
      const opened = await openRequest(db, request);
      if (opened.kind !== 'opened') return opened;
      const { requestId, replayed } = opened;
      leases.hold(requestId);
      try {
        const done = await work(requestId);
        const { code, pages } = done;
        const ms = Math.round(performance.now() - started);
        const outcome = { ...request, requestId, code, pages, ms };
        const settled = await settle(db, outcome, request.idempotency !== undefined);
        return { kind: 'settled', replayed, work: done, settled };
      } finally {
        leases.release(requestId);
      }
    },
    stop: leases.stop,
  };
}

/** A connection may break between the commit and its confirmation; settling again tells, and charges nothing twice. */
async function settle(db: Db, outcome: Outcome, isRepeatable: boolean): Promise<Settled> {
  let mayBeCommitted = false;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await settleRequest(db, outcome);
    } catch (error) {
      // What the database itself refuses, it has not committed.
      const isAway = isDatabaseAway(error);
      mayBeCommitted ||= isAway;
      if (isAway && attempt < SETTLE_TRIES) await sleep(SETTLE_PAUSE_MS);
      else if (mayBeCommitted && priceOf(outcome.code) > 0)
        throw new UnconfirmedCharge(isRepeatable, error);
      else throw error;
    }
  }
}

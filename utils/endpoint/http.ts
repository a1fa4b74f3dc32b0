import { BUFFER_LIMIT_DIRECT, PDF_BASE64_PREFIX } from '@/utils/contract';
import { attempt } from './http-attempt';
import { base64Length, base64Slices } from './http-body';
import { pauseBefore } from './http-retry';
import type { ServiceAccess } from './service-access';
import type { Endpoint, ExtractionOutcome, ExtractionRequest } from './types';

/** What of the world it needs. */
export type HttpParts = {
  fetch: typeof fetch;
  /** In [0, 1). */
  random: () => number;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Resolves after so many milliseconds; rejects with the signal's reason. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** The browser's own, or Node's. */
export const httpParts = (): HttpParts => ({
  fetch: (...request) => fetch(...request),
  random: Math.random,
  now: Date.now,
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    }),
});

/**
 * Extraction at a service, by the contract. What the service would refuse is not sent; what was not charged is sent
 * again, with the same `Idempotency-Key`; no redirect is followed: with the token and the PDF, a request goes to the
 * address that the person entered or nowhere.
 */
export function httpEndpoint(access: ServiceAccess, parts: HttpParts): Endpoint {
  return {
    extract: async (request, { signal }) => {
      signal.throwIfAborted();
      const refused = refuse(request);
      if (refused) return refused;
      const clock = AbortSignal.timeout(access.timeLimit);
      const due = parts.now() + access.timeLimit;
      const either = AbortSignal.any([signal, clock]);
      const key = keyOf(request, access);
      try {
        for (let retry = 0; ; retry += 1) {
          const outcome = await attempt(access, { ...request, key }, parts, either);
          const pause = pauseBefore(retry, outcome, parts.random());
          // A pause that ends after the time limit would only hide what the service said.
          if (pause === undefined || parts.now() + pause >= due) return outcome;
          await parts.wait(pause, either);
        }
      } catch (error) {
        signal.throwIfAborted();
        if (clock.aborted)
          return { ok: false, failure: { kind: 'timeout', afterMs: access.timeLimit } };
        throw error;
      }
    },
  };
}

/** A key names one request only: another operation, or one with a password, is another request. */
const keyOf = ({ key = crypto.randomUUID(), password }: ExtractionRequest, access: ServiceAccess) =>
  `${key}-${access.path}${password === undefined ? '' : '-locked'}`;

/** What the service would refuse, checked before it is sent. */
function refuse({ bytes }: ExtractionRequest): ExtractionOutcome | undefined {
  const [head = ''] = base64Slices(bytes.subarray(0, 6));
  if (!head.startsWith(PDF_BASE64_PREFIX))
    return {
      ok: false,
      failure: { kind: 'invalidInputs', messages: [`buffer: ${PDF_BASE64_PREFIX}…`] },
    };
  if (base64Length(bytes.length) > BUFFER_LIMIT_DIRECT) {
    const limit = Math.floor(BUFFER_LIMIT_DIRECT / 4) * 3;
    return { ok: false, failure: { kind: 'tooBig', bytes: bytes.length, limit } };
  }
  return undefined;
}

import { type AnyWorker, askWorker } from './ask-worker';
import type { ServiceAccess } from './service-access';
import type { Endpoint, ExtractionOutcome, ExtractionRequest } from './types';

/** What the service's worker is given; it answers one `ExtractionOutcome`. */
export type ServiceRequest = { access: ServiceAccess; request: ExtractionRequest };

/**
 * Extraction at a service, asked from a worker: to encode a large PDF and to parse a long answer takes a while, and
 * the extension's pages share one thread. The worker is thrown away after each PDF, an unfinished request with it.
 */
export function serviceEndpoint(access: ServiceAccess, spawn: () => AnyWorker): Endpoint {
  return {
    extract: async (request, { signal }) => {
      signal.throwIfAborted();
      const worker = spawn();
      const asked: ServiceRequest = { access, request };
      try {
        const ending = await askWorker(worker, asked, { signal, read: outcomeIn });
        return 'ok' in ending ? ending : CRASHED;
      } finally {
        worker.terminate();
      }
    },
  };
}

/** The worker is ours, and what it heard it has parsed. */
const outcomeIn = (data: unknown): ExtractionOutcome | 'nonsense' =>
  isOutcome(data) ? data : 'nonsense';

const isOutcome = (data: unknown): data is ExtractionOutcome =>
  typeof data === 'object' && data !== null && 'ok' in data;

/** An answer that takes the worker's memory is as good as one that is too long. */
const CRASHED: ExtractionOutcome = {
  ok: false,
  failure: { kind: 'badAnswer', reason: 'tooLong', detail: '' },
};

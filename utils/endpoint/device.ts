import { z } from 'zod';
import { Envelope, isSuccess } from '@/utils/contract';
import { type AnyWorker, askWorker, type Ending } from './ask-worker';
import type { Endpoint, ExtractionOutcome } from './types';

/** What the engine's worker is given. */
export type WorkerRequest = { bytes: Uint8Array } & (
  | { kind: 'look' }
  | { kind: 'extract'; password: string | undefined; requestId: string }
);

/** Whether a PDF may be a statement; `unreadable` where nothing can be said without reading it whole. */
const Look = z.enum(['statement', 'other', 'unreadable']);
export type Look = z.infer<typeof Look>;

/** What it reports: any number of `progress`, then what was asked for. A crash is its `error` event. */
const WorkerReport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), page: z.int(), pages: z.int() }),
  z.object({ kind: z.literal('looked'), look: Look }),
  z.object({ kind: z.literal('extracted'), envelope: Envelope }),
]);
export type WorkerReport = z.infer<typeof WorkerReport>;
type Result = Exclude<WorkerReport, { kind: 'progress' }>;

type Parts = {
  spawn: () => AnyWorker;
  /** For one PDF, milliseconds; then its worker is killed. */
  timeLimit: number;
};

export type DeviceEndpoint = Endpoint & {
  /** A quick look at the first pages. Rejects only with the signal's reason. */
  look(bytes: Uint8Array, signal: AbortSignal): Promise<Look>;
};

/**
 * Extraction on this device. PDFs are hostile: each is read in a worker that can be killed, and one that crashed,
 * ran over its time or was aborted is thrown away; it costs that PDF, and the next gets a new worker.
 * Rejects only with the signal's reason.
 */
export function deviceEndpoint({ spawn, timeLimit }: Parts): DeviceEndpoint {
  /** A healthy worker, PDFium compiled already. */
  let idle: AnyWorker | undefined;

  const run = async (
    request: WorkerRequest,
    signal: AbortSignal,
    onProgress?: (progress: { page: number; pages: number }) => void,
  ): Promise<Ending<Result>> => {
    signal.throwIfAborted();
    const worker = idle ?? spawn();
    idle = undefined;
    let isHealthy = false;
    try {
      const ending = await askWorker<Result>(worker, request, {
        signal,
        timeLimit,
        read: (data) => {
          const report = WorkerReport.safeParse(data);
          if (!report.success) return 'nonsense';
          if (report.data.kind !== 'progress') return report.data;
          onProgress?.(report.data);
          return 'nothing yet';
        },
      });
      isHealthy = ending.kind === 'looked' || ending.kind === 'extracted';
      return ending;
    } finally {
      if (isHealthy && !idle) idle = worker;
      else worker.terminate();
    }
  };

  return {
    look: async (bytes, signal) => {
      const result = await run({ kind: 'look', bytes }, signal);
      return result.kind === 'looked' ? result.look : 'unreadable';
    },

    extract: async ({ bytes, password }, { signal, onProgress }) => {
      const requestId = crypto.randomUUID();
      const result = await run({ kind: 'extract', bytes, password, requestId }, signal, onProgress);
      switch (result.kind) {
        case 'extracted':
          return outcomeOf(result.envelope);
        case 'tookTooLong':
          return { ok: false, failure: { kind: 'timeout', afterMs: timeLimit } };
        default:
          return CRASHED;
      }
    },
  };
}

const CRASHED: ExtractionOutcome = {
  ok: false,
  failure: {
    kind: 'nonSuccess',
    code: 'pdf/fail/unknown-exception',
    message: undefined,
    data: undefined,
  },
};

function outcomeOf(envelope: Envelope): ExtractionOutcome {
  if (isSuccess(envelope)) return { ok: true, envelope };
  const { code, message, data } = envelope;
  return { ok: false, failure: { kind: 'nonSuccess', code, message, data }, envelope };
}

import { nameError } from './name-error';
import type { Extraction, ExtractionJob, RunJob } from './types';

/** A place among those that run or wait; whoever gets one gives it back by `release`. */
export type Place = {
  /** Waits for a free worker and runs the job; the time limit counts from when the worker takes it. Never rejects. */
  run(job: ExtractionJob): Promise<Extraction>;
  release(): void;
};
export type Extractor = {
  /** A place, or undefined when all workers are busy and the queue is full. */
  admit(): Place | undefined;
  running(): number;
  waiting(): number;
  /** When a place is likely to be free again: the queue's length at the pace of late. */
  secondsUntilFree(): number;
  /** Admits nobody any more and resolves when the last place was given back. */
  drain(): Promise<void>;
};
export type ExtractorOptions = {
  run: RunJob;
  workers: number;
  queue: number;
  timeoutMs: number;
};

/** Share of the newest extraction in the pace that `secondsUntilFree` goes by. */
const NEWEST = 0.2;
const LONGEST_WAIT_SECONDS = 60;

export function createExtractor({ run, workers, queue, timeoutMs }: ExtractorOptions): Extractor {
  const waiting: (() => void)[] = [];
  let admitted = 0;
  let running = 0;
  let paceMs = 1_000;
  let drained: (() => void) | undefined;

  const takeWorker = async () => {
    if (running < workers) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  /** Passes the worker on to whoever waits longest. */
  const leaveWorker = () => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  const runLimited = async (job: ExtractionJob): Promise<Extraction> => {
    const overtime = new AbortController();
    const timer = setTimeout(() => overtime.abort(), timeoutMs);
    const started = performance.now();
    try {
      return await run(job, overtime.signal);
    } catch (error) {
      if (overtime.signal.aborted) return { kind: 'timedOut' };
      return { kind: 'crashed', reason: nameError(error) };
    } finally {
      clearTimeout(timer);
      paceMs += NEWEST * (performance.now() - started - paceMs);
    }
  };

  return {
    admit: () => {
      if (drained !== undefined || admitted >= workers + queue) return undefined;
      admitted += 1;
      return {
        run: async (job) => {
          await takeWorker();
          try {
            return await runLimited(job);
          } finally {
            leaveWorker();
          }
        },
        release: () => {
          admitted -= 1;
          if (admitted === 0) drained?.();
        },
      };
    },
    running: () => running,
    waiting: () => waiting.length,
    secondsUntilFree: () => {
      const seconds = ((waiting.length / workers) * paceMs) / 1_000;
      return Math.min(LONGEST_WAIT_SECONDS, Math.max(1, Math.ceil(seconds)));
    },
    drain: () =>
      new Promise((resolve) => {
        drained = resolve;
        if (admitted === 0) resolve();
      }),
  };
}

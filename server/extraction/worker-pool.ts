import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { nameError } from './name-error';
import type { ExtractionJob, JobAnswer, RunJob } from './types';

export type WorkerPool = { run: RunJob; close(): Promise<void> };
export type WorkerPoolOptions = {
  workers: number;
  /** JavaScript heap of one worker. */
  memoryMb: number;
  /** A thread died with no job at hand; the pool has replaced it. */
  onIdleDeath: (reason: string) => void;
  /** The module whose default export does a job; the engine's, unless a test says otherwise. */
  worker?: URL;
};

/** From source the worker is TypeScript and needs tsx; the build puts it beside the service's own bundle. */
const isSource = import.meta.url.endsWith('.ts');
const ENGINE = new URL(isSource ? './worker.ts' : './worker.js', import.meta.url);

/** Starts the worker threads; each runs one job at a time and is replaced when it dies. */
export function openWorkerPool({
  workers,
  memoryMb,
  onIdleDeath,
  worker = ENGINE,
}: WorkerPoolOptions): WorkerPool {
  const threads = new Piscina<ExtractionJob, JobAnswer>({
    filename: fileURLToPath(worker),
    minThreads: workers,
    maxThreads: workers,
    // Otherwise an idle thread stands still, and what a job left behind goes wrong in the next one.
    atomics: 'disabled',
    execArgv: isSource ? ['--import', 'tsx'] : [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  threads.on('error', (error: unknown) => onIdleDeath(nameError(error)));
  return {
    run: (job, signal) => threads.run(job, { signal, transferList: [job.bytes.buffer] }),
    close: () => threads.destroy(),
  };
}

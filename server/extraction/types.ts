import type { Envelope } from '@/utils/contract';

export type ExtractionJob = {
  bytes: Uint8Array<ArrayBuffer>;
  password: string | undefined;
  requestId: string;
};
/** What the engine made of a job. */
export type JobAnswer =
  | { kind: 'answered'; envelope: Envelope; pages: number }
  /** The engine threw, or its thread died; `reason` names the error and where, never what it said. */
  | { kind: 'crashed'; reason: string };

/** What came of a job; only `answered` says anything about the PDF. */
export type Extraction = JobAnswer | { kind: 'timedOut' };

/** Runs one job in a thread of its own and ends that thread when the signal aborts. */
export type RunJob = (job: ExtractionJob, signal: AbortSignal) => Promise<JobAnswer>;

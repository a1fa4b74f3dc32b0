export { nameError } from './name-error';
export { type Extractor, type Place, createExtractor } from './extractor';
export { type WorkerPool, openWorkerPool } from './worker-pool';
export { createShares } from './shares';
export type { Extraction, ExtractionJob, JobAnswer, RunJob } from './types';

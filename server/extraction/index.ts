export { nameError } from './name-error';
export { type Extractor, type Place, createExtractor } from './extractor';
export { type Pool, openPool } from './pool';
export { createShares } from './shares';
export type { Extraction, ExtractionJob, JobAnswer, RunJob } from './types';

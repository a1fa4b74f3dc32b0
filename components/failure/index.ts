export * from './failure-note';
export * from './sentence';
export type { NextStep } from './wording';

import type { ExtractionOutcome } from './types';

/** Tries after the first one. */
export const MAX_RETRIES = 3;
/** Before the first retry where the answer names no time; doubled for each further one. */
const FIRST_PAUSE = 1_000;
/** Of the pause, at most so much more: clients that were turned away together must not come back together. */
const JITTER = 0.5;

/**
 * Milliseconds to wait before the request is sent again; undefined where it is not to be. Only what was certainly
 * not charged is repeated: no answer at all, and a service that says when to come back.
 * @param retry 0 for the first one
 * @param random in [0, 1)
 */
export function pauseBefore(
  retry: number,
  outcome: ExtractionOutcome,
  random: number,
): number | undefined {
  if (outcome.ok || retry >= MAX_RETRIES) return undefined;
  const { failure } = outcome;
  const spread = 1 + JITTER * random;
  if (failure.kind === 'networkDown') return FIRST_PAUSE * 2 ** retry * spread;
  if (failure.kind !== 'unknownStatus') return undefined;
  const { status, retryAfterSeconds } = failure;
  if ((status !== 429 && status !== 503) || retryAfterSeconds === undefined) return undefined;
  return Math.max(retryAfterSeconds * 1000, FIRST_PAUSE / 4) * spread;
}

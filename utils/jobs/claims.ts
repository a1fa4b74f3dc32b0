import type { Job, JobId, JobState, Store } from '@/utils/store';
import { CRASHED } from './failures';
import type { CapturedJob } from './summary';

/** A reading that began this often and never ended took its whole process down each time. */
const MAX_ATTEMPTS = 3;

/** The jobs that are read, as the store has them: which is next, and what becomes of each. */
export type Claims = {
  /** The oldest job that waits, its attempt counted before anything can go wrong; undefined where none does. */
  next(): Promise<CapturedJob | undefined>;
  /** Only a job that is still being read: a cancelled or deleted one is left as it is. */
  settle(id: JobId, state: JobState): Promise<void>;
};

export function createClaims(store: Store, now: () => number): Claims {
  const count = (job: CapturedJob): Job => ({
    ...job,
    updatedAt: now(),
    attempts: job.attempts + 1,
    requestKey: job.requestKey ?? crypto.randomUUID(),
  });

  const settle = async (id: JobId, state: JobState) => {
    await store.jobs.update(id, (job) =>
      isReading(job)
        ? {
            ...job,
            updatedAt: now(),
            requestKey: isUnanswered(state) ? job.requestKey : undefined,
            state,
          }
        : undefined,
    );
  };

  return {
    next: async () => {
      const waiting = (await store.jobs.list()).filter(isReading).reverse();
      for (const { id } of waiting) {
        const job = await store.jobs.update(id, (found) =>
          isReading(found) ? count(found) : undefined,
        );
        if (!job || !isReading(job)) continue;
        if (job.attempts <= MAX_ATTEMPTS) return job;
        await settle(id, { kind: 'failed', failure: CRASHED });
      }
      return undefined;
    },
    settle,
  };
}

const isReading = (job: Job): job is CapturedJob =>
  job.state.kind === 'reading' && job.hash !== undefined && job.size !== undefined;

/** No answer came: the service may have done the work all the same, and must not charge it twice. */
const isUnanswered = (state: JobState): boolean =>
  state.kind === 'reading' ||
  (state.kind === 'failed' &&
    (state.failure.kind === 'networkDown' || state.failure.kind === 'timeout'));

import type { Job, JobId, Store } from '@/utils/store';
import { CRASHED } from './failures';

/** Tries in a row without an answer from the host; more only wait for a browser that can't. */
const MAX_TRIES = 4;

/** The host, as the background reaches it. `work` rejects where the host dies before it has answered. */
export type Host = {
  open(): Promise<void>;
  work(passwords: Readonly<Record<JobId, string>>): Promise<void>;
};

/**
 * Sees that all jobs which wait are read. Awaiting the host's answer keeps the background alive meanwhile;
 * should it die all the same, the host works on, and the jobs are found again when the background wakes.
 */
export async function dispatch(
  store: Store,
  host: Host,
  passwords: Readonly<Record<JobId, string>> = {},
): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    if (!(await store.jobs.list()).some(isWaiting)) return;
    try {
      await host.open();
      await host.work(passwords);
      return;
    } catch {
      // It closed itself or was killed; the reader counts attempts, so no PDF does that for ever.
    }
  }
  for (const { id } of await store.jobs.list())
    await store.jobs.update(id, (job) =>
      isWaiting(job) ? { ...job, state: { kind: 'failed', failure: CRASHED } } : undefined,
    );
}

const isWaiting = (job: Job): boolean => job.state.kind === 'reading';

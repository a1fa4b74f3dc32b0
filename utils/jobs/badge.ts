import { isUnderWay } from './admit';
import type { Job, JobFailure } from '@/utils/store';

/** A mark or a count, never an amount. */
export type Badge = { text: string; tone: 'working' | 'attention' | 'done' };

/** What the toolbar icon says: that something is being read, wants the person, or came since they last looked. */
export function badgeOf(jobs: readonly Job[], lookedAt: number): Badge {
  const isNew = (job: Job) => job.updatedAt > lookedAt;
  if (jobs.some(isUnderWay)) return { text: '…', tone: 'working' };
  const wants = jobs.some(
    (job) =>
      job.state.kind === 'needsPassword' ||
      (job.state.kind === 'failed' && isNew(job) && (job.asked || isMustDrop(job.state.failure))),
  );
  if (wants) return { text: '!', tone: 'attention' };
  const done = jobs.filter((job) => job.state.kind === 'done' && isNew(job)).length;
  return { text: done === 0 ? '' : String(done), tone: 'done' };
}

/** Pick-up saw a PDF that only the person can hand over. */
const isMustDrop = (failure: JobFailure): boolean =>
  failure.kind === 'capture' && failure.reason === 'mustDrop';

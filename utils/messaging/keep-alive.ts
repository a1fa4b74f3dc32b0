import { ask, readWaiting } from '@/utils/commands';
import { isUnderWay } from '@/utils/jobs';
import type { Job, Store } from '@/utils/store';
import type { Stop } from './api';

const INTERVAL = 15_000;
/** Progress is noted several times a second. */
const STUCK_AFTER = 30_000;

/**
 * While someone watches jobs, sees that none is stuck: browsers put backgrounds away, and one that is asked for
 * anything goes on with what it left.
 */
export function keepAlive(store: Store): Stop {
  const look = async () => {
    if ((await store.jobs.list()).some(isStuck)) await ask(readWaiting, {});
  };
  const timer = setInterval(() => void look(), INTERVAL);
  return () => clearInterval(timer);
}

const isStuck = (job: Job): boolean => isUnderWay(job) && Date.now() - job.updatedAt > STUCK_AFTER;

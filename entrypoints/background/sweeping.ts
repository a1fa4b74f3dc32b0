import { beginSession, session } from '@/utils/settings';
import type { Store } from '@/utils/store';

/** Lets go what its time is over for. */
export function createSweeping(store: Pick<Store, 'sweep'>) {
  let begun = Promise.resolve();

  const sweep = async () => {
    await begun;
    await store.sweep(Date.now(), await session());
  };

  return {
    sweep,

    /**
     * For when the browser says that it started. That may be what woke the background, or come a moment after something
     * else did: what is in memory since is of the session that begins, and a sweep that was before is made good.
     */
    startSession: async () => {
      begun = beginSession(performance.timeOrigin);
      await sweep();
    },
  };
}

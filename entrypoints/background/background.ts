import { browser } from 'wxt/browser';
import { type Catcher, dropRevoked, meetAfterToggle, runScriptsOn } from '@/utils/capture';
import { ask, stopReading, work } from '@/utils/commands';
import { awake, createJobControl, dispatch, openHost } from '@/utils/jobs';
import { endpointSettings, pickupSites } from '@/utils/settings';
import type { Job, JobId, Store } from '@/utils/store';
import { doEach } from './do-each';
import { notifyOfPickups } from './notify';
import { showBadge } from './show-badge';
import { createSweeping } from './sweeping';

type Parts = { store: Store; catcher: Catcher };

/** Sees jobs through: their bytes are caught, they are read by the host, the badge says how it stands. */
export function createBackground({ store, catcher }: Parts) {
  const host = {
    open: openHost,
    work: (passwords: Readonly<Record<JobId, string>>) =>
      ask(work, { passwords: { ...passwords } }),
  };

  /** Reads what waits; resolves when nothing does. */
  const read = async (passwords?: Readonly<Record<JobId, string>>) => {
    const earlier = await store.jobs.list();
    const reading = awake(dispatch(store, host, passwords));
    await showBadge(store);
    await reading;
    await showBadge(store);
    await notifyOfPickups(store, earlier);
  };

  /** Gets the bytes of a job, then reads it. */
  const capture = async (job: Job) => {
    const capturing = awake(catcher.catch(job));
    await showBadge(store);
    await capturing;
    await read();
  };

  const control = createJobControl({
    store,
    capture: (job) => void capture(job),
    read: (passwords) => void read(passwords),
    stop: async (id) => {
      catcher.stop(id);
      // Where no host is open, there is nothing to stop.
      await ask(stopReading, { id }).catch(() => {});
      await showBadge(store);
    },
    where: async () => (await endpointSettings.getValue()).where,
    now: Date.now,
  });

  const sweeping = createSweeping(store);

  /** What every start of the background begins with. */
  const start = () =>
    doEach([
      async () => browser.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }),
      dropRevoked,
      async () => runScriptsOn(await pickupSites.getValue()),
      sweeping.sweep,
      control.resume,
      () => showBadge(store),
      meetAfterToggle,
    ]);

  return { control, capture, read, start, startSession: sweeping.startSession };
}

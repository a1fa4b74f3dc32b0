import { ALL_STORES, dropPdfIfUnused } from './references';
import { attach } from './attach';
import type { Announce } from './changes';
import type { Connect } from './schema';
import type { Store } from './types';

/** The jobs' part of the store. */
export const jobsStore = (connect: Connect, announce: Announce): Store['jobs'] => ({
  get: async (id) => (await connect()).get('jobs', id),

  list: async () =>
    (await (await connect()).getAll('jobs')).sort((a, b) => b.createdAt - a.createdAt),

  add: async (job) => {
    await (await connect()).add('jobs', job);
    announce({ store: 'jobs', id: job.id });
  },

  update: async (id, change) => {
    const tx = (await connect()).transaction('jobs', 'readwrite');
    const job = await tx.store.get(id);
    const changed = job && change(job);
    if (changed) await tx.store.put(changed);
    await tx.done;
    if (changed) announce({ store: 'jobs', id });
    return changed ?? job;
  },

  attach: async (id, pdf, now) => {
    const tx = (await connect()).transaction(ALL_STORES, 'readwrite');
    const attached = await attach(tx, id, pdf, now);
    await tx.done;
    announce({ store: 'all' });
    return attached;
  },

  remove: async (id, isMeant = () => true) => {
    const tx = (await connect()).transaction(ALL_STORES, 'readwrite');
    const job = await tx.objectStore('jobs').get(id);
    if (job && isMeant(job)) {
      await tx.objectStore('jobs').delete(id);
      if (job.hash !== undefined) await dropPdfIfUnused(tx, job.hash);
    }
    await tx.done;
    announce({ store: 'jobs', id });
  },
});

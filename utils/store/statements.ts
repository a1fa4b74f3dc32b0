import type { Announce } from './changes';
import { ALL_STORES, deleteJobsOf, deleteStatement, dropPdfIfUnused } from './references';
import type { JobState } from './records';
import type { Connect } from './schema';
import type { Store } from './types';

/** The statements' part of the store. */
export const statementsStore = (connect: Connect, announce: Announce): Store['statements'] => ({
  list: async () =>
    (await (await connect()).getAll('statements')).sort((a, b) => b.addedAt - a.addedAt),

  get: async (id) => {
    const tx = (await connect()).transaction(['statements', 'envelopes', 'others']);
    const [summary, envelope, other] = await Promise.all([
      tx.objectStore('statements').get(id),
      tx.objectStore('envelopes').get(id),
      tx.objectStore('others').get(id),
    ]);
    return summary && envelope && { ...summary, envelope, ...(other && { other }) };
  },

  add: async (summary, envelope) => {
    const tx = (await connect()).transaction(['jobs', 'statements', 'envelopes'], 'readwrite');
    const jobs = tx.objectStore('jobs');
    const job = await jobs.get(summary.jobId);
    if (job?.state.kind !== 'reading') {
      await tx.done;
      return false;
    }
    await Promise.all([
      tx.objectStore('statements').put(summary),
      tx.objectStore('envelopes').put(envelope, summary.id),
      jobs.put({
        ...job,
        updatedAt: summary.addedAt,
        state: { kind: 'done', statementId: summary.id },
      }),
      tx.done,
    ]);
    announce({ store: 'statements', id: summary.id });
    announce({ store: 'jobs', id: job.id });
    return true;
  },

  addOther: async (jobId, id, other) => {
    const tx = (await connect()).transaction(ALL_STORES, 'readwrite');
    const jobs = tx.objectStore('jobs');
    const job = await jobs.get(jobId);
    const isWanted = job?.state.kind === 'reading';
    const isThere = (await tx.objectStore('statements').count(id)) > 0;
    if (isWanted && isThere) {
      const state: JobState = { kind: 'done', statementId: id };
      await Promise.all([
        tx.objectStore('others').put(other, id),
        jobs.put({ ...job, updatedAt: other.at, state }),
      ]);
    } else if (isWanted) {
      await jobs.delete(jobId);
      if (job.hash !== undefined) await dropPdfIfUnused(tx, job.hash);
    }
    await tx.done;
    announce({ store: 'statements', id });
    announce({ store: 'jobs', id: jobId });
    return isWanted && isThere;
  },

  replace: async ({ envelope, other, ...summary }) => {
    const stores = ['statements', 'envelopes', 'others'] as const;
    const tx = (await connect()).transaction(stores, 'readwrite');
    if ((await tx.objectStore('statements').count(summary.id)) > 0)
      await Promise.all([
        tx.objectStore('statements').put(summary),
        tx.objectStore('envelopes').put(envelope, summary.id),
        other
          ? tx.objectStore('others').put(other, summary.id)
          : tx.objectStore('others').delete(summary.id),
      ]);
    await tx.done;
    announce({ store: 'statements', id: summary.id });
  },

  remove: async (ids) => {
    const tx = (await connect()).transaction(ALL_STORES, 'readwrite');
    for (const id of ids) {
      const summary = await tx.objectStore('statements').get(id);
      if (!summary) continue;
      await deleteStatement(tx, id);
      await deleteJobsOf(tx, summary);
      await dropPdfIfUnused(tx, summary.hash);
    }
    await tx.done;
    announce({ store: 'all' });
  },
});

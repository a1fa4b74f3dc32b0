import type { Announce } from './changes';
import { ALL_STORES, deleteJobsOf, dropPdfIfUnused } from './references';
import type { Connect } from './schema';
import type { Store } from './types';

/** The statements' part of the store. */
export const statementsStore = (connect: Connect, announce: Announce): Store['statements'] => ({
  list: async () =>
    (await (await connect()).getAll('statements')).sort((a, b) => b.addedAt - a.addedAt),

  get: async (id) => {
    const tx = (await connect()).transaction(['statements', 'envelopes']);
    const [summary, envelope] = await Promise.all([
      tx.objectStore('statements').get(id),
      tx.objectStore('envelopes').get(id),
    ]);
    return summary && envelope && { ...summary, envelope };
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

  remove: async (ids) => {
    const tx = (await connect()).transaction(ALL_STORES, 'readwrite');
    const statements = tx.objectStore('statements');
    for (const id of ids) {
      const summary = await statements.get(id);
      if (!summary) continue;
      await Promise.all([statements.delete(id), tx.objectStore('envelopes').delete(id)]);
      await deleteJobsOf(tx, summary);
      await dropPdfIfUnused(tx, summary.hash);
    }
    await tx.done;
    announce({ store: 'all' });
  },
});

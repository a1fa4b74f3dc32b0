import type { CaughtPdf, Instant, Job, JobId, JobState } from './records';
import { dropPdfIfUnused, type Writing } from './references';

/** See `Store.jobs.attach`. */
export async function attach(tx: Writing, id: JobId, pdf: CaughtPdf, now: Instant): Promise<JobId> {
  const jobs = tx.objectStore('jobs');
  const job = await jobs.get(id);
  if (job?.state.kind !== 'capturing') {
    await dropPdfIfUnused(tx, pdf.hash);
    return id;
  }

  for (const known of await jobs.index('hash').getAll(pdf.hash)) {
    if (known.state.kind === 'failed') {
      await jobs.delete(known.id);
      continue;
    }
    await jobs.delete(id);
    // It shows first again, and speaks up if this time the person asked for it.
    await jobs.put({ ...known, createdAt: now, updatedAt: now, asked: known.asked || job.asked });
    return known.id;
  }

  // The person was asked to hand this file over, and did.
  for (const asking of await jobs.getAll())
    if (asking.name === job.name && isMustDrop(asking)) await jobs.delete(asking.id);

  const [statement] = await tx.objectStore('statements').index('hash').getAll(pdf.hash);
  const state: JobState = statement
    ? { kind: 'done', statementId: statement.id }
    : { kind: 'reading', page: 0, pages: undefined };
  const { hash, size, name = job.name } = pdf;
  await jobs.put({ ...job, hash, size, name, source: undefined, updatedAt: now, state });
  return id;
}

const isMustDrop = ({ state }: Job): boolean =>
  state.kind === 'failed' &&
  state.failure.kind === 'capture' &&
  state.failure.reason === 'mustDrop';

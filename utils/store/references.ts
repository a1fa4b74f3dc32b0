import type { IDBPTransaction } from 'idb';
import type { PdfHash, StatementSummary } from './records';
import type { Schema } from './schema';

type Stores = ('jobs' | 'statements' | 'envelopes' | 'pdfs' | 'exported')[];
export type Writing = IDBPTransaction<Schema, Stores, 'readwrite'>;

export const ALL_STORES: Stores = ['jobs', 'statements', 'envelopes', 'pdfs', 'exported'];

/** Deletes a PDF unless a job or a statement still stands for it. */
export async function dropPdfIfUnused(tx: Writing, hash: PdfHash): Promise<void> {
  const users =
    (await tx.objectStore('jobs').index('hash').count(hash)) +
    (await tx.objectStore('statements').index('hash').count(hash));
  if (users === 0) await tx.objectStore('pdfs').delete(hash);
}

/** Deletes the jobs that ended in a statement. */
export async function deleteJobsOf(tx: Writing, { id, hash }: StatementSummary): Promise<void> {
  const jobs = await tx.objectStore('jobs').index('hash').getAll(hash);
  for (const job of jobs)
    if (job.state.kind === 'done' && job.state.statementId === id)
      await tx.objectStore('jobs').delete(job.id);
}

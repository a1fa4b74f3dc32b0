import type { IDBPTransaction } from 'idb';
import type { PdfHash, StatementId, StatementSummary } from './records';
import type { Schema } from './schema';

type Stores = ('jobs' | 'statements' | 'envelopes' | 'others' | 'pdfs' | 'exported')[];
export type Writing = IDBPTransaction<Schema, Stores, 'readwrite'>;

export const ALL_STORES: Stores = ['jobs', 'statements', 'envelopes', 'others', 'pdfs', 'exported'];

/** Deletes a PDF unless a job or a statement still stands for it. */
export async function dropPdfIfUnused(tx: Writing, hash: PdfHash): Promise<void> {
  const users =
    (await tx.objectStore('jobs').index('hash').count(hash)) +
    (await tx.objectStore('statements').index('hash').count(hash));
  if (users === 0) await tx.objectStore('pdfs').delete(hash);
}

/** Deletes a statement with its answers; its PDF and jobs stay. */
export async function deleteStatement(tx: Writing, id: StatementId): Promise<void> {
  await Promise.all([
    tx.objectStore('statements').delete(id),
    tx.objectStore('envelopes').delete(id),
    tx.objectStore('others').delete(id),
  ]);
}

/** Deletes the jobs that ended in a statement, and those that read it once more, whether they ended or not. */
export async function deleteJobsOf(tx: Writing, { id, hash }: StatementSummary): Promise<void> {
  const jobs = await tx.objectStore('jobs').index('hash').getAll(hash);
  for (const { id: jobId, again, state } of jobs)
    if (again === id || (state.kind === 'done' && state.statementId === id))
      await tx.objectStore('jobs').delete(jobId);
}

import type { Instant, Job, Kept, Session, StatementSummary } from './records';
import {
  ALL_STORES,
  deleteJobsOf,
  deleteStatement,
  dropPdfIfUnused,
  type Writing,
} from './references';
import { isOver } from './retention';
import type { Connect } from './schema';

const HOUR = 60 * 60 * 1000;

/** Deletes what its time is over for, and PDFs that were put in but never asked for. */
export async function sweep(connect: Connect, now: Instant, session: Session): Promise<void> {
  const tx = (await connect()).transaction(ALL_STORES, 'readwrite');
  const jobs = (await tx.objectStore('jobs').getAll()).filter((job) =>
    isOver(job, job.createdAt, now, session),
  );
  const statements = (await tx.objectStore('statements').getAll()).filter((statement) =>
    isOver(statement, statement.addedAt, now, session),
  );
  await deleteThese(tx, { jobs, statements, pdfsBefore: now - HOUR });
  await dropExportedOf(tx, session);
  await tx.done;
}

/** See `Store.clear`. */
export async function clear(connect: Connect, until: Instant): Promise<void> {
  const tx = (await connect()).transaction(ALL_STORES, 'readwrite');
  const jobs = (await tx.objectStore('jobs').getAll()).filter(
    ({ createdAt }) => createdAt <= until,
  );
  const ids = new Set(jobs.map(({ id }) => id));
  const statements = (await tx.objectStore('statements').getAll()).filter(
    ({ addedAt, jobId }) => addedAt <= until || ids.has(jobId),
  );
  await deleteThese(tx, { jobs, statements, pdfsBefore: until });
  await tx.objectStore('exported').clear();
  await tx.done;
}

type These = {
  jobs: readonly Job[];
  statements: readonly StatementSummary[];
  /** PDFs that nothing needs go where they are older. */
  pdfsBefore: Instant;
};

async function deleteThese(tx: Writing, { jobs, statements, pdfsBefore }: These): Promise<void> {
  for (const { id } of jobs) await tx.objectStore('jobs').delete(id);
  for (const statement of statements) {
    await deleteStatement(tx, statement.id);
    await deleteJobsOf(tx, statement);
  }
  await dropUnusedPdfs(tx, pdfsBefore, [...jobs, ...statements]);
}

/** A PDF lies alone for a moment between its arrival and its job's: only older ones are orphans. */
async function dropUnusedPdfs(
  tx: Writing,
  before: Instant,
  freed: readonly { hash: string | undefined }[],
): Promise<void> {
  for (const { hash } of freed) if (hash !== undefined) await dropPdfIfUnused(tx, hash);
  const old = await tx
    .objectStore('pdfs')
    .index('addedAt')
    .getAllKeys(IDBKeyRange.upperBound(before));
  for (const hash of old) await dropPdfIfUnused(tx, hash);
}

/** Ids of rows exported in a session that is over, where nothing was to outlive it. */
async function dropExportedOf(tx: Writing, session: Session): Promise<void> {
  const index = tx.objectStore('exported').index('retention');
  for (let at = await index.openCursor('session'); at; at = await at.continue())
    if (at.value.session !== session.name) await at.delete();
}

/** See `Store.retain`. */
export async function retain(connect: Connect, kept: Kept): Promise<void> {
  const tx = (await connect()).transaction(['jobs', 'statements', 'exported'], 'readwrite');
  for (const store of ['jobs', 'statements', 'exported'] as const)
    for (let at = await tx.objectStore(store).openCursor(); at; at = await at.continue())
      await at.update({ ...at.value, ...kept });
  await tx.done;
}

/** See `Store.countOver`. */
export async function countOver(connect: Connect, kept: Kept, now: Instant): Promise<number> {
  const tx = (await connect()).transaction(['jobs', 'statements']);
  const jobs = await tx.objectStore('jobs').getAll();
  const statements = await tx.objectStore('statements').getAll();
  // A job that is done stands for its statement.
  const added = [
    ...jobs.filter(({ state }) => state.kind !== 'done').map(({ createdAt }) => createdAt),
    ...statements.map(({ addedAt }) => addedAt),
  ];
  const session = { name: kept.session, since: now };
  return added.filter((addedAt) => isOver(kept, addedAt, now, session)).length;
}

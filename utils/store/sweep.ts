import type {
  ExportedIds,
  Instant,
  Job,
  Kept,
  Retention,
  Session,
  StatementSummary,
} from './records';
import {
  ALL_STORES,
  deleteJobsOf,
  deleteStatement,
  dropPdfIfUnused,
  type Writing,
} from './references';
import { isOver } from './retention';
import type { Connect } from './schema';
import type { Over } from './types';

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
  // What stays until it is deleted may be many years' rows: it is not looked at.
  for (const retention of ['session', 'days30'] as const)
    await dropExported(tx, (one) => isOver(one, one.addedAt, now, session), retention);
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
  await dropExported(tx, ({ addedAt }) => addedAt <= until);
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

/** Forgets which rows were exported, for those exports; of one retention, or of all. */
async function dropExported(
  tx: Writing,
  isMeant: (one: ExportedIds) => boolean,
  retention?: Retention,
): Promise<void> {
  const exported = tx.objectStore('exported').index('retention');
  for (let at = await exported.openCursor(retention); at; at = await at.continue())
    if (isMeant(at.value)) await at.delete();
}

/** See `Store.retain`. */
export async function retain(connect: Connect, kept: Kept): Promise<void> {
  const tx = (await connect()).transaction(['jobs', 'statements', 'exported'], 'readwrite');
  for (const store of ['jobs', 'statements', 'exported'] as const)
    for (let at = await tx.objectStore(store).openCursor(); at; at = await at.continue())
      await at.update({ ...at.value, ...kept });
  await tx.done;
}

/** See `Store.findOver`. */
export async function findOver(connect: Connect, kept: Kept, now: Instant): Promise<Over> {
  const tx = (await connect()).transaction(['jobs', 'statements', 'exported']);
  const jobs = await tx.objectStore('jobs').getAll();
  const statements = await tx.objectStore('statements').getAll();
  const exported = await tx.objectStore('exported').getAll();
  const session = { name: kept.session, since: now };
  const isPast = (addedAt: Instant) => isOver(kept, addedAt, now, session);
  // A job that is done stands for its statement.
  const left = jobs.filter(({ state, createdAt }) => state.kind !== 'done' && isPast(createdAt));
  return {
    entries: left.length + statements.filter(({ addedAt }) => isPast(addedAt)).length,
    exported: exported.some(({ addedAt }) => isPast(addedAt)),
  };
}

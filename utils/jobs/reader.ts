import type { DeviceEndpoint } from '@/utils/endpoint';
import type { JobFailure, JobId, JobState, Store, Where } from '@/utils/store';
import { createClaims } from './claims';
import { type Extracted, extractBy, type Extractor } from './extractor';
import { failureOf } from './failures';
import { type CapturedJob, summarise } from './summary';

/** Between two notes of progress in the store, milliseconds. */
const PROGRESS_INTERVAL = 200;

/** Reads the jobs that wait, oldest first, one at a time. Lives where workers can be had. */
export type Reader = {
  /** Resolves when no job waits to be read. Passwords stay in memory, until they were used once. */
  work(passwords: Readonly<Record<JobId, string>>): Promise<void>;
  /** Stops reading this job, if that is being done; its state is for the caller to set. */
  stop(id: JobId): void;
};

type Parts = {
  store: Store;
  /** Asked before each reading. */
  extractor: (where: Where) => Promise<Extractor>;
  /** Whether a PDF may be a statement: asked of what pick-up caught by itself. */
  look: DeviceEndpoint['look'];
  now: () => number;
};

export function createReader({ store, extractor, look, now }: Parts): Reader {
  const claims = createClaims(store, now);
  const passwords = new Map<JobId, string>();
  let current: { id: JobId; controller: AbortController } | undefined;
  let working = Promise.resolve();

  const drain = async () => {
    for (let job = await claims.next(); job; job = await claims.next()) await readJob(job);
  };

  const readJob = async (job: CapturedJob) => {
    const controller = new AbortController();
    const { signal } = controller;
    current = { id: job.id, controller };
    const password = passwords.get(job.id);
    passwords.delete(job.id);
    try {
      const bytes = await store.pdfs.get(job.hash);
      if (!bytes)
        await claims.settle(job.id, {
          kind: 'failed',
          failure: { kind: 'capture', reason: 'gone' },
        });
      // Of what nobody asked for, what is no statement is forgotten: it never was any business of ours.
      else if (!job.asked && (await look(bytes, signal)) === 'other')
        await store.jobs.remove(job.id);
      else await extract(job, bytes, password, signal);
    } catch (error) {
      if (!signal.aborted)
        await claims.settle(job.id, { kind: 'failed', failure: failureOf(error) });
    } finally {
      current = undefined;
    }
  };

  const extract = async (
    job: CapturedJob,
    bytes: Uint8Array<ArrayBuffer>,
    password: string | undefined,
    signal: AbortSignal,
  ) => {
    const { name, requestKey: key } = job;
    const extracted = await extractBy(
      await extractor(job.where ?? 'device'),
      { name, bytes, ...(password !== undefined && { password }), ...(key && { key }) },
      { signal, onProgress: noteProgress(job.id) },
    );
    if (extracted.ok) await keep(job, extracted);
    else await claims.settle(job.id, stateAfter(extracted.failure));
  };

  const keep = async (job: CapturedJob, extracted: Extracted & { ok: true }) => {
    const { envelope, extractedBy } = extracted;
    if (job.again !== undefined)
      await store.statements.addOther(job.id, job.again, { envelope, extractedBy, at: now() });
    else await store.statements.add(summarise(job, envelope, extractedBy, now()), envelope);
  };

  const noteProgress = (id: JobId) => {
    let noted = 0;
    return ({ page, pages }: { page: number; pages: number }) => {
      if (now() - noted < PROGRESS_INTERVAL) return;
      noted = now();
      void claims.settle(id, { kind: 'reading', page, pages });
    };
  };

  return {
    work: (given) => {
      for (const [id, password] of Object.entries(given)) passwords.set(id, password);
      // Whoever asked before hears why that failed; what waits now is read all the same.
      working = working.catch(() => {}).then(drain);
      return working;
    },
    stop: (id) => {
      passwords.delete(id);
      if (current?.id === id) current.controller.abort();
    },
  };
}

function stateAfter(failure: JobFailure): JobState {
  if (failure.kind === 'nonSuccess') {
    if (failure.code === 'pdf/fail/password-required')
      return { kind: 'needsPassword', reason: 'required' };
    if (failure.code === 'pdf/fail/password-incorrect')
      return { kind: 'needsPassword', reason: 'incorrect' };
  }
  return { kind: 'failed', failure };
}

import type { DeviceEndpoint } from '@/utils/endpoint';
import type { Job, JobFailure, JobId, JobState, Store, Where } from '@/utils/store';
import { type Extracted, extractBy, type Extractor } from './extractor';
import { CRASHED, failureOf } from './failures';
import { type CapturedJob, summarise } from './summary';

/** A reading that began this often and never ended took its whole process down each time. */
const MAX_ATTEMPTS = 3;
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
  const passwords = new Map<JobId, string>();
  let current: { id: JobId; controller: AbortController } | undefined;
  let working = Promise.resolve();

  const drain = async () => {
    for (let job = await claim(); job; job = await claim()) await readJob(job);
  };

  /** The next job, its attempt counted before anything can go wrong. */
  const claim = async (): Promise<CapturedJob | undefined> => {
    const waiting = (await store.jobs.list()).filter(isReading).reverse();
    for (const { id } of waiting) {
      const job = await store.jobs.update(id, (found) =>
        isReading(found)
          ? {
              ...found,
              updatedAt: now(),
              attempts: found.attempts + 1,
              requestKey: found.requestKey ?? crypto.randomUUID(),
            }
          : undefined,
      );
      if (!job || !isReading(job)) continue;
      if (job.attempts <= MAX_ATTEMPTS) return job;
      await settle(id, { kind: 'failed', failure: CRASHED });
    }
    return undefined;
  };

  /** Only a job that is still being read: a cancelled or deleted one is left as it is. */
  const settle = (id: JobId, state: JobState) =>
    store.jobs.update(id, (job) =>
      isReading(job)
        ? {
            ...job,
            updatedAt: now(),
            requestKey: isUnanswered(state) ? job.requestKey : undefined,
            state,
          }
        : undefined,
    );

  const keep = async (job: CapturedJob, extracted: Extracted & { ok: true }) => {
    const { envelope, extractedBy } = extracted;
    if (job.again !== undefined)
      await store.statements.addOther(job.id, job.again, { envelope, extractedBy, at: now() });
    else await store.statements.add(summarise(job, envelope, extractedBy, now()), envelope);
  };

  const readJob = async (job: CapturedJob) => {
    const controller = new AbortController();
    current = { id: job.id, controller };
    const password = passwords.get(job.id);
    passwords.delete(job.id);
    try {
      const bytes = await store.pdfs.get(job.hash);
      if (!bytes) {
        await settle(job.id, { kind: 'failed', failure: { kind: 'capture', reason: 'gone' } });
        return;
      }
      // Of what nobody asked for, what is no statement is forgotten: it never was any business of ours.
      if (!job.asked && (await look(bytes, controller.signal)) === 'other') {
        await store.jobs.remove(job.id);
        return;
      }
      const { name, requestKey: key } = job;
      const extracted = await extractBy(
        await extractor(job.where ?? 'device'),
        { name, bytes, ...(password !== undefined && { password }), ...(key && { key }) },
        { signal: controller.signal, onProgress: noteProgress(job.id) },
      );
      if (extracted.ok) await keep(job, extracted);
      else await settle(job.id, stateAfter(extracted.failure));
    } catch (error) {
      if (!controller.signal.aborted)
        await settle(job.id, { kind: 'failed', failure: failureOf(error) });
    } finally {
      current = undefined;
    }
  };

  const noteProgress = (id: JobId) => {
    let noted = 0;
    return ({ page, pages }: { page: number; pages: number }) => {
      if (now() - noted < PROGRESS_INTERVAL) return;
      noted = now();
      void settle(id, { kind: 'reading', page, pages });
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

const isReading = (job: Job): job is CapturedJob =>
  job.state.kind === 'reading' && job.hash !== undefined && job.size !== undefined;

/** No answer came: the service may have done the work all the same, and must not charge it twice. */
const isUnanswered = (state: JobState): boolean =>
  state.kind === 'reading' ||
  (state.kind === 'failed' &&
    (state.failure.kind === 'networkDown' || state.failure.kind === 'timeout'));

function stateAfter(failure: JobFailure): JobState {
  if (failure.kind === 'nonSuccess') {
    if (failure.code === 'pdf/fail/password-required')
      return { kind: 'needsPassword', reason: 'required' };
    if (failure.code === 'pdf/fail/password-incorrect')
      return { kind: 'needsPassword', reason: 'incorrect' };
  }
  return { kind: 'failed', failure };
}

import type { Job, JobFailure, JobId, Kept, Origin, Source, Store, Where } from '@/utils/store';
import { failureOf } from './failures';
import { refusePdf } from './pdf-file';

export type Caught = { name: string; origin: Origin; asked: boolean; source?: Source };

export type Admission = {
  /** Makes the job that stands for a PDF from the moment it was asked for or seen. */
  begin(caught: Caught): Promise<Job>;
  /**
   * Hands the bytes over: the job waits to be read, or fails if they are no PDF.
   * @param name what its source calls the file, if that is known only now
   * @returns the job to follow: where this PDF is known already, that is the job it has; the new one is gone.
   */
  hand(id: JobId, bytes: Uint8Array<ArrayBuffer>, name?: string): Promise<JobId>;
  /** Says why the bytes could not be had. */
  fail(id: JobId, failure: JobFailure): Promise<void>;
};

type Parts = {
  store: Store;
  now: () => number;
  /** What is set for all that comes now. */
  kept: () => Promise<Kept & { where?: Where }>;
};

/** How PDFs become jobs; works in any of the extension's contexts. */
export function createAdmission({ store, now, kept }: Parts): Admission {
  const fail = async (id: JobId, failure: JobFailure) => {
    await store.jobs.update(id, (job) =>
      isUnfinished(job)
        ? { ...job, updatedAt: now(), state: { kind: 'failed', failure } }
        : undefined,
    );
  };

  return {
    begin: async ({ name, origin, asked, source }) => {
      const at = now();
      const job: Job = {
        id: crypto.randomUUID(),
        name,
        origin,
        asked,
        source,
        ...(await kept()),
        size: undefined,
        hash: undefined,
        attempts: 0,
        createdAt: at,
        updatedAt: at,
        state: { kind: 'capturing' },
      };
      await store.jobs.add(job);
      return job;
    },

    hand: async (id, bytes, name) => {
      const refusal = refusePdf(bytes);
      if (refusal) {
        await fail(id, refusal);
        return id;
      }
      try {
        const hash = await store.pdfs.put(bytes, now());
        return await store.jobs.attach(id, { hash, size: bytes.length, name }, now());
      } catch (error) {
        await fail(id, failureOf(error));
        return id;
      }
    },

    fail,
  };
}

/** Whether something is being done with it, or will be without the person. */
export function isUnderWay({ state }: Job): boolean {
  return state.kind === 'capturing' || state.kind === 'reading';
}

/** Whether something is still to happen with it. */
export function isUnfinished(job: Job): boolean {
  return isUnderWay(job) || job.state.kind === 'needsPassword';
}

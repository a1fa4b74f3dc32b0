import type {
  Instant,
  Job,
  JobFailure,
  JobId,
  JobState,
  StatementId,
  StatementSummary,
  Store,
  Where,
} from '@/utils/store';
import { isUnfinished } from './admit';

/** A file that a page is handing over is in its store within seconds; after this long the page is gone. */
const HAND_OVER_TIME = 60_000;

/** What people do with jobs. */
export type JobControl = {
  /** Stops a job that has not ended, and deletes all that is kept of it: its PDF, and where that came from. */
  cancel(id: JobId): Promise<void>;
  /**
   * Runs a failed job again: from its stored bytes, else from where they are to be had.
   * @param where asked for by the person; else as is set now
   */
  retry(id: JobId, where?: Where): Promise<void>;
  /** Reads the PDF of a statement once more, for a second answer to compare. */
  again(id: StatementId, where: Where): Promise<void>;
  /** What waits is read on this device after all: the person set so. */
  keepHere(): Promise<void>;
  givePassword(id: JobId, password: string): Promise<void>;
  /** Takes a job off the list, cancelling it first; a statement that came of it stays. */
  dismiss(id: JobId): Promise<void>;
  /** Deletes a statement, and stops what reads its PDF once more. */
  removeStatement(id: StatementId): Promise<void>;
  /** Deletes everything that came until then, and stops what is done with it. */
  removeAll(until?: Instant): Promise<void>;
  /** Goes on with what an earlier life of the background left unfinished. */
  resume(): Promise<void>;
};

type Parts = {
  store: Store;
  /** Starts getting the bytes of a job that is capturing. */
  capture: (job: Job) => void;
  /** Starts reading the jobs that wait. */
  read: (passwords?: Readonly<Record<JobId, string>>) => void;
  /** Stops either, where it runs. */
  stop: (id: JobId) => Promise<void>;
  /** Where PDFs that come now are read. */
  where: () => Promise<Where>;
  now: () => number;
};

export function createJobControl({ store, capture, read, stop, where, now }: Parts): JobControl {
  const move = (id: JobId, from: (job: Job) => boolean, state: JobState, to?: Where) =>
    store.jobs.update(id, (job) =>
      from(job)
        ? { ...job, ...(to && { where: to }), attempts: 0, updatedAt: now(), state }
        : undefined,
    );

  const cancel = async (id: JobId) => {
    await store.jobs.remove(id, isUnfinished);
    await stop(id);
  };

  return {
    cancel,

    retry: async (id, asked) => {
      const job = await store.jobs.get(id);
      if (!job) return;
      // A second reading is about where it was asked for.
      const to = asked ?? (job.again === undefined ? await where() : job.where);
      if (job.hash !== undefined) {
        await move(id, hasFailed, READ_AGAIN, to);
        read();
      } else if (job.source) {
        const again = await move(id, hasFailed, { kind: 'capturing' }, to);
        if (again) capture(again);
      }
    },

    again: async (id, to) => {
      const statement = (await store.statements.list()).find((one) => one.id === id);
      const jobs = await store.jobs.list();
      const isAsked = jobs.some((job) => job.again === id && isUnfinished(job));
      if (!statement || isAsked) return;
      await store.jobs.add(secondReading(statement, to, now()));
      read();
    },

    keepHere: async () => {
      for (const { id } of (await store.jobs.list()).filter(isUnfinished))
        await store.jobs.update(id, (job) =>
          isUnfinished(job) && job.where === 'service' ? { ...job, where: 'device' } : undefined,
        );
    },

    givePassword: async (id, password) => {
      await move(id, ({ state }) => state.kind === 'needsPassword', READ_AGAIN);
      read({ [id]: password });
    },

    dismiss: async (id) => {
      await cancel(id);
      await store.jobs.remove(id);
    },

    removeStatement: async (id) => {
      const again = (await store.jobs.list()).filter((job) => job.again === id);
      await store.statements.remove([id]);
      for (const job of again.filter(isUnfinished)) await stop(job.id);
    },

    removeAll: async (until = Infinity) => {
      const meant = (await store.jobs.list()).filter(({ createdAt }) => createdAt <= until);
      await store.clear(until);
      for (const { id } of meant.filter(isUnfinished)) await stop(id);
    },

    resume: async () => {
      for (const job of (await store.jobs.list()).filter(isCapturing)) {
        if (job.source) capture(job);
        else if (now() - job.updatedAt > HAND_OVER_TIME)
          await move(job.id, isCapturing, { kind: 'failed', failure: INTERRUPTED });
      }
      read();
    },
  };
}

/** The job that reads a statement's PDF once more. */
function secondReading(statement: StatementSummary, where: Where, at: Instant): Job {
  const { id, name, origin, hash, size, retention, session } = statement;
  return {
    id: crypto.randomUUID(),
    name,
    origin,
    hash,
    size,
    retention,
    session,
    asked: true,
    source: undefined,
    where,
    again: id,
    attempts: 0,
    createdAt: at,
    updatedAt: at,
    state: READ_AGAIN,
  };
}

const READ_AGAIN: JobState = { kind: 'reading', page: 0, pages: undefined };
const INTERRUPTED: JobFailure = { kind: 'capture', reason: 'interrupted' };

const isCapturing = ({ state }: Job): boolean => state.kind === 'capturing';
const hasFailed = ({ state }: Job): boolean => state.kind === 'failed';

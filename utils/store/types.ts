import type { SuccessEnvelope } from '@/utils/contract';
import type {
  CaughtPdf,
  Instant,
  Job,
  JobId,
  Kept,
  OtherAnswer,
  PdfHash,
  Session,
  StatementId,
  StatementRecord,
  StatementSummary,
} from './records';

/** How many statements, and PDFs that are none; and whether ids of exported rows are among what is over. */
export type Over = { entries: number; exported: boolean };

/** What the device keeps. Each call is one transaction: contexts that write at once never see halves. */
export type Store = {
  jobs: {
    get(id: JobId): Promise<Job | undefined>;
    /** Newest first. */
    list(): Promise<Job[]>;
    add(job: Job): Promise<void>;
    /**
     * Reads, changes and writes a job in one step; `change` answers undefined to leave it as it is.
     * @returns the job as it now is; undefined where there is none.
     */
    update(id: JobId, change: (job: Job) => Job | undefined): Promise<Job | undefined>;
    /**
     * Says which PDF a capturing job caught: it then waits to be read. One PDF has one job: a job it had that
     * failed gives way; any other one stays, and the new job is deleted.
     * @returns the job that stands for the PDF.
     */
    attach(id: JobId, pdf: CaughtPdf, now: Instant): Promise<JobId>;
    /** Deletes the job, if it is still one that `isMeant`, and its PDF where nothing else needs that. */
    remove(id: JobId, isMeant?: (job: Job) => boolean): Promise<void>;
  };
  statements: {
    /** Newest first, without rows. */
    list(): Promise<StatementSummary[]>;
    get(id: StatementId): Promise<StatementRecord | undefined>;
    /**
     * Writes a statement and sets its job to done, in one step.
     * @returns false, with nothing written, where the job is no longer there to be read (it was cancelled).
     */
    add(summary: StatementSummary, envelope: SuccessEnvelope): Promise<boolean>;
    /**
     * Keeps a second answer for a statement's PDF and sets its job to done, in one step; an earlier one gives way.
     * @returns false, with nothing written, where the job is no longer reading or the statement is gone.
     */
    addOther(jobId: JobId, id: StatementId, other: OtherAnswer): Promise<boolean>;
    /** Writes a statement anew; nothing where it is gone. */
    replace(statement: StatementRecord): Promise<void>;
    /** Deletes these statements, their rows, their jobs and second readings, and their PDFs where nothing else needs them. */
    remove(ids: readonly StatementId[]): Promise<void>;
  };
  pdfs: {
    /** @returns the hash it is kept under; the same bytes are kept once. */
    put(bytes: Uint8Array<ArrayBuffer>, now: Instant): Promise<PdfHash>;
    get(hash: PdfHash): Promise<Uint8Array<ArrayBuffer> | undefined>;
  };
  /** Which transactions went to which program (an export format's id), so that they go there once. */
  exported: {
    ids(destination: string): Promise<ReadonlySet<string>>;
    /** Remembers ids once their file is saved; ones known already stay one. */
    add(destination: string, ids: readonly string[], kept: Kept, now: Instant): Promise<void>;
  };
  /** Sets for all that is kept how long it stays: until a session's end means the one named, not that in which it came. */
  retain(kept: Kept): Promise<void>;
  /** What would be over at once if all were kept so. */
  findOver(kept: Kept, now: Instant): Promise<Over>;
  /** Deletes what its time is over for, and PDFs that nothing needs (an hour after they came). */
  sweep(now: Instant, session: Session): Promise<void>;
  /** Deletes everything that came until then, unfinished jobs and what comes of them too, exported ids as well. */
  clear(until?: Instant): Promise<void>;
  close(): Promise<void>;
};

import type { Failure, ProofVerdict, SchemaName, SuccessEnvelope } from '@/utils/contract';

/** UUIDs. */
export type JobId = string;
export type StatementId = string;
/** SHA-256 of the file's bytes, lower-case hex: one PDF, however often it was caught. */
export type PdfHash = string;
/** Milliseconds since the epoch. */
export type Instant = number;

/** How long a job, its statement and its PDF stay: until the browser closes, 30 days, or until deleted by hand. */
export type Retention = 'session' | 'days30' | 'untilDeleted';

/** The browser session that goes on: its name, and when it began. */
export type Session = { name: string; since: Instant };

/** `session` names the browser session that something was added in. */
export type Kept = { retention: Retention; session: string };

/** Where a PDF is extracted: on this device, or at the extraction service that is set up. */
export type Where = 'device' | 'service';

/** By which way a PDF came. `site` is the host of the page or link; its full address is not kept. */
export type Origin =
  | { way: 'file' }
  | { way: 'download' | 'link' | 'tab' | 'page'; site: string | undefined };

/** Where the bytes of a PDF are to be had. Kept on its job until they are there: an address may be as good as a key. */
export type Source =
  | { kind: 'download'; downloadId: number }
  | { kind: 'link' | 'tab'; url: string; tabId: number; frameId: number };

/** What a job's capture brought; `name` where its source names it better than the job does. */
export type CaughtPdf = { hash: PdfHash; size: number; name: string | undefined };

/** Why the bytes of a PDF could not be had. `mustDrop`: only the person can hand the file over (drop or pick). */
export type CaptureFailure =
  | { kind: 'capture'; reason: 'notPdf'; got: 'html' | 'empty' | 'other' }
  | { kind: 'capture'; reason: 'refused'; status: number }
  | { kind: 'capture'; reason: 'tooBig'; bytes: number; limit: number }
  /** It comes from a host that the extension may not read; both are match patterns. */
  | { kind: 'capture'; reason: 'otherHost'; site: string; host: string }
  | {
      kind: 'capture';
      reason:
        | 'gone'
        | 'unreachable'
        | 'noAccess'
        | 'notLetIn'
        | 'mustDrop'
        | 'interrupted'
        /** A file that was handed over: a folder, or one that is no longer as it was. */
        | 'unreadable'
        | 'storageFull';
    };

/** Why a PDF could not be sent to the extraction service; nothing was. */
export type SetupFailure = { kind: 'setup'; reason: 'noService' | 'noToken' | 'noAccess' };

export type JobFailure = Failure | CaptureFailure | SetupFailure;

/**
 * capturing → reading → (needsPassword → reading)* → done | failed. A job that is cancelled is deleted.
 * `page` counts pages read; 0 while the job waits for its turn. `pages` is unknown until the PDF is open.
 */
export type JobState =
  | { kind: 'capturing' }
  | { kind: 'reading'; page: number; pages: number | undefined }
  | { kind: 'needsPassword'; reason: 'required' | 'incorrect' }
  | { kind: 'done'; statementId: StatementId }
  | { kind: 'failed'; failure: JobFailure };

/** One PDF on its way to a statement. */
export type Job = Kept & {
  id: JobId;
  /** The file's name as people know it. */
  name: string;
  origin: Origin;
  /** False for what pick-up caught by itself: such a job speaks quietly when it turns out to be no statement. */
  asked: boolean;
  /** Bytes; known once captured, as is `hash`. */
  size: number | undefined;
  hash: PdfHash | undefined;
  /** Undefined for files that were handed over, and as soon as the bytes are there. */
  source: Source | undefined;
  /** Where it is to be read: as was set when it came, or as the person asked. On the device where it does not say. */
  where?: Where;
  /** The statement that this is a second reading of. */
  again?: StatementId;
  /** Names a request to the service: sent again after no answer came, it is charged once. */
  requestKey?: string | undefined;
  /** How often a reading was begun: a PDF that kills its worker is not tried for ever. */
  attempts: number;
  createdAt: Instant;
  updatedAt: Instant;
  state: JobState;
};

/** Which endpoint answered. `insteadOf`: the service's base URL, where that gave no answer and the person chose so. */
export type ExtractedBy =
  | { where: 'device'; version: string; insteadOf?: string }
  | { where: 'service'; baseUrl: string; sandbox: boolean };

/** A second answer for the same PDF, kept beside the statement's own to compare them. */
export type OtherAnswer = { envelope: SuccessEnvelope; extractedBy: ExtractedBy; at: Instant };

/** What a list shows of a statement, without its rows. */
export type StatementSummary = Kept & {
  id: StatementId;
  jobId: JobId;
  name: string;
  origin: Origin;
  hash: PdfHash;
  size: number;
  addedAt: Instant;
  extractedBy: ExtractedBy;
  schema: SchemaName;
  kind: 'bank' | 'card';
  /** `id`: the short code, `UNKNOWN` where it was not recognised; `name`: for people. */
  issuer: { id: string; name: string };
  /** The last four digits or letters of the first account; empty where none is printed. */
  last4: string;
  /** ISO calendar dates, over all accounts. */
  period: { from: string; to: string };
  currency: string | undefined;
  /** Over all accounts: the worst verdict, the sums of rows. */
  proof: { verdict: ProofVerdict; rows: number; provenRows: number };
  /** Accounts (or cardholders) in the PDF. */
  accounts: number;
};

/** A statement whole: the envelope as it was answered. */
export type StatementRecord = StatementSummary & { envelope: SuccessEnvelope; other?: OtherAnswer };

/**
 * Transactions that went to one program together: the ids that the export gave them, hashes, and nothing of the rows;
 * `id` is the first, `more` the others that were new. They stay when their statement goes (else the next export would
 * repeat its rows), but no longer than is set for statements: until the session ends, or 30 days after they were saved.
 */
export type ExportedIds = Kept & {
  destination: string;
  id: string;
  more?: readonly string[];
  addedAt: Instant;
};

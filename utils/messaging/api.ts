import type { FileAccess, PageLink, PageLook } from '@/utils/capture';
import type { ExtractionOutcome } from '@/utils/endpoint';
import type { ServiceForm, ServiceState } from '@/utils/service';
import type { PickupSite } from '@/utils/settings';
import type {
  Job,
  JobId,
  Over,
  Retention,
  StatementId,
  StatementRecord,
  StatementSummary,
  Where,
} from '@/utils/store';

/** Ends a subscription. */
export type Stop = () => void;

/**
 * What the extension's pages can ask for. Promises reject with an Error whose message is a sentence for people.
 * `watch` calls back at once with what is there, then after every change, from any context.
 */
export type Api = {
  jobs: {
    list(): Promise<Job[]>;
    watch(listener: (jobs: Job[]) => void): Stop;
    /** Stops a job that has not ended; nothing of it stays. */
    cancel(id: JobId): Promise<void>;
    /** Runs a failed job again, from its stored bytes or its source; `where` if not as is set now. */
    retry(id: JobId, where?: Where): Promise<void>;
    /** For a job in state needsPassword. The password is kept in memory for the reading only. */
    givePassword(id: JobId, password: string): Promise<void>;
    /** Takes a finished job off the list; a statement that came of it stays. */
    dismiss(id: JobId): Promise<void>;
  };
  statements: {
    /** Newest first, without rows. */
    list(): Promise<StatementSummary[]>;
    watch(listener: (statements: StatementSummary[]) => void): Stop;
    get(id: StatementId): Promise<StatementRecord | undefined>;
    /** The PDF behind a statement, to show where its rows stand. */
    pdf(id: StatementId): Promise<Uint8Array<ArrayBuffer> | undefined>;
    /** Reads its PDF once more there, for a second answer to compare; what there is before stays until it is done. */
    extractAgain(id: StatementId, where: Where): Promise<void>;
    /** Makes the second answer the statement's own, and its own the second. */
    useOther(id: StatementId): Promise<void>;
    /** With its PDF, and what reads that once more. */
    remove(id: StatementId): Promise<void>;
    /** Everything that came to this device until then: statements, PDFs, jobs; and which rows were exported. */
    removeAll(until: number): Promise<void>;
    /** The setting, for what comes and for all that is kept now; what is past that time already goes at once. */
    setRetention(retention: Retention): Promise<void>;
    /** What the setting would delete at once. */
    findOver(retention: Retention): Promise<Over>;
  };
  /** Says that the person has seen what came: the badge goes. */
  looked(): Promise<void>;
  /** Takes over files that were dropped or picked, one job each; a PDF known already answers its present job. */
  extractFiles(files: readonly File[]): Promise<JobId[]>;
  page: {
    /** The active tab of this window; undefined where there is none. */
    look(): Promise<PageLook | undefined>;
    /** Resolves with the job as soon as it exists; its bytes are still to be had. */
    extractLink(tabId: number, link: PageLink): Promise<JobId>;
    /** The PDF that the tab shows. */
    extractTab(tabId: number): Promise<JobId>;
  };
  sites: {
    list(): Promise<PickupSite[]>;
    watch(listener: (sites: PickupSite[]) => void): Stop;
    /**
     * With further hosts that its statements come from; for a site that is on, those are added.
     * Call it first thing in a click handler: the browser asks the person. @returns whether it was granted.
     */
    switchOn(pattern: string, hosts?: readonly string[]): Promise<boolean>;
    switchOff(pattern: string): Promise<void>;
    /** No longer picks up from a further host. */
    leaveHost(pattern: string, host: string): Promise<void>;
    setButtons(pattern: string, shown: boolean): Promise<void>;
  };
  /** Where PDFs are extracted. */
  service: {
    /** Calls back with what is set up, and after each change; the token is never among it. */
    watch(listener: (state: ServiceState) => void): Stop;
    /** Call it first thing in a click handler: the browser asks the person. @returns false where it was refused */
    save(form: ServiceForm): Promise<boolean>;
    /** On this device from now on. */
    extractHere(): Promise<void>;
    forgetToken(): Promise<void>;
    /** Sends a sample to the sandbox. In a click handler, as `save`. @returns undefined where it was refused */
    test(form: ServiceForm, sample: Uint8Array): Promise<ExtractionOutcome | undefined>;
  };
  /** A notification after each pick-up. */
  notifications: {
    get(): Promise<boolean>;
    /** Call it first thing in a click handler: the browser asks the person. @returns what it is now */
    set(wanted: boolean): Promise<boolean>;
  };
  fileAccess: {
    state(): Promise<FileAccess>;
    /** Opens the browser's page with the toggle. */
    openSettings(): Promise<void>;
    /** Once it is on, and in a click handler: lets downloads be read from disk; the browser does not ask again. */
    grant(): Promise<boolean>;
  };
};

import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Job, ServiceState, StatementRecord, StatementSummary } from '@/utils/messaging';
import { alreadyHere, type AlreadyHere } from './already-here';
import { entriesOf, type Entry } from './entries';
import { createForgetting, type Forgetting } from './forgetting';
import type { Announcement } from '../shell';
import { newsOf } from './news';
import type { PageParts } from './page-parts';

/** The statement that is open. */
export type Chosen =
  | { kind: 'none' }
  | { kind: 'loading'; id: string }
  | { kind: 'open'; id: string; record: StatementRecord }
  | { kind: 'gone'; id: string };

/** What the popup and the full page both show and do. */
export type Desk = {
  /** False until both lists have arrived: an empty list is not "no statements" before. */
  loaded: ReadonlySignal<boolean>;
  entries: ReadonlySignal<readonly Entry[]>;
  chosen: ReadonlySignal<Chosen>;
  /** The statement of the job that was done last while this page was open. */
  finished: ReadonlySignal<string | undefined>;
  /** The PDF that came again last, and is kept already; until it is dismissed. */
  again: ReadonlySignal<AlreadyHere | undefined>;
  /** What was announced last, for the live region. */
  news: ReadonlySignal<Announcement>;
  /** A sentence about a command that failed, until it is dismissed. */
  trouble: ReadonlySignal<string | undefined>;
  /** What is set up of a service; undefined until it is known. */
  service: ReadonlySignal<ServiceState | undefined>;
  forgetting: Forgetting;
  choose(id: string): Promise<void>;
  close(): void;
  announce(sentence: string): void;
  dismissTrouble(): void;
  dismissAgain(): void;
  /** Runs a command of the API and shows its sentence if it fails. */
  attempt<Result>(command: () => Promise<Result>): Promise<Result | undefined>;
  forget(ids: readonly string[]): void;
  /** Everything that is here now, and what was kept in mind of it: which rows were exported. */
  forgetAll(): void;
  stop(): void;
};

/** The statement of a job that was on its way before and is done now. */
const newlyDone = (
  before: readonly Job[] | undefined,
  after: readonly Job[],
): string | undefined => {
  const unfinished = new Set(
    before?.filter(({ state }) => state.kind !== 'done').map((job) => job.id),
  );
  for (const { id, state } of after)
    if (state.kind === 'done' && unfinished.has(id)) return state.statementId;
  return undefined;
};

const sentence = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export const createDesk = ({ api, language, clock }: PageParts): Desk => {
  const jobs = signal<readonly Job[] | undefined>(undefined);
  const statements = signal<readonly StatementSummary[] | undefined>(undefined);
  const chosen = signal<Chosen>({ kind: 'none' });
  const news = signal<Announcement>({ words: '', number: 0 });
  const announce = (words: string): void => {
    news.value = { words, number: news.peek().number + 1 };
  };
  const trouble = signal<string | undefined>(undefined);
  const finished = signal<string | undefined>(undefined);
  const again = signal<AlreadyHere | undefined>(undefined);
  const service = signal<ServiceState | undefined>(undefined);

  const attempt: Desk['attempt'] = async (command) => {
    try {
      return await command();
    } catch (error) {
      trouble.value = sentence(error);
      return undefined;
    }
  };

  const isStatement = (id: string): boolean =>
    statements.value?.some((statement) => statement.id === id) ?? false;
  const removeEach = async (ids: readonly string[]): Promise<void> => {
    await Promise.all(
      ids.map((id) => (isStatement(id) ? api.statements.remove(id) : api.jobs.dismiss(id))),
    );
  };
  const forgetting = createForgetting(async ({ ids, until }) => {
    await attempt(() => (until === undefined ? removeEach(ids) : api.statements.removeAll(until)));
  }, clock);
  const entries = computed(() =>
    entriesOf(jobs.value ?? [], statements.value ?? [], forgetting.hidden.value),
  );

  /** A second answer came, or took the first one's place. */
  const renew = async ({ id, envelope, other }: StatementRecord): Promise<void> => {
    const record = await api.statements.get(id);
    const isOpen = chosen.value.kind === 'open' && chosen.value.id === id;
    if (!record || !isOpen) return;
    if (record.envelope.requestId !== envelope.requestId || record.other?.at !== other?.at)
      chosen.value = { kind: 'open', id, record };
  };

  const stops = [
    api.jobs.watch((next) => {
      const here = alreadyHere(jobs.value, next, statements.value ?? []);
      const others = next.filter(({ id }) => id !== here?.jobId);
      const sentences = jobs.value ? newsOf(jobs.value, others, language) : [];
      if (here) sentences.push(language.text('already_here', here.name));
      batch(() => {
        if (here) again.value = here;
        finished.value = newlyDone(jobs.value, others) ?? finished.value;
        jobs.value = next;
        if (sentences.length > 0) announce(sentences.join(' '));
      });
    }),
    api.statements.watch((next) => {
      const open = chosen.value;
      batch(() => {
        statements.value = next;
        // Forgotten on another page, or its time was over.
        if (open.kind === 'open' && !next.some(({ id }) => id === open.id))
          chosen.value = { kind: 'gone', id: open.id };
      });
      if (chosen.value.kind === 'open') void renew(chosen.value.record);
    }),
    api.service.watch((next) => {
      service.value = next;
    }),
  ];

  return {
    loaded: computed(() => jobs.value !== undefined && statements.value !== undefined),
    entries,
    chosen,
    finished,
    again,
    service,
    news,
    trouble,
    forgetting,
    choose: async (id) => {
      chosen.value = { kind: 'loading', id };
      const record = await attempt(() => api.statements.get(id));
      // Another one may have been chosen while this one was read.
      if (chosen.value.kind !== 'loading' || chosen.value.id !== id) return;
      chosen.value = record ? { kind: 'open', id, record } : { kind: 'gone', id };
    },
    close: () => {
      chosen.value = { kind: 'none' };
    },
    announce,
    dismissTrouble: () => {
      trouble.value = undefined;
    },
    dismissAgain: () => {
      again.value = undefined;
    },
    attempt,
    forget: (ids) => {
      if (chosen.value.kind !== 'none' && ids.includes(chosen.value.id))
        chosen.value = { kind: 'none' };
      forgetting.forget({ ids });
    },
    forgetAll: () => {
      chosen.value = { kind: 'none' };
      forgetting.forget({ ids: entries.peek().map(({ id }) => id), until: Date.now() });
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
};

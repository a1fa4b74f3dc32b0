import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Job, ServiceState, StatementSummary } from '@/utils/messaging';
import { alreadyHere, type AlreadyHere } from './already-here';
import { createChoosing, type Chosen } from './choosing';
import { entriesOf, type Entry } from './entries';
import { createForgetting, type Forgetting } from './forgetting';
import type { Announcement } from '../shell';
import { newsOf } from './news';
import { newlyDone } from './newly-done';
import type { PageParts } from './page-parts';

/** What the popup and the full page both show and do. */
export type Desk = {
  /** False until both lists have arrived: an empty list is not "no statements" before. */
  loaded: ReadonlySignal<boolean>;
  entries: ReadonlySignal<readonly Entry[]>;
  /** Nothing on the device, nothing on its way, and nothing that could be taken back. */
  isEmpty: ReadonlySignal<boolean>;
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

const sentence = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export const createDesk = ({ api, language, clock }: PageParts): Desk => {
  const jobs = signal<readonly Job[] | undefined>(undefined);
  const statements = signal<readonly StatementSummary[] | undefined>(undefined);
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

  const choosing = createChoosing({ api }, attempt);
  const { chosen, choose, close } = choosing;

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

  const loaded = computed(() => jobs.value !== undefined && statements.value !== undefined);

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
      batch(() => {
        statements.value = next;
        choosing.missIn(next);
      });
      void choosing.renew();
    }),
    api.service.watch((next) => {
      service.value = next;
    }),
  ];

  return {
    loaded,
    entries,
    isEmpty: computed(
      () => loaded.value && entries.value.length === 0 && forgetting.undoable.value === undefined,
    ),
    chosen,
    finished,
    again,
    service,
    news,
    trouble,
    forgetting,
    choose,
    close,
    announce,
    dismissTrouble: () => {
      trouble.value = undefined;
    },
    dismissAgain: () => {
      again.value = undefined;
    },
    attempt,
    forget: (ids) => {
      if (chosen.value.kind !== 'none' && ids.includes(chosen.value.id)) close();
      forgetting.forget({ ids });
    },
    forgetAll: () => {
      close();
      forgetting.forget({ ids: entries.peek().map(({ id }) => id), until: Date.now() });
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
};

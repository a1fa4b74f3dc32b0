import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Desk, PageParts } from '../../../desk';
import { sentenceOf } from '../../../failure';
import type { Language, MessageKey } from '../../../locale';
import { samplePdf } from '../../../welcome';
import type { ExtractionOutcome, ServiceForm, ServiceState, Where } from '@/utils/messaging';
import { readBaseUrl } from '@/utils/endpoint';

/** What stands in the fields, as it was typed. */
export type Draft = {
  address: string;
  /** Empty where the token that is kept stays. */
  token: string;
  forgetsToken: boolean;
  mode: 'production' | 'sandbox';
  path: 'pdf2' | 'pdf';
  seconds: string;
  fallback: boolean;
};

/** A field that can't be saved as it is, and what to do about it. */
export type Problem = { field: 'address' | 'token' | 'seconds'; words: MessageKey };

export type Trial =
  | { kind: 'none' }
  | { kind: 'asking' }
  /** The browser was told no. */
  | { kind: 'refused' }
  | { kind: 'answered'; outcome: ExtractionOutcome };

/** Where PDFs are extracted, as it is set and as the person is about to set it. */
export type WhereState = {
  /** Undefined until it is known. */
  saved: ReadonlySignal<ServiceState | undefined>;
  /** What is shown as chosen: the service only counts when it is saved. */
  chosen: ReadonlySignal<Where>;
  draft: ReadonlySignal<Draft>;
  /** Shown once the person tried to save or test. */
  problem: ReadonlySignal<Problem | undefined>;
  /** Nothing in the fields differs from what is set. */
  isSaved: ReadonlySignal<boolean>;
  trial: ReadonlySignal<Trial>;
  /** The kept token is about to be replaced by one that is typed. */
  isReplacing: ReadonlySignal<boolean>;
  choose(where: Where): void;
  change(changes: Partial<Draft>): void;
  /** These two ask the browser's permission: call them in the click itself. */
  save(): void;
  test(): void;
  replaceToken(): void;
  forgetToken(): void;
};

const NEW: Draft = {
  address: '',
  token: '',
  forgetsToken: false,
  mode: 'production',
  path: 'pdf2',
  seconds: '120',
  fallback: false,
};
const SECONDS = { least: 5, most: 600 };

const draftOf = ({ service, token }: ServiceState): Draft =>
  service
    ? {
        address: service.baseUrl,
        token: '',
        forgetsToken: token === 'session',
        mode: service.mode,
        path: service.path,
        seconds: String(service.timeLimitSeconds),
        fallback: service.fallback,
      }
    : NEW;

const ADDRESS_PROBLEMS = {
  notUrl: 'service_address_notUrl',
  notHttps: 'service_address_notHttps',
  hasMore: 'service_address_hasMore',
} as const;

/** The fields as they can be saved, or the first that can't. */
const read = (draft: Draft, saved: ServiceState | undefined): ServiceForm | Problem => {
  const address = readBaseUrl(draft.address);
  if (!address.ok) return { field: 'address', words: ADDRESS_PROBLEMS[address.problem] };
  const token = draft.token.trim().replace(/^Bearer\s+/i, '');
  const stays = saved?.token !== 'none' && saved?.service?.baseUrl === address.baseUrl;
  if (token === '' && !stays) return { field: 'token', words: 'service_token_missing' };
  if (/[^\x21-\x7e]/.test(token)) return { field: 'token', words: 'service_token_malformed' };
  const seconds = Number(draft.seconds);
  if (!Number.isInteger(seconds) || seconds < SECONDS.least || seconds > SECONDS.most)
    return { field: 'seconds', words: 'service_seconds_wrong' };
  const { mode, path, fallback, forgetsToken } = draft;
  return {
    service: { baseUrl: address.baseUrl, mode, path, timeLimitSeconds: seconds, fallback },
    token,
    keep: forgetsToken ? 'session' : 'always',
  };
};

/** What came of a test, for those who hear it: the table would be too much. */
const wordsOf = (outcome: ExtractionOutcome | undefined, language: Language): string => {
  if (!outcome) return language.text('trial_refused');
  if (outcome.ok) return language.text('trial_works');
  const { what, next } = sentenceOf(outcome.failure, language);
  return `${what} ${next}`;
};

export const createWhereState = ({ api, language }: PageParts, desk: Desk): WhereState => {
  const { text } = language;
  const saved = signal<ServiceState | undefined>(undefined);
  const chosen = signal<Where>('device');
  const draft = signal<Draft>(NEW);
  const problem = signal<Problem | undefined>(undefined);
  const trial = signal<Trial>({ kind: 'none' });
  const isReplacing = signal(false);

  api.service.watch((next) => {
    if (saved.peek() === undefined) {
      chosen.value = next.where;
      draft.value = draftOf(next);
    }
    saved.value = next;
  });

  /** What stands in the fields, if it can be used. */
  const readDraft = (): ServiceForm | undefined => {
    const form = read(draft.peek(), saved.peek());
    problem.value = 'field' in form ? form : undefined;
    return 'field' in form ? undefined : form;
  };
  const refused = (form: ServiceForm): Error =>
    new Error(text('service_refused', new URL(form.service.baseUrl).host));

  return {
    saved,
    chosen,
    draft,
    problem,
    isSaved: computed(
      () =>
        saved.value !== undefined &&
        saved.value.where === chosen.value &&
        (chosen.value === 'device' ||
          JSON.stringify(draft.value) === JSON.stringify(draftOf(saved.value))),
    ),
    trial,
    isReplacing,
    choose: (where) => {
      chosen.value = where;
      if (where === 'device' && saved.peek()?.where === 'service')
        void desk.attempt(() => api.service.extractHere());
    },
    change: (changes) => {
      draft.value = { ...draft.peek(), ...changes };
      problem.value = undefined;
      // What was tried is not what stands there now.
      if (trial.peek().kind !== 'asking') trial.value = { kind: 'none' };
    },
    save: () => {
      const form = readDraft();
      if (!form) return;
      // The permission must be asked for in the click itself: nothing may be awaited before.
      const answer = api.service.save(form);
      void desk.attempt(async () => {
        if (!(await answer)) throw refused(form);
        draft.value = { ...draft.peek(), address: form.service.baseUrl, token: '' };
        isReplacing.value = false;
        desk.announce(text('service_saved'));
      });
    },
    test: () => {
      const form = readDraft();
      if (!form) return;
      trial.value = { kind: 'asking' };
      desk.announce(text('trial_asking'));
      const answer = api.service.test(form, samplePdf());
      void desk.attempt(async () => {
        try {
          const outcome = await answer;
          trial.value = outcome ? { kind: 'answered', outcome } : { kind: 'refused' };
          desk.announce(wordsOf(outcome, language));
        } catch (error) {
          trial.value = { kind: 'none' };
          throw error;
        }
      });
    },
    replaceToken: () => {
      isReplacing.value = true;
    },
    forgetToken: () =>
      void desk.attempt(async () => {
        await api.service.forgetToken();
        desk.announce(text('service_token_forgotten'));
      }),
  };
};

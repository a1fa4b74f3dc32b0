import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { ExtractionOutcome, ServiceForm, ServiceState, Where } from '@/utils/messaging';
import type { Desk, PageParts } from '../../../desk';
import { sentenceOf } from '../../../failure';
import type { Language } from '../../../locale';
import { samplePdf } from '../../../welcome';
import {
  draftOfService,
  NEW_SERVICE,
  readDraft,
  type FieldProblem,
  type ServiceDraft,
} from './service-draft';

/** What came of testing the connection. */
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
  draft: ReadonlySignal<ServiceDraft>;
  /** Shown once the person tried to save or test. */
  problem: ReadonlySignal<FieldProblem | undefined>;
  /** Nothing in the fields differs from what is set. */
  isSaved: ReadonlySignal<boolean>;
  trial: ReadonlySignal<Trial>;
  /** The kept token is about to be replaced by one that is typed. */
  isReplacing: ReadonlySignal<boolean>;
  choose(where: Where): void;
  change(changes: Partial<ServiceDraft>): void;
  /** These two ask the browser's permission: call them in the click itself. */
  save(): void;
  test(): void;
  replaceToken(): void;
  forgetToken(): void;
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
  const draft = signal<ServiceDraft>(NEW_SERVICE);
  const problem = signal<FieldProblem | undefined>(undefined);
  const trial = signal<Trial>({ kind: 'none' });
  const isReplacing = signal(false);

  api.service.watch((next) => {
    if (saved.peek() === undefined) {
      chosen.value = next.where;
      draft.value = draftOfService(next);
    }
    saved.value = next;
  });

  /** What stands in the fields, if it can be used. */
  const readForm = (): ServiceForm | undefined => {
    const read = readDraft(draft.peek(), saved.peek());
    problem.value = 'problem' in read ? read.problem : undefined;
    return 'form' in read ? read.form : undefined;
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
          JSON.stringify(draft.value) === JSON.stringify(draftOfService(saved.value))),
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
      const form = readForm();
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
      const form = readForm();
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

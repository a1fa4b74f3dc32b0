import { signal, type ReadonlySignal } from '@preact/signals';
import {
  bundle,
  formatById,
  type DateOrder,
  type ExportOptions,
  type FormatId,
  type Notice,
  type Prepared,
} from '@/utils/export';
import type { PageParts, StoredSource } from '../desk';
import { createPause } from './pause';

/** What a person decides before a file is saved. */
export type Choices = {
  /** All in one file, with a column that says where from; else a file each, zipped. */
  merge: boolean;
  /** Leave out what went to the same program before. */
  onlyNew: boolean;
  /** How the reading program takes dates. */
  dateOrder: DateOrder | undefined;
  /** ISO 4217, for statements that don't say theirs. */
  currency: string | undefined;
};

/** A file that is ready to be saved once the person has seen what there is to say about it. */
export type Draft = {
  formatName: string;
  /** PDFs in it. */
  statements: number;
  choices: Choices;
  /** Rows that went to the same program before. */
  known: number;
  canMerge: boolean;
  /** The order of its dates, where the format leaves it open. */
  dateOrder: DateOrder | undefined;
  asksCurrency: boolean;
  notices: readonly Notice[];
  /** Nothing would be in it. */
  isEmpty: boolean;
};

/** Saving statements in a format: at once where there is nothing to say, else after a look. */
export type Saving = {
  draft: ReadonlySignal<Draft | undefined>;
  /** @returns the name of the saved file; undefined where the person is asked first, or there is none. */
  begin(
    sources: readonly StoredSource[],
    format: FormatId,
    title: string,
  ): Promise<string | undefined>;
  choose(choices: Partial<Choices>): Promise<void>;
  confirm(): Promise<string | undefined>;
  cancel(): void;
};

type Task = {
  sources: readonly StoredSource[];
  format: FormatId;
  title: string;
  choices: Choices;
  /** Ids of rows that went to the same program before. */
  known: ReadonlySet<string>;
  /** As it was before the person chose anything. */
  whole: Prepared;
  /** As it is with what was chosen. */
  prepared: Prepared;
};

/** Files for people and programs in general, which hold everything: saved without a question. */
const isPlain = (format: FormatId): boolean => {
  const facts = formatById(format);
  return facts.kind === 'envelope' || facts.accounts === 'mergeable';
};

const draftOf = ({ sources, format, choices, prepared, whole, known }: Task): Draft => {
  const facts = formatById(format);
  const stated = whole.notices.find((notice) => notice.kind === 'dateOrder');
  return {
    formatName: facts.name,
    statements: sources.length,
    choices,
    known: whole.ids.filter((id) => known.has(id)).length,
    canMerge: sources.length > 1 && facts.kind === 'rows' && facts.accounts === 'mergeable',
    dateOrder: stated && (choices.dateOrder ?? stated.order),
    asksCurrency: whole.notices.some((notice) => notice.kind === 'noCurrency'),
    notices: prepared.notices,
    isEmpty: prepared.files.length === 0 || (prepared.ids.length === 0 && facts.kind === 'rows'),
  };
};

export const createSaving = (parts: PageParts): Saving => {
  const { api, clock, exporter, language, outlet, preferences } = parts;
  const task = signal<Task | undefined>(undefined);
  const draft = signal<Draft | undefined>(undefined);
  const show = (next: Task | undefined): void => {
    task.value = next;
    draft.value = next && draftOf(next);
  };

  const optionsOf = async (
    choices: Choices,
    known: ReadonlySet<string>,
  ): Promise<Omit<ExportOptions, 'pause'>> => {
    const { namePattern } = await preferences.load();
    const { merge, onlyNew, dateOrder, currency } = choices;
    return {
      merge,
      locale: language.locale,
      ...(namePattern === undefined ? {} : { namePattern }),
      ...(onlyNew ? { exclude: known } : {}),
      ...(dateOrder === undefined ? {} : { dateOrder }),
      ...(currency === undefined ? {} : { currency }),
    };
  };

  const write = async ({ format, title, prepared }: Task): Promise<string | undefined> => {
    const file = await bundle(prepared.files, title, { pause: createPause(clock) });
    if (!file) return undefined;
    await outlet.save(file);
    if (!isPlain(format)) await api.exported.add(format, prepared.ids);
    await preferences.save({ format });
    return file.name;
  };

  const prepared = async (begun: Omit<Task, 'prepared'>): Promise<Prepared> =>
    exporter.prepare(begun.sources, begun.format, await optionsOf(begun.choices, begun.known));

  return {
    draft,
    begin: async (sources, format, title) => {
      const known = isPlain(format) ? new Set<string>() : await api.exported.ids(format);
      const { dateOrder } = await preferences.load();
      const choices: Choices = { merge: true, onlyNew: false, dateOrder, currency: undefined };
      const whole = await exporter.prepare(sources, format, await optionsOf(choices, known));
      const next: Task = { sources, format, title, choices, known, whole, prepared: whole };
      const isUnasked = isPlain(format) ? sources.length === 1 : whole.notices.length === 0;
      const isRepeated = whole.ids.some((id) => known.has(id));
      if (isUnasked && !isRepeated) return write(next);
      if (!isRepeated) show(next);
      else {
        const onlyNew = { ...next, choices: { ...choices, onlyNew: true } };
        show({ ...onlyNew, prepared: await prepared(onlyNew) });
      }
      return undefined;
    },
    choose: async (changes) => {
      const before = task.peek();
      if (!before) return;
      const chosen = { ...before, choices: { ...before.choices, ...changes } };
      show(chosen);
      const next = { ...chosen, prepared: await prepared(chosen) };
      // The person may have cancelled, or chosen again, while it was written.
      if (task.peek() === chosen) show(next);
      if (changes.dateOrder) await preferences.save({ dateOrder: changes.dateOrder });
    },
    confirm: async () => {
      const ready = task.peek();
      if (!ready) return undefined;
      // Choices made this very moment may not be written yet.
      const name = await write({ ...ready, prepared: await prepared(ready) });
      show(undefined);
      return name;
    },
    cancel: () => show(undefined),
  };
};

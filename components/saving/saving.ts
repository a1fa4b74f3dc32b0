import { signal, type ReadonlySignal } from '@preact/signals';
import type { Order, WriteOptions } from '@/utils/export';
import type { Export, PageParts } from '../desk';
import {
  draftOf,
  isPlain,
  isRepeated,
  type Choices,
  type Draft,
  type Task,
  type WrittenExport,
} from './draft';

/** Saving statements in a format: at once where there is nothing to say, else after a look. */
export type Saving = {
  draft: ReadonlySignal<Draft | undefined>;
  /** @returns the name of the saved file; undefined where the person is asked first, or none was saved. */
  begin(order: Order): Promise<string | undefined>;
  choose(choices: Partial<Choices>): Promise<void>;
  confirm(): Promise<string | undefined>;
  cancel(): void;
};

export const createSaving = (parts: PageParts): Saving => {
  const { exporter, language, outlet, preferences } = parts;
  let task: Task | undefined;
  const draft = signal<Draft | undefined>(undefined);

  const end = (): void => {
    task?.export.end();
    task = undefined;
    draft.value = undefined;
  };

  const optionsOf = async (choices: Choices): Promise<WriteOptions> => {
    const { namePattern } = await preferences.load();
    const { merge, onlyNew, dateOrder, currency } = choices;
    return {
      merge,
      onlyNew,
      locale: language.locale,
      ...(namePattern === undefined ? {} : { namePattern }),
      ...(dateOrder === undefined ? {} : { dateOrder }),
      ...(currency === undefined ? {} : { currency }),
    };
  };
  const write = async (to: Export, choices: Choices): Promise<WrittenExport> =>
    to.write(await optionsOf(choices));

  const save = async (from: Task, { file }: WrittenExport): Promise<string | undefined> => {
    if (!file) return undefined;
    if (!(await outlet.save(file))) return undefined;
    await from.export.remember();
    await preferences.save({ format: from.order.format });
    return file.name;
  };

  const show = (next: Task): void => {
    task = next;
    draft.value = draftOf(next);
  };

  return {
    draft,
    begin: async (order) => {
      end();
      const { dateOrder } = await preferences.load();
      const choices: Choices = { merge: true, onlyNew: false, dateOrder, currency: undefined };
      const begun = exporter.begin(order);
      try {
        const whole = await write(begun, choices);
        const writing = Promise.resolve(whole);
        const next: Task = { order, export: begun, choices, whole, shown: whole, writing };
        const { format, ids } = order;
        const isUnasked = isPlain(format) ? ids.length === 1 : whole.notices.length === 0;
        if (isUnasked && !isRepeated(format, whole)) return await save(next, whole);
        if (whole.known === 0 || isPlain(format)) show(next);
        else {
          const onlyNew = { ...choices, onlyNew: true };
          const shown = await write(begun, onlyNew);
          show({ ...next, choices: onlyNew, shown, writing: Promise.resolve(shown) });
        }
        return undefined;
      } finally {
        if (task?.export !== begun) begun.end();
      }
    },
    choose: async (changes) => {
      if (!task) return;
      const choices = { ...task.choices, ...changes };
      const chosen = { ...task, choices, writing: write(task.export, choices) };
      show(chosen);
      const shown = await chosen.writing;
      // The person may have cancelled, or chosen again, while it was written.
      if (task === chosen) show({ ...chosen, shown });
      if (changes.dateOrder) await preferences.save({ dateOrder: changes.dateOrder });
    },
    confirm: async () => {
      const ready = task;
      if (!ready) return undefined;
      // Choices made this very moment may not be written yet.
      const written = await ready.writing;
      if (task?.export !== ready.export) return undefined;
      // The rest is between the person and the browser; it may take as long as its Save dialog is open.
      task = undefined;
      draft.value = undefined;
      try {
        return await save(ready, written);
      } finally {
        ready.export.end();
      }
    },
    cancel: end,
  };
};

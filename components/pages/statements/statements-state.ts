import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import {
  createDesk,
  createTaking,
  followStatements,
  type Desk,
  type PageParts,
  type Taking,
} from '../../desk';

/** Everything that the full page shows. */
export type StatementsState = {
  desk: Desk;
  taking: Taking;
  /** Statements picked to be saved or forgotten together. */
  selected: ReadonlySignal<ReadonlySet<string>>;
  select(id: string): void;
  selectNone(): void;
  forgetSelected(): void;
  extract(files: readonly File[]): void;
};

/**
 * @param chosen The statement to open at first; else the newest.
 * @param onChosen Told of each statement that is opened, undefined when none is.
 */
export const createStatementsState = (
  parts: PageParts,
  chosen: string | undefined,
  onChosen: (id: string | undefined) => void,
): StatementsState => {
  const desk = createDesk(parts);
  followStatements(desk, chosen, signal(true));
  effect(() => {
    const open = desk.chosen.value;
    onChosen(open.kind === 'none' ? undefined : open.id);
  });
  const picked = signal<ReadonlySet<string>>(new Set());
  // What was forgotten elsewhere is not picked any more.
  const selected = computed(() => {
    const kept = desk.entries.value.filter(({ id }) => picked.value.has(id));
    return new Set(kept.map(({ id }) => id));
  });
  const selectNone = (): void => {
    picked.value = new Set();
  };
  return {
    desk,
    selected,
    select: (id) => {
      const next = new Set(selected.peek());
      if (!next.delete(id)) next.add(id);
      picked.value = next;
    },
    selectNone,
    forgetSelected: () => {
      desk.forget([...selected.peek()]);
      selectNone();
    },
    taking: createTaking(desk, parts),
    extract: (files) => void desk.attempt(() => parts.api.extractFiles(files)),
  };
};

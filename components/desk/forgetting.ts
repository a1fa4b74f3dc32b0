import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Clock } from './page-parts';

/** Deletions that can still be taken back. */
export type Forgetting = {
  /** Ids that are hidden already, deleted or not. */
  hidden: ReadonlySignal<ReadonlySet<string>>;
  /** How many `undo` would bring back. */
  undoable: ReadonlySignal<number>;
  forget(ids: readonly string[]): void;
  undo(): void;
  /** Deletes now what is pending: the page closes, or the person forgets something else. */
  settle(): Promise<void>;
  /** Settles when the page goes away; answers how to stop that. */
  settleOnLeaving(page: EventTarget): () => void;
};

/** Long enough to read the sentence and find the button (WCAG 2.2.1 asks for more than a glance). */
const UNDO_MS = 10_000;

/**
 * Forgetting with an undo: things vanish from the list at once, and from the
 * device when the time to take it back has passed or the page is left.
 */
export const createForgetting = (
  remove: (ids: readonly string[]) => Promise<void>,
  clock: Clock,
): Forgetting => {
  const undoable = signal<readonly string[]>([]);
  const settling = signal<readonly string[]>([]);
  let timer: number | undefined;
  const stop = (): void => {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
  };
  const settle = async (): Promise<void> => {
    stop();
    const ids = undoable.value;
    if (ids.length === 0) return;
    batch(() => {
      settling.value = [...settling.value, ...ids];
      undoable.value = [];
    });
    await remove(ids);
    settling.value = settling.value.filter((id) => !ids.includes(id));
  };
  return {
    hidden: computed(() => new Set([...undoable.value, ...settling.value])),
    undoable: computed(() => undoable.value.length),
    forget: (ids) => {
      void settle();
      undoable.value = ids;
      timer = clock.setTimeout(() => void settle(), UNDO_MS);
    },
    undo: () => {
      stop();
      undoable.value = [];
    },
    settle,
    settleOnLeaving: (page) => {
      const leave = (): void => void settle();
      page.addEventListener('pagehide', leave);
      return () => page.removeEventListener('pagehide', leave);
    },
  };
};

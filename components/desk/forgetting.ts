import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Clock } from './page-parts';

/** Things of the list; with `until`, and all else that the device keeps and that came until then. */
export type Forgotten = { ids: readonly string[]; until?: number };

/** Deletions that can still be taken back. */
export type Forgetting = {
  /** Ids that are hidden already, deleted or not. */
  hidden: ReadonlySignal<ReadonlySet<string>>;
  /** What `undo` would bring back. */
  undoable: ReadonlySignal<Forgotten | undefined>;
  forget(what: Forgotten): void;
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
  remove: (what: Forgotten) => Promise<void>,
  clock: Clock,
): Forgetting => {
  const undoable = signal<Forgotten | undefined>(undefined);
  const settling = signal<readonly string[]>([]);
  let timer: number | undefined;
  const stop = (): void => {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
  };
  const settle = async (): Promise<void> => {
    stop();
    const what = undoable.value;
    if (!what) return;
    const { ids } = what;
    batch(() => {
      settling.value = [...settling.value, ...ids];
      undoable.value = undefined;
    });
    await remove(what);
    settling.value = settling.value.filter((id) => !ids.includes(id));
  };
  return {
    hidden: computed(() => new Set([...(undoable.value?.ids ?? []), ...settling.value])),
    undoable,
    forget: (what) => {
      void settle();
      undoable.value = what;
      timer = clock.setTimeout(() => void settle(), UNDO_MS);
    },
    undo: () => {
      stop();
      undoable.value = undefined;
    },
    settle,
    settleOnLeaving: (page) => {
      const leave = (): void => void settle();
      page.addEventListener('pagehide', leave);
      return () => page.removeEventListener('pagehide', leave);
    },
  };
};

import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { Desk, PageParts } from '@/components/desk';
import type { Retention } from '@/utils/messaging';

/** How long statements stay. Arrow keys go through the choices, so none deletes anything by being passed over. */
export type KeepingState = {
  /** What is chosen; not set yet while the person is asked. */
  chosen: ReadonlySignal<Retention>;
  /** How many statements and files the choice would delete at once: the person is asked where there are any. */
  over: ReadonlySignal<number>;
  choose(retention: Retention): void;
  /** Sets what is chosen, and lets go what is over by it. */
  confirm(): void;
  /** Goes back to what is set. */
  takeBack(): void;
};

export type KeepingParts = PageParts & { loadRetention: () => Promise<Retention> };

export const createKeepingState = (
  { api, loadRetention }: KeepingParts,
  desk: Desk,
): KeepingState => {
  const chosen = signal<Retention>('untilDeleted');
  const over = signal(0);
  const show = (retention: Retention): void =>
    batch(() => {
      chosen.value = retention;
      over.value = 0;
    });
  const showWhatIsSet = (): Promise<void> => loadRetention().then(show);
  void showWhatIsSet();

  return {
    chosen,
    over,
    choose: (retention) => {
      show(retention);
      void desk.attempt(async () => {
        const count = await api.statements.countOver(retention);
        // Another one may have been chosen while this one was looked at.
        if (chosen.value !== retention) return;
        if (count > 0) over.value = count;
        else await api.statements.setRetention(retention);
      });
    },
    confirm: () => {
      over.value = 0;
      void desk.attempt(() => api.statements.setRetention(chosen.value));
    },
    takeBack: () => void desk.attempt(showWhatIsSet),
  };
};

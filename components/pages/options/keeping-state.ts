import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { Over, Retention } from '@/utils/messaging';
import type { Desk, PageParts } from '../../desk';

/** How long statements stay. Arrow keys go through the choices, so none deletes anything by being passed over. */
export type KeepingState = {
  /** What is chosen; not set yet while the person is asked. */
  chosen: ReadonlySignal<Retention>;
  /** What the choice would delete at once, where there is any: the person is asked. */
  over: ReadonlySignal<Over | undefined>;
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
  const over = signal<Over | undefined>(undefined);
  const show = (retention: Retention): void =>
    batch(() => {
      chosen.value = retention;
      over.value = undefined;
    });
  const showWhatIsSet = (): Promise<void> => loadRetention().then(show);
  void showWhatIsSet();

  return {
    chosen,
    over,
    choose: (retention) => {
      show(retention);
      void desk.attempt(async () => {
        const found = await api.statements.findOver(retention);
        // Another one may have been chosen while this one was looked at.
        if (chosen.value !== retention) return;
        if (found.entries > 0 || found.exported) over.value = found;
        else await api.statements.setRetention(retention);
      });
    },
    confirm: () => {
      over.value = undefined;
      void desk.attempt(() => api.statements.setRetention(chosen.value));
    },
    takeBack: () => void desk.attempt(showWhatIsSet),
  };
};

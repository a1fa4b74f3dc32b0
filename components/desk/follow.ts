import { effect, type ReadonlySignal } from '@preact/signals';
import type { Desk } from './desk';

/** Whether the newest statement may open by itself; undefined while that is not known yet. */
export type MayOpen = ReadonlySignal<boolean | undefined>;

/**
 * Opens statements by themselves: at first the one named or the newest, later
 * each that becomes done while none is open, and any that the person hands over once more.
 */
export const followStatements = (desk: Desk, named: string | undefined, mayOpen: MayOpen): void => {
  if (named !== undefined) void desk.choose(named);
  let isFirst = named === undefined;
  effect(() => {
    const [newest] = desk.entries.value;
    if (!isFirst || !desk.loaded.value || mayOpen.value === undefined) return;
    isFirst = false;
    if (mayOpen.value && newest?.kind === 'statement' && desk.chosen.peek().kind === 'none')
      void desk.choose(newest.id);
  });
  effect(() => {
    const done = desk.finished.value;
    if (done !== undefined && desk.chosen.peek().kind === 'none') void desk.choose(done);
  });
  effect(() => {
    const again = desk.again.value;
    if (again?.asked && !desk.forgetting.hidden.peek().has(again.statementId))
      void desk.choose(again.statementId);
  });
};

import { computed, type ReadonlySignal } from '@preact/signals';
import type { Language } from '../locale';
import { createStatementState, type StatementState } from '../statement';
import type { Desk } from './desk';
import type { StoredSource } from './page-parts';
import { titleOf } from './statement-title';

/** The statement that is open, as the page shows it. */
export type OpenStatement = {
  id: string;
  title: string;
  state: StatementState;
  source: StoredSource;
};

/** Undefined while none is open. */
export const openStatement = (
  desk: Pick<Desk, 'chosen'>,
  { format }: Language,
): ReadonlySignal<OpenStatement | undefined> =>
  computed(() => {
    const chosen = desk.chosen.value;
    if (chosen.kind !== 'open') return undefined;
    const { id, record } = chosen;
    const { envelope, name } = record;
    return {
      id,
      title: titleOf(record),
      state: createStatementState(envelope.data, format),
      source: { id: record.id, envelope, fileName: name },
    };
  });

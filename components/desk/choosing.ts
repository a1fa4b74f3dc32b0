import { signal, type ReadonlySignal } from '@preact/signals';
import type { StatementRecord, StatementSummary } from '@/utils/messaging';
import type { Desk } from './desk';
import type { PageParts } from './page-parts';

/** The statement that is open. */
export type Chosen =
  | { kind: 'none' }
  | { kind: 'loading'; id: string }
  | { kind: 'open'; id: string; record: StatementRecord }
  | { kind: 'gone'; id: string };

/** Which statement is open, and how that keeps up with what is on the device. */
export type Choosing = {
  chosen: ReadonlySignal<Chosen>;
  choose(id: string): Promise<void>;
  close(): void;
  /** Says so where the open one is no longer among these: forgotten on another page, or its time was over. */
  missIn(statements: readonly StatementSummary[]): void;
  /** Shows the open one as it is now: a second answer came, or took the first one's place. */
  renew(): Promise<void>;
};

export const createChoosing = (
  { api }: Pick<PageParts, 'api'>,
  attempt: Desk['attempt'],
): Choosing => {
  const chosen = signal<Chosen>({ kind: 'none' });
  return {
    chosen,
    choose: async (id) => {
      chosen.value = { kind: 'loading', id };
      const record = await attempt(() => api.statements.get(id));
      // Another one may have been chosen while this one was read.
      if (chosen.value.kind !== 'loading' || chosen.value.id !== id) return;
      chosen.value = record ? { kind: 'open', id, record } : { kind: 'gone', id };
    },
    close: () => {
      chosen.value = { kind: 'none' };
    },
    missIn: (statements) => {
      const open = chosen.value;
      if (open.kind === 'open' && !statements.some(({ id }) => id === open.id))
        chosen.value = { kind: 'gone', id: open.id };
    },
    renew: async () => {
      if (chosen.value.kind !== 'open') return;
      const { id, envelope, other } = chosen.value.record;
      const record = await api.statements.get(id);
      const isOpen = chosen.value.kind === 'open' && chosen.value.id === id;
      if (!record || !isOpen) return;
      if (record.envelope.requestId !== envelope.requestId || record.other?.at !== other?.at)
        chosen.value = { kind: 'open', id, record };
    },
  };
};

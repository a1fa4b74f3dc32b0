import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { StatementData } from '@/utils/contract';
import type { Format } from '../locale';
import { accountViews, type AccountView } from './account-view';
import { createTableState, type TableState } from './table-state';

/** One PDF's statement: its accounts, and the table of the one that is shown. */
export type StatementState = {
  views: readonly AccountView[];
  table: ReadonlySignal<TableState | undefined>;
  /** 0-based, as in `views`. */
  showAccount(index: number): void;
};

/** Each account keeps its own filter and order while the statement is open. */
export const createStatementState = (data: StatementData, format: Format): StatementState => {
  const views = accountViews(data);
  const tables = views.map((view) => createTableState(view, format));
  const shown = signal(0);
  return {
    views,
    table: computed(() => tables[shown.value]),
    showAccount: (index) => {
      if (tables[index]) shown.value = index;
    },
  };
};

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Row } from '@/utils/export';
import type { Format } from '../locale';
import type { AccountView } from './account-view';
import {
  createFilter,
  sortRows,
  totalsOf,
  withSections,
  type Item,
  type Sort,
  type SortKey,
  type Totals,
} from './rows';

/** What a person does to one account's table, and what it shows then. */
export type TableState = {
  view: AccountView;
  query: Signal<string>;
  sort: ReadonlySignal<Sort | undefined>;
  /** The rows that pass the filter, in the order shown. */
  rows: ReadonlySignal<readonly Row[]>;
  items: ReadonlySignal<readonly Item[]>;
  totals: ReadonlySignal<Totals>;
  /** The number of the row that the keys act on. */
  current: ReadonlySignal<number | undefined>;
  expanded: ReadonlySignal<ReadonlySet<number>>;
  /** Ascending, descending, printed order. */
  sortBy(key: SortKey): void;
  toggle(row: number): void;
  goTo(row: number): void;
  /** Moves the current row by so many of the rows shown, stopping at the ends. */
  move(by: number): void;
};

const nextSort = (sort: Sort | undefined, key: SortKey): Sort | undefined => {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : undefined;
};

export const createTableState = (view: AccountView, format: Format): TableState => {
  const filter = createFilter(view, format);
  const query = signal('');
  const sort = signal<Sort | undefined>(undefined);
  const chosen = signal<number | undefined>(undefined);
  const expanded = signal<ReadonlySet<number>>(new Set());

  const rows = computed(() => sortRows(filter(query.value), sort.value));
  const current = computed(() =>
    rows.value.some((row) => row.number === chosen.value) ? chosen.value : rows.value[0]?.number,
  );
  return {
    view,
    query,
    sort,
    rows,
    items: computed(() =>
      sort.value
        ? rows.value.map((row): Item => ({ kind: 'row', row }))
        : withSections(rows.value, view.sections),
    ),
    totals: computed(() => totalsOf(rows.value)),
    current,
    expanded,
    sortBy: (key) => {
      sort.value = nextSort(sort.value, key);
    },
    toggle: (row) => {
      const next = new Set(expanded.value);
      if (!next.delete(row)) next.add(row);
      expanded.value = next;
    },
    goTo: (row) => {
      chosen.value = row;
    },
    move: (by) => {
      const at = rows.value.findIndex((row) => row.number === current.value);
      const to = Math.min(Math.max(at + by, 0), rows.value.length - 1);
      chosen.value = rows.value[to]?.number;
    },
  };
};

import type { RefObject } from 'preact';
import { useCallback } from 'preact/hooks';
import type { Item } from './rows';
import type { TableState } from './table-state';
import { useNarrow } from './use-narrow';
import { useVirtual } from './use-virtual';

/** px; the same figures as in transaction-table.css. */
const ROW_HEIGHT = 28;
const TWO_LINES_HEIGHT = 48;
const SECTION_HEIGHT = 36;
const HEAD_HEIGHT = 28;
/** px: in less, a description has no room for a difference beside it. */
const NARROW = 640;

const keyOf = (item: Item | undefined, at: number): string =>
  item?.kind === 'row' ? `row ${item.row.number}` : `section ${at}`;

/** Which lines of a table are to be drawn, how high each is (px), and the room that the others take. */
export const useRowsInView = (state: TableState, scroller: RefObject<HTMLDivElement | null>) => {
  const { notes } = state.view;
  const items = state.items.value;
  const isNarrow = useNarrow(scroller, NARROW);

  /** A row that doesn't tie says by how much on a second line, where the first has no room. */
  const hasTwoLines = (number: number): boolean => isNarrow && notes.get(number)?.off !== undefined;
  const heightOf = (item: Item | undefined): number => {
    if (item?.kind === 'section') return SECTION_HEIGHT;
    return item && hasTwoLines(item.row.number) ? TWO_LINES_HEIGHT : ROW_HEIGHT;
  };
  const rows = useVirtual({
    scroller,
    count: items.length,
    // The same functions for the same rows: new ones would have all places worked out again.
    heightOf: useCallback((at: number) => heightOf(items[at]), [items, isNarrow]),
    keyOf: useCallback((at: number) => keyOf(items[at], at), [items, isNarrow]),
    headerHeight: HEAD_HEIGHT,
  });

  const drawn = rows.getVirtualItems();
  return {
    drawn,
    before: (drawn[0]?.start ?? HEAD_HEIGHT) - HEAD_HEIGHT,
    after: rows.getTotalSize() - (drawn.at(-1)?.end ?? 0),
    hasTwoLines,
    scrollTo: (at: number): void => rows.scrollToIndex(at),
    /** Makes room below a line for the detail that it opens, or takes that back with 0. */
    resize: (at: number, detail: number): void => rows.resizeItem(at, heightOf(items[at]) + detail),
  };
};

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableState } from './table-state';

/** Keys that move through the rows, and by how many. */
const MOVES: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Moves through the rows of a table by key, the focus with them.
 * @param scrollTo Brings the item at an index into view
 * @returns what to do when a key is pressed in the table
 */
export const useRowKeys = (
  state: TableState,
  scroller: RefObject<HTMLDivElement | null>,
  scrollTo: (at: number) => void,
): ((event: KeyboardEvent) => void) => {
  // The row to focus may not be drawn yet when the key is pressed.
  const wantsFocus = useRef(false);
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    const row = scroller.current?.querySelector<HTMLElement>('[data-current=true] .row-open');
    if (!row) return;
    row.focus({ preventScroll: true });
    wantsFocus.current = false;
  });
  return (event) => {
    const by = MOVES[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    wantsFocus.current = true;
    state.move(by);
    const to = state.current.peek();
    const at = state.items
      .peek()
      .findIndex((item) => item.kind === 'row' && item.row.number === to);
    if (at >= 0) scrollTo(at);
  };
};

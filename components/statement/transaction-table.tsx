import { useComputed } from '@preact/signals';
import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';
import { useLanguage } from '../locale';
import { ColumnHeads } from './column-heads';
import { columnWidths } from './column-widths';
import { RowDetail } from './row-detail';
import type { Item } from './rows';
import { RowLine, SectionLine } from './table-rows';
import type { TableState } from './table-state';
import './transaction-table.css';
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

/** Keys that move through the rows, and by how many. */
const MOVES: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

/** The transactions of one account: only the rows in view are drawn, so that 10,000 scroll as 10 do. */
export const TransactionTable = ({ state }: { state: TableState }) => {
  const language = useLanguage();
  const { text } = language;
  const scroller = useRef<HTMLDivElement>(null);
  const { account, notes, suggestions } = state.view;
  const items = state.items.value;
  const expanded = state.expanded.value;
  const current = state.current.value;
  const hasBalance = account.rows.some((row) => row.balance !== undefined && !row.isBalanceLine);
  const widths = useComputed(() => columnWidths(account, language.format, hasBalance)).value;
  const columns = hasBalance ? 4 : 3;
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

  // The row to focus may not be drawn yet when the key is pressed.
  const wantsFocus = useRef(false);
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    const row = scroller.current?.querySelector<HTMLElement>('[data-current=true] .row-open');
    if (!row) return;
    row.focus({ preventScroll: true });
    wantsFocus.current = false;
  });

  // What is opened is seen, below the last row as well.
  const opened = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (opened.current === undefined) return;
    const detail = scroller.current?.querySelector(`[data-row-id="${opened.current}"] + .detail`);
    opened.current = undefined;
    detail?.scrollIntoView?.({ block: 'nearest' });
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const by = MOVES[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    wantsFocus.current = true;
    state.move(by);
    const to = state.current.peek();
    const at = state.items
      .peek()
      .findIndex((item) => item.kind === 'row' && item.row.number === to);
    if (at >= 0) rows.scrollToIndex(at);
  };

  const drawn = rows.getVirtualItems();
  const before = (drawn[0]?.start ?? HEAD_HEIGHT) - HEAD_HEIGHT;
  const after = rows.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  const measure = (at: number) => (element: HTMLTableRowElement | null) => {
    if (element) rows.resizeItem(at, heightOf(items[at]) + element.offsetHeight);
  };

  return (
    <div class="table-scroll" ref={scroller} tabIndex={-1}>
      <table
        class="transactions"
        aria-rowcount={items.length + 1}
        aria-label={text('table_label')}
        style={{ minInlineSize: widths.table }}
        onKeyDown={onKeyDown}
      >
        <colgroup>
          <col style={{ inlineSize: widths.date }} />
          <col />
          <col style={{ inlineSize: widths.amount }} />
          {hasBalance && <col style={{ inlineSize: widths.balance }} />}
        </colgroup>
        <ColumnHeads state={state} hasBalance={hasBalance} />
        <tbody>
          <tr class="spacer" aria-hidden="true" style={{ blockSize: `${before}px` }} />
          {drawn.map(({ index, key }) => {
            const item = items[index];
            if (!item) return null;
            if (item.kind === 'section')
              return (
                <SectionLine
                  key={key}
                  account={account}
                  section={item.section}
                  columns={columns}
                  line={index + 2}
                />
              );
            const { row } = item;
            const isExpanded = expanded.has(row.number);
            return [
              <RowLine
                key={key}
                account={account}
                row={row}
                notes={notes.get(row.number)}
                hasBalance={hasBalance}
                hasTwoLines={hasTwoLines(row.number)}
                line={index + 2}
                isCurrent={row.number === current}
                isExpanded={isExpanded}
                onToggle={(number) => {
                  if (isExpanded) rows.resizeItem(index, heightOf(item));
                  else opened.current = number;
                  state.goTo(number);
                  state.toggle(number);
                }}
              />,
              isExpanded && (
                <tr key={`${key} detail`} class="detail" ref={measure(index)}>
                  <td colSpan={columns}>
                    <RowDetail
                      account={account}
                      row={row}
                      notes={notes.get(row.number)}
                      suggestions={suggestions.filter(({ id }) => id === row.number)}
                    />
                  </td>
                </tr>
              ),
            ];
          })}
          <tr class="spacer" aria-hidden="true" style={{ blockSize: `${after}px` }} />
        </tbody>
      </table>
      {items.length === 0 && <p class="table-empty quiet">{text('table_noMatch')}</p>}
    </div>
  );
};

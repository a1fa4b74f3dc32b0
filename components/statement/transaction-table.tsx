import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useLanguage } from '../locale';
import { ColumnHeads } from './column-heads';
import { columnWidths } from './column-widths';
import { RowWithDetail } from './row-with-detail';
import { SectionLine } from './table-rows';
import type { TableState } from './table-state';
import './transaction-table.css';
import { useOpenedInView } from './use-opened-in-view';
import { useRowKeys } from './use-row-keys';
import { useRowsInView } from './use-rows-in-view';

const Spacer = ({ height }: { height: number }) => (
  <tr class="spacer" aria-hidden="true" style={{ blockSize: `${height}px` }} />
);

/** The transactions of one account: only the rows in view are drawn, so that 10,000 scroll as 10 do. */
export const TransactionTable = ({ state }: { state: TableState }) => {
  const { text, format } = useLanguage();
  const scroller = useRef<HTMLDivElement>(null);
  const { view } = state;
  const { account } = view;
  const items = state.items.value;
  const expanded = state.expanded.value;
  const current = state.current.value;
  const hasBalance = account.rows.some((row) => row.balance !== undefined && !row.isBalanceLine);
  const widths = useComputed(() => columnWidths(account, format, hasBalance)).value;
  const columns = hasBalance ? 4 : 3;
  const inView = useRowsInView(state, scroller);
  const onKeyDown = useRowKeys(state, scroller, inView.scrollTo);
  const bringOpenedIntoView = useOpenedInView(scroller);

  const drawLine = (index: number, key: number | string | bigint) => {
    const item = items[index];
    if (!item) return null;
    // The heads are the first line of all.
    const line = index + 2;
    if (item.kind === 'section')
      return (
        <SectionLine
          key={key}
          account={account}
          section={item.section}
          columns={columns}
          line={line}
        />
      );
    const { number } = item.row;
    const isExpanded = expanded.has(number);
    return (
      <RowWithDetail
        key={key}
        view={view}
        row={item.row}
        columns={columns}
        hasBalance={hasBalance}
        hasTwoLines={inView.hasTwoLines(number)}
        line={line}
        isCurrent={number === current}
        isExpanded={isExpanded}
        onToggle={() => {
          if (isExpanded) inView.resize(index, 0);
          else bringOpenedIntoView(number);
          state.goTo(number);
          state.toggle(number);
        }}
        onDetail={(height) => inView.resize(index, height)}
      />
    );
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
          <Spacer height={inView.before} />
          {inView.drawn.map(({ index, key }) => drawLine(index, key))}
          <Spacer height={inView.after} />
        </tbody>
      </table>
      {items.length === 0 && <p class="table-empty quiet">{text('table_noMatch')}</p>}
    </div>
  );
};

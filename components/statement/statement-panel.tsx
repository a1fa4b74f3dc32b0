import type { ComponentChildren, RefObject } from 'preact';
import { StatementHeader } from './statement-header';
import './statement-panel.css';
import type { StatementState } from './statement-state';
import type { DownloadChoice } from './download-split';
import { StatementToolbar, type StatementActions } from './statement-toolbar';
import { TotalsLine } from './totals-line';
import { TransactionTable } from './transaction-table';

type StatementPanelProps = {
  state: StatementState;
  title: string;
  filter: RefObject<HTMLInputElement | null>;
  downloads: readonly DownloadChoice[];
  isCopied: boolean;
  actions: StatementActions;
  /** Buttons beside the title. */
  buttons?: ComponentChildren;
  /** Over everything: what is to be known before anything is believed. */
  note?: ComponentChildren;
  /** Between the tools and the table. */
  children?: ComponentChildren;
};

/** The chosen statement, whole. */
export const StatementPanel = (props: StatementPanelProps) => {
  const { state, title, filter, downloads, isCopied, actions, buttons, note, children } = props;
  const table = state.table.value;
  if (!table) return null;
  return (
    <section
      class="statement"
      aria-label={title}
      data-verdict={table.view.account.judgement.verdict}
      data-account={state.views.indexOf(table.view)}
    >
      {note}
      <StatementHeader
        view={table.view}
        title={title}
        views={state.views}
        onAccount={state.showAccount}
      >
        {buttons}
      </StatementHeader>
      <StatementToolbar
        state={table}
        filter={filter}
        downloads={downloads}
        isCopied={isCopied}
        actions={actions}
      />
      {children}
      <TransactionTable key={state.views.indexOf(table.view)} state={table} />
      <TotalsLine state={table} />
    </section>
  );
};

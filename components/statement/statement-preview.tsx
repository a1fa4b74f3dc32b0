import { StatementHeader } from './statement-header';
import type { StatementState } from './statement-state';
import { TotalsLine } from './totals-line';
import { TransactionTable } from './transaction-table';

type StatementPreviewProps = { state: StatementState; title: string };

/** A statement to look at, with nothing to do. */
export const StatementPreview = ({ state, title }: StatementPreviewProps) => {
  const table = state.table.value;
  if (!table) return null;
  return (
    <section
      class="statement statement-preview"
      aria-label={title}
      data-verdict={table.view.account.judgement.verdict}
    >
      <StatementHeader
        view={table.view}
        title={title}
        views={state.views}
        onAccount={state.showAccount}
      />
      <TransactionTable state={table} />
      <TotalsLine state={table} />
    </section>
  );
};

import type { StatementRecord } from '@/utils/messaging';
import {
  AnsweredBy,
  provenanceOf,
  type Desk,
  type OpenStatement,
  type PageParts,
} from '../../desk';
import { useLanguage } from '../../locale';
import { BalancePlot, ProofDetails } from '../../statement';

type StatementDetailsProps = {
  record: StatementRecord;
  statement: OpenStatement;
  desk: Desk;
  api: PageParts['api'];
};

/** What only the full page has room for: who answered, the balance over time, what was proven and how. */
export const StatementDetails = ({ record, statement, desk, api }: StatementDetailsProps) => {
  const { text } = useLanguage();
  const table = statement.state.table.value;
  if (!table) return null;
  const { view } = table;
  const { account, period } = view.account;
  const service = desk.service.value;
  return (
    <>
      <AnsweredBy
        record={record}
        hasService={service?.service !== undefined && service.token !== 'none'}
        onAgain={(where) =>
          void desk.attempt(() => api.statements.extractAgain(statement.id, where))
        }
        onUseOther={() => void desk.attempt(() => api.statements.useOther(statement.id))}
      />
      <BalancePlot key={account} view={view} />
      <ProofDetails
        key={`${account} ${period.from}`}
        view={view}
        provenance={provenanceOf(record, text)}
      />
    </>
  );
};

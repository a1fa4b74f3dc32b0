import type { EquationKind } from '@/utils/contract';
import { useLanguage, type MessageKey } from '../locale';
import { Mark } from '../shell';
import type { AccountView } from './account-view';
import './proof-details.css';
import { suggestionOfRow } from './suggestion-words';

/** Facts about the answer that only "Details" tells. */
export type Provenance = {
  /** The file's name, and the site it came from. */
  name: string;
  site: string | undefined;
  addedAt: number;
  engine: string;
  code: string;
  requestId: string;
};

type ProofDetailsProps = { view: AccountView; provenance: Provenance };

const Equations = ({ view }: { view: AccountView }) => {
  const { text, format } = useLanguage();
  const words: Record<EquationKind, MessageKey> = {
    runningBalance: 'equation_runningBalance',
    openingToClosing: 'equation_openingToClosing',
    sectionTotal: 'equation_sectionTotal',
    movementTotal: 'equation_movementTotal',
    rowCount: 'equation_rowCount',
  };
  if (view.equations.length === 0) return <p>{text('equation_none')}</p>;
  return (
    <ul class="equations">
      {view.equations.map(({ kind, checked, held }) => (
        <li key={kind}>
          <Mark kind={held === checked ? 'proven' : 'broken'} />
          <span>{text(words[kind])}</span>
          <span class="figure">
            {text('equation_held', format.count(held), format.count(checked))}
          </span>
        </li>
      ))}
    </ul>
  );
};

const Facts = ({ view, provenance }: ProofDetailsProps) => {
  const { text, format } = useLanguage();
  const { account } = view;
  const facts: [MessageKey, string | undefined][] = [
    ['fact_account', account.account],
    ['fact_accountType', account.accountType],
    ['fact_holder', account.holder.join(', ')],
    ['fact_statementNumber', account.statementNumber],
    ['fact_issuedOn', account.issuedOn && format.date(account.issuedOn)],
    ['fact_file', provenance.name],
    ['fact_site', provenance.site],
    ['fact_addedAt', format.moment(provenance.addedAt)],
    ['fact_engine', provenance.engine],
    ['fact_layout', view.parser],
    ['fact_code', provenance.code],
    ['fact_request', provenance.requestId],
  ];
  return (
    <dl class="provenance">
      {facts.map(
        ([key, value]) =>
          value && (
            <div key={key}>
              <dt>{text(key)}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
};

/** What the arithmetic suggests, in sight: whoever is to mend a row has no need of the details. */
const Suggestions = ({ view }: { view: AccountView }) => {
  const language = useLanguage();
  const title = language.text('details_suggestions');
  if (view.suggestions.length === 0) return null;
  return (
    <div class="suggestions" role="region" aria-label={title} tabIndex={0}>
      <h3>{title}</h3>
      <ul>
        {view.suggestions.map((suggestion) => (
          <li key={suggestion.message} dir="auto">
            {suggestionOfRow(suggestion, view.account, language)}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** What the arithmetic suggests; and, in details, what was checked and where the answer comes from. */
export const ProofDetails = ({ view, provenance }: ProofDetailsProps) => {
  const { text } = useLanguage();
  return (
    <>
      <Suggestions view={view} />
      <details class="proof-details">
        <summary>{text('details')}</summary>
        <div class="proof-details-body" role="region" aria-label={text('details')} tabIndex={0}>
          <section>
            <h3>{text('details_checked')}</h3>
            <Equations view={view} />
          </section>
          <section>
            <h3>{text('details_facts')}</h3>
            <Facts view={view} provenance={provenance} />
          </section>
        </div>
      </details>
    </>
  );
};

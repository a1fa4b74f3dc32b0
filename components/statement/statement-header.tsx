import type { ComponentChildren } from 'preact';
import type { AccountStatement } from '@/utils/export';
import { useLanguage } from '../locale';
import { Mark } from '../shell';
import type { AccountView } from './account-view';
import { accountLabel, accountLabels } from './account-label';
import { judgementWords } from './judgement-words';
import './statement-header.css';

type StatementHeaderProps = {
  view: AccountView;
  /** The issuer's name, or the file's where that is unknown. */
  title: string;
  /** All accounts of the PDF, and which of them is shown. */
  views: readonly AccountView[];
  onAccount: (index: number) => void;
  /** Buttons at the end of the first line. */
  children?: ComponentChildren;
};

/** The account, or which of several is shown. */
const AccountName = ({
  view,
  views,
  onAccount,
}: Pick<StatementHeaderProps, 'view' | 'views' | 'onAccount'>) => {
  const language = useLanguage();
  const name = accountLabel(view);
  if (views.length > 1)
    return (
      <select
        class="field"
        aria-label={language.text('account_choose')}
        value={views.indexOf(view)}
        onChange={(event) => onAccount(Number(event.currentTarget.value))}
      >
        {accountLabels(views, language).map((label, index) => (
          <option key={index} value={index}>
            {label}
          </option>
        ))}
      </select>
    );
  if (name === '') return null;
  return (
    <span class="one-line" dir="auto">
      {name}
    </span>
  );
};

/** Opening to closing, where both are known. */
const Balances = ({ account }: { account: AccountStatement }) => {
  const { text, format } = useLanguage();
  const { opening, closing } = account;
  if (opening === undefined || closing === undefined) return null;
  return (
    <span class="statement-balances">
      <span>
        <span class="quiet">{text('fact_opening')}</span>{' '}
        <span class="figure">{format.money(opening, account)}</span>
      </span>
      <span class="arrow" aria-hidden="true">
        →
      </span>
      <span>
        <span class="quiet">{text('fact_closing')}</span>{' '}
        <span class="figure">{format.money(closing, account)}</span>
      </span>
    </span>
  );
};

/** Who, what account, when; opening to closing; and what the arithmetic says. */
export const StatementHeader = (props: StatementHeaderProps) => {
  const { view, title, views, onAccount, children } = props;
  const language = useLanguage();
  const { account } = view;
  const { judgement, period } = account;
  return (
    <header class="statement-header">
      <div class="statement-title">
        <h2 class="one-line" dir="auto" title={title}>
          {title}
        </h2>
        {children}
      </div>
      <p class="statement-facts">
        <AccountName view={view} views={views} onAccount={onAccount} />
        <span class="figure">{language.format.period(period.from, period.to)}</span>
      </p>
      <p class="statement-proof">
        <span class="judgement" data-verdict={judgement.verdict}>
          <Mark kind={judgement.verdict} />
          <strong>{judgementWords(judgement, account, language)}</strong>
        </span>
        <Balances account={account} />
      </p>
    </header>
  );
};

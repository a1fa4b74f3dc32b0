import type { ComponentChildren } from 'preact';
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

/** Who, what account, when; opening to closing; and what the arithmetic says. */
export const StatementHeader = (props: StatementHeaderProps) => {
  const { view, title, views, onAccount, children } = props;
  const language = useLanguage();
  const { text, format } = language;
  const { account } = view;
  const { judgement } = account;
  const { opening, closing, period } = account;
  const named = accountLabel(view);
  return (
    <header class="statement-header">
      <div class="statement-title">
        <h2 class="one-line" dir="auto" title={title}>
          {title}
        </h2>
        {children}
      </div>
      <p class="statement-facts">
        {views.length > 1 ? (
          <select
            class="field"
            aria-label={text('account_choose')}
            value={views.indexOf(view)}
            onChange={(event) => onAccount(Number(event.currentTarget.value))}
          >
            {accountLabels(views, language).map((label, index) => (
              <option key={index} value={index}>
                {label}
              </option>
            ))}
          </select>
        ) : (
          named !== '' && (
            <span class="one-line" dir="auto">
              {named}
            </span>
          )
        )}
        <span class="figure">{format.period(period.from, period.to)}</span>
      </p>
      <p class="statement-proof">
        <span class="judgement" data-verdict={judgement.verdict}>
          <Mark kind={judgement.verdict} />
          <strong>{judgementWords(judgement, account, language)}</strong>
        </span>
        {opening !== undefined && closing !== undefined && (
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
        )}
      </p>
    </header>
  );
};

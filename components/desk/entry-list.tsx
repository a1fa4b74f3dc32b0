import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Job, StatementSummary, Where } from '@/utils/messaging';
import type { NextStep } from '../failure';
import { useLanguage } from '../locale';
import { IconButton, Mark } from '../shell';
import type { Entry } from './entries';
import './entry-list.css';
import { heldIn, keepHeld } from './focus-line';
import { JobLine } from './job-line';
import { titleOf } from './statement-title';

export type EntryActions = {
  choose: (id: string) => void;
  forget: (id: string) => void;
  cancel: (job: Job) => void;
  password: (job: Job, password: string) => void;
  step: (job: Job, step: Exclude<NextStep, 'none'>) => void;
  /** The other place that may read what failed here; undefined where there is none. */
  elsewhere: (job: Job) => Where | undefined;
  retryAt: (job: Job, where: Where) => void;
};

/** Statements picked to be saved or forgotten together. */
export type Selection = { ids: ReadonlySet<string>; toggle: (id: string) => void };

type StatementLineProps = {
  statement: StatementSummary;
  isChosen: boolean;
  selection: Selection | undefined;
  actions: EntryActions;
};

const StatementLine = ({ statement, isChosen, selection, actions }: StatementLineProps) => {
  const { text, format } = useLanguage();
  const { period, proof, last4, accounts, id } = statement;
  const title = titleOf(statement);
  const { extractedBy } = statement;
  const parts = statement.schema === 'CreditCardBreakdownMultiUser' ? 'cards' : 'accounts';
  const isSandbox = extractedBy.where === 'service' && extractedBy.sandbox;
  return (
    <div class="statement-line" data-statement-id={id} data-verdict={proof.verdict}>
      {selection && (
        <input
          type="checkbox"
          class="statement-line-select"
          aria-label={text('select_named', title, format.period(period.from, period.to))}
          checked={selection.ids.has(id)}
          onChange={() => selection.toggle(id)}
        />
      )}
      <button
        type="button"
        class="statement-line-open"
        aria-current={isChosen ? 'true' : undefined}
        onClick={() => actions.choose(id)}
      >
        <Mark kind={proof.verdict} />
        <bdi class="statement-line-title one-line" title={statement.name}>
          {title}
        </bdi>
        <span class="statement-line-end quiet figure">
          {accounts > 1 ? text.count(parts, accounts) : last4 && `••${last4}`}
        </span>
        <span class="statement-line-period figure">{format.period(period.from, period.to)}</span>
        <span class="statement-line-verdict" data-sandbox={isSandbox}>
          {text(isSandbox ? 'sandbox' : `verdict_${proof.verdict}`)}
        </span>
      </button>
      <IconButton
        icon="forget"
        label={text('action_forget_named', title)}
        onClick={() => actions.forget(id)}
      />
    </div>
  );
};

type EntryListProps = {
  entries: readonly Entry[];
  chosen: string | undefined;
  /** Where several can be picked. */
  selection?: Selection;
  actions: EntryActions;
};

/** Recent statements and PDFs on their way, newest first. */
export const EntryList = ({ entries, chosen, selection, actions }: EntryListProps) => {
  const list = useRef<HTMLUListElement>(null);
  // Before this is drawn: what has the focus may be gone then.
  const held = heldIn(list.current);
  useLayoutEffect(() => keepHeld(list.current, held));
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen, entries.length]);
  return (
    <div class="entries">
      <ul class="entry-columns" ref={list}>
        {entries.map((entry) => (
          <li key={entry.id} data-entry={entry.id}>
            {entry.kind === 'statement' ? (
              <StatementLine
                statement={entry.statement}
                isChosen={entry.id === chosen}
                selection={selection}
                actions={actions}
              />
            ) : (
              <JobLine
                job={entry.job}
                elsewhere={actions.elsewhere(entry.job)}
                actions={{
                  cancel: () => actions.cancel(entry.job),
                  dismiss: () => actions.forget(entry.id),
                  password: (password) => actions.password(entry.job, password),
                  step: (step) => actions.step(entry.job, step),
                  retryAt: (where) => actions.retryAt(entry.job, where),
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
  AnsweredBy,
  EntryList,
  entryActions,
  GoesTo,
  SandboxNote,
  provenanceOf,
  SavingDialog,
  DeskNotices,
  type PageParts,
} from '../../desk';
import { DropZone } from '../../drop';
import { useLanguage } from '../../locale';
import { Button, IconButton, KeysHelp, LiveRegion, useKeys, useSingleKeys } from '../../shell';
import { BalancePlot, focusRows, ProofDetails, StatementPanel } from '../../statement';
import { Welcome } from '../../welcome';
import { SelectionBar } from './selection-bar';
import { createStatementsState } from './statements-state';
import './statements.css';

type StatementsPageProps = {
  parts: PageParts;
  /** The statement to open at first. */
  chosen: string | undefined;
  /** Called with each statement that is opened, to keep the page's address in step. */
  onChosen: (id: string | undefined) => void;
};

/** The full page: all statements at the left, the chosen one with all its details at the right. */
export const StatementsPage = ({ parts, chosen: first, onChosen }: StatementsPageProps) => {
  const { text } = useLanguage();
  const [state] = useState(() => createStatementsState(parts, first, onChosen));
  const { desk, taking } = state;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const filter = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const pickFile = (): void => picker.current?.click();
  const chosen = desk.chosen.value;
  const statement = taking.statement.value;
  const table = statement?.state.table.value;
  const entries = desk.entries.value;
  const isNew = desk.loaded.value && entries.length === 0 && !desk.forgetting.undoable.value;
  const service = desk.service.value;
  const hasService = service?.service !== undefined && service.token !== 'none';

  const main = useRef<HTMLElement>(null);
  const asked = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (statement === undefined || statement.id !== asked.current) return;
    asked.current = undefined;
    // Below the list, where it is narrow.
    main.current?.scrollIntoView?.({ block: 'nearest' });
  }, [statement?.id]);
  const actions = entryActions(desk, { ...parts, open: { ...parts.open, statements: pickFile } });
  const choose = (id: string): void => {
    asked.current = id;
    actions.choose(id);
  };

  useEffect(() => desk.forgetting.settleOnLeaving(window), [desk]);
  const singleKeys = useSingleKeys(parts.singleKeys);
  const keys = {
    '/': () => filter.current?.focus(),
    c: () => void taking.copy(),
    d: () => void taking.downloadAgain(),
    ArrowDown: focusRows,
    ArrowUp: focusRows,
    '?': () => setHelpOpen(true),
    ...(statement ? { Escape: desk.close } : {}),
  };
  useKeys(keys, singleKeys.on);

  return (
    <div class="statements-page" data-open={chosen.kind === 'open'}>
      <header class="statements-head">
        <h1>{text('extensionName')}</h1>
        <IconButton icon="settings" label={text('action_options')} onClick={parts.open.options} />
        <IconButton icon="help" label={text('action_keys')} onClick={() => setHelpOpen(true)} />
      </header>
      <nav class="statements-list" aria-label={text('list_label')}>
        <DropZone picker={picker} onFiles={state.extract} isAlone={isNew} />
        <GoesTo desk={desk} />
        <DeskNotices desk={desk} />
        <EntryList
          entries={entries}
          chosen={chosen.kind === 'none' ? undefined : chosen.id}
          selection={{ ids: state.selected.value, toggle: state.select }}
          actions={{ ...actions, choose }}
        />
        {entries.length > 1 && (
          <p class="statements-forget">
            <Button kind="quiet" icon="forget" onClick={desk.forgetAll}>
              {text('action_forgetAll')}
            </Button>
          </p>
        )}
        <SelectionBar state={state} />
      </nav>
      <main class="statements-main" ref={main}>
        {isNew && <Welcome onPick={pickFile} />}
        {chosen.kind === 'gone' && <p class="quiet">{text('statement_gone')}</p>}
        {chosen.kind === 'none' && entries.length > 0 && (
          <p class="statements-none quiet">{text('statements_chooseOne')}</p>
        )}
        {statement && table && chosen.kind === 'open' && (
          <StatementPanel
            key={statement.id}
            state={statement.state}
            title={statement.title}
            filter={filter}
            downloads={taking.downloads.value}
            isCopied={taking.isCopied.value}
            note={chosen.record.envelope.sandbox === true && <SandboxNote />}
            actions={{
              copy: () => void taking.copy(),
              download: (format) => void taking.download(format),
            }}
            buttons={<IconButton icon="cross" label={text('action_back')} onClick={desk.close} />}
          >
            <AnsweredBy
              record={chosen.record}
              hasService={hasService}
              onAgain={(where) =>
                void desk.attempt(() => parts.api.statements.extractAgain(statement.id, where))
              }
              onUseOther={() =>
                void desk.attempt(() => parts.api.statements.useOther(statement.id))
              }
            />
            <BalancePlot key={table.view.account.account} view={table.view} />
            <ProofDetails
              key={`${table.view.account.account} ${table.view.account.period.from}`}
              view={table.view}
              provenance={provenanceOf(chosen.record, text)}
            />
          </StatementPanel>
        )}
      </main>
      <SavingDialog taking={taking} />
      {isHelpOpen && <KeysHelp singleKeys={singleKeys} onClose={() => setHelpOpen(false)} />}
      <LiveRegion news={desk.news.value} />
    </div>
  );
};

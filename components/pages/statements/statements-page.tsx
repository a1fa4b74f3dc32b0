import { useEffect, useRef, useState } from 'preact/hooks';
import {
  ChosenStatement,
  DeskLayers,
  entryActions,
  useDeskKeys,
  type EntryActions,
  type PageParts,
} from '../../desk';
import { useLanguage } from '../../locale';
import { IconButton } from '../../shell';
import { Welcome } from '../../welcome';
import { StatementDetails } from './statement-details';
import { StatementsList } from './statements-list';
import { createStatementsState } from './statements-state';
import './statements.css';
import { useChosenInView } from './use-chosen-in-view';

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
  const keys = useDeskKeys(desk, taking, parts.singleKeys);
  useEffect(() => desk.forgetting.settleOnLeaving(window), [desk]);

  const chosen = desk.chosen.value;
  const statement = taking.statement.value;
  const picker = useRef<HTMLInputElement>(null);
  const pickFile = (): void => picker.current?.click();
  const inView = useChosenInView(statement?.id);
  const onEntries = entryActions(desk, { ...parts, open: { ...parts.open, statements: pickFile } });
  const actions: EntryActions = {
    ...onEntries,
    choose: (id) => {
      inView.expect(id);
      onEntries.choose(id);
    },
  };
  return (
    <div class="statements-page" data-open={chosen.kind === 'open'}>
      <header class="statements-head">
        <h1>{text('extensionName')}</h1>
        <IconButton icon="settings" label={text('action_options')} onClick={parts.open.options} />
        <IconButton icon="help" label={text('action_keys')} onClick={keys.openHelp} />
      </header>
      <StatementsList state={state} actions={actions} picker={picker} />
      <main class="statements-main" ref={inView.place}>
        {desk.isEmpty.value && <Welcome onPick={pickFile} />}
        {chosen.kind === 'gone' && <p class="quiet">{text('statement_gone')}</p>}
        {chosen.kind === 'none' && desk.entries.value.length > 0 && (
          <p class="statements-none quiet">{text('statements_chooseOne')}</p>
        )}
        {statement && chosen.kind === 'open' && (
          <ChosenStatement desk={desk} taking={taking} filter={keys.filter}>
            <StatementDetails
              record={chosen.record}
              statement={statement}
              desk={desk}
              api={parts.api}
            />
          </ChosenStatement>
        )}
      </main>
      <DeskLayers desk={desk} taking={taking} keys={keys} />
    </div>
  );
};

import { useEffect, useState } from 'preact/hooks';
import {
  ChosenStatement,
  DeskLayers,
  DeskNotices,
  EntryList,
  entryActions,
  GoesTo,
  useDeskKeys,
  type PageParts,
} from '../../desk';
import { useLanguage } from '../../locale';
import { PageOffer } from '../../page-offer';
import { Button, IconButton, Notice } from '../../shell';
import { Welcome } from '../../welcome';
import './popup.css';
import { createPopupState } from './popup-state';

type PopupProps = {
  parts: PageParts;
  /** The statement to open at first. */
  chosen?: string | undefined;
};

/** The popup: what this page offers, recent statements, and the one that is chosen. */
export const Popup = ({ parts, chosen: first }: PopupProps) => {
  const { text } = useLanguage();
  const [state] = useState(() => createPopupState(parts, first));
  const { desk, taking } = state;
  const keys = useDeskKeys(desk, taking, parts.singleKeys);
  useEffect(() => desk.forgetting.settleOnLeaving(window), [desk]);

  const look = state.look.value;
  const chosen = desk.chosen.value;
  const statement = taking.statement.value;
  return (
    <main class="popup" data-open={chosen.kind === 'open'}>
      <header class="popup-head">
        <h1 class="one-line" dir="auto">
          {look?.site ?? text('extensionName')}
        </h1>
        <IconButton
          icon="open"
          label={text('action_openFull')}
          onClick={() => parts.open.statements(statement?.id)}
        />
        <IconButton icon="settings" label={text('action_options')} onClick={parts.open.options} />
        <IconButton icon="help" label={text('action_keys')} onClick={keys.openHelp} />
      </header>
      {look && (
        <PageOffer
          look={look}
          taken={state.taken.value}
          startsOpen={!statement}
          onLink={state.extractLink}
          onTab={state.extractTab}
          onPickup={state.setPickup}
        />
      )}
      {state.offersFiles.value && (
        <Notice kind="plain" words={text('page_files')}>
          <Button kind="quiet" onClick={parts.open.options}>
            {text('action_showHow')}
          </Button>
        </Notice>
      )}
      <GoesTo desk={desk} />
      <DeskNotices desk={desk} />
      {desk.isEmpty.value ? (
        <Welcome onPick={() => parts.open.statements()} />
      ) : (
        <section class="popup-list" aria-label={text('list_label')}>
          <EntryList
            entries={desk.entries.value}
            chosen={chosen.kind === 'none' ? undefined : chosen.id}
            actions={entryActions(desk, parts)}
          />
        </section>
      )}
      {chosen.kind === 'gone' && <p class="popup-note quiet">{text('statement_gone')}</p>}
      <ChosenStatement desk={desk} taking={taking} filter={keys.filter} />
      <DeskLayers desk={desk} taking={taking} keys={keys} />
    </main>
  );
};

import { useEffect, useRef, useState } from 'preact/hooks';
import {
  DeskNotices,
  EntryList,
  entryActions,
  GoesTo,
  SandboxNote,
  SavingDialog,
  type PageParts,
} from '../../desk';
import { useLanguage } from '../../locale';
import { PageOffer } from '../../page-offer';
import {
  Button,
  IconButton,
  KeysHelp,
  LiveRegion,
  Notice,
  useKeys,
  useSingleKeys,
} from '../../shell';
import { focusRows, StatementPanel } from '../../statement';
import { Welcome } from '../../welcome';
import './popup.css';
import { createPopupState } from './popup-state';

/** The popup: what this page offers, recent statements, and the one that is chosen. */
export const Popup = ({
  parts,
  chosen: first,
}: {
  parts: PageParts;
  chosen?: string | undefined;
}) => {
  const { text } = useLanguage();
  const [state] = useState(() => createPopupState(parts, first));
  const [isHelpOpen, setHelpOpen] = useState(false);
  const filter = useRef<HTMLInputElement>(null);
  const { desk, taking } = state;
  const look = state.look.value;
  const statement = taking.statement.value;

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

  const chosen = desk.chosen.value;
  const isSandbox = chosen.kind === 'open' && chosen.record.envelope.sandbox === true;
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
        <IconButton icon="help" label={text('action_keys')} onClick={() => setHelpOpen(true)} />
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
      {state.isNew.value && !desk.forgetting.undoable.value ? (
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
      {statement && (
        <StatementPanel
          key={statement.id}
          state={statement.state}
          title={statement.title}
          filter={filter}
          downloads={taking.downloads.value}
          isCopied={taking.isCopied.value}
          note={isSandbox && <SandboxNote />}
          actions={{
            copy: () => void taking.copy(),
            download: (format) => void taking.download(format),
          }}
          buttons={<IconButton icon="cross" label={text('action_back')} onClick={desk.close} />}
        />
      )}
      <SavingDialog taking={taking} />
      {isHelpOpen && <KeysHelp singleKeys={singleKeys} onClose={() => setHelpOpen(false)} />}
      <LiveRegion news={desk.news.value} />
    </main>
  );
};

import type { RefObject } from 'preact';
import { DeskNotices, EntryList, GoesTo, type EntryActions } from '../../desk';
import { DropZone } from '../../drop';
import { useLanguage } from '../../locale';
import { Button } from '../../shell';
import { SelectionBar } from './selection-bar';
import type { StatementsState } from './statements-state';

type StatementsListProps = {
  state: StatementsState;
  actions: EntryActions;
  /** The field that takes files, for buttons elsewhere on the page. */
  picker: RefObject<HTMLInputElement | null>;
};

/** All statements, and the way in for more: dropped, or picked. */
export const StatementsList = ({ state, actions, picker }: StatementsListProps) => {
  const { text } = useLanguage();
  const { desk } = state;
  const chosen = desk.chosen.value;
  const entries = desk.entries.value;
  return (
    <nav class="statements-list" aria-label={text('list_label')}>
      <DropZone picker={picker} onFiles={state.extract} isAlone={desk.isEmpty.value} />
      <GoesTo desk={desk} />
      <DeskNotices desk={desk} />
      <EntryList
        entries={entries}
        chosen={chosen.kind === 'none' ? undefined : chosen.id}
        selection={{ ids: state.selected.value, toggle: state.select }}
        actions={actions}
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
  );
};

import type { RefObject } from 'preact';
import { useLanguage } from '../locale';
import { Button, Icon } from '../shell';
import { DownloadSplit, type DownloadChoice } from './download-split';
import './statement-toolbar.css';
import { focusRows } from './focus-rows';
import type { TableState } from './table-state';

export type StatementActions = {
  copy: () => void;
  download: (formatId: string) => void;
};

type StatementToolbarProps = {
  state: TableState;
  filter: RefObject<HTMLInputElement | null>;
  /** The last one used comes first. */
  downloads: readonly DownloadChoice[];
  /** Just copied: the button says so. */
  isCopied: boolean;
  actions: StatementActions;
};

/** Filter, Copy, Download. */
export const StatementToolbar = (props: StatementToolbarProps) => {
  const { state, filter, downloads, isCopied, actions } = props;
  const { text } = useLanguage();
  return (
    <div class="toolbar" role="toolbar" aria-label={text('toolbar_label')}>
      <label class="filter">
        <Icon name="search" />
        <input
          ref={filter}
          type="search"
          class="field"
          aria-label={text('filter_label')}
          placeholder={text('filter_placeholder')}
          aria-keyshortcuts="/"
          value={state.query.value}
          onInput={(event) => {
            state.query.value = event.currentTarget.value;
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') focusRows();
            else if (event.key === 'Escape' && state.query.value !== '') state.query.value = '';
            else return;
            event.preventDefault();
          }}
        />
      </label>
      <Button kind="primary" icon={isCopied ? 'tick' : 'copy'} onClick={actions.copy}>
        {text(isCopied ? 'action_copied' : 'action_copy')}
      </Button>
      <DownloadSplit choices={downloads} onDownload={actions.download} />
    </div>
  );
};

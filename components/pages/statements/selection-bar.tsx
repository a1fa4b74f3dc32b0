import { useLanguage } from '../../locale';
import { Button } from '../../shell';
import { DownloadSplit } from '../../statement';
import type { StatementsState } from './statements-state';

/** What can be done with the statements that are picked. */
export const SelectionBar = ({ state }: { state: StatementsState }) => {
  const { text } = useLanguage();
  const ids = [...state.selected.value];
  if (ids.length === 0) return null;
  const { taking } = state;
  return (
    <div class="selection-bar" role="group" aria-label={text('selection_label')}>
      <span>{text.count('selection', ids.length)}</span>
      <DownloadSplit
        choices={taking.downloads.value}
        onDownload={(format) => void taking.downloadAll(ids, format)}
      />
      <Button kind="quiet" onClick={state.forgetSelected}>
        {text('action_forget')}
      </Button>
      <Button kind="quiet" onClick={state.selectNone}>
        {text('action_selectNone')}
      </Button>
    </div>
  );
};

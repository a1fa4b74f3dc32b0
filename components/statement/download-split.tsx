import { useLanguage } from '../locale';
import { Button, Menu } from '../shell';
import './download-split.css';

/** A form to save statements in. */
export type DownloadChoice = { id: string; name: string; audience: string };

type DownloadSplitProps = {
  /** The last one used comes first. */
  choices: readonly DownloadChoice[];
  onDownload: (formatId: string) => void;
};

/** Download in the form used last with one click, in any other with two. */
export const DownloadSplit = ({ choices, onDownload }: DownloadSplitProps) => {
  const { text } = useLanguage();
  const [first] = choices;
  if (!first) return null;
  return (
    <span class="split">
      <Button icon="download" onClick={() => onDownload(first.id)}>
        {text('action_download', first.name)}
      </Button>
      <Menu
        label={text('action_downloadAs')}
        icon="chevron"
        items={choices.map(({ id, name, audience }) => ({ id, label: name, note: audience }))}
        onChoose={onDownload}
      />
    </span>
  );
};

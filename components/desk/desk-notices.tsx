import { useLanguage } from '../locale';
import { Button, IconButton, Notice } from '../shell';
import type { Desk } from './desk';

/** What went wrong with a command, what came again, and what can still be taken back. */
export const DeskNotices = ({ desk }: { desk: Desk }) => {
  const { text } = useLanguage();
  const { again, forgetting, trouble, dismissAgain, dismissTrouble } = desk;
  const undoable = forgetting.undoable.value;
  return (
    <>
      {trouble.value !== undefined && (
        <Notice kind="trouble" words={trouble.value}>
          <IconButton icon="cross" label={text('action_dismiss')} onClick={dismissTrouble} />
        </Notice>
      )}
      {again.value && (
        <Notice kind="plain" words={text('already_here', again.value.name)}>
          <IconButton icon="cross" label={text('action_dismiss')} onClick={dismissAgain} />
        </Notice>
      )}
      {undoable && (
        <Notice
          kind="plain"
          words={
            undoable.until === undefined
              ? text.count('forgotten', undoable.ids.length)
              : text('forgotten_all')
          }
        >
          <Button kind="quiet" onClick={forgetting.undo}>
            {text('action_undo')}
          </Button>
        </Notice>
      )}
    </>
  );
};

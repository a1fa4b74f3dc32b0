import { useLayoutEffect, useRef } from 'preact/hooks';
import { useLanguage } from '../locale';
import { Button, IconButton, Notice } from '../shell';
import type { Desk } from './desk';
import { focusLine } from './focus-line';

/** What went wrong with a command, what came again, and what can still be taken back. */
export const DeskNotices = ({ desk }: { desk: Desk }) => {
  const { text } = useLanguage();
  const { again, forgetting, trouble, dismissAgain, dismissTrouble } = desk;
  const undo = useRef<HTMLDivElement>(null);
  const undoable = forgetting.undoable.value;
  /** What comes back, while it can. */
  const forgotten = useRef<readonly string[]>([]);
  // Before it is drawn without the button.
  const isHeld = undo.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (undoable) {
      forgotten.current = undoable.ids;
      // What was pressed is gone with its line.
      undo.current?.querySelector('button')?.focus();
    } else if (isHeld) focusLine(forgotten.current);
  }, [undoable]);
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
        <div ref={undo}>
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
        </div>
      )}
    </>
  );
};

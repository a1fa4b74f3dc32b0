import { useEffect, useRef } from 'preact/hooks';
import { useLanguage, type MessageKey } from '../locale';
import { IconButton } from './button';
import { isSingle } from './keys';
import { Switch } from './switch';
import './keys-help.css';

const KEYS: [string, MessageKey][] = [
  ['/', 'keys_filter'],
  ['↑ ↓', 'keys_rows'],
  ['Enter', 'keys_expand'],
  ['c', 'keys_copy'],
  ['d', 'keys_download'],
  ['Esc', 'keys_back'],
  ['?', 'keys_help'],
];

type KeysHelpProps = {
  singleKeys: { on: boolean; change: (on: boolean) => void };
  onClose: () => void;
};

/** All keys that act, over the page; here those of a single character are switched off and on. */
export const KeysHelp = ({ singleKeys, onClose }: KeysHelpProps) => {
  const { text } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="keys-help"
      aria-label={text('keys_title')}
      onClose={onClose}
      // The dialog closes itself on Escape; the page must not go back as well.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="keys-title">
        <h2>{text('keys_title')}</h2>
        <IconButton
          icon="cross"
          label={text('action_close')}
          onClick={() => dialog.current?.close()}
        />
      </div>
      <dl>
        {KEYS.filter(([key]) => singleKeys.on || !isSingle(key)).map(([key, label]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text(label)}</dd>
          </div>
        ))}
      </dl>
      <Switch on={singleKeys.on} onChange={singleKeys.change}>
        {text('keys_single')}
      </Switch>
    </dialog>
  );
};

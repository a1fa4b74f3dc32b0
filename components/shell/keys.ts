import { useEffect } from 'preact/hooks';

/** What a key does; the keys are `KeyboardEvent.key` values. */
export type Keys = Readonly<Record<string, () => void>>;

const TYPES_TEXT = 'input, textarea, select, [contenteditable]';

/** Where letters are text, only Escape is a command. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches(TYPES_TEXT);

/** Single keys that act on the whole page, except while someone types or holds a modifier. */
export const useKeys = (keys: Keys): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = keys[event.key];
      if (!act || (isTyping(event) && event.key !== 'Escape')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
};

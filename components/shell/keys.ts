import { useEffect } from 'preact/hooks';

/** What a key does; the keys are `KeyboardEvent.key` values. False where there is nothing to do: the browser's own follows. */
export type Keys = Readonly<Record<string, () => boolean | void>>;

/** A key that is a character, and no name such as `Escape`. */
export const isSingle = (key: string): boolean => key.length === 1;

const TYPES_TEXT = 'input, textarea, select, [contenteditable]';

/** Where letters are text, only Escape is a command. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches(TYPES_TEXT);

/**
 * Keys that act on the whole page, except while someone types or holds a modifier.
 * @param singleKeys false: those of a single character do not
 */
export const useKeys = (keys: Keys, singleKeys: boolean): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = keys[event.key];
      if (!act || (isTyping(event) && event.key !== 'Escape')) return;
      if (!singleKeys && isSingle(event.key)) return;
      if (act() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
};

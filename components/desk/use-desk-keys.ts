import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useKeys, useSingleKeys, type SingleKeysChoice } from '../shell';
import { focusRows } from '../statement';
import type { Desk } from './desk';
import type { Taking } from './taking';

/** What a page draws for its keys: the filter that one of them goes to, and the help that lists them. */
export type DeskKeys = {
  filter: RefObject<HTMLInputElement | null>;
  singleKeys: ReturnType<typeof useSingleKeys>;
  isHelpOpen: boolean;
  openHelp(): void;
  closeHelp(): void;
};

/** The keys that the popup and the full page have in common. */
export const useDeskKeys = (desk: Desk, taking: Taking, choice: SingleKeysChoice): DeskKeys => {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const filter = useRef<HTMLInputElement>(null);
  const singleKeys = useSingleKeys(choice);
  const openHelp = (): void => setHelpOpen(true);
  const keys = {
    '/': () => filter.current?.focus(),
    c: () => void taking.copy(),
    d: () => void taking.downloadAgain(),
    ArrowDown: focusRows,
    ArrowUp: focusRows,
    '?': openHelp,
    ...(taking.statement.value ? { Escape: desk.close } : {}),
  };
  useKeys(keys, singleKeys.on);
  return { filter, singleKeys, isHelpOpen, openHelp, closeHelp: () => setHelpOpen(false) };
};

const LINES = '.entries > ul > li';

/** What is done with a line first: to open it, or else to stop it. */
const firstOf = (line: Element | undefined): HTMLElement | null | undefined =>
  line?.querySelector<HTMLElement>('.statement-line-open, input:not([type=checkbox]), button');

/** Puts the focus on the first line of the list that is of one of these, else on the first of all. */
export const focusLine = (ids: readonly string[]): void => {
  const lines = [...document.querySelectorAll<HTMLElement>(LINES)];
  const wanted = lines.find((line) => ids.includes(line.dataset['entry'] ?? '')) ?? lines[0];
  firstOf(wanted)?.focus();
};

/** Where the focus is in the list: at which line. */
export type Held = { id: string; at: number };

export const heldIn = (list: Element | null): Held | undefined => {
  const line = document.activeElement?.closest<HTMLElement>(LINES);
  if (!list || !line || !list.contains(line)) return undefined;
  return { id: line.dataset['entry'] ?? '', at: [...list.children].indexOf(line) };
};

/** Keeps the focus where it was if what had it is gone: on the same line, or on the one that is there now. */
export const keepHeld = (list: Element | null, held: Held | undefined): void => {
  if (!list || !held || document.activeElement !== document.body) return;
  const lines = [...list.children].filter((line) => line instanceof HTMLElement);
  const same = lines.find((line) => line.dataset['entry'] === held.id);
  firstOf(same ?? lines[held.at] ?? lines.at(-1))?.focus();
};

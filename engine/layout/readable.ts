import type { Page, Word } from '../pdf';

/** Of a scanned page's words, so many are hidden to each that is seen; of labels for screen readers they are fewer. */
const HIDDEN_TO_SEEN = 2;

/** Whether a page is a picture, and its hidden words are what was recognised in it. */
export function isRecognised({ words, images }: Page): boolean {
  if (images === 0) return false;
  let seen = 0;
  for (const { visible } of words) if (visible) seen += 1;
  return words.length > seen && words.length - seen >= HIDDEN_TO_SEEN * seen;
}

/**
 * The words that a reader sees: not what is hidden for programs to find. Of a scanned page the hidden words are all that
 * there is.
 */
export function readable(page: Page): Word[] {
  const { words } = page;
  if (words.every((word) => word.visible) || isRecognised(page)) return words;
  return words.filter((word) => word.visible);
}

import { isRecognised } from '../../layout';
import type { Page } from '../../pdf';

/** Share of characters without a map to Unicode, or unseen, beyond which the rest says nothing. */
const ILLEGIBLE = 0.5;

/** Share of the characters that can't be read, and of the words that were recognised in pictures. */
function illegible(pages: readonly Page[]): { unmapped: number; hidden: number } {
  let characters = 0;
  let unmapped = 0;
  let words = 0;
  let hidden = 0;
  for (const page of pages) {
    characters += page.characters;
    unmapped += page.unmapped;
    words += page.words.length;
    if (isRecognised(page)) for (const word of page.words) if (!word.visible) hidden += 1;
  }
  return { unmapped: unmapped / Math.max(characters, 1), hidden: hidden / Math.max(words, 1) };
}

/** Why a PDF's text is not what it shows, in words for people; undefined of what can be read. */
export function unreadable(pages: readonly Page[]): string | undefined {
  const { unmapped, hidden } = illegible(pages);
  if (unmapped > ILLEGIBLE)
    return 'The PDF’s fonts do not say which letters they show: its text cannot be read.';
  if (hidden > ILLEGIBLE) return 'The PDF is a picture; the text behind it is not what it shows.';
  return undefined;
}

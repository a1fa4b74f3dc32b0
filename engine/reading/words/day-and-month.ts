import { fold, hasDigit } from '../../text';
import type { Lexicon } from '../vocabulary';

/** A day of the month, alone in its word. */
export const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/;

/** A month's name, alone in its word. */
export const isMonthName = (text: string, lexicon: Lexicon): boolean =>
  !hasDigit(text) && lexicon.monthOf(fold(text)) !== undefined;

/** The names of months among a document's words, as printed. */
export const monthNamesIn = (words: readonly string[], lexicon: Lexicon): ReadonlySet<string> =>
  new Set(words.filter((text) => isMonthName(text, lexicon)));

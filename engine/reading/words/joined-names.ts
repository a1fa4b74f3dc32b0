import type { Word } from '../../pdf';
import { fold } from '../../text';
import type { Lexicon } from '../vocabulary';
import { inPieces } from './word-pieces';

/** `TotalDebits`, `Deposits&Credits`. */
const JOINED = /\p{Ll}(?:\p{Lu}\p{Ll}|&\p{Lu})/u;
const BETWEEN = /(?<=\p{Ll})(?=\p{Lu})|(?=&)|(?<=&)/u;

export const mayBeJoined = (text: string): boolean => JOINED.test(text);

/** Whether a text is words without a space between them that together are a name which statements use. */
export function namesJoined(text: string, lexicon: Lexicon): boolean {
  if (!mayBeJoined(text)) return false;
  const folded = text
    .split(BETWEEN)
    .map(fold)
    .filter((piece) => piece !== '');
  const { balances, totals, sections, facts, documents, columns } = lexicon;
  return [balances, totals, sections, facts, documents, columns].some(
    (phrases) => phrases.at(folded, 0)?.to === folded.length,
  );
}

/** The words of such a name; a shop's stays as it is. */
export const partJoined = (word: Word, lexicon: Lexicon): Word[] =>
  namesJoined(word.text, lexicon) ? inPieces(word, word.text.split(BETWEEN)) : [word];

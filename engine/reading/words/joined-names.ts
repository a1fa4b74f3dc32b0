import type { Word } from '../../pdf';
import { fold } from '../../text';
import type { Lexicon } from '../vocabulary';
import { inPieces } from './word-pieces';

/** `TotalDebits`, `Deposits&Credits`. */
const JOINED = /\p{Ll}(?:\p{Lu}\p{Ll}|&\p{Lu})/u;
const BETWEEN = /(?<=\p{Ll})(?=\p{Lu})|(?=&)|(?<=&)/u;

export const mayBeJoined = (text: string): boolean => JOINED.test(text);

/** Words that were set without a space, if together they are a name that statements use; a shop's name stays. */
export function partJoined(word: Word, lexicon: Lexicon): Word[] {
  const pieces = word.text.split(BETWEEN);
  const folded = pieces.map(fold).filter((piece) => piece !== '');
  const { balances, totals, sections, facts, documents, columns } = lexicon;
  const isName = [balances, totals, sections, facts, documents, columns].some(
    (phrases) => phrases.at(folded, 0)?.to === folded.length,
  );
  return isName ? inPieces(word, pieces) : [word];
}

import type { ColumnRole } from '../../languages';
import type { Word } from '../../pdf';
import { fold } from '../../text';
import { isSide, type Lexicon } from '../vocabulary';
import { inPieces } from './word-pieces';

/** `TotalDebits`, `Deposits&Credits`. */
const JOINED = /\p{Ll}(?:\p{Lu}\p{Ll}|&\p{Lu})/u;
const BETWEEN = /(?<=\p{Ll})(?=\p{Lu})|(?=&)|(?<=&)/u;

export const mayBeJoined = (text: string): boolean => JOINED.test(text);

/** Names of columns whose cells adjoin, `AmountCurr.`: each a column's, and not the two sides of one, `DebitCredit`. */
function areColumns(folded: readonly string[], { columns }: Lexicon): boolean {
  const roles: ColumnRole[] = [];
  for (let at = 0; at < folded.length;) {
    const name = columns.at(folded, at);
    if (!name) return false;
    roles.push(name.tag);
    at = name.to;
  }
  return roles.length === 1 || !roles.every(isSide);
}

/** Whether a text is words without a space between them that are a name which statements use, or names of columns. */
export function namesJoined(text: string, lexicon: Lexicon): boolean {
  if (!mayBeJoined(text)) return false;
  const folded = text
    .split(BETWEEN)
    .map(fold)
    .filter((piece) => piece !== '');
  const { balances, totals, sections, facts, documents } = lexicon;
  return (
    [balances, totals, sections, facts, documents].some(
      (phrases) => phrases.at(folded, 0)?.to === folded.length,
    ) || areColumns(folded, lexicon)
  );
}

/** The words of such names; a shop's stays as it is. */
export const partJoined = (word: Word, lexicon: Lexicon): Word[] =>
  namesJoined(word.text, lexicon) ? inPieces(word, word.text.split(BETWEEN)) : [word];

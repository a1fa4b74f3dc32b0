import { fold } from '../../text';
import type { FactWord, Lexicon } from '../vocabulary';

/** A word of a name, as it stands beside a card's number. */
export const isName = (text: string): boolean => /^[\p{L}.'’,&()（）°-]+:?$/u.test(text);

/** Words of a name that stands by itself: two or more, none in small letters. */
const FEWEST = 2;
const MOST_NAMES = 6;
const isProper = (text: string): boolean => isName(text) && !/^\p{Ll}/u.test(text);

/** `Carlos A Marsh`: a name's own letter may be a word between two dates. */
const isFact = (fact: { tag: FactWord } | undefined): boolean =>
  fact !== undefined && fact.tag !== 'until';

/** `Cards by Mona Marsh`: what is left is no name where it speaks of a month, a sum, a column or a product. */
export function isPerson(words: readonly string[], lexicon: Lexicon): boolean {
  if (words.length < FEWEST || words.length > MOST_NAMES || !words.every(isProper)) return false;
  const folded = words.map(fold);
  return !folded.some(
    (word, i) =>
      // `Elena M March` is a name.
      (lexicon.monthOf(word) !== undefined && (i === 0 || words.length === FEWEST)) ||
      lexicon.totals.at(folded, i) !== undefined ||
      lexicon.sections.at(folded, i) !== undefined ||
      lexicon.documents.at(folded, i) !== undefined ||
      isFact(lexicon.facts.at(folded, i)) ||
      lexicon.products.at(folded, i) !== undefined,
  );
}

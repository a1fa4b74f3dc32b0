import type { Money, TokenLine } from '../tokens';
import type { Lexicon } from '../vocabulary';

const NUMBER = /^\d{1,4}$/;
const isWord = (folded: string): boolean => folded !== '';
const isExact = ({ exact }: Money): boolean => exact;
/** The end of such a note: the number of a page. */
const endsNote = (folded: string): boolean => !isWord(folded) || NUMBER.test(folded);

/** `Continued on page 2`, and nothing else: the rows go on over the page, and this is no part of one. */
export function saysPageTurn({ dates, money, speech }: TokenLine, { pageTurns }: Lexicon): boolean {
  // Most lines are of rows.
  if (dates.length > 0 || money.some(isExact)) return false;
  const { folded } = speech;
  const first = folded.findIndex(isWord);
  if (first < 0 || !pageTurns.begins(folded[first] ?? '')) return false;
  const end = pageTurns.at(folded, first)?.to;
  return end !== undefined && folded.slice(end).every(endsNote);
}

import type { Money, TokenLine } from '../tokens';
import type { Lexicon } from '../vocabulary';

const NUMBER = /^\d{1,4}$/;
const isWord = (folded: string): boolean => folded !== '';
const isExact = ({ exact }: Money): boolean => exact;
/** The end of such a note: the number of a page. */
const endsNote = (folded: string): boolean => !isWord(folded) || NUMBER.test(folded);

const isOfRow = ({ dates, money }: TokenLine): boolean => dates.length > 0 || money.some(isExact);

/** How many words of `Continued on page 2` are such a note's; undefined of a line that says anything else. */
function wordsOfNote(line: TokenLine, { pageTurns }: Lexicon): number | undefined {
  // Most lines are of rows.
  if (isOfRow(line)) return undefined;
  const { folded } = line.speech;
  const first = folded.findIndex(isWord);
  if (first < 0 || !pageTurns.begins(folded[first] ?? '')) return undefined;
  const end = pageTurns.at(folded, first)?.to;
  return end !== undefined && folded.slice(end).every(endsNote) ? end - first : undefined;
}

/** Whether no row stands between a line and an end of its page. */
function isAtEdge(lines: readonly TokenLine[], at: number, step: 1 | -1): boolean {
  const page = lines[at]?.page;
  for (let i = at + step; lines[i]?.page === page; i += step) {
    const line = lines[i];
    if (line && isOfRow(line)) return false;
  }
  return true;
}

/**
 * A note which says that the rows go on over the page, and is no part of one. Of one word, only at the end or at the
 * head of a page: elsewhere, a row's text may say the same, `Suite 205`.
 */
export function isPageTurn(lines: readonly TokenLine[], at: number, lexicon: Lexicon): boolean {
  const line = lines[at];
  const words = line && wordsOfNote(line, lexicon);
  if (words === undefined) return false;
  return words > 1 || isAtEdge(lines, at, 1) || isAtEdge(lines, at, -1);
}

import type { TokenLine } from '../tokens';
import { phrasesIn } from '../vocabulary';

/** Words of a note behind a title at most. */
const LONGEST_NOTE = 8;

/** `Pending transactions (not yet booked)`: a title, and a note in brackets. */
export function isNoted({ words }: TokenLine, { from, to }: { from: number; to: number }): boolean {
  const [first, last] = [words[to]?.text, words.at(-1)?.text];
  const isShort = words.length - to <= (to - from > 1 ? LONGEST_NOTE : 1);
  return from === 0 && isShort && /^[(（]/u.test(first ?? '') && /[)）]$/u.test(last ?? '');
}

/** Words of such a note at least. */
const NOTE_WORDS = 4;

/** `Purchases in instalments (not charged in this statement)`: the note says that what stands below is none of its rows. */
export function isNotCharged(line: TokenLine): boolean {
  // `(credit limit)` notes something else.
  if (line.money.length > 0 || line.dates.length > 0) return false;
  const { words } = line;
  const note = phrasesIn(line, 'balances').at(-1);
  if (note?.tag !== 'other' || note.from === 0 || note.to !== words.length) return false;
  if (note.to - note.from < NOTE_WORDS) return false;
  return /^[(（]/u.test(words[note.from]?.text ?? '') && /[)）]$/u.test(words.at(-1)?.text ?? '');
}

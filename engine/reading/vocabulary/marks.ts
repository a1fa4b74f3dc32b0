import type { Language } from '../../languages';
import { fold } from '../../text';
import type { Side } from './directions';

/** Names of a column of marks that say in letters, whatever the language, which of them is debit: Czech's `D` is credit. */
export const NAMED_LETTERS: ReadonlySet<string> = new Set(['D/C', 'C/D']);

/** Marks that banks print whatever their language. */
const COMMON_MARKS = [
  ['dr', 'debit'],
  ['db', 'debit'],
  ['cr', 'credit'],
] as const;

/** Where amounts are in crowns, `kr` is the currency, whatever else the language shortens to it. */
const CROWNS: ReadonlySet<string> = new Set(['SEK', 'NOK', 'DKK', 'ISK']);
/** … but not in capitals, as marks of credit are printed: a purchase abroad may name the crowns. */
const MARK = 'KR';

/** What such letters say under these names. */
const LETTERS = [
  ['d', 'debit'],
  ['c', 'credit'],
] as const;

/** What a document's words tell of its marks. */
export type Told = { crowns: boolean; letters: boolean };

/** What the words of a document, as printed, tell of its marks. */
export const toldBy = (words: readonly string[]): Told => ({
  crowns: words.some((word) => CROWNS.has(word)) && !words.includes(MARK),
  letters: words.some((word) => NAMED_LETTERS.has(word)),
});

/** Marks of both sides, folded, and which side each is of. */
export function markersOf(used: readonly Language[], told: Told): ReadonlyMap<string, Side> {
  const markers = new Map<string, Side>();
  for (const { signs } of used) {
    for (const mark of signs.debit) markers.set(fold(mark), 'debit');
    for (const mark of signs.credit)
      if (!markers.has(fold(mark))) markers.set(fold(mark), 'credit');
  }
  for (const [mark, side] of COMMON_MARKS) if (!markers.has(mark)) markers.set(mark, side);
  markers.delete('');
  if (told.crowns) markers.delete('kr');
  if (told.letters) for (const [mark, side] of LETTERS) markers.set(mark, side);
  return markers;
}

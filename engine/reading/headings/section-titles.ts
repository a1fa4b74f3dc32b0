import type { SectionRole } from '../../languages';
import { type Cell, cellsOf } from '../../layout';
import type { TokenLine } from '../tokens';
import type { Lexicon } from '../vocabulary';

const NUMBER_OR_MASK = /^[\dx*•.-]+$/;

/** How many words of a line may name a section: none of its dates and figures, nor whose card they are of. */
export function wordsOfTitle({ dates, money, speech: { folded, phrases } }: TokenLine): number {
  const taken = [...dates, ...money, ...phrases.facts];
  return folded.filter(
    (word, i) =>
      word !== '' &&
      !NUMBER_OR_MASK.test(word) &&
      !taken.some(({ from, to }) => i >= from && i < to),
  ).length;
}

/**
 * `Cheques        7 cheques come to 1,975.79`: the cell of a section's name that has what is said of the section set
 * apart behind it, and where that begins.
 */
export function titleCell(
  { words, speech }: TokenLine,
  lexicon: Lexicon,
): { cell: Cell; until: number } | undefined {
  const [cell, note] = cellsOf(words);
  if (!cell || !note) return undefined;
  return lexicon.sections.at(speech.folded, 0)?.to === cell.words.length
    ? { cell, until: note.x0 }
    : undefined;
}

/** `PURCHASE`, and nothing else. */
export function titleIn(
  { words, dates, money }: TokenLine,
  folded: readonly string[],
  lexicon: Lexicon,
): SectionRole | undefined {
  const alone = words.length === 1 && dates.length === 0 && money.length === 0;
  return alone ? lexicon.titles.at(folded, 0)?.tag : undefined;
}

import { cellsOf, type Span } from '../../layout';
import type { TokenLine } from '../../reading';

/** A label in a line: the words of its phrase, and where the next label begins. */
export type Place = { at: number; from: number; to: number; until: number };

/** Words of a cell that are a label at most: more are a sentence. */
const LONGEST_LABEL = 8;

/** Where a label's cell ends: `Current balance/Baki semasa (RM)` has more words than its phrase. */
export function endOf(line: TokenLine, { from, to, until }: Place): number {
  let end = 0;
  for (const { words } of cellsOf(line.words)) {
    const start = end;
    end += words.length;
    if (from < start || from >= end) continue;
    const isPlain = [...line.money, ...line.dates].every(
      (one) => one.from >= end || one.to <= start,
    );
    return isPlain && words.length <= LONGEST_LABEL && until >= end ? Math.max(to, end) : to;
  }
  return to;
}

/** Words that names set a word space apart make a cell of at most: what is longer is prose, and has no figure beneath. */
const LONGEST_CELL = 16;
/** … and so many words before a label: `purchases of earlier months (included in the previous balance)`. */
const LONGEST_BEFORE = 4;

export function isInSentence(line: TokenLine, { from }: Place): boolean {
  if (line.words.length <= LONGEST_BEFORE) return false;
  let start = 0;
  for (const { words } of cellsOf(line.words)) {
    const isOwn = from < start + words.length;
    if (isOwn) return words.length > LONGEST_CELL || from - start > LONGEST_BEFORE;
    start += words.length;
  }
  return false;
}

/** Several figures, and no date, beneath a line without one: it is of names, however near they are set. */
export const standsOverValues = (
  { page, money }: TokenLine,
  below: TokenLine | undefined,
): boolean =>
  money.length === 0 && below?.page === page && below.money.filter(({ exact }) => exact).length > 1;

/** Letters of the words that lead to a label's day at most: `al`, `per`. */
const LONGEST_LEAD = 3;

/** Whether all that stands from a word on is a day: `on 01/01/2025`. */
export function isOnDay({ words, dates, speech }: TokenLine, from: number): boolean {
  const day = dates.at(-1);
  if (!day || day.weak || day.from < from || day.to < words.length) return false;
  return speech.folded.slice(from, day.from).every((word) => word.length <= LONGEST_LEAD);
}

export const spanOf = (line: TokenLine, place: Place): Span => ({
  x0: line.words[place.from]?.x0 ?? line.x0,
  x1: line.words[endOf(line, place) - 1]?.x1 ?? line.x1,
});

/** A figure stands so many font sizes over or under its label at most. */
export const NEAR = 3;

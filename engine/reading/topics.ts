import { type Match, type PhraseIndex, remember } from '../text';
import type { Lexicon, Phrases, Tags } from './lexicon';

/** What words speak of; each has a bit. */
const BITS = {
  balances: 1,
  totals: 2,
  sections: 4,
  facts: 8,
  documents: 16,
  columns: 32,
  marks: 64,
} as const;
const BEGUN = ['balances', 'totals', 'sections', 'facts', 'documents'] as const;

/** Bits of the topics that a line may speak of. Most rows name none: that is cheap to tell. */
export type Topics = number;

/**
 * Topics of which a phrase may begin with a folded word; `columns` where it is any word of a column's name, `marks`
 * where it is one of debit or credit.
 */
const topicsOfWord = remember<Lexicon, Topics>((folded, lexicon) => {
  let topics = lexicon.columns.knows(folded) ? BITS.columns : 0;
  if (lexicon.markerOf(folded) !== undefined) topics |= BITS.marks;
  for (const topic of BEGUN) if (lexicon[topic].begins(folded)) topics |= BITS[topic];
  return topics;
});

/** The topics of a folded word. */
export const topicsOf = (folded: string, lexicon: Lexicon): Topics =>
  folded === '' ? 0 : (topicsOfWord(folded, lexicon) ?? 0);

/** What a line's words may speak of, one by one, and all of them together. */
export type Speech = { folded: readonly string[]; topicsAt: readonly Topics[]; topics: Topics };

/** False where no phrase of a topic begins in a line, nor any word of a column's name, nor a mark, is in it. */
export const mayName = ({ topics }: Pick<Speech, 'topics'>, topic: keyof typeof BITS): boolean =>
  (topics & BITS[topic]) !== 0;

const NONE: readonly never[] = [];

/** All phrases of a topic in a line, left to right, not overlapping. */
export function phrasesIn<Topic extends (typeof BEGUN)[number]>(
  line: Speech,
  topic: Topic,
  phrases: Phrases,
): readonly Match<Tags[Topic]>[] {
  if (!mayName(line, topic)) return NONE;
  const { folded, topicsAt } = line;
  const bit = BITS[topic];
  const index: PhraseIndex<Tags[Topic]> = phrases[topic];
  const matches: Match<Tags[Topic]>[] = [];
  for (let i = 0; i < folded.length;) {
    const match = ((topicsAt[i] ?? 0) & bit) === 0 ? undefined : index.at(folded, i);
    if (match) matches.push(match);
    i = match ? match.to : i + 1;
  }
  return matches;
}

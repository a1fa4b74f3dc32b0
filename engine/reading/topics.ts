import { remember } from '../text';
import type { Lexicon } from './lexicon';

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
const OF_PHRASES = ['balances', 'totals', 'sections', 'facts', 'documents'] as const;
const BITS_OF_WORDS = BITS.columns | BITS.marks;

/** Topics of which phrases tell. */
export type PhraseTopic = (typeof OF_PHRASES)[number];

/** Bits of the topics that a line speaks of. Most rows speak of none: that is cheap to tell. */
export type Topics = number;

/** Topics of which a phrase may begin with a folded word, and those that a word tells by itself. */
const topicsOfWord = remember<Lexicon, Topics>((folded, lexicon) => {
  let topics = lexicon.columns.knows(folded) ? BITS.columns : 0;
  if (lexicon.markerOf(folded) !== undefined) topics |= BITS.marks;
  for (const topic of OF_PHRASES) if (lexicon[topic].begins(folded)) topics |= BITS[topic];
  return topics;
});

const begunBy = (folded: string, lexicon: Lexicon): Topics =>
  folded === '' ? 0 : (topicsOfWord(folded, lexicon) ?? 0);

/** What a folded word tells by itself: `columns` where it is any word of a column's name, `marks` one of debit or credit. */
export const topicsOf = (folded: string, lexicon: Lexicon): Topics =>
  begunBy(folded, lexicon) & BITS_OF_WORDS;

/** What folded words speak of: what each tells by itself, and the topics of which they hold a phrase. */
export function topicsIn(folded: readonly string[], lexicon: Lexicon): Topics {
  let topics: Topics = 0;
  for (let i = 0; i < folded.length; i += 1) {
    const begun = begunBy(folded[i] ?? '', lexicon) & ~topics;
    if (begun === 0) continue;
    topics |= begun & BITS_OF_WORDS;
    for (const topic of OF_PHRASES)
      if ((begun & BITS[topic]) !== 0 && lexicon[topic].at(folded, i)) topics |= BITS[topic];
  }
  return topics;
}

/** False where no phrase of a topic is in a line, nor any word of a column's name, nor a mark. */
export const mayName = ({ topics }: { topics: Topics }, topic: keyof typeof BITS): boolean =>
  (topics & BITS[topic]) !== 0;

import { type Match, type PhraseIndex, remember } from '../text';
import type { Phrases, Tags } from './lexicon';

/** What phrases speak of; each has a bit. */
const BITS = { balances: 1, totals: 2, sections: 4, facts: 8, documents: 16, columns: 32 } as const;
const BEGUN = ['balances', 'totals', 'sections', 'facts', 'documents'] as const;

/** Bits of the topics that a line may speak of. Most rows name none: that is cheap to tell. */
export type Topics = number;

/** Topics of which a phrase may begin with a folded word, and `columns` where it is any word of a column's name. */
const topicsOfWord = remember<Phrases, Topics>((folded, phrases) => {
  let topics = phrases.columns.knows(folded) ? BITS.columns : 0;
  for (const topic of BEGUN) if (phrases[topic].begins(folded)) topics |= BITS[topic];
  return topics;
});

/** The topics of a folded word. */
export const topicsOf = (folded: string, phrases: Phrases): Topics =>
  folded === '' ? 0 : (topicsOfWord(folded, phrases) ?? 0);

type Speaking = { folded: readonly string[]; topics: Topics };

/** False where no phrase of a topic begins in a line; of `columns`, where no word of any is in it. */
export const mayName = ({ topics }: Speaking, topic: keyof Tags): boolean =>
  (topics & BITS[topic]) !== 0;

const NONE: readonly never[] = [];

/** All phrases of a topic in a line, left to right. */
export function phrasesIn<Topic extends (typeof BEGUN)[number]>(
  line: Speaking,
  topic: Topic,
  phrases: Phrases,
): readonly Match<Tags[Topic]>[] {
  if (!mayName(line, topic)) return NONE;
  const index: PhraseIndex<Tags[Topic]> = phrases[topic];
  return index.all(line.folded);
}

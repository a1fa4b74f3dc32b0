import type { Match, PhraseIndex } from '../../text';
import type { Lexicon, Phrases, Tags } from './lexicon';
import { mayName, type PhraseTopic, type Topics, topicsIn } from './topics';

/** What the words of a line say. Lines of the same words share it, so nobody may change it. */
export type Speech = {
  /** The words folded, those of a date or a figure empty, so that indexes stay. */
  folded: readonly string[];
  topics: Topics;
  /** The phrases of each topic, left to right, not overlapping. */
  phrases: { readonly [Topic in PhraseTopic]: readonly Match<Tags[Topic]>[] };
};

const NONE: readonly never[] = [];

/** What folded words say. */
export function speechOf(folded: readonly string[], lexicon: Lexicon): Speech {
  const topics = topicsIn(folded, lexicon);
  const all = <Topic extends PhraseTopic>(topic: Topic): readonly Match<Tags[Topic]>[] => {
    const known: Phrases = lexicon;
    const index: PhraseIndex<Tags[Topic]> = known[topic];
    return mayName({ topics }, topic) ? index.all(folded) : NONE;
  };
  const phrases = {
    balances: all('balances'),
    totals: all('totals'),
    sections: all('sections'),
    facts: all('facts'),
    documents: all('documents'),
  };
  return { folded, topics, phrases };
}

/** All phrases of a topic in a line, left to right, not overlapping. */
export const phrasesIn = <Topic extends PhraseTopic>(
  { speech }: { speech: Speech },
  topic: Topic,
): readonly Match<Tags[Topic]>[] => speech.phrases[topic];

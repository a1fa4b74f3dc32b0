import { fold, type Match, type PhraseIndex, plainText } from '../../text';
import type { Lexicon, Phrases, Tags } from './lexicon';
import { mayName, type PhraseTopic, type Topics, topicsIn } from './topics';

/** What the words of a line say. Lines of the same words share it, so nobody may change it. */
export type Speech = {
  /** The words folded, those of a date or a figure empty, so that indexes stay. */
  folded: readonly string[];
  /** The words as one text, where none of them is a filler, an ornament or the like. */
  plain: string | undefined;
  topics: Topics;
  /** The phrases of each topic, left to right, not overlapping. */
  phrases: { readonly [Topic in PhraseTopic]: readonly Match<Tags[Topic]>[] };
};

const NONE: readonly never[] = [];

/** What a line's words say, those of a date or a figure empty. */
export function speechOf(texts: readonly string[], lexicon: Lexicon): Speech {
  const folded = texts.map(fold);
  const topics = topicsIn(texts, folded, lexicon);
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
    failed: all('failed'),
    pending: all('pending'),
    states: all('states'),
  };
  return { folded, plain: plainText(texts), topics, phrases };
}

/** All phrases of a topic in a line, left to right, not overlapping. */
export const phrasesIn = <Topic extends PhraseTopic>(
  { speech }: { speech: Speech },
  topic: Topic,
): readonly Match<Tags[Topic]>[] => speech.phrases[topic];

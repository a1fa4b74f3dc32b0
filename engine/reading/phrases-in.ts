import type { Match, PhraseIndex } from '../text';
import type { Phrases, Tags } from './lexicon';
import { foldedOf, type TokenLine } from './token-line';
import { mayName, type PhraseTopic } from './topics';

const NONE: readonly never[] = [];

/** All phrases of a topic in a line, left to right, not overlapping. */
export function phrasesIn<Topic extends PhraseTopic>(
  line: TokenLine,
  topic: Topic,
  phrases: Phrases,
): readonly Match<Tags[Topic]>[] {
  if (!mayName(line, topic)) return NONE;
  const index: PhraseIndex<Tags[Topic]> = phrases[topic];
  return index.all(foldedOf(line));
}

import { endsIn, fold, isDigit, remember } from '../../text';
import type { Lexicon } from './lexicon';
import { endsSentence } from './sentences';

/** What words speak of; each has a bit. */
const BITS = {
  balances: 1,
  totals: 2,
  sections: 4,
  facts: 8,
  documents: 16,
  columns: 32,
  marks: 64,
  /** A word of a column's name, in a line that does not begin with a date: maybe a heading's. */
  headings: 128,
  /** A word that ends in a colon: what stands behind it may be what it states. */
  labels: 256,
  failed: 512,
  pending: 1024,
  /** What became of a row: `On hold`. */
  states: 2048,
  /** A word that ends a sentence. */
  sentences: 4096,
} as const;
const OF_PHRASES = [
  'balances',
  'totals',
  'sections',
  'facts',
  'documents',
  'failed',
  'pending',
  'states',
] as const;
const BITS_OF_WORDS = BITS.columns | BITS.marks;

/** Topics of which phrases tell. */
export type PhraseTopic = (typeof OF_PHRASES)[number];

/** Bits of the topics that a line speaks of. Most rows speak of none: that is cheap to tell. */
export type Topics = number;

/** What a folded word tells by itself, and the topics of which it may begin a phrase of several words. */
type Word = { alone: Topics; begun: Topics };

const SILENT: Word = { alone: 0, begun: 0 };

const ofWord = remember<Lexicon, Word>((folded, lexicon) => {
  let alone = lexicon.columns.knows(folded) ? BITS.columns : 0;
  if (lexicon.markerOf(folded) !== undefined) alone |= BITS.marks;
  if (lexicon.titles.at([folded], 0)) alone |= BITS.sections;
  let begun = 0;
  for (const topic of OF_PHRASES)
    if (lexicon[topic].at([folded], 0)) alone |= BITS[topic];
    else if (lexicon[topic].begins(folded)) begun |= BITS[topic];
  return alone === 0 && begun === 0 ? SILENT : { alone, begun };
});

/** What a word tells by its end alone. */
const ofEnd = (text: string): Topics =>
  endsIn(text, ':') ? BITS.labels : endsSentence(text) ? BITS.sentences : 0;

/** Whether a word of a date or a figure is one of a column's name, or a mark; what begins with a digit is neither. */
export function topicsOf(text: string, lexicon: Lexicon): Topics {
  const folded = isDigit(text.charCodeAt(0)) ? '' : fold(text);
  const word = folded === '' ? SILENT : (ofWord(folded, lexicon) ?? SILENT);
  return (word.alone & BITS_OF_WORDS) | ofEnd(text);
}

/**
 * What words, as printed and folded, speak of: any word of a column's name, any mark, any label, and the topics of which
 * they hold a phrase.
 */
export function topicsIn(
  texts: readonly string[],
  folded: readonly string[],
  lexicon: Lexicon,
): Topics {
  let topics: Topics = 0;
  for (const text of texts) topics |= ofEnd(text);
  for (let i = 0; i < folded.length; i += 1) {
    const text = folded[i] ?? '';
    if (text === '') continue;
    const { alone, begun } = ofWord(text, lexicon) ?? SILENT;
    topics |= alone;
    if ((begun & ~topics) === 0) continue;
    for (const topic of OF_PHRASES)
      if ((begun & ~topics & BITS[topic]) !== 0 && lexicon[topic].at(folded, i))
        topics |= BITS[topic];
  }
  return topics;
}

/** The topics of a line that begins with no date: with words of columns' names it may be a heading. */
export const withHeadings = (topics: Topics): Topics =>
  (topics & BITS.columns) === 0 ? topics : topics | BITS.headings;

/** False where no phrase of a topic is in a line, nor any word that is one by itself or by its end. */
export const mayName = ({ topics }: { topics: Topics }, topic: keyof typeof BITS): boolean =>
  (topics & BITS[topic]) !== 0;

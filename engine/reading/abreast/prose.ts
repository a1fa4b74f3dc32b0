import { lastCellFrom, textOf } from '../../layout';
import type { Word } from '../../pdf';
import { endsSentence } from '../vocabulary';
import { sideOf } from './beside-gutter';
import { type Cut, GUTTER } from './gutters';

/** A text is at least as wide, in sizes of its type. */
const NARROWEST = 7;
/** A word space, in font sizes. */
const SPACE = 0.25;
/** Share of a text's lines that its next word would not go on, and of the table's rows in whose line a sentence goes on. */
const FULL = 0.33;
/** A text ends a sentence at least once in so many lines. */
const LONGEST = 8;
/** Share of a text's lines that hold words as sentences do. */
export const WORDED = 0.7;
/** Share of its lines without white space in them. */
const OF_ONE_CELL = 0.75;
/** Share of its lines that may say what another one says. */
const AGAIN = 0.1;

/** What is not written in capitals: a word of a sentence, or of a script that has none. */
const OF_SENTENCE = /\p{Ll}{2}|\p{Lo}{2}/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** A line with its words that are of a text beside the table. */
export type Part = { cut: Cut; words: readonly Word[] };

export const partOf = (cut: Cut, right: boolean): readonly Word[] =>
  right ? cut.line.words.slice(cut.at) : cut.line.words.slice(0, cut.at);

export const isOfSentence = (words: readonly Word[]): boolean =>
  words.some(({ text }) => OF_SENTENCE.test(text));

const endOf = (words: readonly Word[]): number => words.at(-1)?.x1 ?? 0;

/** Which lines of a text are full: the first word of the next one would not go on them. */
function fullLines(parts: readonly Part[], edge: number): readonly boolean[] {
  const width = Math.max(...parts.map(({ words }) => endOf(words))) - edge;
  return parts.map(({ words }, i) => {
    const next = parts[i + 1]?.words;
    const [first] = next ?? [];
    if (!next || !first) return false;
    const room = first.x1 - first.x0;
    // A script without spaces breaks anywhere.
    const needed = UNSPACED.test(first.text) ? Math.min(room, first.size) : room;
    return endOf(words) - edge + SPACE * first.size + needed >= width;
  });
}

const isOfTable = ({ line, at }: Cut, right: boolean): boolean => {
  const { dated, figured } = sideOf({ line, at }, !right);
  return dated || figured;
};

/** Whether the lines of a text are sentences, which go on from line to line and heed no row of the table beside. */
export function isProse(parts: readonly Part[], edge: number, right: boolean): boolean {
  const width = Math.max(...parts.map(({ words }) => endOf(words))) - edge;
  if (width < NARROWEST * (parts[0]?.words[0]?.size ?? 0)) return false;
  // Else the next column stands beside its text.
  const alone = parts.filter(({ words }) => lastCellFrom(words, GUTTER) === 0).length;
  if (alone < OF_ONE_CELL * parts.length) return false;
  const worded = parts.filter(({ words }) => isOfSentence(words)).length;
  const ends = parts.filter(({ words }) => words.some(({ text }) => endsSentence(text)));
  if (worded < WORDED * parts.length || ends.length * LONGEST < parts.length) return false;
  // What is said again is a column's: a kind of row, a payee.
  const said = new Set(parts.map(({ words }) => textOf({ words })));
  if (parts.length - said.size > AGAIN * parts.length) return false;
  const full = fullLines(parts, edge);
  if (full.filter(Boolean).length < FULL * (parts.length - 1)) return false;
  const rows = parts.flatMap(({ cut }, i) => (isOfTable(cut, right) ? i : []));
  return rows.filter((i) => full[i - 1]).length >= FULL * rows.length - 1;
}

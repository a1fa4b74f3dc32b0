import { type Line, overlapOf } from '../../layout';
import type { Word } from '../../pdf';
import { fold, hasDigit } from '../../text';
import type { Lexicon } from '../vocabulary';

/** What a narrow column breaks off its name: letters, and more of them in all than a code has. */
const LETTERS = /^\p{L}+$/u;
const LEAST = 5;

/** Lines that the rest of a name stands below its beginning at most, and how far apart they are, in font sizes. */
const LINES = 2;
const PITCH = 1.9;

/**
 * `Amou` over `nt`: a column's name that was broken within its word, where the column is too narrow for it, is one word
 * again, on the line where it begins.
 */
export function joinBrokenNames(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  const joined = new Map<Word, string>();
  const rests = new Set<Word>();
  lines.forEach((line, i) => {
    if (!mayHead(line)) return;
    for (const word of line.words) {
      const rest = restBelow(word, line, lines, i);
      if (!rest || rests.has(word) || rests.has(rest)) continue;
      const text = word.text + rest.text;
      if (text.length < LEAST || !isName(text, lexicon)) continue;
      if (isName(word.text, lexicon) || isName(rest.text, lexicon)) continue;
      joined.set(word, text);
      rests.add(rest);
    }
  });
  if (joined.size === 0) return lines;
  return lines.flatMap((line) => {
    const words = line.words.flatMap((word) => {
      if (rests.has(word)) return [];
      const text = joined.get(word);
      return text === undefined ? [word] : [{ ...word, text }];
    });
    return words.length === 0 ? [] : [{ ...line, words }];
  });
}

const isName = (text: string, { columns }: Lexicon): boolean =>
  columns.at([fold(text)], 0) !== undefined;

const hasFigure = ({ text }: Word): boolean => hasDigit(text);

const mayHead = ({ words }: Line): boolean => !words.some(hasFigure);

/** The first word below a word, in its column and alone there. */
function restBelow(word: Word, line: Line, lines: readonly Line[], i: number): Word | undefined {
  if (!LETTERS.test(word.text)) return undefined;
  for (const below of lines.slice(i + 1, i + 1 + LINES)) {
    const gap = below.baseline - line.baseline;
    if (below.page !== line.page || gap <= 0 || gap > PITCH * word.size || !mayHead(below))
      return undefined;
    const [rest, ...more] = below.words.filter((other) => overlapOf(other, word) > 0);
    if (!rest) continue;
    return more.length === 0 && LETTERS.test(rest.text) ? rest : undefined;
  }
  return undefined;
}

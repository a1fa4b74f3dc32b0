import type { Word } from '../pdf';
import { settings } from '../settings';

export const upright = (word: Word): boolean => Math.abs(word.angle) < 0.05 && word.size > 0;

function medianSize(words: readonly Word[]): number {
  const sizes = new Float64Array(words.length);
  for (let i = 0; i < words.length; i += 1) sizes[i] = words[i]?.size ?? 0;
  return sizes.sort()[sizes.length >> 1] ?? 0;
}

const mayBeLetterOfMark = ({ text }: Word): boolean => text.length === 1;

/** The size from which on a single letter is a watermark's: much larger than the text around it. */
export function watermarkFrom(words: readonly Word[]): number {
  let largest = 0;
  let smallest = Infinity;
  for (const word of words) {
    if (mayBeLetterOfMark(word)) largest = Math.max(largest, word.size);
    smallest = Math.min(smallest, word.size);
  }
  // On most pages no letter is: then the usual size need not be known.
  if (largest <= settings.watermarkSize * smallest) return Infinity;
  return settings.watermarkSize * medianSize(words);
}

const AROUND = [-1, 0, 1] as const;

/** Tells of a word whether a longer one, larger than `size` too, stands beside it in its own size: a line of large type. */
function largeLines(words: readonly Word[], size: number): (word: Word) => boolean {
  const seen = new Set<string>();
  const keyOf = (at: number, high: number): string =>
    `${String(Math.round(at))} ${String(Math.round(high))}`;
  for (const word of words)
    if (word.size > size && !mayBeLetterOfMark(word)) seen.add(keyOf(word.baseline, word.size));
  return ({ baseline, size: own }) =>
    AROUND.some((down) => AROUND.some((more) => seen.has(keyOf(baseline + down, own + more))));
}

/** Tells upright words from the letters of a watermark, which are larger than `mark`. */
export function besideMark(words: readonly Word[], mark: number): (word: Word) => boolean {
  const isOfLine = largeLines(words, mark);
  return (word) =>
    upright(word) && !(mayBeLetterOfMark(word) && word.size > mark && !isOfLine(word));
}

import type { Word } from './types';

/** Offsets up to which the same word drawn twice is bold faked by drawing twice: points, or a part of the font size. */
const OFFSET_POINTS = 0.5;
const OFFSET_EM = 1 / 24;

/** Words are looked for by the square that they begin in; its side in points. */
const SQUARE = 4;
const SQUARES_ABREAST = 65_536;

/** Words without those that only repeat another one in its place; what is left is visible if either was. */
export function withoutDuplicates(words: readonly Word[]): Word[] {
  const bySquare = new Map<number, Word>();
  return words.filter((word) => {
    const offset = Math.min(Math.max(OFFSET_POINTS, word.size * OFFSET_EM), SQUARE / 2);
    const left = Math.floor((word.x0 - offset) / SQUARE);
    const right = Math.floor((word.x0 + offset) / SQUARE);
    const upper = Math.floor((word.baseline - offset) / SQUARE);
    const lower = Math.floor((word.baseline + offset) / SQUARE);
    for (let y = upper; y <= lower; y++) {
      for (let x = left; x <= right; x++) {
        const other = bySquare.get(y * SQUARES_ABREAST + x);
        if (
          other !== undefined &&
          other.text === word.text &&
          Math.abs(other.x0 - word.x0) <= offset &&
          Math.abs(other.baseline - word.baseline) <= offset
        ) {
          other.visible ||= word.visible;
          return false;
        }
      }
    }
    bySquare.set(
      Math.floor(word.baseline / SQUARE) * SQUARES_ABREAST + Math.floor(word.x0 / SQUARE),
      word,
    );
    return true;
  });
}

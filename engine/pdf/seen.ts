import { withBitmap, type Bitmap } from './bitmap';
import type { OpenPage } from './page';
import type { Pdfium } from './pdfium';
import type { Word } from './types';
import type { BuiltWords } from './words';

/** Pixels a point: enough for 5-point type to leave a mark. */
const SCALE = 1;
/** Areas larger than this, in pixels (an A2 page), are not drawn; doubtful words there count as visible. */
const MOST_PIXELS = 2_000_000;
/** Differences of one colour, of 255, from which pixels show that something is drawn. */
const CONTRAST = 24;

/** White words, each with every other word, are compared up to so many pairs. */
const MOST_PAIRS = 2_000_000;
/** From here on, of 255, a pixel's colours count as white. */
const WHITE = 226;
/** Of a word's place: glyphs cover less. */
const MOST = 0.5;

/**
 * Settles which doubtful words can be seen, by drawing the part of the page that they are on: where a word cannot be
 * seen, its place is of one colour. White text is not seen on white either, whatever else reaches into its place, nor
 * on other words.
 */
export function settleDoubt(pdfium: Pdfium, page: OpenPage, { words, doubtful }: BuiltWords): void {
  let left = page.width;
  let right = 0;
  let top = page.height;
  let bottom = 0;
  for (const { word } of doubtful) {
    left = Math.min(left, Math.max(0, word.x0));
    right = Math.max(right, Math.min(page.width, word.x1));
    top = Math.min(top, Math.max(0, word.top));
    bottom = Math.max(bottom, Math.min(page.height, word.bottom));
  }
  left = Math.floor(left);
  top = Math.floor(top);
  const width = Math.ceil((right - left) * SCALE);
  const height = Math.ceil((bottom - top) * SCALE);
  if (!(width > 0 && height > 0 && width * height <= MOST_PIXELS)) return;
  const whites = new Set(doubtful.flatMap(({ word, isWhite }) => (isWhite ? [word] : [])));
  const others = whites.size * words.length <= MOST_PAIRS ? words : [];
  withBitmap(pdfium, page.handle, { left, top, width, height, scale: SCALE }, (bitmap) => {
    for (const { word, isWhite } of doubtful)
      word.visible = isWhite
        ? !isOnWhite(bitmap, word, left, top) && !isOnWords(word, others, whites)
        : !isPlain(bitmap, word, left, top);
  });
}

/** Where a word is on a bitmap that begins at `left` and `top`. */
function placeOf({ width, height }: Bitmap, word: Word, left: number, top: number) {
  return {
    x0: Math.max(0, Math.floor((word.x0 - left) * SCALE)),
    x1: Math.min(width, Math.ceil((word.x1 - left) * SCALE)),
    y0: Math.max(0, Math.floor((word.top - top) * SCALE)),
    y1: Math.min(height, Math.ceil((word.bottom - top) * SCALE)),
  };
}

/** Whether a word's place is of one colour. */
function isPlain(bitmap: Bitmap, word: Word, left: number, top: number): boolean {
  const { stride, pixels } = bitmap;
  const { x0, x1, y0, y1 } = placeOf(bitmap, word, left, top);
  const first = y0 * stride + x0 * 4;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      for (let colour = 0; colour < 3; colour++) {
        const difference =
          (pixels[y * stride + x * 4 + colour] as number) - (pixels[first + colour] as number);
        if (Math.abs(difference) > CONTRAST) return false;
      }
    }
  }
  return true;
}

/** Whether most of a word's place is that of another, which is not white. */
function isOnWords(word: Word, words: readonly Word[], whites: ReadonlySet<Word>): boolean {
  const { x0, x1, top, bottom } = word;
  return words.some((other) => {
    const width = Math.min(x1, other.x1) - Math.max(x0, other.x0);
    const height = Math.min(bottom, other.bottom) - Math.max(top, other.top);
    const covers = width > 0 && height > 0 && width * height > MOST * (x1 - x0) * (bottom - top);
    return covers && other.visible && !whites.has(other);
  });
}

/** Whether most of a word's place is white. */
function isOnWhite(bitmap: Bitmap, word: Word, left: number, top: number): boolean {
  const { stride, pixels } = bitmap;
  const { x0, x1, y0, y1 } = placeOf(bitmap, word, left, top);
  let white = 0;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const at = y * stride + x * 4;
      const isWhite = [0, 1, 2].every((colour) => (pixels[at + colour] as number) >= WHITE);
      if (isWhite) white += 1;
    }
  }
  return white >= MOST * (x1 - x0) * (y1 - y0);
}

import { withBitmap, type Bitmap } from './bitmap';
import type { OpenPage } from './page';
import type { Pdfium } from './pdfium';
import type { Word } from './types';

/** Pixels a point: enough for 5-point type to leave a mark. */
const SCALE = 1;
/** Areas larger than this, in pixels (an A2 page), are not drawn; doubtful words there count as visible. */
const MOST_PIXELS = 2_000_000;
/** Differences of one colour, of 255, from which pixels show that something is drawn. */
const CONTRAST = 24;

/**
 * Settles which doubtful words can be seen, by drawing the part of the page that they are on: where a word cannot be seen, its place
 * is of one colour.
 */
export function settleDoubt(pdfium: Pdfium, page: OpenPage, doubtful: readonly Word[]): void {
  let left = page.width;
  let right = 0;
  let top = page.height;
  let bottom = 0;
  for (const word of doubtful) {
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
  withBitmap(pdfium, page.handle, { left, top, width, height, scale: SCALE }, (bitmap) => {
    for (const word of doubtful) word.visible = !isPlain(bitmap, word, left, top);
  });
}

/** Whether a word's place is of one colour; `left` and `top` are where the bitmap begins. */
function isPlain(
  { width, height, stride, pixels }: Bitmap,
  word: Word,
  left: number,
  top: number,
): boolean {
  const x0 = Math.max(0, Math.floor((word.x0 - left) * SCALE));
  const x1 = Math.min(width, Math.ceil((word.x1 - left) * SCALE));
  const y0 = Math.max(0, Math.floor((word.top - top) * SCALE));
  const y1 = Math.min(height, Math.ceil((word.bottom - top) * SCALE));
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

import { withBitmap, type Bitmap } from './bitmap';
import { failure, type PdfDocument, type PdfFailure } from './document';
import { closePage, openPage } from './page';
import type { Pdfium } from './pdfium';

/** A rectangle of a displayed page: points, origin top left. */
export type Box = { x0: number; y0: number; x1: number; y1: number };

export type PdfRendering =
  | { kind: 'image'; width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer> }
  | PdfFailure;

const POINTS_PER_INCH = 72;
/** Bounds what a page of absurd size can cost: an A3 page at 300 dpi has 17 million. */
const MOST_PIXELS = 40_000_000;

/** Draws a page, or the part of it inside `box`, on white. */
export function renderPage(
  pdfium: Pdfium,
  document: PdfDocument,
  request: { page: number; box?: Box | undefined; dpi: number },
): PdfRendering {
  const page = openPage(pdfium, document.handle, request.page);
  if (page === undefined) {
    return failure('pdf/fail/extract-failed', `Page ${request.page + 1} cannot be drawn.`);
  }
  const box = request.box ?? { x0: 0, y0: 0, x1: page.width, y1: page.height };
  const scale = request.dpi / POINTS_PER_INCH;
  const width = Math.max(1, Math.ceil((box.x1 - box.x0) * scale));
  const height = Math.max(1, Math.ceil((box.y1 - box.y0) * scale));
  const window = { left: box.x0, top: box.y0, width, height, scale };
  const rgba =
    width * height > MOST_PIXELS ? undefined : withBitmap(pdfium, page.handle, window, copyPixels);
  closePage(pdfium, page);
  return rgba === undefined
    ? failure('pdf/fail/extract-failed', 'The picture would be too large to draw.')
    : { kind: 'image', width, height, rgba };
}

/** Rows without the bitmap's padding, opaque. */
function copyPixels({ width, height, stride, pixels }: Bitmap): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    rgba.set(pixels.subarray(y * stride, y * stride + width * 4), y * width * 4);
  }
  for (let k = 3; k < rgba.length; k += 4) rgba[k] = 255;
  return rgba;
}

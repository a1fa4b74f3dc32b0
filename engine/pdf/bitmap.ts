import type { Pdfium } from './pdfium';

/** A drawn page in PDFium's memory: RGBA without meaning in A. Valid while `use` of `withBitmap` runs. */
export type Bitmap = {
  width: number;
  height: number;
  /** Bytes of a row. */
  stride: number;
  pixels: Uint8Array;
};

const WHITE = 0xffff_ffff;
/** `FPDF_ANNOT` and `FPDF_REVERSE_BYTE_ORDER` (fpdfview.h): RGBA instead of BGRA. */
const FLAGS = 0x01 | 0x10;

/**
 * Draws a loaded page on white, at `scale` pixels a point, as seen through a window of `width` × `height` pixels
 * whose upper left corner is at `left`, `top` (points). `undefined` when PDFium has no room for it.
 */
export function withBitmap<T>(
  pdfium: Pdfium,
  page: number,
  window: { left: number; top: number; width: number; height: number; scale: number },
  use: (bitmap: Bitmap) => T,
): T | undefined {
  const { call } = pdfium;
  const { left, top, width, height, scale } = window;
  const bitmap = call.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) return undefined;
  call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  call.FPDF_RenderPageBitmap(
    bitmap,
    page,
    Math.round(-left * scale),
    Math.round(-top * scale),
    Math.round(call.FPDF_GetPageWidthF(page) * scale),
    Math.round(call.FPDF_GetPageHeightF(page) * scale),
    0,
    FLAGS,
  );
  const stride = call.FPDFBitmap_GetStride(bitmap);
  const start = call.FPDFBitmap_GetBuffer(bitmap);
  const pixels = pdfium.bytes().subarray(start, start + stride * height);
  const result = use({ width, height, stride, pixels });
  call.FPDFBitmap_Destroy(bitmap);
  return result;
}

import type { Pdfium } from './pdfium';

/** Points: what is drawn is higher, be it a dash. */
const NO_HEIGHT = 0.02;

/** Whether a character draws nothing: its box has no height. */
export function isBlank(
  { call, scratch, doubles }: Pdfium,
  textPage: number,
  index: number,
): boolean {
  const [left, right, bottom, top] = [scratch, scratch + 8, scratch + 16, scratch + 24];
  if (call.FPDFText_GetCharBox(textPage, index, left, right, bottom, top) !== 1) return false;
  const all = doubles();
  return Math.abs((all[top >> 3] ?? 0) - (all[bottom >> 3] ?? 0)) < NO_HEIGHT;
}

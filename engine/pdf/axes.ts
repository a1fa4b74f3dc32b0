import type { Pdfium } from './pdfium';

/**
 * How the page's own axes (points, origin anywhere, y up) are shown, with `rotation` quarter turns clockwise:
 * displayed x = xSign · (turned ? y : x) + xShift, displayed y = ySign · (turned ? x : y) + yShift.
 */
export function displayedAxes(pdfium: Pdfium, page: number, rotation: number) {
  const { call, scratch } = pdfium;
  call.FPDF_GetPageBoundingBox(page, scratch);
  const at = scratch >> 2;
  const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.floats().subarray(at, at + 4);
  return {
    turned: rotation % 2 === 1,
    xSign: rotation < 2 ? 1 : -1,
    ySign: rotation === 0 || rotation === 3 ? -1 : 1,
    xShift: [-left, -bottom, right, top][rotation] ?? 0,
    yShift: [top, -left, -bottom, right][rotation] ?? 0,
  };
}

import type { Pdfium } from './pdfium';

/**
 * What a text object's own settings say of its visibility. `white`, and `doubtful`: on a layer that may be switched
 * off, or reaching out of its clipping path; only the drawn page tells.
 */
export type Visibility = 'visible' | 'hidden' | 'white' | 'doubtful';

/** Text render modes (PDF 32000-1, table 106). */
const FILL = 0;
const INVISIBLE = 3;
const CLIP_ONLY = 7;

/** From here on, of 255, a colour counts as white. */
const WHITE = 250;

/** Points that text may reach out of its clipping path: glyphs' boxes are generous. */
const CLIP_MARGIN = 1;

/** How much of an object is looked at: a real one has a few marks, and is clipped by a rectangle or two. */
const MOST_MARKS = 16;
const MOST_CLIP_PATHS = 16;
const MOST_SEGMENTS = 64;

/** `/OC`, the mark of optional content, as UTF-16. */
const LAYER_MARK = [0x4f, 0x43] as const;

export function visibilityOf(pdfium: Pdfium, object: number): Visibility {
  const mode = pdfium.call.FPDFTextObj_GetTextRenderMode(object);
  if (mode === INVISIBLE || mode === CLIP_ONLY) return 'hidden';
  if (mode === FILL) {
    const { call, scratch } = pdfium;
    if (
      call.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 1
    ) {
      // Four 32-bit numbers below 256, so their low bytes tell.
      const bytes = pdfium.bytes();
      if (bytes[scratch + 12] === 0) return 'hidden';
      if (
        (bytes[scratch] as number) >= WHITE &&
        (bytes[scratch + 4] as number) >= WHITE &&
        (bytes[scratch + 8] as number) >= WHITE
      ) {
        return 'white';
      }
    }
  }
  return reachesOutOfClip(pdfium, object) || isOnLayer(pdfium, object) ? 'doubtful' : 'visible';
}

function isOnLayer({ call, scratch, bytes }: Pdfium, object: number): boolean {
  const marks = Math.min(call.FPDFPageObj_CountMarks(object), MOST_MARKS);
  for (let k = 0; k < marks; k++) {
    const mark = call.FPDFPageObj_GetMark(object, k);
    if (call.FPDFPageObjMark_GetName(mark, scratch + 8, 64, scratch) !== 1) continue;
    const memory = bytes();
    const length = memory[scratch];
    if (
      length === 6 &&
      memory[scratch + 8] === LAYER_MARK[0] &&
      memory[scratch + 10] === LAYER_MARK[1]
    ) {
      return true;
    }
  }
  return false;
}

function reachesOutOfClip(pdfium: Pdfium, object: number): boolean {
  const { call, scratch } = pdfium;
  const clip = call.FPDFPageObj_GetClipPath(object);
  const paths = clip === 0 ? 0 : call.FPDFClipPath_CountPaths(clip);
  if (paths <= 0) return false;
  const at = scratch >> 2;
  call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  let floats = pdfium.floats();
  const left = (floats[at] as number) + CLIP_MARGIN;
  const bottom = (floats[at + 1] as number) + CLIP_MARGIN;
  const right = (floats[at + 2] as number) - CLIP_MARGIN;
  const top = (floats[at + 3] as number) - CLIP_MARGIN;
  for (let path = 0; path < Math.min(paths, MOST_CLIP_PATHS); path++) {
    const segments = Math.min(call.FPDFClipPath_CountPathSegments(clip, path), MOST_SEGMENTS);
    let x0 = Infinity;
    let y0 = Infinity;
    let x1 = -Infinity;
    let y1 = -Infinity;
    for (let segment = 0; segment < segments; segment++) {
      const handle = call.FPDFClipPath_GetPathSegment(clip, path, segment);
      if (call.FPDFPathSegment_GetPoint(handle, scratch, scratch + 4) !== 1) continue;
      floats = pdfium.floats();
      const x = floats[at] as number;
      const y = floats[at + 1] as number;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
    }
    if (segments > 0 && (left < x0 || bottom < y0 || right > x1 || top > y1)) return true;
  }
  return false;
}

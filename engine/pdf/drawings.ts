import { displayedAxes } from './axes';
import type { Pdfium } from './pdfium';
import type { Rule } from './types';

/** `FPDF_PAGEOBJ_*` (fpdf_edit.h). */
const PATH_OBJECT = 2;
const IMAGE_OBJECT = 3;
const FORM_OBJECT = 5;

/** Forms inside forms are looked into this deep. */
const FORM_DEPTH = 4;

/** A page that draws more rules than a table of small print has is a picture. */
const MOST_RULES = 4096;
/** Points: what is no higher is a line, and what is shorter is a mark. */
const THICKEST = 2;
const SHORTEST = 8;
/** A rectangle is made of so many segments at most; what has more may have any shape. */
const OF_BOX = 6;

/** What a page draws beside its text. */
export type Drawings = {
  /** Image objects, also inside of form objects. */
  images: number;
  rules: Rule[];
};

/** What a page draws; rules only where it draws them itself: what a form object draws stands on axes of its own. */
export function drawingsOn(pdfium: Pdfium, page: number): Drawings {
  const { call } = pdfium;
  const objects = call.FPDFPage_CountObjects(page);
  const rules = new Ruler(pdfium, page);
  let images = 0;
  for (let k = 0; k < objects; k++) {
    const object = call.FPDFPage_GetObject(page, k);
    const type = call.FPDFPageObj_GetType(object);
    if (type === IMAGE_OBJECT) images++;
    else if (type === FORM_OBJECT) images += imagesIn(pdfium, object, 1);
    else if (type === PATH_OBJECT) rules.note(object);
  }
  return { images, rules: rules.rules };
}

function imagesIn(pdfium: Pdfium, form: number, depth: number): number {
  const { call } = pdfium;
  const objects = call.FPDFFormObj_CountObjects(form);
  let images = 0;
  for (let k = 0; k < objects; k++) {
    const object = call.FPDFFormObj_GetObject(form, k);
    const type = call.FPDFPageObj_GetType(object);
    if (type === IMAGE_OBJECT) images++;
    else if (type === FORM_OBJECT && depth < FORM_DEPTH)
      images += imagesIn(pdfium, object, depth + 1);
  }
  return images;
}

/** Tells level edges of what a page draws. */
class Ruler {
  readonly rules: Rule[] = [];
  private axes: ReturnType<typeof displayedAxes> | undefined;

  constructor(
    private readonly pdfium: Pdfium,
    private readonly page: number,
  ) {}

  /** A path's edges: a thin one is a line, and a box has an upper and a lower one. */
  note(path: number): void {
    const { call, scratch } = this.pdfium;
    if (this.rules.length >= MOST_RULES) return;
    this.axes ??= displayedAxes(this.pdfium, this.page, call.FPDFPage_GetRotation(this.page));
    const { turned, xSign, xShift, ySign, yShift } = this.axes;
    // Left, bottom, right, top.
    if (call.FPDFPageObj_GetBounds(path, scratch, scratch + 4, scratch + 8, scratch + 12) !== 1)
      return;
    const at = scratch >> 2;
    const [left = 0, bottom = 0, right = 0, top = 0] = this.pdfium.floats().subarray(at, at + 4);
    const [xa, xb] = turned ? [bottom, top] : [left, right];
    const [ya, yb] = turned ? [left, right] : [bottom, top];
    const [x0, x1] = ordered(xSign * xa + xShift, xSign * xb + xShift);
    const [y0, y1] = ordered(ySign * ya + yShift, ySign * yb + yShift);
    if (!(x1 - x0 >= SHORTEST)) return;
    if (y1 - y0 <= THICKEST) this.rules.push({ x0, x1, y: (y0 + y1) / 2 });
    else if (call.FPDFPath_CountSegments(path) <= OF_BOX)
      this.rules.push({ x0, x1, y: y0 }, { x0, x1, y: y1 });
  }
}

const ordered = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);

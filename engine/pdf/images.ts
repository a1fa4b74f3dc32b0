import type { Pdfium } from './pdfium';

/** `FPDF_PAGEOBJ_*` (fpdf_edit.h). */
const IMAGE_OBJECT = 3;
const FORM_OBJECT = 5;

/** Forms inside forms are looked into this deep. */
const FORM_DEPTH = 4;

/** How many images a page draws, also inside of form objects. */
export function countImages({ call }: Pdfium, page: number): number {
  function count(container: number, objects: number, depth: number): number {
    const objectAt = depth === 0 ? call.FPDFPage_GetObject : call.FPDFFormObj_GetObject;
    let images = 0;
    for (let k = 0; k < objects; k++) {
      const object = objectAt(container, k);
      const type = call.FPDFPageObj_GetType(object);
      if (type === IMAGE_OBJECT) images++;
      else if (type === FORM_OBJECT && depth < FORM_DEPTH) {
        images += count(object, call.FPDFFormObj_CountObjects(object), depth + 1);
      }
    }
    return images;
  }
  return count(page, call.FPDFPage_CountObjects(page), 0);
}

import type { Pdfium } from './pdfium';

/** Annotation subtypes (fpdf_annot.h). */
const LINK = 2;
const POPUP = 16;
const WIDGET = 20;

/** Appearance modes (fpdf_annot.h). */
const NORMAL = 0;

/** `FLAT_NORMALDISPLAY` and `FLATTEN_SUCCESS` (fpdf_flatten.h). */
const FLATTEN_FOR_DISPLAY = 0;
const FLATTEN_SUCCESS = 1;

/** Annotations of a page that are looked at: forms of statements have some hundred fields. */
const MOST = 5000;

/**
 * Draws a page's annotations and form fields into it, since PDFium takes no text from them otherwise. True when the
 * page has changed and has to be loaded again.
 */
export function flattenAnnotations({ call }: Pdfium, page: number): boolean {
  const count = Math.min(call.FPDFPage_GetAnnotCount(page), MOST);
  let drawn = false;
  for (let k = 0; k < count; k++) {
    const annotation = call.FPDFPage_GetAnnot(page, k);
    if (annotation === 0) continue;
    const subtype = call.FPDFAnnot_GetSubtype(annotation);
    // A field may leave its looks to the viewer.
    if (subtype === WIDGET && call.EPDFAnnot_HasAppearanceStream(annotation, NORMAL) !== 1) {
      call.EPDFAnnot_GenerateFormFieldAP(annotation);
    }
    if (subtype !== LINK && subtype !== POPUP) drawn = true;
    call.FPDFPage_CloseAnnot(annotation);
  }
  return drawn && call.FPDFPage_Flatten(page, FLATTEN_FOR_DISPLAY) === FLATTEN_SUCCESS;
}

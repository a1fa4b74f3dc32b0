import type { WasmFunction } from './platform';

/** The part of PDFium's C API (`fpdfview.h`, `fpdf_text.h`, `fpdf_edit.h` …) that the engine calls. */
const FUNCTIONS = [
  '__wasm_call_ctors',
  'PDFiumExt_Init',
  'malloc',
  'free',
  'setThrew',
  'emscripten_stack_get_current',
  '_emscripten_stack_restore',
  'FPDF_LoadMemDocument',
  'FPDF_CloseDocument',
  'FPDF_GetLastError',
  'FPDF_GetPageCount',
  'FPDF_GetMetaText',
  'FPDF_GetSecurityHandlerRevision',
  'FPDF_DocumentHasValidCrossReferenceTable',
  'FPDF_LoadPage',
  'FPDF_ClosePage',
  'FPDF_GetPageWidthF',
  'FPDF_GetPageHeightF',
  'FPDF_GetPageBoundingBox',
  'FPDFPage_GetRotation',
  'FPDFPage_GetAnnotCount',
  'FPDFPage_GetAnnot',
  'FPDFPage_CloseAnnot',
  'FPDFPage_Flatten',
  'FPDFAnnot_GetSubtype',
  'EPDFAnnot_HasAppearanceStream',
  'EPDFAnnot_GenerateFormFieldAP',
  'FPDFPage_CountObjects',
  'FPDFPage_GetObject',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_CountMarks',
  'FPDFPageObj_GetMark',
  'FPDFPageObjMark_GetName',
  'FPDFPageObj_GetClipPath',
  'FPDFClipPath_CountPaths',
  'FPDFClipPath_CountPathSegments',
  'FPDFClipPath_GetPathSegment',
  'FPDFPathSegment_GetPoint',
  'FPDFPath_CountSegments',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
  'FPDFText_LoadPage',
  'FPDFText_ClosePage',
  'FPDFText_CountChars',
  'FPDFText_GetUnicode',
  'FPDFText_GetTextObject',
  'FPDFText_HasUnicodeMapError',
  'FPDFText_IsHyphen',
  'FPDFText_IsGenerated',
  'FPDFText_GetCharBox',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetFontSize',
  'FPDFText_GetMatrix',
  'FPDFTextObj_GetFont',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFFont_GetBaseFontName',
  'FPDFFont_GetFontData',
  'FPDFFont_GetGlyphWidth',
  'FPDFBitmap_Create',
  'FPDFBitmap_Destroy',
  'FPDFBitmap_FillRect',
  'FPDFBitmap_GetBuffer',
  'FPDFBitmap_GetStride',
  'FPDF_RenderPageBitmap',
] as const;

export type PdfiumFunctions = Record<(typeof FUNCTIONS)[number], WasmFunction>;

/** The functions among what a module exports. Throws where one is missing. */
export function functionsOf(exports: Record<string, unknown>): PdfiumFunctions {
  const functions: Record<string, WasmFunction> = {};
  for (const name of FUNCTIONS) {
    const value = exports[name];
    if (typeof value !== 'function') throw new Error(`This is not PDFium: it has no "${name}"`);
    functions[name] = value as WasmFunction;
  }
  return functions as PdfiumFunctions;
}

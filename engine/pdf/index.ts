export { createPdfEngine, type PdfEngine, type PdfReading, type ReadOptions } from './engine';
export { DEFAULT_LIMITS, type PdfLimits, tookTooLong } from './limits';
export type { Box, PdfRendering } from './render';
export type { DocumentFacts, Page, Rule, Word } from './types';

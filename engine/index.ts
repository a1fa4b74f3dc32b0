export {
  type Debug,
  extract,
  type ExtractInput,
  type Extraction,
  type ExtractOptions,
} from './extract';
export { type Look, look } from './look';
export { createPdfEngine, type PdfEngine, type PdfLimits } from './pdf';

export { installBlobHook } from './blob-hook';
export { showExtractButtons } from './extract-buttons';
export { limiter } from './limiter';
export { type PageMessage, PDF_LINE, type StopMessage } from './messages';
export { type Line, passOnPdfs } from './pass-on';
export { type PdfLink, pdfLinksOf } from './pdf-links';
export { MAX_PDF_BYTES, MAX_PIECE_CHARACTERS, PIECE_BYTES, type Piece } from './piece';
export { reportPostedForms, reportShownPdf, type Tell } from './report';
export { stopSignal } from './stop-signal';

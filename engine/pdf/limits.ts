/** How much a PDF may ask for before its reading is given up. */
export type PdfLimits = {
  pages: number;
  /** PDFium's own memory. */
  memoryBytes: number;
  charactersPerPage: number;
  /** For the whole document; looked at between pages, tables and accounts, where a clock is given. */
  milliseconds: number;
};

/** The longest statements seen have some hundred pages and 10,000 characters a page; these leave room and stop bombs. */
export const DEFAULT_LIMITS: PdfLimits = {
  pages: 2000,
  memoryBytes: 1024 ** 3,
  charactersPerPage: 200_000,
  milliseconds: 60_000,
};

/** What is said of a PDF whose reading took longer than it may. */
export const tookTooLong = ({ milliseconds }: Pick<PdfLimits, 'milliseconds'>): string =>
  `Reading the PDF took longer than ${milliseconds / 1000} seconds.`;

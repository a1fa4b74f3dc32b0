/** The line that PDFs' pieces go over. */
export const PDF_LINE = 'caught-pdf';

/** What a content script tells the background; the page it runs in may have put any of it there. */
export type PageMessage =
  /** A form was posted: what it is answered with must not be asked for again. */
  | { page: 'posted'; url: string }
  /** This frame shows a PDF, by its own address. */
  | { page: 'showsPdf' }
  /** The person pressed "Extract" beside a link. */
  | { page: 'extract'; url: string; label: string };

/** What the background tells content scripts: this script is switched off on these sites. */
export type StopMessage = { stop: string; patterns: readonly string[] };

/** Above what any statement has; larger files are not even read into memory, whichever way they come. */
export const MAX_PDF_BYTES = 100 * 1024 ** 2;

/** A multiple of three, so that the base64 of the pieces can be joined; small enough for no long task. */
export const PIECE_BYTES = 384 * 1024;

/** A PDF on its way out of a page comes in pieces, as JSON: text is what all worlds and browsers pass alike. */
export type Piece = {
  /** Which of the document's PDFs; counted from 0. */
  pdf: number;
  /** The `blob:` address that the page got for it. */
  url: string;
  /** Bytes of the whole. */
  size: number;
  /** Counted from 0, in order. */
  index: number;
  base64: string;
};

/** Characters of a piece as JSON, at most: its base64, an address, a few numbers. */
export const MAX_PIECE_CHARACTERS = (PIECE_BYTES / 3) * 4 + 4096;

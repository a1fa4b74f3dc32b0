/** Lengths are points; the origin is the top left corner of the displayed page (crop box, rotation applied). */
export type Word = {
  text: string;
  x0: number;
  x1: number;
  /** Upper edge of the glyph boxes. */
  top: number;
  /** Lower edge of the glyph boxes. */
  bottom: number;
  /** The line that the text stands on: its y, or its x where the text runs up or down. */
  baseline: number;
  /** Font size as displayed. */
  size: number;
  font: string;
  /** Radians, counter-clockwise; 0 is upright. */
  angle: number;
  /** False for render mode 3 (invisible) and the like: there to be copied, not to be seen. */
  visible: boolean;
};

/** A level edge that a page draws: a line, or the upper or lower edge of a box. */
export type Rule = { x0: number; x1: number; y: number };

export type Page = {
  /** 0-based. */
  index: number;
  width: number;
  height: number;
  words: Word[];
  /** Image objects on the page. */
  images: number;
  /** What parts the page's lines from each other, as the boxes of a table's cells do; in no order. */
  rules: Rule[];
  /** Characters whose font has no usable map to Unicode; their text can't be trusted. */
  unmapped: number;
  /** All characters, also unseen ones and spaces. */
  characters: number;
};

/** What the file says of its own making. */
export type DocumentFacts = {
  producer: string | undefined;
  creator: string | undefined;
  title: string | undefined;
  author: string | undefined;
  /** As in the file: `D:20240131…`. */
  createdAt: string | undefined;
  modifiedAt: string | undefined;
  pages: number;
  encrypted: boolean;
  /** True when the file was cut short and had to be mended to be read. */
  repaired: boolean;
};

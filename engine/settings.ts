/** Thresholds of layout and reading, each with the reason for its value. Ratios are of the font size. */
export const settings = {
  /** Baselines nearer than this are one line: dense leading is 0.9 and more, a lowered cell 0.3 and less. */
  lineTolerance: 0.4,
  /** … and up to this where the next line is further off: a cell in the middle beside two lines of text. */
  farTolerance: 0.5,
  /** A single letter this many times the page's usual size is a watermark's; headings are words. */
  watermarkSize: 1.8,
  /** Groups of digits (`1 234`) stand a word space apart, 0.25–0.33, and 0.6 in letter-spaced print. */
  groupGap: 0.65,
  /** A sign, currency or DR/CR beside its figure: at most one em. */
  affixGap: 0.95,
  /** Words of one date: a word space, a wide one where cells are justified or letter-spaced. */
  dateGap: 1.2,
  /** Words of one heading or cell; the next cell begins beyond. */
  cellGap: 0.75,
  /** Column names may stand nearer than cells do: this much beyond the usual word space. */
  headingGap: 0.3,
  /** Figures whose right edges differ by less (points) stand in one right-aligned column. */
  columnEdge: 6,
  /** Distance of a description's line to its row, in line heights; beyond it belongs to something else. */
  descriptionGap: 2.2,
  /** Distance of a line that goes on with the text of the one above, in font sizes. */
  wrapGap: 1.6,
  /** Lines that one row may have. */
  descriptionLines: 10,
  /** Words of a line beyond which no dates and figures are looked for in it: no paper is so wide. */
  lineWords: 400,
} as const;

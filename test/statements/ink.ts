/** Lengths are points; the origin is the top left corner of the sheet. */
export type Face = { family: 'sans' | 'serif' | 'mono'; bold: boolean };

export type Text = {
  kind: 'text';
  text: string;
  x: number;
  baseline: number;
  face: Face;
  size: number;
  tracking: number;
  colour: string;
  /** Which column of a table it stands in, counted from the left; -1: none. */
  column: number;
};
export type Rule = { kind: 'rule'; x0: number; y0: number; x1: number; y1: number; colour: string };
export type Block = {
  kind: 'block';
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
  round: number;
};
export type Ink = Text | Rule | Block;

export type Sheet = { width: number; height: number; ink: Ink[] };

/** The printed width of a text. */
export type Measure = (text: string, face: Face, size: number, tracking: number) => number;

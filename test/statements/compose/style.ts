import type { Face, Measure, Text } from '../ink';
import type { Layout } from '../layout';

/** How body text is set, and the means to measure it. */
export type Style = {
  face: Face;
  bold: Face;
  size: number;
  /** Line height in points. */
  line: number;
  tracking: number;
  accent: string;
  width: (text: string, bold?: boolean) => number;
  /** A text's ink; x is its left edge. */
  text: (text: string, x: number, baseline: number, more?: Partial<Text>) => Text;
};

const INK = '#1a1a1a';

/** The body style of a layout at a size. */
export function styleOf({ type, look }: Layout, size: number, measure: Measure): Style {
  const face: Face = { family: type.face, bold: false };
  const bold: Face = { family: type.face, bold: true };
  return {
    face,
    bold,
    size,
    line: size * type.leading,
    tracking: type.tracking,
    accent: look.accent,
    width: (text, heavy = false) => measure(text, heavy ? bold : face, size, type.tracking),
    text: (text, x, baseline, more = {}) => ({
      kind: 'text',
      text,
      x,
      baseline,
      face,
      size,
      tracking: type.tracking,
      colour: INK,
      column: -1,
      ...more,
    }),
  };
}

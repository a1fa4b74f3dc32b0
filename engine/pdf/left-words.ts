import type { Characters } from './characters';
import type { Run } from './run';
import type { Word } from './types';
import { isSpace } from './unicode';

/** As many lines as a watermark's letter stands beside. */
const MOST_LINES = 6;
/** Of the size: baselines of one line, and how far glyphs of a word overlap. */
const SAME_LINE = 0.05;
const OVERLAP = 0.1;

/**
 * The word that a glyph drawn by itself (run `r`) goes on with, though glyphs of other lines came between: PDFium
 * takes lines beside a tall letter for one line, and orders their glyphs by their place along it (`JJuunn`). `gap`
 * parts words, in points.
 */
export function wordLeftBefore(
  { runs, code, x0, baseline }: Characters,
  r: number,
  words: readonly Word[],
  gap: number,
): Word | undefined {
  const run = runs[r] as Run;
  const before = runs[r - 1];
  if (!before || !isGlyph(run) || !isGlyph(before) || run.direction !== 'right') return undefined;
  const { start, size } = run;
  const line = baseline[start] as number;
  const ofLine = (other: number): boolean => Math.abs(other - line) <= size * SAME_LINE;
  if (isSpace(code[start] as number) || ofLine(baseline[before.start] as number)) return undefined;
  return words.slice(-MOST_LINES).findLast((word) => {
    const step = (x0[start] as number) - word.x1;
    return word.size === size && ofLine(word.baseline) && step <= gap && step >= -size * OVERLAP;
  });
}

const isGlyph = ({ start, end }: Run): boolean => end - start === 1;

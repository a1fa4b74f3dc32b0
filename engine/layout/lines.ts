import type { Page, Word } from '../pdf';
import { settings } from '../settings';

/** Words that stand on one baseline, left to right. Points, origin top left. */
export type Line = {
  /** 0-based page index. */
  page: number;
  words: Word[];
  x0: number;
  x1: number;
  top: number;
  bottom: number;
  baseline: number;
  /** Size of the largest word. */
  size: number;
};

/** A line of these words, which it puts in order. */
export function lineOf(page: number, words: Word[]): Line {
  words.sort((a, b) => a.x0 - b.x0);
  let x0 = Infinity;
  let x1 = -Infinity;
  let top = Infinity;
  let bottom = -Infinity;
  let size = 0;
  for (const word of words) {
    if (word.x0 < x0) x0 = word.x0;
    if (word.x1 > x1) x1 = word.x1;
    if (word.top < top) top = word.top;
    if (word.bottom > bottom) bottom = word.bottom;
    if (word.size > size) size = word.size;
  }
  return { page, words, x0, x1, top, bottom, baseline: words[0]?.baseline ?? bottom, size };
}

const upright = (word: Word): boolean => Math.abs(word.angle) < 0.05 && word.size > 0;

function medianSize(words: readonly Word[]): number {
  const sizes = words.map((word) => word.size).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 0;
}

/** A letter of a watermark: alone, and much larger than the text around it. */
const isWatermark = (word: Word, common: number): boolean =>
  word.text.length === 1 && word.size > settings.watermarkSize * common;

/**
 * The words that a reader sees: not what is hidden for programs to find. Over the picture of a scanned page, the hidden words are
 * what was recognised in it, and are all that there is.
 */
function readable({ words, images }: Page): Word[] {
  const seen = words.filter((word) => word.visible);
  const recognised = images > 0 && words.length > 2 * seen.length;
  return recognised ? words : seen;
}

/**
 * The lines of a page, top to bottom. Rotated words (watermarks, margins) belong to no line.
 * Words share a line when their baselines differ by less than a share of the smaller size, so that
 * dense leading does not merge two lines and a cell set a little lower does not split one.
 */
export function linesOf(page: Page): Line[] {
  const readableWords = readable(page);
  const common = medianSize(readableWords);
  const words = readableWords
    .filter((word) => upright(word) && !isWatermark(word, common))
    .sort((a, b) => a.baseline - b.baseline);
  const lines: Line[] = [];
  let group: Word[] = [];
  let anchor: Word | undefined;
  for (const word of words) {
    const tolerance = settings.lineTolerance * Math.min(word.size, anchor?.size ?? word.size);
    if (anchor && word.baseline - anchor.baseline <= tolerance) group.push(word);
    else {
      if (group.length > 0) lines.push(lineOf(page.index, group));
      group = [word];
      anchor = word;
    }
  }
  if (group.length > 0) lines.push(lineOf(page.index, group));
  return lines;
}

/** A line's words with single spaces. */
export const textOf = (line: Line): string => line.words.map((word) => word.text).join(' ');

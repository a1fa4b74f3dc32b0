import { joined } from '../lists';
import type { Page, Word } from '../pdf';
import { settings } from '../settings';
import { type Line, lineOf } from './line';
import { readable } from './readable';
import { besideMark, upright, watermarkFrom } from './watermarks';
import { fromTop } from './word-order';

/**
 * Whether a word stands on the line that another one began: near it, or a little further where what stands next below is further
 * off still, else it may be in the midst of both.
 */
function isBeside(words: readonly Word[], at: number, anchor: Word): boolean {
  const word = words[at];
  if (!word) return false;
  const off = word.baseline - anchor.baseline;
  const size = Math.min(word.size, anchor.size);
  if (off <= settings.lineTolerance * size) return true;
  if (off > settings.farTolerance * size) return false;
  for (let below = at + 1; below <= at + MOST_BESIDE; below += 1) {
    const next = words[below];
    if (!next) return true;
    const down = next.baseline - word.baseline;
    if (down > SAME) return down > off + SAME;
  }
  return false;
}

/** Baselines nearer than this (points) are one. */
const SAME = 0.5;
/** Words on a line, at most, behind which the next one is looked for. */
const MOST_BESIDE = 100;

/**
 * The lines of a page, top to bottom. Rotated words (watermarks, margins) belong to no line.
 * Words share a line when their baselines differ by less than a share of the smaller size, so that
 * dense leading does not merge two lines and a cell set a little lower does not split one.
 */
function linesOfPage(page: Page, scale: number): Line[] {
  const readableWords = scaled(readable(page), scale);
  const mark = watermarkFrom(readableWords);
  const isOfLines = mark === Infinity ? upright : besideMark(readableWords, mark);
  const own = readableWords.every(isOfLines) ? readableWords : readableWords.filter(isOfLines);
  const words = fromTop(own);
  const lines: Line[] = [];
  let from = 0;
  for (let i = 1; i <= words.length; i += 1) {
    const [anchor, word] = [words[from], words[i]];
    if (anchor && word && isBeside(words, i, anchor)) continue;
    lines.push(lineOf(page.index, words.slice(from, i), scale));
    from = i;
  }
  return lines;
}

function scaled(words: Word[], scale: number): Word[] {
  if (scale === 1) return words;
  return words.map((word) => ({
    ...word,
    x0: word.x0 * scale,
    x1: word.x1 * scale,
    top: word.top * scale,
    bottom: word.bottom * scale,
    baseline: word.baseline * scale,
    size: word.size * scale,
  }));
}

/** Widths that differ by less are the same paper, cut otherwise. */
const SAME_WIDTH = 0.02;

/** The lines of all pages; where pages differ in size, at the first one's width, so that columns go on. */
export function linesOf(pages: readonly Page[]): Line[] {
  const width = pages[0]?.width ?? 0;
  return joined(
    pages.map((page) => {
      const scale = page.width > 0 ? width / page.width : 1;
      return linesOfPage(page, Math.abs(scale - 1) < SAME_WIDTH ? 1 : scale);
    }),
  );
}

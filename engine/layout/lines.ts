import { joined } from '../lists';
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
  /** How much larger than on its page it is here: pages of other sizes are brought to the first one's width. */
  scale: number;
  /** It stands right of a table, by itself. */
  beside: boolean;
  /** It is of a box with a text of sentences, which stands beside a table: none of its days and figures is a row's. */
  isProse: boolean;
  /** How far left of its place it was moved, to stand under the columns of the table that it goes on with. */
  moved: number;
};

/** Whether words are in order, which those of a line mostly are: cheap to tell. */
function areFromLeft(words: readonly Word[]): boolean {
  let last = -Infinity;
  for (const { x0 } of words) {
    if (!(x0 >= last)) return false;
    last = x0;
  }
  return true;
}

/** … and so are those of a page, which is drawn line by line. */
function areFromTop(words: readonly Word[]): boolean {
  let last = -Infinity;
  for (const { baseline } of words) {
    if (!(baseline >= last)) return false;
    last = baseline;
  }
  return true;
}

/**
 * … or by its lines, though not from top to bottom: a page's head and end are often drawn last. Words in the order of their
 * baselines, and of one baseline as they were; the runs on one are few to sort.
 */
function fromTop(words: readonly Word[]): readonly Word[] {
  if (areFromTop(words)) return words;
  const starts: number[] = [];
  const baselines: number[] = [];
  let last = Number.NaN;
  let at = 0;
  for (const { baseline } of words) {
    if (baseline !== last) {
      starts.push(at);
      baselines.push(baseline);
      last = baseline;
    }
    at += 1;
  }
  const order = starts.map((_, run) => run);
  order.sort((a, b) => (baselines[a] ?? 0) - (baselines[b] ?? 0));
  const sorted = words.slice();
  let to = 0;
  for (const run of order) {
    const end = starts[run + 1] ?? words.length;
    for (let i = starts[run] ?? end; i < end; i += 1) {
      const word = words[i];
      if (word) sorted[to] = word;
      to += 1;
    }
  }
  return sorted;
}

/** A line of these words, which it puts in order. */
export function lineOf(page: number, words: Word[], scale = 1): Line {
  if (!areFromLeft(words)) words.sort((a, b) => a.x0 - b.x0);
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
  const baseline = words[0]?.baseline ?? bottom;
  return {
    page,
    words,
    x0,
    x1,
    top,
    bottom,
    baseline,
    size,
    scale,
    beside: false,
    isProse: false,
    moved: 0,
  };
}

const upright = (word: Word): boolean => Math.abs(word.angle) < 0.05 && word.size > 0;

function medianSize(words: readonly Word[]): number {
  const sizes = new Float64Array(words.length);
  for (let i = 0; i < words.length; i += 1) sizes[i] = words[i]?.size ?? 0;
  return sizes.sort()[sizes.length >> 1] ?? 0;
}

const mayBeLetterOfMark = ({ text }: Word): boolean => text.length === 1;

/** The size from which on a single letter is a watermark's: much larger than the text around it. */
function watermarkFrom(words: readonly Word[]): number {
  let largest = 0;
  let smallest = Infinity;
  for (const word of words) {
    if (mayBeLetterOfMark(word)) largest = Math.max(largest, word.size);
    smallest = Math.min(smallest, word.size);
  }
  // On most pages no letter is: then the usual size need not be known.
  if (largest <= settings.watermarkSize * smallest) return Infinity;
  return settings.watermarkSize * medianSize(words);
}

const AROUND = [-1, 0, 1] as const;

/** Tells of a word whether a longer one, larger than `size` too, stands beside it in its own size: a line of large type. */
function largeLines(words: readonly Word[], size: number): (word: Word) => boolean {
  const seen = new Set<string>();
  const keyOf = (at: number, high: number): string =>
    `${String(Math.round(at))} ${String(Math.round(high))}`;
  for (const word of words)
    if (word.size > size && !mayBeLetterOfMark(word)) seen.add(keyOf(word.baseline, word.size));
  return ({ baseline, size: own }) =>
    AROUND.some((down) => AROUND.some((more) => seen.has(keyOf(baseline + down, own + more))));
}

/** Tells upright words from the letters of a watermark, which are larger than `mark`. */
function besideMark(words: readonly Word[], mark: number): (word: Word) => boolean {
  const isOfLine = largeLines(words, mark);
  return (word) =>
    upright(word) && !(mayBeLetterOfMark(word) && word.size > mark && !isOfLine(word));
}

/** Of a scanned page's words, so many are hidden to each that is seen; of labels for screen readers they are fewer. */
const HIDDEN_TO_SEEN = 2;

/** Whether a page is a picture, and its hidden words are what was recognised in it. */
export function isRecognised({ words, images }: Page): boolean {
  if (images === 0) return false;
  let seen = 0;
  for (const { visible } of words) if (visible) seen += 1;
  return words.length > seen && words.length - seen >= HIDDEN_TO_SEEN * seen;
}

/**
 * The words that a reader sees: not what is hidden for programs to find. Of a scanned page the hidden words are all that
 * there is.
 */
function readable(page: Page): Word[] {
  const { words } = page;
  if (words.every((word) => word.visible) || isRecognised(page)) return words;
  return words.filter((word) => word.visible);
}

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

/** The words of a line, or of a part of one, with single spaces. */
export const textOf = ({ words }: { words: readonly { text: string }[] }): string =>
  words.map(({ text }) => text).join(' ');

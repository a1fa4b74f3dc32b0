import type { Word } from '../pdf';

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

/** The words of a line, or of a part of one, with single spaces. */
export const textOf = ({ words }: { words: readonly { text: string }[] }): string =>
  words.map(({ text }) => text).join(' ');

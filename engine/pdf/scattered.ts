import type { Word } from './types';
import { isDigit, isLetter } from './unicode';

/**
 * Share of a page's words that are letters or figures by themselves, where its glyphs are drawn in no order; and
 * words, at least.
 */
const SCATTERED = 0.7;
const LEAST = 50;
/** Of the size: baselines of one line, how far apart glyphs of a word stand, and how far they overlap. */
const SAME_LINE = 0.1;
const GAP = 0.14;
const OVERLAP = 0.15;

function isGlyph({ text }: Word): boolean {
  if (text.length > 1) return false;
  const code = text.charCodeAt(0);
  return isDigit(code) || isLetter(code);
}

/** Words of a page whose glyphs are drawn one by one in no order at all: put together by where they stand. */
export function withoutScatter(words: Word[]): Word[] {
  if (words.length < LEAST || words.filter(isGlyph).length < SCATTERED * words.length) return words;
  const joined: Word[] = [];
  for (const line of linesOf(words)) {
    let last: Word | undefined;
    for (const word of line.toSorted((a, b) => a.x0 - b.x0)) {
      if (last && goesOn(last, word)) {
        append(last, word);
      } else {
        last = { ...word };
        joined.push(last);
      }
    }
  }
  return joined;
}

/** Lengthens a word by the one right behind it. */
export function append(word: Word, next: Word): void {
  word.text += next.text;
  word.x1 = Math.max(word.x1, next.x1);
  word.top = Math.min(word.top, next.top);
  word.bottom = Math.max(word.bottom, next.bottom);
}

/** Words by the lines that they stand on, from the page's head down. */
export function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.baseline - b.baseline)) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line && first && word.baseline - first.baseline <= SAME_LINE * word.size) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

function goesOn(last: Word, { x0, size, font, angle, visible }: Word): boolean {
  const step = x0 - last.x1;
  const isAlike =
    last.size === size && last.font === font && last.angle === angle && last.visible === visible;
  return isAlike && step <= GAP * size && step >= -OVERLAP * size;
}

import { append, linesOf } from './scattered';
import type { Word } from './types';

/** Latin letters beyond ASCII, and nothing else: those that a font may lack, `ễ`, `ł`. */
const LACKED = /^(?:(?![A-Za-z])[\p{Script=Latin}\p{M}])+$/u;
const LETTER = /[\p{L}\p{M}]/u;
const ASCII = 0x7f;

/** Of the size: how far apart, or over each other, letters of a word stand. */
const TOUCH = 0.1;

const isLacked = ({ text }: Word): boolean => text.charCodeAt(0) > ASCII && LACKED.test(text);

/** Letters of two fonts that touch, of which one has what the other lacks. */
function goesOn(last: Word, word: Word): boolean {
  if (last.font === word.font || last.size !== word.size) return false;
  if (last.angle !== word.angle || last.visible !== word.visible) return false;
  if (!isLacked(last) && !isLacked(word) && !isLacked({ ...last, text: last.text.slice(-1) }))
    return false;
  return (
    Math.abs(word.x0 - last.x1) <= TOUCH * word.size &&
    LETTER.test(last.text.slice(-1)) &&
    LETTER.test(word.text.charAt(0))
  );
}

/** Puts the words of one line together that are of several fonts; `taken` are those that went on with one before them. */
function join(line: readonly Word[], taken: Set<Word>): void {
  let last: Word | undefined;
  for (const word of line.toSorted((a, b) => a.x0 - b.x0)) {
    if (last && goesOn(last, word)) {
      append(last, word);
      last.font = word.font;
      taken.add(word);
    } else last = word;
  }
}

/**
 * Words whose letters are of several fonts, since one of them lacks some, drawn font by font: `Di`, `n`, and then `ễ` between
 * them. Put together by where they stand.
 */
export function withSubstitutes(words: Word[]): Word[] {
  // Of most pages none is: a font's own `à` follows a word of the same font.
  const areSome = words.some((word, i) => words[i - 1]?.font !== word.font && isLacked(word));
  if (!areSome) return words;
  const taken = new Set<Word>();
  for (const line of linesOf(words)) if (line.some(isLacked)) join(line, taken);
  return taken.size === 0 ? words : words.filter((word) => !taken.has(word));
}

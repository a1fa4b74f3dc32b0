import { columnStarts } from './alignment';
import type { Characters } from './characters';
import type { Direction, Run } from './run';
import { wordLeftBefore } from './left-words';
import { canShareWord, isParted, partingGap, partsCells } from './parting';
import { letterSpacings } from './spacing';
import type { Word } from './types';
import { isCombiningMark, isRightToLeft, isSpace, isZeroWidth } from './unicode';
import type { WordTexts } from './word-texts';

/** A word, and whether it is doubted since its text is white. */
export type DoubtfulWord = { word: Word; isWhite: boolean };

export type BuiltWords = {
  words: Word[];
  /** Those among them of which only the drawn page tells whether they can be seen. */
  doubtful: DoubtfulWord[];
};

/**
 * Characters → words in the order of the page's content; `texts` are the document's. The text's own spaces part words; beside
 * them, geometry does.
 */
export function buildWords(characters: Characters, texts: WordTexts): BuiltWords {
  const { code, sameGlyph, runs } = characters;
  const spacings = letterSpacings(characters);
  const startsColumn = columnStarts(characters);
  const words: Word[] = [];
  const doubtful: DoubtfulWord[] = [];
  let word: Word | undefined;
  /** The last word, whose text is made when the next one begins. */
  let last: Word | undefined;
  let wordRun: Run | undefined;
  let wordIsRightToLeft = false;
  /** How far the word reaches, in points along the direction of its text. */
  let reach = 0;
  for (let r = 0; r < runs.length; r++) {
    const run = runs[r] as Run;
    const { size, direction } = run;
    const { starts, ends, sign } = alongText(characters, direction);
    const gap = partingGap(size, spacings[r] as number);
    if (wordRun !== undefined && !canShareWord(wordRun, run)) word = undefined;
    const left = wordLeftBefore(characters, r, words, gap);
    if (left !== undefined && left !== last) {
      if (last) last.text += texts.take();
      [word, last, wordRun, wordIsRightToLeft, reach] = [left, left, run, false, left.x1];
    }
    for (let k = run.start; k < run.end; k++) {
      const unicode = code[k] as number;
      if (isSpace(unicode)) {
        word = undefined;
        continue;
      }
      if (isZeroWidth(unicode)) continue;
      if (word !== undefined && sameGlyph[k] === 1) {
        texts.add(unicode);
        continue;
      }
      const start = sign * (starts[k] as number);
      const end = sign * (ends[k] as number);
      const rightToLeft = isRightToLeft(unicode);
      if (word !== undefined && !isCombiningMark(unicode)) {
        const step = rightToLeft ? word.x0 - end : start - reach;
        if (
          rightToLeft !== wordIsRightToLeft ||
          isParted(characters, word, run, k, step, gap) ||
          (k === run.start && partsCells(characters, runs[r - 1], run, step / size, startsColumn))
        ) {
          word = undefined;
        }
      }
      if (word === undefined) {
        if (last) last.text += texts.take();
        texts.add(unicode);
        word = wordAt(characters, k, run);
        last = word;
        words.push(word);
        if (run.visibility === 'doubtful' || run.visibility === 'white')
          doubtful.push({ word, isWhite: run.visibility === 'white' });
        wordRun = run;
        wordIsRightToLeft = rightToLeft;
        reach = end;
      } else {
        texts.add(unicode);
        takeIn(word, characters, k);
        if (end > reach) reach = end;
      }
    }
  }
  if (last) last.text += texts.take();
  return { words, doubtful };
}

/** The word that begins with character `k`; its text comes later. */
function wordAt(
  { x0, x1, top, bottom, baseline }: Characters,
  k: number,
  { size, font, angle, visibility }: Run,
): Word {
  return {
    text: '',
    x0: x0[k] as number,
    x1: x1[k] as number,
    top: top[k] as number,
    bottom: bottom[k] as number,
    baseline: baseline[k] as number,
    size,
    font,
    angle,
    visible: visibility !== 'hidden',
  };
}

/** Widens a word to character `k`. */
function takeIn(word: Word, { x0, x1, top, bottom }: Characters, k: number): void {
  if ((x0[k] as number) < word.x0) word.x0 = x0[k] as number;
  if ((x1[k] as number) > word.x1) word.x1 = x1[k] as number;
  if ((top[k] as number) < word.top) word.top = top[k] as number;
  if ((bottom[k] as number) > word.bottom) word.bottom = bottom[k] as number;
}

/** Where characters start and end along their text: `sign` makes the numbers grow in its direction. */
function alongText({ x0, x1, top, bottom }: Characters, direction: Direction) {
  switch (direction) {
    case 'right':
    case 'slanted':
      return { starts: x0, ends: x1, sign: 1 };
    case 'left':
      return { starts: x1, ends: x0, sign: -1 };
    case 'down':
      return { starts: top, ends: bottom, sign: 1 };
    case 'up':
      return { starts: bottom, ends: top, sign: -1 };
  }
}

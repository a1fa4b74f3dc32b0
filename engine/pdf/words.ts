import { columnStarts } from './alignment';
import type { Characters } from './characters';
import type { Direction, Run } from './run';
import { wordLeftBefore } from './left-words';
import { letterSpacings } from './spacing';
import type { Word } from './types';
import {
  isCombiningMark,
  isDash,
  isDigit,
  isLetter,
  isRightToLeft,
  isSign,
  isSpace,
  isZeroWidth,
} from './unicode';
import type { WordTexts } from './word-texts';

/** Distances that part words, in em. */
const PARTING = {
  /** Beyond the letter spacing. Fonts' spaces are 0.2–0.3 wide, kerning stays below 0.1. */
  gap: 0.14,
  /** Going back further is a new word; kerning and italic overhang stay within it. */
  back: 0.6,
  /** Another line; the baselines of superscripts stay within it. */
  line: 0.25,
  /** Between text objects that may be cells, see `partsCells`; kerning never overlaps by as much as the last. */
  cellGap: 0.05,
  figureOverlap: 0.1,
  cellOverlap: 0.15,
  /** From the last character to another object of slanted text. */
  slanted: 1.5,
  /** Times the size of the other: a watermark's letter is no part of a word; small capitals and superscripts stay within it. */
  size: 2.5,
} as const;

/** Text objects shorter than this may be fragments of a word. */
const CELL_LENGTH = 4;

/** Radians between two objects of one slanted word. */
const SAME_ANGLE = 0.01;

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
  const { code, sameGlyph, x0, x1, top, bottom, baseline, runs } = characters;
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
    const gap = size * PARTING.gap + (spacings[r] as number);
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
        word = {
          text: '',
          x0: x0[k] as number,
          x1: x1[k] as number,
          top: top[k] as number,
          bottom: bottom[k] as number,
          baseline: baseline[k] as number,
          size,
          font: run.font,
          angle: run.angle,
          visible: run.visibility !== 'hidden',
        };
        last = word;
        words.push(word);
        if (run.visibility === 'doubtful' || run.visibility === 'white')
          doubtful.push({ word, isWhite: run.visibility === 'white' });
        wordRun = run;
        wordIsRightToLeft = rightToLeft;
        reach = end;
      } else {
        texts.add(unicode);
        if ((x0[k] as number) < word.x0) word.x0 = x0[k] as number;
        if ((x1[k] as number) > word.x1) word.x1 = x1[k] as number;
        if ((top[k] as number) < word.top) word.top = top[k] as number;
        if ((bottom[k] as number) > word.bottom) word.bottom = bottom[k] as number;
        if (end > reach) reach = end;
      }
    }
  }
  if (last) last.text += texts.take();
  return { words, doubtful };
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

function canShareWord(a: Run, b: Run): boolean {
  return (
    a.visibility === b.visibility &&
    a.direction === b.direction &&
    Math.max(a.size, b.size) <= PARTING.size * Math.min(a.size, b.size) &&
    (a.direction !== 'slanted' || Math.abs(a.angle - b.angle) < SAME_ANGLE)
  );
}

/** Whether a word ends before character `k`, which is `step` points further; a `gap` parts words. */
function isParted(
  characters: Characters,
  word: Word,
  { start, size, direction }: Run,
  k: number,
  step: number,
  gap: number,
): boolean {
  if (direction === 'slanted') {
    return k === start && distanceFromLast(characters, k) > size * PARTING.slanted;
  }
  return (
    step > gap ||
    step < -size * PARTING.back ||
    Math.abs((characters.baseline[k] as number) - word.baseline) > size * PARTING.line
  );
}

/**
 * Whether two text objects that nearly touch are two cells: table cells a point apart, or one that runs into the
 * next. Writers also cut words into objects, to kern them: such fragments are short, or fit closely, or have no
 * figure where they meet. `step` is the gap between them in em.
 */
function partsCells(
  { code, x0 }: Characters,
  before: Run | undefined,
  after: Run,
  step: number,
  startsColumn: (x: number) => boolean,
): boolean {
  if (before === undefined || after.direction === 'slanted') return false;
  if (before.end - before.start < CELL_LENGTH) return false;
  const last = code[after.start - 1] as number;
  const first = code[after.start] as number;
  const length = after.end - after.start;
  if (step <= PARTING.cellGap && step >= -PARTING.figureOverlap) {
    // They fit as one word would: only what begins a column is a cell.
    const changes = isDigit(last) ? isLetter(first) : isDash(first) && length === 1;
    return changes && startsColumn(x0[after.start] as number);
  }
  // A dash by itself is an empty cell.
  if (length === 1) return isDash(first) && isLetter(last) && step > 0;
  if (length < CELL_LENGTH) return false;
  if (step < -PARTING.cellOverlap || isDigit(first)) return true;
  if (isDigit(last)) return isLetter(first);
  return isSign(first) && isDigit(code[after.start + 1] as number);
}

/** Between a character and the one before it, in points. */
function distanceFromLast({ x0, top }: Characters, k: number): number {
  if (k === 0) return 0;
  return Math.hypot(
    (x0[k] as number) - (x0[k - 1] as number),
    (top[k] as number) - (top[k - 1] as number),
  );
}

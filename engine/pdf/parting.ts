import type { Characters } from './characters';
import type { Run } from './run';
import type { Word } from './types';
import { isDash, isDigit, isLetter, isSign } from './unicode';

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

/** The gap that parts words, in points, of text of a size and letter spacing. */
export const partingGap = (size: number, spacing: number): number => size * PARTING.gap + spacing;

/** Whether two text objects may hold parts of one word. */
export function canShareWord(a: Run, b: Run): boolean {
  return (
    a.visibility === b.visibility &&
    a.direction === b.direction &&
    Math.max(a.size, b.size) <= PARTING.size * Math.min(a.size, b.size) &&
    (a.direction !== 'slanted' || Math.abs(a.angle - b.angle) < SAME_ANGLE)
  );
}

/** Whether a word ends before character `k`, which is `step` points further; a `gap` parts words. */
export function isParted(
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
export function partsCells(
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

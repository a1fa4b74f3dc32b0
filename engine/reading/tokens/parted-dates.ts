import type { Line } from '../../layout';
import { settings } from '../../settings';
import { isDigit } from '../../text';
import type { Lexicon } from '../vocabulary';
import { type DateValue, isDay, isMonth, numericOf } from './date-in-word';

/** A date of several words; `to` is the index behind its last one. */
export type PartedDate = { value: DateValue; to: number; weak: boolean };

const TWO_DIGITS = /^\d{2}$/;
const FOUR_DIGITS = /^\d{4}$/;
export const TIME = /^\d{1,2}:\d{2}(?::\d{2})?(?:[ap]m)?$/i;

/** The text of word `k`, if it stands near the word before it. */
export function near(line: Line, k: number): string | undefined {
  const previous = line.words[k - 1];
  const next = line.words[k];
  if (!previous || !next || next.x0 - previous.x1 > settings.dateGap * previous.size)
    return undefined;
  return next.text;
}

/** The date whose figures are words of their own, from word `i` on. */
export const figuresDate = (
  line: Line,
  text: string,
  i: number,
  lexicon: Lexicon,
): PartedDate | undefined => {
  // Most figures stand in cells of their own: nothing near goes on with them.
  const parted =
    near(line, i + 1) === undefined
      ? undefined
      : (splitNumeric(line, text, i, lexicon) ??
        spacedFigures(line, text, i) ??
        dottedPair(line, text, i));
  return parted ?? tripleOf(line, text, i) ?? pairOf(line, text, i);
};

/** `2024. 1. 3.` and `03 / 01 / 2024`: figures and separators as words. */
function splitNumeric(
  line: Line,
  text: string,
  i: number,
  lexicon: Lexicon,
): PartedDate | undefined {
  if (isNumbered(line, text, i, lexicon)) return undefined;
  let joined = text;
  for (let to = i + 1; to <= i + 5; to += 1) {
    const next = near(line, to);
    if (next === undefined || !/^[\d./-]{1,5}$/.test(next)) return undefined;
    joined += next;
    const value = /[./-]/.test(joined) ? numericOf(joined.replace(/\.$/, ''), lexicon) : undefined;
    if (value) return { value, to: to + 1, weak: false };
  }
  return undefined;
}

const FIGURES = /^\d+$/;
/** Pieces of one figure stand so near each other, in font sizes. */
const PIECE_GAP = 0.15;

/** `1 2. 10. 2024`: a row's number, and a date of its own right behind it. */
function isNumbered(line: Line, text: string, i: number, lexicon: Lexicon): boolean {
  const [word, next] = [line.words[i], line.words[i + 1]];
  if (!word || !next || !FIGURES.test(text) || !isDigit(next.text.charCodeAt(0))) return false;
  if (next.x0 - word.x1 <= PIECE_GAP * word.size) return false;
  return splitNumeric(line, next.text, i + 1, lexicon) !== undefined;
}

const FULL_YEAR = /^(?:19|20)\d{2}$/;

/** `2026 03 02`: a full year, a month and a day, with nothing of figures around them. */
function spacedFigures(line: Line, text: string, i: number): PartedDate | undefined {
  if (!FULL_YEAR.test(text)) return undefined;
  const [month, day] = [near(line, i + 1) ?? '', near(line, i + 2) ?? ''];
  if (!TWO_DIGITS.test(month) || !TWO_DIGITS.test(day)) return undefined;
  const [b, c] = [Number(month), Number(day)];
  if (!isMonth(b) || !isDay(c) || !isFreeOfFigures(line, i, i + 3)) return undefined;
  return {
    value: { kind: 'numbers', a: Number(text), b, c, yearFirst: true },
    to: i + 3,
    weak: false,
  };
}

const ENDS_IN_FIGURE = /\d$/;

const DOTTED = /^(\d{1,2})\.$/;

/** `2. 5.`: a day and a month, each with its dot. */
function dottedPair(line: Line, text: string, i: number): PartedDate | undefined {
  const [day, month] = [DOTTED.exec(text), DOTTED.exec(near(line, i + 1) ?? '')];
  if (!day || !month) return undefined;
  const [a, b] = [Number(day[1]), Number(month[1])];
  if (!isDay(a) || !isMonth(b)) return undefined;
  return {
    value: { kind: 'numbers', a, b, c: undefined, yearFirst: false },
    to: i + 2,
    weak: true,
  };
}

/** A year and a month with their dots, of which the month may be a word of its own, and a day of one figure. */
const PADDED = /^(\d{1,2})\.(\d{1,2})\.(\d)$/;

/** `25. 1. 6`, `25.12. 6`: a year, a month and a day of one figure, set as wide as two, as passbooks print them. */
export function paddedDate(line: Line, text: string, i: number): PartedDate | undefined {
  let joined = text;
  for (let to = i + 1; to <= i + 2 && joined.endsWith('.'); to += 1) {
    joined += near(line, to) ?? '';
    const [, year, month, day] = PADDED.exec(joined) ?? [];
    if (day === undefined) continue;
    const [a, b, c] = [Number(year), Number(month), Number(day)];
    if (!isMonth(b) || !isDay(c) || !isCell(line, i, to + 1)) return undefined;
    return { value: { kind: 'numbers', a, b, c, yearFirst: false }, to: to + 1, weak: false };
  }
  return undefined;
}

/** Whether some words stand in a cell of their own. */
function isCell(line: Line, from: number, to: number): boolean {
  const [before, first, last, after] = [from - 1, from, to - 1, to].map((at) => line.words[at]);
  if (!first || !last) return false;
  const gap = settings.cellGap * first.size;
  return (!before || first.x0 - before.x1 > gap) && (!after || after.x0 - last.x1 > gap);
}

/** Whether no figure stands right before some words, nor behind them, but the time of a day. */
function isFreeOfFigures(line: Line, from: number, to: number): boolean {
  const before = near(line, from) === undefined ? '' : (line.words[from - 1]?.text ?? '');
  const after = near(line, to) ?? '';
  return !ENDS_IN_FIGURE.test(before) && (!isDigit(after.charCodeAt(0)) || TIME.test(after));
}

/** `03 01 25` in a cell of its own, and `du 03 01 2025 au …`: a day, a month and a year. */
function tripleOf(line: Line, text: string, i: number): PartedDate | undefined {
  const [second, year] = [near(line, i + 1) ?? '', near(line, i + 2) ?? ''];
  const isFull = FULL_YEAR.test(year);
  if (!TWO_DIGITS.test(text) || !TWO_DIGITS.test(second)) return undefined;
  if (!isFull && !TWO_DIGITS.test(year)) return undefined;
  const [a, b] = [Number(text), Number(second)];
  if (!((isDay(a) && isMonth(b)) || (isMonth(a) && isDay(b)))) return undefined;
  if (!(isFull ? isFreeOfFigures : isCell)(line, i, i + 3)) return undefined;
  return {
    value: { kind: 'numbers', a, b, c: Number(year), yearFirst: false },
    to: i + 3,
    weak: !isFull,
  };
}

/** `12 28`, and `1228` at the head of a line: a month and a day, or the other way round, in a cell of their own. */
function pairOf(line: Line, text: string, i: number): PartedDate | undefined {
  const joined = i === 0 && FOUR_DIGITS.test(text);
  const second = joined ? text.slice(2) : TWO_DIGITS.test(text) && near(line, i + 1);
  if (!second || !TWO_DIGITS.test(second)) return undefined;
  const to = joined ? i + 1 : i + 2;
  const [a, b] = [Number(text.slice(0, 2)), Number(second)];
  if (!isCell(line, i, to) || !((isDay(a) && isMonth(b)) || (isMonth(a) && isDay(b))))
    return undefined;
  return { value: { kind: 'numbers', a, b, c: undefined, yearFirst: false }, to, weak: true };
}

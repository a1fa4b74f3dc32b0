import type { Line, Span } from '../../layout';
import type { Word } from '../../pdf';
import { fold, isDigit, remember, wasCurrencyCode } from '../../text';
import type { Lexicon } from '../vocabulary';
import { dateIn, type DateValue } from './date-in-word';
import { cutDate, several, YEAR } from './dates-of-words';
import { isEra, sizedYear, startsWithEra } from './eras';
import { figuresDate, near, paddedDate, TIME } from './parted-dates';

/** A printed date. */
export type PrintedDate = {
  /** Indexes into the line's words; `to` is exclusive. */
  from: number;
  to: number;
  x0: number;
  x1: number;
  /** Could also be a figure or a code: counts only where a column of dates stands. */
  weak: boolean;
  value: DateValue;
};

/**
 * Whether one of a line's dates lies over a place (points). Asked of every row, and so not by `overlapOf`, which V8
 * reads slowly for all the kinds of spans that it is asked of.
 */
export function hasDateIn({ dates }: { dates: readonly PrintedDate[] }, { x0, x1 }: Span): boolean {
  for (const date of dates) if (Math.min(date.x1, x1) > Math.max(date.x0, x0)) return true;
  return false;
}

const ANY_YEAR = /^\d{4}[)）]?[,.:;]?$/;
const SHORT_YEAR = /^['’]?\d{2}$/;

/** `(월)`, `（月）`: the day of the week. */
const IN_WEEK = /^[(（][일월화수목금토日月火水木金土][)）]$/;

/**
 * `ZAR 3 151.08` is no third of September, though Czech shortens it so where accents are lost: a currency's code is
 * no month.
 */
const isMonthName = remember<Lexicon, boolean>(
  (text, lexicon) =>
    /^\p{L}/u.test(text) && !wasCurrencyCode(text) && lexicon.monthOf(fold(text)) !== undefined,
);

const startsWithDigit = (text: string): boolean => isDigit(text.charCodeAt(0));

/** Whether a date may begin with word `i`: a figure, a bracket, a month's name before a figure, or that of its year's era. */
export function startsLikeDate({ words }: Line, i: number, lexicon: Lexicon): boolean {
  const text = words[i]?.text ?? '';
  if (startsWithDigit(text) || text.startsWith('(')) return true;
  if (startsWithDigit(words[i + 1]?.text ?? '') && isMonthName(text, lexicon)) return true;
  return startsWithEra(text, lexicon.eras);
}

/** `2024`, and years of an era whose size says so, in four figures. */
const isYear = (text: string, { eras }: Lexicon): boolean =>
  YEAR.test(text) ||
  (ANY_YEAR.test(text) && sizedYear(Number(text.slice(0, 4)), eras) !== Number(text.slice(0, 4)));

/** `12.5 €`: a figure of money, and no day and month. */
const isPrice = ({ words }: Line, i: number, lexicon: Lexicon): boolean =>
  SHORT_FIGURE.test(words[i]?.text ?? '') && lexicon.isCurrency(words[i + 1]?.text ?? '');

const SHORT_FIGURE = /^\d{1,2}[.,]\d$/;

/** The date that begins at word `i`, with the day of the week and a time of day after it taken along. */
export function dateAt(line: Line, i: number, lexicon: Lexicon): PrintedDate | undefined {
  const word = line.words[i];
  if (!word) return undefined;
  const padded = paddedDate(line, word.text, i);
  const alone = padded ? undefined : dateIn(word.text, lexicon);
  if (!alone && !startsLikeDate(line, i, lexicon)) return undefined;
  const longer = alone
    ? undefined
    : (padded ??
      cutDate(line, word.text, i, lexicon) ??
      several(line, word.text, i, lexicon) ??
      figuresDate(line, word.text, i, lexicon));
  const found = alone ?? longer;
  if (!found || (found.weak && isPrice(line, i, lexicon))) return undefined;
  let { value } = found;
  let to = longer?.to ?? i + 1;
  // Behind most dates nothing stands that may be theirs.
  if (near(line, to) === undefined) return printedDate(word, line, i, to, found.weak, value);
  // `15 มกราคม พ.ศ. 2567`: its year may be named.
  if (value.kind === 'named' && isEra(near(line, to) ?? '', lexicon.eras)) to += 1;
  const year = near(line, to);
  if (value.kind === 'named' && value.year === undefined && year !== undefined) {
    if (isYear(year, lexicon))
      value = { ...value, year: sizedYear(Number(year.slice(0, 4)), lexicon.eras) };
    // `01 Mar 04 Mar`: two days.
    else if (SHORT_YEAR.test(year) && !isMonthName(near(line, to + 1) ?? '', lexicon))
      value = { ...value, year: Number(year.replace(/\D/g, '')) };
    if (value.year !== undefined) to += 1;
  }
  if (IN_WEEK.test(near(line, to) ?? '')) to += 1;
  const time = near(line, to);
  if (time !== undefined && (TIME.test(time) || (i > 0 && isPointedTime(line, time, to)))) {
    to += 1;
    const half = near(line, to);
    if (half !== undefined && /^[ap]\.?m\.?$/i.test(half)) to += 1;
  }
  return printedDate(word, line, i, to, found.weak, value);
}

function printedDate(
  first: Word,
  { words }: Line,
  from: number,
  to: number,
  weak: boolean,
  value: DateValue,
): PrintedDate {
  const last = words[to - 1] ?? first;
  return { from, to, x0: first.x0, x1: last.x1, weak, value };
}

const POINTED_TIME = /^(?:[01]\d|2[0-3])\.[0-5]\d$/;
const AMOUNT = /^\D{0,3}\d[\d.,'’]*[.,]\d{2}\D{0,3}$/;

/** `ATM 15/02/2024 07.55    6.67`: a time of day within a text, and an amount further right. */
const isPointedTime = ({ words }: Line, time: string, at: number): boolean =>
  POINTED_TIME.test(time) && words.some(({ text }, k) => k > at && AMOUNT.test(text));

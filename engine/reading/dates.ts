import type { Line } from '../layout';
import { settings } from '../settings';
import { fold, remember } from '../text';
import type { Lexicon } from './lexicon';

/**
 * A printed date. `numbers`: two or three figures in an order that the document decides;
 * otherwise month and day are known. Years may be missing or of two digits.
 */
export type PrintedDate = {
  /** Indexes into the line's words; `to` is exclusive. */
  from: number;
  to: number;
  x0: number;
  x1: number;
  /** Could also be a figure or a code: counts only where a column of dates stands. */
  weak: boolean;
  value:
    | { kind: 'numbers'; a: number; b: number; c: number | undefined; yearFirst: boolean }
    | { kind: 'named'; day: number; month: number; year: number | undefined };
};

type Value = PrintedDate['value'];

const NUMERIC = /^\(?(\d{1,4})([./\u2013\u2010\u2011-])(\d{1,2})\2(\d{4}|\d{2})[,;)]?$/;
const SHORT = /^(\d{1,2})([./-])(\d{1,2})(\2?)$/;
const COMPACT = /^(\d{1,2})[-./ ]?(\p{L}{3,10})\.?(?:[-./, '’]*(\d{4}|\d{2}))?[,.]?$/u;
const COMPACT_MONTH_FIRST = /^(\p{L}{3,10})[-./]?(\d{1,2})(?:[-./,]+(\d{4}|\d{2}))?,?$/u;
const YEAR_NAMED = /^(\d{4})[-./](\p{L}{3,10})[-./](\d{1,2})$/u;
/** `29/23` behind the name of a month: day and year. */
const DAY_YEAR = /^(\d{1,2})\/(\d{4}|\d{2})$/;
const TWO_DIGITS = /^\d{2}$/;
const FOUR_DIGITS = /^\d{4}$/;
const CJK = /^(?:(\d{2,4})[年년])?(\d{1,2})[月월](\d{1,2})[日일]?$/;
/** A figure of such a date, where its parts are words of their own. */
const CJK_PART = /^\d{1,4}[年년月월]$/;
const DAY = /^(\d{1,2})(?:st|nd|rd|th|er|\.|º|ª)?,?$/i;
const YEAR = /^(?:19|20)\d{2}[,.:;]?$/;
const SHORT_YEAR = /^['’]?\d{2}$/;
const TIME = /^\d{1,2}:\d{2}(?::\d{2})?(?:[ap]m)?$/i;
const EIGHT = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

const HAS_FIGURE = /\d/;
const HAS_LETTER = /\p{L}/u;

const isDay = (n: number): boolean => n >= 1 && n <= 31;
const isMonth = (n: number): boolean => n >= 1 && n <= 12;

function endsInDigit(text: string): boolean {
  const c = text.charCodeAt(text.length - 1);
  return c >= 48 && c <= 57;
}

/** Marks that refer to a note: `03/06/24*`. */
const NOTE_MARKS = /[*†‡]+$/;

/** `123.45`, `1,234.56`: of more digits than any day or month has. */
const AMOUNT = /^(?:\d{3,}|\d{1,3}(?:[.,]\d{3})+)[.,]\d{2}$/;

/** A date inside one word. */
function single(word: string, lexicon: Lexicon): { value: Value; weak: boolean } | undefined {
  // Every form has a figure: most words have none, and most figures are amounts.
  if (!HAS_FIGURE.test(word) || AMOUNT.test(word)) return undefined;
  const text = endsInDigit(word) ? word : word.replace(NOTE_MARKS, '');
  const numeric = NUMERIC.exec(text);
  if (numeric) {
    const [a, b, c] = [Number(numeric[1]), Number(numeric[3]), Number(numeric[4])];
    const yearFirst = (numeric[1]?.length ?? 0) === 4;
    if (numeric[1]?.length === 3 || (yearFirst && numeric[4]?.length === 4)) return undefined;
    if (yearFirst ? isMonth(b) && isDay(c) : (isDay(a) && isDay(b)) || isMonth(b))
      return { value: { kind: 'numbers', a, b, c, yearFirst }, weak: false };
    return undefined;
  }
  const short = SHORT.exec(text);
  if (short) {
    const [a, b] = [Number(short[1]), Number(short[3])];
    const plausible = (isDay(a) && isMonth(b)) || (isMonth(a) && isDay(b));
    const weak = short[2] !== '/' && short[4] === '';
    return plausible
      ? { value: { kind: 'numbers', a, b, c: undefined, yearFirst: false }, weak }
      : undefined;
  }
  if (EIGHT.test(text))
    return {
      value: named(Number(text.slice(6, 8)), Number(text.slice(4, 6)), text.slice(0, 4)),
      weak: true,
    };
  // Most figures are amounts; all other forms name their month.
  if (!HAS_LETTER.test(text)) return undefined;
  const compact = COMPACT.exec(text);
  const month = compact?.[2] === undefined ? undefined : lexicon.monthOf(fold(compact[2]));
  if (compact && month !== undefined && isDay(Number(compact[1])))
    return { value: named(Number(compact[1]), month, compact[3]), weak: false };
  const reversed = COMPACT_MONTH_FIRST.exec(text);
  const first = reversed?.[1] === undefined ? undefined : lexicon.monthOf(fold(reversed[1]));
  if (reversed && first !== undefined && isDay(Number(reversed[2])))
    return { value: named(Number(reversed[2]), first, reversed[3]), weak: true };
  const year = YEAR_NAMED.exec(text);
  const middle = year?.[2] === undefined ? undefined : lexicon.monthOf(fold(year[2]));
  if (year && middle !== undefined)
    return { value: named(Number(year[3]), middle, year[1]), weak: false };
  const cjk = CJK.exec(text);
  if (cjk && isMonth(Number(cjk[2])) && isDay(Number(cjk[3])))
    return { value: named(Number(cjk[3]), Number(cjk[2]), cjk[1]), weak: false };
  return undefined;
}

function named(day: number, month: number, year: string | undefined): Value {
  return {
    kind: 'named',
    day,
    month,
    year: year === undefined ? undefined : fullYear(Number(year)),
  };
}

/** Two-digit years are of 1970–2069. */
export const fullYear = (year: number): number =>
  year >= 100 ? year : year >= 70 ? 1900 + year : 2000 + year;

const isMonthName = remember<Lexicon, boolean>(
  (text, lexicon) => /^\p{L}/u.test(text) && lexicon.monthOf(fold(text)) !== undefined,
);

/** Whether a date may begin with a word: by a figure, a bracket, or the name of a month. */
export function startsLikeDate(text: string, lexicon: Lexicon): boolean {
  const c = text.charCodeAt(0);
  return (c >= 48 && c <= 57) || c === 40 || isMonthName(text, lexicon) === true;
}

/** The text of word `k`, if it stands near the word before it. */
function near(line: Line, k: number): string | undefined {
  const [previous, next] = [line.words[k - 1], line.words[k]];
  if (!previous || !next || next.x0 - previous.x1 > settings.dateGap * previous.size)
    return undefined;
  return next.text;
}

/** The date that begins at word `i`, with a time of day after it taken along. */
export function dateAt(line: Line, i: number, lexicon: Lexicon): PrintedDate | undefined {
  const word = line.words[i];
  if (!word) return undefined;
  const alone = single(word.text, lexicon);
  if (!alone && !startsLikeDate(word.text, lexicon)) return undefined;
  const longer = alone
    ? undefined
    : (several(line, word.text, i, lexicon) ??
      splitNumeric(line, word.text, i) ??
      pairOf(line, word.text, i));
  const found = alone ?? longer;
  if (!found) return undefined;
  let { value } = found;
  let to = longer?.to ?? i + 1;
  const year = near(line, to);
  if (value.kind === 'named' && value.year === undefined && year !== undefined) {
    if (YEAR.test(year)) value = { ...value, year: Number(year.slice(0, 4)) };
    else if (SHORT_YEAR.test(year))
      value = { ...value, year: fullYear(Number(year.replace(/\D/g, ''))) };
    if (value.year !== undefined) to += 1;
  }
  const time = near(line, to);
  if (time !== undefined && TIME.test(time)) {
    to += 1;
    const half = near(line, to);
    if (half !== undefined && /^[ap]\.?m\.?$/i.test(half)) to += 1;
  }
  const last = line.words[to - 1] ?? word;
  return { from: i, to, x0: word.x0, x1: last.x1, weak: found.weak, value };
}

const CONNECTIVES = new Set(['de', 'of', 'del', 'd']);

/** `12 Jan …`, `Jan 12 …`, `12 de enero …`, `2024 Jan 12`, `2024년 1월 12일`. */
function several(
  line: Line,
  text: string,
  i: number,
  lexicon: Lexicon,
): { value: Value; to: number; weak: boolean } | undefined {
  const second = near(line, i + 1);
  if (second === undefined) return undefined;
  if (CJK_PART.test(text)) {
    const [two, three] = [text + second, text + second + (near(line, i + 2) ?? '')];
    const found = single(two, lexicon) ?? single(three, lexicon);
    return found && { ...found, to: i + (single(two, lexicon) ? 2 : 3) };
  }
  const day = DAY.exec(text);
  if (day && isDay(Number(day[1]))) {
    const connective = CONNECTIVES.has(fold(second));
    const monthWord = connective ? near(line, i + 2) : second;
    const month = monthWord === undefined ? undefined : lexicon.monthOf(fold(monthWord));
    if (month === undefined) return undefined;
    let to = i + (connective ? 3 : 2);
    const next = near(line, to);
    if (next !== undefined && CONNECTIVES.has(fold(next)) && YEAR.test(near(line, to + 1) ?? ''))
      to += 1;
    return { value: named(Number(day[1]), month, undefined), to, weak: false };
  }
  const month = lexicon.monthOf(fold(text));
  const dayYear = month === undefined ? undefined : DAY_YEAR.exec(second);
  if (month !== undefined && dayYear && isDay(Number(dayYear[1])))
    return { value: named(Number(dayYear[1]), month, dayYear[2]), to: i + 2, weak: false };
  const after = DAY.exec(second);
  if (month !== undefined && after && isDay(Number(after[1])))
    return { value: named(Number(after[1]), month, undefined), to: i + 2, weak: false };
  if (YEAR.test(text)) {
    const middle = lexicon.monthOf(fold(second));
    const end = DAY.exec(near(line, i + 2) ?? '');
    if (middle !== undefined && end)
      return { value: named(Number(end[1]), middle, text.slice(0, 4)), to: i + 3, weak: false };
  }
  return undefined;
}

/** `2024. 1. 3.` and `03 / 01 / 2024`: figures and separators as words. */
function splitNumeric(
  line: Line,
  text: string,
  i: number,
): { value: Value; to: number; weak: boolean } | undefined {
  let joined = text;
  for (let to = i + 1; to <= i + 5; to += 1) {
    const next = near(line, to);
    if (next === undefined || !/^[\d./-]{1,5}$/.test(next)) return undefined;
    joined += next;
    const numeric = NUMERIC.exec(joined.replace(/\.$/, ''));
    if (numeric && /[./-]/.test(text + next)) {
      const [a, b, c] = [Number(numeric[1]), Number(numeric[3]), Number(numeric[4])];
      if (numeric[1]?.length === 4 ? isMonth(b) && isDay(c) : (isDay(a) && isDay(b)) || isMonth(b))
        return {
          value: { kind: 'numbers', a, b, c, yearFirst: numeric[1]?.length === 4 },
          to: to + 1,
          weak: false,
        };
    }
  }
  return undefined;
}

/** `12 28`, and `1228` at the head of a line: a month and a day, or the other way round, in a cell of their own. */
function pairOf(
  line: Line,
  text: string,
  i: number,
): { value: Value; to: number; weak: boolean } | undefined {
  const joined = i === 0 && FOUR_DIGITS.test(text);
  const second = joined ? text.slice(2) : TWO_DIGITS.test(text) && near(line, i + 1);
  if (!second || !TWO_DIGITS.test(second)) return undefined;
  const to = joined ? i + 1 : i + 2;
  const [before, first, last, after] = [i - 1, i, to - 1, to].map((at) => line.words[at]);
  if (!first || !last) return undefined;
  const gap = settings.cellGap * first.size;
  const alone = (!before || first.x0 - before.x1 > gap) && (!after || after.x0 - last.x1 > gap);
  const [a, b] = [Number(text.slice(0, 2)), Number(second)];
  if (!alone || !((isDay(a) && isMonth(b)) || (isMonth(a) && isDay(b)))) return undefined;
  return { value: { kind: 'numbers', a, b, c: undefined, yearFirst: false }, to, weak: true };
}

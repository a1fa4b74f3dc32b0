import type { Line, Span } from '../../layout';
import type { Word } from '../../pdf';
import { fold, isDigit, remember, wasCurrencyCode } from '../../text';
import type { Lexicon } from '../vocabulary';
import { dateIn, type DateValue, isDay, named, NUMERIC } from './date-in-word';
import { isEra, sizedYear, startsWithEra } from './eras';
import { figuresDate, near, paddedDate, type PartedDate, TIME } from './parted-dates';

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

/** `29/23` behind the name of a month: day and year. */
const DAY_YEAR = /^(\d{1,2})\/(\d{4}|\d{2})$/;
/**
 * Parts of `2024年1月12日`, where not all are one word: narrow letters, 日, stand apart by their ink; what such a part begins or
 * ends in, and the last.
 */
const CJK_PART = /^(?:(?:\d{1,4}|元)?[年년月월日일]|\d{1,4}|元){1,3}$/;
const CJK_MARK = /^[年년月월]|[年년月월]$/;
const CJK_END = /[日일]$/;
const DAY = /^[(（]?(\d{1,2})(?:st|nd|rd|th|er|\.|º|ª)?,?$/i;
const YEAR = /^(?:19|20)\d{2}[)）]?[,.:;]?$/;
const ANY_YEAR = /^\d{4}[)）]?[,.:;]?$/;
/** `FEB'26`, `Feb-2026` behind a day. */
const MONTH_YEAR = /^(\p{L}{3,10})(?:['’./-](\d{2})|['’./-]?(\d{4})),?$/u;
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

const CONNECTIVES = new Set(['de', 'of', 'del', 'd']);

/** Parts of such a date at most: an era's name, three figures and what stands behind each. */
const MOST_PARTS = 7;

/** `2024年 1月 12日`, `民國 113 年 1 月 12 日`, `令和 6.1.12`: the longest that is a date. */
function inParts(line: Line, text: string, i: number, lexicon: Lexicon): PartedDate | undefined {
  if (!CJK_PART.test(text) && !isEra(text, lexicon.eras)) return undefined;
  let joined = text;
  let found: ReturnType<typeof inParts>;
  for (let to = i + 1; to < i + MOST_PARTS; to += 1) {
    const next = near(line, to);
    if (next === undefined || !(CJK_PART.test(next) || NUMERIC.test(next))) break;
    joined += next;
    const date = dateIn(joined, lexicon);
    if (date) found = { ...date, to: to + 1 };
    if (CJK_END.test(next)) break;
  }
  return found;
}

/** `deDiciembre`: a connective run together with the name of a month. */
const GLUED = /^de(?=\p{Lu})/u;

const monthIn = (word: string, lexicon: Lexicon): number | undefined =>
  lexicon.monthOf(fold(word)) ??
  (GLUED.test(word) ? lexicon.monthOf(fold(word.replace(GLUED, ''))) : undefined);

const CUT_DAY = /^\d{1,2}[-/]$/;

/** `30- September-2024`, `30- Sep- 2024`: one word, with a space behind its strokes. */
function cutDate(line: Line, text: string, i: number, lexicon: Lexicon): PartedDate | undefined {
  if (!CUT_DAY.test(text)) return undefined;
  let joined = text;
  for (const to of [i + 2, i + 3]) {
    const next = near(line, to - 1);
    if (next === undefined) return undefined;
    joined += next;
    const date = /[-/]$/.test(joined) ? undefined : dateIn(joined, lexicon);
    if (date) return { ...date, to };
  }
  return undefined;
}

/** `1 FEB'26`: the year in one word with the month. */
function withYear(
  day: number,
  monthWord: string | undefined,
  to: number,
  lexicon: Lexicon,
): PartedDate | undefined {
  const parts = MONTH_YEAR.exec(monthWord ?? '');
  const month = parts?.[1] === undefined ? undefined : monthIn(parts[1], lexicon);
  if (!parts || month === undefined) return undefined;
  return { value: named(day, month, parts[2] ?? parts[3], lexicon), to, weak: false };
}

/** `mar. 15 avr.`, `mar 15 de abril`, `mar. 08/04`: a Tuesday in Romance languages, which their March is shortened to as well. */
const MARDI = /^mar\.?$/i;
const DAY_MONTH = /^\d{1,2}\/(?:0?[1-9]|1[0-2])$/;

function isWeekday(line: Line, text: string, i: number, lexicon: Lexicon): boolean {
  if (!MARDI.test(text)) return false;
  const [second, third] = [near(line, i + 1) ?? '', near(line, i + 2) ?? ''];
  if (DAY_MONTH.test(second)) return true;
  const name = CONNECTIVES.has(fold(third)) ? (near(line, i + 3) ?? '') : third;
  if (!DAY.test(second) || monthIn(name, lexicon) === undefined) return false;
  // `Mar 15 Apr 16`: two days.
  const after = near(line, i + 3);
  return name !== third || after === undefined || !DAY.test(after);
}

/** `12 Jan …`, `Jan 12 …`, `12 de enero …`, `2024 Jan 12`, `2024년 1월 12일`. */
function several(line: Line, text: string, i: number, lexicon: Lexicon): PartedDate | undefined {
  const second = near(line, i + 1);
  if (second === undefined) return undefined;
  if (CJK_MARK.test(text) || CJK_MARK.test(second) || startsWithEra(text, lexicon.eras)) {
    const parts = inParts(line, text, i, lexicon);
    if (parts) return parts;
  }
  const day = DAY.exec(text);
  if (day && isDay(Number(day[1]))) {
    const connective = CONNECTIVES.has(fold(second));
    const monthWord = connective ? near(line, i + 2) : second;
    const month = monthWord === undefined ? undefined : monthIn(monthWord, lexicon);
    let to = i + (connective ? 3 : 2);
    if (month === undefined) return withYear(Number(day[1]), monthWord, to, lexicon);
    const next = near(line, to);
    if (next !== undefined && CONNECTIVES.has(fold(next)) && YEAR.test(near(line, to + 1) ?? ''))
      to += 1;
    return { value: named(Number(day[1]), month, undefined, lexicon), to, weak: false };
  }
  const month =
    wasCurrencyCode(text) || isWeekday(line, text, i, lexicon)
      ? undefined
      : lexicon.monthOf(fold(text));
  const dayYear = month === undefined ? undefined : DAY_YEAR.exec(second);
  if (month !== undefined && dayYear && isDay(Number(dayYear[1])))
    return { value: named(Number(dayYear[1]), month, dayYear[2], lexicon), to: i + 2, weak: false };
  const after = DAY.exec(second);
  if (month !== undefined && after && isDay(Number(after[1])))
    return { value: named(Number(after[1]), month, undefined, lexicon), to: i + 2, weak: false };
  if (YEAR.test(text)) {
    const middle = lexicon.monthOf(fold(second));
    const end = DAY.exec(near(line, i + 2) ?? '');
    if (middle !== undefined && end)
      return {
        value: named(Number(end[1]), middle, text.slice(0, 4), lexicon),
        to: i + 3,
        weak: false,
      };
  }
  return undefined;
}

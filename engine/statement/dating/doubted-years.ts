import { greatest, least } from '../../lists';
import {
  type CalendarDate,
  type DateOrder,
  dayNumber,
  mayName,
  type PrintedDate,
  printsYear,
  readDate,
  type TokenLine,
} from '../../reading';
import type { Period } from '../facts';
import type { Row } from '../model';
import type { Calendar } from './calendar';
import { latestStated } from './stated-dates';

/** What a statement's rows are dated by. */
type Dated = {
  rows: readonly Row[];
  calendar: Calendar;
  /** Lines that are no rows. */
  others: readonly TokenLine[];
};

/** Days from a statement's last row to the day that lends it its year, at most: it is made soon after. */
const MADE_SOON = 62;
/** Years of a period at most, in days; what is longer was read from other figures. */
const LONGEST_PERIOD = 800;
/** A period of other things is much longer than the rows that lie in it; of a statement's own length none is told from it. */
const OWN_LENGTH = 100;
const FAR_LONGER = 4;
/** Days that rows may lie outside their period, where the other order of their figures puts them in it, and at all. */
const OUTSIDE = 3;
const FAR_OUTSIDE = 20;
/** Share of the rows that may lie far outside. */
const MOST_OUTSIDE = 0.5;
/** Years that lie so far from the rows' own are of something else. */
const OLD = 10;
/** Rows that show how all print their dates. */
const SAMPLE = 50;
/** Words of a line that is a title, or a label with its value, at most. */
const SHORT = 8;

const isMoving = ({ amount }: Row): boolean => amount !== undefined;

const printedOf = ({ entry }: Row): PrintedDate | undefined => entry.dates[0] ?? undefined;

/** Whether a row's date prints its year in four digits. */
const printsWhole = (row: Row): boolean => {
  const value = printedOf(row)?.value;
  return value?.kind === 'numbers' && (value.yearFirst || (value.c ?? 0) >= 100);
};

const lengthOf = ({ from, to }: Period): number => dayNumber(to) - dayNumber(from);

/** Which share of some days lies outside a period. */
function shareOutside(
  days: readonly number[],
  { from, to }: Period,
  slack: number = OUTSIDE,
): number {
  const [first, last] = [dayNumber(from) - slack, dayNumber(to) + slack];
  return days.filter((day) => day < first || day > last).length / Math.max(days.length, 1);
}

/** Rows as the other of two orders reads them, each in its own year. */
function inOtherOrder(rows: readonly Row[], order: DateOrder): number[] | undefined {
  const other = order === 'dmy' ? 'mdy' : 'dmy';
  const days = rows.map((row) => {
    const printed = printedOf(row);
    const read = printed && readDate(printed, other);
    return read && dayNumber({ ...read, year: read.year ?? row.date.year });
  });
  return days.every((day) => day !== undefined) ? days : undefined;
}

/** The stated period holds few of the rows, or all of them where their figures are read the other way round. */
function isAgainstPeriod(rows: readonly Row[], { stated, vote: { order } }: Calendar): boolean {
  if (!stated) return false;
  const [from, to] = [dayNumber(stated.from), dayNumber(stated.to)];
  // Of most statements it holds all.
  if (rows.every(({ date }) => dayNumber(date) >= from && dayNumber(date) <= to)) return false;
  const days = rows.map(({ date }) => dayNumber(date));
  if (shareOutside(days, stated) === 0) return false;
  if (shareOutside(days, stated, FAR_OUTSIDE) > MOST_OUTSIDE) return true;
  const other = order === 'ymd' ? undefined : inOtherOrder(rows, order);
  return other !== undefined && shareOutside(other, stated) === 0;
}

/** `24-03-11`: years of two digits, which may as well stand first. */
function mayBeginWithYears(rows: readonly Row[], others: readonly TokenLine[]): boolean {
  const [firsts, lasts] = [new Set<number>(), new Set<number>()];
  for (const row of rows) {
    const value = printedOf(row)?.value;
    if (value?.kind !== 'numbers' || value.yearFirst || value.c === undefined || value.c >= 100)
      return false;
    if (value.b > 12 || value.c < 1 || value.c > 31) return false;
    firsts.add(value.a);
    lasts.add(value.c);
  }
  if (Math.max(...firsts) - Math.min(...firsts) > 1 || lasts.size > 2) return false;
  const years = yearsIn(others);
  const areYears = (figures: ReadonlySet<number>): boolean =>
    [...figures].every((year) => years.has(2000 + year));
  return !areYears(lasts) || areYears(firsts);
}

/** A year by itself, or behind a month: `2024`, `11/2024`. */
const IS_YEAR = /^(?:\d{1,2}[./-])?((?:19|20)\d\d)$/;

/** Years of four digits that some lines print: in dates, and in titles and labels. */
function yearsIn(lines: readonly TokenLine[]): Set<number> {
  const years = new Set<number>();
  for (const line of lines) {
    for (const { value } of line.dates) {
      const year = value.kind === 'named' ? value.year : value.yearFirst ? value.a : value.c;
      if (year !== undefined && year >= 1000) years.add(year);
    }
    if (line.words.length > SHORT || !(mayName(line, 'documents') || mayName(line, 'facts')))
      continue;
    for (const { text } of line.words) {
      const year = IS_YEAR.exec(text)?.[1];
      if (year !== undefined) years.add(Number(year));
    }
  }
  return years;
}

/** Where the first of some rows stands. */
const topOf = (rows: readonly Row[]): number =>
  least(rows.flatMap(({ entry }) => (entry.kind === 'row' ? entry.anchor.index : [])));

/** Above the rows, titles and labels print a year that none of these is of, nor the one behind them. */
function isTitledOtherwise(rows: readonly Row[], others: readonly TokenLine[]): boolean {
  const top = topOf(rows);
  const own = new Set(rows.map(({ date }) => date.year));
  const first = Math.min(...own);
  const last = Math.max(...own);
  const titles = others.filter(({ index, words }) => index < top && words.length <= SHORT);
  // Much earlier ones are of other things.
  return [...yearsIn(titles)].some(
    (year) =>
      (!own.has(year) && year > first - OLD && year < first - 1) ||
      (year > last + 1 && year < last + OLD),
  );
}

/** Days of rows that print no year, by the last date of the document as each order reads it. */
function isLentOtherwise(
  rows: readonly Row[],
  { vote }: Calendar,
  others: readonly TokenLine[],
): boolean {
  if (rows.some((row) => printedOf(row)?.value.kind !== 'named')) return false;
  const context = others.flatMap(({ dates }) => dates.filter(({ weak }) => !weak));
  const one = latestStated(context, others, vote.order);
  const other = latestStated(context, others, vote.order === 'dmy' ? 'mdy' : 'dmy');
  const yearBy = ({ date }: Row, latest: CalendarDate): number =>
    date.month > latest.month || (date.month === latest.month && date.day > latest.day)
      ? latest.year - 1
      : latest.year;
  return (
    one !== undefined &&
    other !== undefined &&
    rows.some((row) => yearBy(row, one) !== yearBy(row, other))
  );
}

/** Rows without days of their own, which are of those above them, though the days do not follow each other. */
function areInNoSequence(rows: readonly Row[]): boolean {
  const isOwn = ({ entry }: Row): boolean =>
    entry.kind === 'row' &&
    entry.dates[0] !== undefined &&
    // Mostly the first line begins with it.
    (entry.anchor.dates[0] === entry.dates[0] ||
      entry.lines.some(({ dates }) => dates.some((date) => date === entry.dates[0])));
  if (rows.every(isOwn)) return false;
  const steps = rows.slice(1).map(({ date }, i) => {
    const before = rows[i]?.date;
    return before ? dayNumber(date) - dayNumber(before) : 0;
  });
  return steps.some((step) => step < 0) && steps.some((step) => step > 0);
}

/** Words of a line that says a paper's day and no more: `Hillport, 2 January 2024`. */
const DAY_LINE = 5;

/** A day in a line of its own above the rows, on which the paper was made, is before them. */
function isDatedBefore(rows: readonly Row[], others: readonly TokenLine[]): boolean {
  const top = topOf(rows);
  const last = greatest(rows.map(({ date }) => dayNumber(date)));
  return others.some(({ index, words, money, dates, ...line }) => {
    const [date, ...more] = dates;
    if (!date || more.length > 0 || index >= top || words.length > DAY_LINE) return false;
    if (money.some(({ exact }) => exact) || mayName(line, 'facts') || mayName(line, 'balances'))
      return false;
    const made = date.value.kind === 'named' ? readDate(date, 'dmy') : undefined;
    return made?.year !== undefined && dayNumber({ ...made, year: made.year }) < last - FAR_OUTSIDE;
  });
}

/**
 * Whether the years of rows, or the order of their figures, may be others than those that they were read by, or their days: what lends rows
 * their years may be a period or a day of something else.
 */
export function mayBeOfOtherYears({ rows: all, calendar, others }: Dated): boolean {
  const rows = all.filter(isMoving);
  const { stated, years } = calendar;
  const isShort = (row: Row): boolean =>
    printedOf(row)?.value.kind === 'numbers' && !printsWhole(row);
  if (stated && lengthOf(stated) > LONGEST_PERIOD && rows.slice(0, SAMPLE).some(isShort))
    return true;
  if (areInNoSequence(rows) || isAgainstPeriod(rows, calendar) || mayBeginWithYears(rows, others))
    return true;
  if (calendar.sayYears) return false;
  const yearless = rows.filter((row) => {
    const printed = printedOf(row);
    return printed && !printsYear(printed);
  });
  if (yearless.length === 0) return false;
  const days = rows.map(({ date }) => dayNumber(date));
  const [first, last] = [least(days), greatest(days)];
  if (years.period) {
    const length = lengthOf(years.period);
    if (length > OWN_LENGTH && length > FAR_LONGER * (last - first + 1)) return true;
  } else {
    if (years.latest && Math.abs(dayNumber(years.latest) - last) > MADE_SOON) return true;
  }
  if (!stated && (isLentOtherwise(yearless, calendar, others) || isDatedBefore(rows, others)))
    return true;
  return isTitledOtherwise(rows, others);
}

import { greatest, least } from '../../lists';
import {
  type CalendarDate,
  dayNumber,
  type Lexicon,
  mayName,
  printsYear,
  readDate,
  type TokenLine,
} from '../../reading';
import type { Period } from '../facts';
import type { Row } from '../model';
import type { Calendar } from './calendar';
import { isOnlyDatedBelow, mayBeginWithDays, mayBeOfOtherMonth } from './bare-days';
import {
  areInNoSequence,
  areOnlyBookedWithin,
  followBySecond,
  isAgainstPeriod,
  isFarWider,
  turnAtHeaded,
  mayBeginWithYears,
} from './doubted-orders';
import { isOfOtherYear } from './other-years';
import { printsOwnDay } from './own-days';
import { printedOf, topOf } from './printed-rows';
import { SHORT, yearsOfDates, yearsOfTitles } from './printed-years';
import { standUnderValueDates } from './stacked-days';
import { dayOfIssue, latestStated } from './stated-dates';
import {
  areFarOff,
  areUnderYears,
  mayBeDaysAsYears,
  readsFewYears,
  turnsYears,
} from './unlikely-years';

/** What a statement's rows are dated by. */
type Dated = {
  rows: readonly Row[];
  calendar: Calendar;
  /** Lines that are no rows. */
  others: readonly TokenLine[];
  lexicon: Lexicon;
  /** In which order the rows are read. */
  order: 'asc' | 'desc';
  /** Nothing says which of a row's two days is that of booking, by which the document is kept. */
  bookedUnnamed: boolean;
};

/** Days from a statement's last row to the day that lends it its year, at most: it is made soon after. */
const MADE_SOON = 62;
/** Years of a period at most, in days; what is longer was read from other figures. */
const LONGEST_PERIOD = 800;
/** A period of other things is much longer than the rows that lie in it; of a statement's own length none is told from it. */
const OWN_LENGTH = 100;
const FAR_LONGER = 4;
/** Years that lie so far from the rows' own are of something else. */
const OLD = 10;
/** Rows that show how all print their dates. */
const SAMPLE = 50;

const isMoving = ({ amount }: Row): boolean => amount !== undefined;

/** Whether a row's date prints its year in four digits. */
const printsWhole = (row: Row): boolean => {
  const value = printedOf(row)?.value;
  return value?.kind === 'numbers' && (value.yearFirst || (value.c ?? 0) >= 100);
};

function lacksYear(row: Row): boolean {
  const printed = printedOf(row);
  return printed !== undefined && !printsYear(printed);
}

const lengthOf = ({ from, to }: Period): number => dayNumber(to) - dayNumber(from);

/**
 * Above the rows, a title prints a year that is before theirs, or dates print years that none of these is of, nor the one before
 * or behind them. Much earlier ones are of other things.
 */
function isTitledOtherwise(rows: readonly Row[], others: readonly TokenLine[]): boolean {
  const top = topOf(rows);
  const own = new Set(rows.map(({ date }) => date.year));
  const [first, last] = [least(own), greatest(own)];
  const above = others.filter(({ index, words }) => index < top && words.length <= SHORT);
  const isBefore = (year: number): boolean => year > first - OLD && year < first;
  const isBehind = (year: number): boolean => year > last + 1 && year < last + OLD;
  return (
    [...yearsOfTitles(above)].some((year) => isBefore(year) || isBehind(year)) ||
    [...yearsOfDates(above)].some((year) => isBefore(year + 1) || isBehind(year))
  );
}

/** Days of rows that print no year, by the last date of the document as each order reads it. */
function isLentOtherwise(
  rows: readonly Row[],
  { vote }: Calendar,
  others: readonly TokenLine[],
): boolean {
  const open = rows.filter(lacksYear);
  if (open.some((row) => printedOf(row)?.value.kind !== 'named')) return false;
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
    open.some((row) => yearBy(row, one) !== yearBy(row, other))
  );
}

/** Days by which a paper's day is before the last row, from which on it is of another year. */
const MADE_BEFORE = 20;
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
    return made?.year !== undefined && dayNumber({ ...made, year: made.year }) < last - MADE_BEFORE;
  });
}

/**
 * The document says that it was issued soon after the last row: a later day, of a notice (`Effective May 1, 2025`), lends no other
 * year.
 */
function isIssuedSoon(last: number, { vote }: Calendar, others: readonly TokenLine[]): boolean {
  const issued = dayOfIssue(others, vote.order);
  const after = issued && dayNumber(issued) - last;
  return after !== undefined && after >= 0 && after <= MADE_SOON;
}

/** What lends rows their years may be a period or a day of something else. */
function areLentOtherwise(
  rows: readonly Row[],
  { calendar, others, lexicon, order }: Pick<Dated, 'calendar' | 'others' | 'lexicon' | 'order'>,
): boolean {
  const { stated, years } = calendar;
  const days = rows.map(({ date }) => dayNumber(date));
  const [first, last] = [least(days), greatest(days)];
  const length = years.period && lengthOf(years.period);
  if (length !== undefined && length > OWN_LENGTH && length > FAR_LONGER * (last - first + 1))
    return true;
  const isFar =
    !years.period && years.latest && Math.abs(dayNumber(years.latest) - last) > MADE_SOON;
  if (isFar && !isIssuedSoon(last, calendar, others)) return true;
  const own = { top: topOf(rows), first, last, order };
  if (!years.period && years.latest && !printsOwnDay(others, own, lexicon)) return true;
  if (!stated && (isLentOtherwise(rows, calendar, others) || isDatedBefore(rows, others)))
    return true;
  return isTitledOtherwise(rows, others);
}

/** Whether the days of rows may be others than they were read as: of other years, of another order, or of other rows. */
export function mayBeOfOtherDays({
  rows: all,
  calendar,
  others,
  lexicon,
  order,
  bookedUnnamed,
}: Dated): boolean {
  const rows = all.filter(isMoving);
  const { stated, sayYears } = calendar;
  const isShort = (row: Row): boolean =>
    printedOf(row)?.value.kind === 'numbers' && !printsWhole(row);
  if (stated && lengthOf(stated) > LONGEST_PERIOD && rows.slice(0, SAMPLE).some(isShort))
    return true;
  if (readsFewYears(rows) || mayBeDaysAsYears(rows)) return true;
  if (areOnlyBookedWithin(rows, calendar) || standUnderValueDates(rows, others, lexicon))
    return true;
  if ((bookedUnnamed && followBySecond(rows)) || turnAtHeaded(rows, order)) return true;
  if (mayBeOfOtherMonth(rows, stated, others, lexicon) || mayBeginWithDays(rows)) return true;
  if (isOnlyDatedBelow(rows)) return true;
  if (!stated && areFarOff(rows, others)) return true;
  if (isFarWider(rows, calendar)) return true;
  if (areInNoSequence(rows) || isAgainstPeriod(rows, calendar) || mayBeginWithYears(rows, others))
    return true;
  if (sayYears || !rows.some(lacksYear)) return false;
  return (
    turnsYears(rows, order) ||
    areUnderYears(rows, others) ||
    areLentOtherwise(rows, { calendar, others, lexicon, order }) ||
    isOfOtherYear(rows, calendar, others, lexicon)
  );
}

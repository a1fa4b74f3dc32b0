import { greatest, least } from '../../lists';
import { type DateOrder, dayNumber, printsOwnDate, readDate, type TokenLine } from '../../reading';
import type { Period } from '../facts';
import type { Row } from '../model';
import type { Calendar } from './calendar';
import { printedOf } from './printed-rows';
import { yearsOfDates, yearsOfTitles } from './printed-years';

/** Days that rows may lie outside their period, where the other order of their figures puts them in it, and at all. */
const OUTSIDE = 3;
const FAR_OUTSIDE = 20;
/** Share of the rows that may lie far outside. */
const MOST_OUTSIDE = 0.5;

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
export function isAgainstPeriod(
  rows: readonly Row[],
  { stated, vote: { order } }: Calendar,
): boolean {
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

/**
 * Most rows that print two days are before the stated period by their first, and in it by their second: `Invoice date  Paid on`.
 */
export function areOnlyBookedWithin(rows: readonly Row[], { stated }: Calendar): boolean {
  if (!stated) return false;
  const [from, to] = [dayNumber(stated.from), dayNumber(stated.to)];
  let [two, before] = [0, 0];
  for (const { date, valueDate } of rows) {
    if (!valueDate) continue;
    two += 1;
    const [day, second] = [dayNumber(date), dayNumber(valueDate)];
    if (day < from && second >= from && second <= to) before += 1;
  }
  return before > MOST_OUTSIDE * two;
}

/** Days of rows in one order are so many times as far apart as in the other, which puts them into two months. */
const WIDER = 3;
const TWO_MONTHS = 62;

/**
 * `03/03`, `03/05`, `03/11`: none of the rows says which figure is the day, and in the other order than the one that another date
 * of the paper says they lie close together.
 */
export function isFarWider(rows: readonly Row[], { vote: { order } }: Calendar): boolean {
  if (order === 'ymd') return false;
  const isOpen = (row: Row): boolean => {
    const value = printedOf(row)?.value;
    return value?.kind === 'numbers' && !value.yearFirst && value.a <= 12 && value.b <= 12;
  };
  if (!rows.every(isOpen)) return false;
  const other = inOtherOrder(rows, order);
  if (!other || rows.length < 2) return false;
  const widthOf = (days: readonly number[]): number => greatest(days) - least(days);
  const [own, width] = [widthOf(rows.map(({ date }) => dayNumber(date))), widthOf(other)];
  return width > 0 && width <= TWO_MONTHS && WIDER * width < own;
}

/** `24-03-11`: years of two digits, which may as well stand first. */
export function mayBeginWithYears(rows: readonly Row[], others: readonly TokenLine[]): boolean {
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
  const years = new Set([...yearsOfDates(others), ...yearsOfTitles(others)]);
  const areYears = (figures: ReadonlySet<number>): boolean =>
    [...figures].every((year) => years.has(2000 + year));
  return !areYears(lasts) || areYears(firsts);
}

/** Whether some of the steps from day to day go up, and some down. */
function turnsOf(days: readonly number[]): { up: boolean; down: boolean } {
  const steps = days.slice(1).map((day, i) => day - (days[i] ?? day));
  return { up: steps.some((step) => step > 0), down: steps.some((step) => step < 0) };
}

/** Rows without days of their own, which are of those above them, though the days do not follow each other. */
export function areInNoSequence(rows: readonly Row[]): boolean {
  if (rows.every(({ entry }) => entry.kind === 'row' && printsOwnDate(entry))) return false;
  const { up, down } = turnsOf(rows.map(({ date }) => dayNumber(date)));
  return up && down;
}

/**
 * Days turn back only at rows that print theirs in a line above their figures, as others do not: it may be another day of
 * the row that it stands below.
 */
export function turnAtHeaded(rows: readonly Row[], order: 'asc' | 'desc'): boolean {
  const isHeaded = ({ entry }: Row): boolean =>
    entry.kind === 'row' &&
    entry.dates[0] !== undefined &&
    !entry.anchor.dates.some((date) => date === entry.dates[0]);
  if (!rows.some(isHeaded) || rows.every(isHeaded)) return false;
  const isBack = (row: Row, i: number): boolean => {
    const step = dayNumber(row.date) - dayNumber(rows[i - 1]?.date ?? row.date);
    return order === 'asc' ? step < 0 : step > 0;
  };
  // `22 … 31 … 25`: the one that leads too far may be of another day as well as the one that turns back.
  const isOfHeaded = (row: Row, i: number): boolean => {
    const before = rows[i - 1];
    return isHeaded(row) || (before !== undefined && isHeaded(before));
  };
  const back = rows.flatMap((row, i) => (isBack(row, i) ? isOfHeaded(row, i) : []));
  return back.length > 0 && back.every(Boolean);
}

/**
 * Of rows that print two days, the first ones go back and forth and the second ones follow each other: an account is kept
 * in the order of booking.
 */
export function followBySecond(rows: readonly Row[]): boolean {
  const two = rows.flatMap(({ date, valueDate }) =>
    valueDate ? { first: dayNumber(date), second: dayNumber(valueDate) } : [],
  );
  const first = turnsOf(two.map((days) => days.first));
  const second = turnsOf(two.map((days) => days.second));
  return first.up && first.down && second.up !== second.down;
}

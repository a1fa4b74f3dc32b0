import { type CalendarDate, type DateOrder, dayNumber, printsYear, readDate } from '../../reading';
import type { Period } from '../facts';
import type { LabelledBalance } from '../labelled';
import type { Row } from '../model';
import { instalmentIn } from './instalments';

/** Days between a statement's rows and the day it begins with, or was closed or issued on, at most. */
const MOST_DAYS = 40;

/** What a statement without a stated period says of days. */
type Days = {
  /** The month in its title. */
  month: Period | undefined;
  labels: readonly LabelledBalance[];
  /** The day it was closed or issued on. */
  issuedOn: CalendarDate | undefined;
  order: DateOrder;
};

/** It pays a later instalment of what was bought long before the `last` row. */
const isOfBefore = ({ date, description }: Row, last: number): boolean =>
  last - dayNumber(date) > MOST_DAYS && (instalmentIn(description)?.nth ?? 1) > 1;

/**
 * From the first to the last of some rows, without the days of what was bought on instalments before where others show it;
 * undefined where there are none.
 */
function spanOf(all: readonly Row[]): Period | undefined {
  const last = all.reduce((day, { date }) => Math.max(day, dayNumber(date)), -Infinity);
  const own = all.filter((row) => !isOfBefore(row, last));
  const rows = own.length > 0 ? own : all;
  const sorted = rows.map((row) => row.date).sort((a, b) => dayNumber(a) - dayNumber(b));
  const [from, to] = [sorted[0], sorted.at(-1)];
  return from && to && { from, to };
}

/** The days, with their years, of balances that the document states: `Closing balance (Oct 31, 2015)`. */
function daysOf(
  wanted: readonly LabelledBalance['word'][],
  { labels, order }: Days,
): CalendarDate[] {
  return labels
    .filter(({ word }) => wanted.includes(word))
    .flatMap(({ line: { dates } }) => {
      const [date, ...more] = dates.filter(({ weak }) => !weak);
      const read = date && more.length === 0 && printsYear(date) && readDate(date, order);
      if (!read || read.year === undefined) return [];
      const { year, month, day } = read;
      return { year, month, day };
    });
}

/**
 * What a statement is of that states no period: the month in its title, if its rows are of that; else from its opening
 * balance's day, or its first row's, to its closing balance's day, or the day it was issued on, or its last row's.
 */
export function unstatedPeriod(rows: readonly Row[], days: Days): Period | undefined {
  const span = spanOf(rows);
  if (!span) return undefined;
  const [first, last] = [dayNumber(span.from), dayNumber(span.to)];
  const { month } = days;
  if (month && dayNumber(month.from) <= first && dayNumber(month.to) >= last) return month;
  const isBefore = (day: CalendarDate): boolean =>
    dayNumber(day) <= first && first - dayNumber(day) <= MOST_DAYS;
  const isAfter = (day: CalendarDate): boolean =>
    dayNumber(day) >= last && dayNumber(day) - last <= MOST_DAYS;
  const balances = [...daysOf(['closing'], days), ...daysOf(['forward'], days)];
  const ends = [...balances, ...(days.issuedOn ? [days.issuedOn] : [])];
  return {
    from: daysOf(['opening', 'forward'], days).find(isBefore) ?? span.from,
    to: ends.find(isAfter) ?? span.to,
  };
}

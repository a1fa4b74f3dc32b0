import type { Valued } from '../../proof';
import { type CalendarDate, dayNumber, type PrintedDate, printsYear } from '../../reading';
import { isLateBeside, mayBeOfOtherDay, sameDate } from './days-of-rows';
import { type Instalment, isPaidSince, paysInstalment } from './instalments';
import { type Above, type Days, instalmentOf, isFar, type Read } from './read-days';
import { resolveDate, type YearContext } from './row-dates';
import { isOfOtherCalendar, SOME } from './second-of-row';

/** A row of an earlier or a later year is of another calendar, or of another century. */
const FIRST_YEAR = 1950;
const LAST_YEAR = 2049;

/** The day of a row may not be the one that it was given. */
export const isDoubtfulDay = (read: Read, days: Days, above: Above): boolean =>
  isUnlikely(read, days) || leavesDayOpen(read, days, above) || mayBeSecond(read, days, above);

/** Its day is of no year that a row here may be of, or far from the period. */
function isUnlikely(
  { value: { entry }, first, second, resolved }: Read,
  { order, years, isNear }: Days,
): boolean {
  // `25.12.` where the year stands first: it prints a day, and none that can be read.
  if (!resolved) return first !== undefined;
  const { date, yearKnown } = resolved;
  return (
    !yearKnown ||
    (first?.value.isOpenEra && printsYear(first)) ||
    date.year < FIRST_YEAR ||
    date.year > LAST_YEAR ||
    (!isNear(date) &&
      !isPaid(date, instalmentOf(entry), years) &&
      !isOfEarlier(entry, date, first, years)) ||
    isLateBeside(entry, date, order, years.period) ||
    (first !== undefined && second !== undefined && isOfOtherCalendar(first, second, date, order))
  );
}

/** What dates it may date other rows. */
function leavesDayOpen(read: Read, days: Days, above: Above): boolean {
  const { value, primary, second, first, resolved, isOfAbove, isAlone } = read;
  const { entry, amount } = value;
  const { ofSecond } = days.others;
  // `  03/28  Interest charge`: of a card's rows only some leave the first date empty.
  if (isOfAbove && !primary && second && days.alone < SOME) return true;
  // `Date: 31/03/2025` heads rows that print days of their own, far from it.
  if (isHeaded(entry, primary, second) && isFar(second, resolved?.date, days)) return true;
  // A balance of a day stands below the day's rows as well as above the next one's.
  if (!first && above.isOfBalance && amount !== undefined) return true;
  // Of a card's rows that each print their day, the few that are posted and of no purchase have no other one to lose.
  const isEach = above.isPrinted && !days.isOnce && !isAlone;
  return !ofSecond.has(entry) && mayBeOfOtherDay(value, primary, second, isEach);
}

/** Its second date may be its day as well as the first. */
function mayBeSecond(
  { value, primary, second, first, resolved, isAlone }: Read,
  days: Days,
  above: Above,
): boolean {
  const { entry, dates, amount } = value;
  const { order, years, others } = days;
  if (dates === 'elsewhere') return true;
  // Whose date it is, the column's name says of a whole table, and of rows that would print the day of the row above;
  // among others with both, nothing does.
  const isOfSecond = days.isOnce && (others.ofSecond.has(entry) ? days.leavesDays : isAlone);
  if (isOfSecond && !primary && amount !== undefined) return true;
  if (!first || !second || (dates !== 'alike' && dates !== 'unnamed')) return false;
  const differ = !sameDate(first, second, order);
  if (dates === 'alike') return differ;
  // `1/4   03/04/2024`: the one without a year may be no date.
  if (!printsYear(first) && printsYear(second)) return true;
  // Of two that nothing names, the first is the transaction's only if it is no later.
  return differ && isLater(resolved?.date, resolveDate(second, order, years, above.previous)?.date);
}

/** It pays an instalment of a purchase, of which it prints the whole day. */
function isOfEarlier(
  { description }: Valued['entry'],
  date: CalendarDate,
  printed: PrintedDate | undefined,
  { period }: YearContext,
): boolean {
  const isBefore = period !== undefined && dayNumber(date) < dayNumber(period.from);
  return isBefore && printed !== undefined && printsYear(printed) && paysInstalment(description);
}

/** It is a later instalment's of a purchase of that day. */
function isPaid(
  date: CalendarDate,
  instalment: Instalment | undefined,
  { period }: YearContext,
): boolean {
  return (
    instalment !== undefined && period !== undefined && isPaidSince(date, instalment.nth, period.to)
  );
}

/** Its day stands in another line than the second date that it prints. */
const isHeaded = (
  entry: Valued['entry'],
  first: PrintedDate | undefined,
  second: PrintedDate | undefined,
): boolean =>
  entry.kind === 'row' &&
  first !== undefined &&
  second !== undefined &&
  !entry.lines.some(({ dates }) => dates.includes(first) && dates.includes(second));

const isLater = (date: CalendarDate | undefined, other: CalendarDate | undefined): boolean =>
  date !== undefined && other !== undefined && dayNumber(date) > dayNumber(other);

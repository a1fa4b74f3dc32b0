import type { Valued } from '../../proof';
import {
  type CalendarDate,
  type DateOrder,
  dayNumber,
  type PrintedDate,
  printsYear,
  type RawRow,
  readDate,
} from '../../reading';

/** The first date behind the first column's. */
export function secondOf(dates: RawRow['dates']): PrintedDate | undefined {
  for (let i = 1; i < dates.length; i += 1) if (dates[i]) return dates[i];
  return undefined;
}

/**
 * Share of the rows with a second date that print no first one, below which these are no further rows of a day, but print the
 * second date alone: what was charged by the issuer itself.
 */
export const FEW = 0.15;
/** … and below which they may be. */
export const SOME = 0.5;

/** Share of the rows that print a second date which print no first one. */
export function shareOfSecondAlone(values: readonly Valued[]): number {
  let [all, alone] = [0, 0];
  for (const { entry, amount } of values) {
    if (amount === undefined || !secondOf(entry.dates)) continue;
    all += 1;
    if (!entry.dates[0]) alone += 1;
  }
  return all === 0 ? 0 : alone / all;
}

/** Days between two dates of one row that are whole: no day's second one is as far from its first. */
const OTHER_CALENDAR = 183;

/** `03/09/46  03/03/25`: two dates in full that are years apart: one of them is of another calendar. */
export function isOfOtherCalendar(
  first: PrintedDate,
  second: PrintedDate,
  date: CalendarDate,
  order: DateOrder,
): boolean {
  const other = printsYear(first) && printsYear(second) ? readDate(second, order) : undefined;
  return (
    other?.year !== undefined &&
    Math.abs(dayNumber({ ...other, year: other.year }) - dayNumber(date)) > OTHER_CALENDAR
  );
}

/** Rows with a second date of their own stand above the first date of the first column. */
export function standAboveDays(values: readonly Valued[]): boolean {
  const first = values.findIndex(({ entry }) => entry.dates[0] !== undefined);
  return values
    .slice(0, Math.max(first, 0))
    .some(({ entry, amount }) => amount !== undefined && secondOf(entry.dates) !== undefined);
}

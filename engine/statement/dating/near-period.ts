import { type CalendarDate, dayNumber } from '../../reading';
import type { YearContext } from './row-dates';

/** Days outside the stated period at which a row's date is doubted. */
const PERIOD_SLACK = 45;
/** … and as many behind it: a later one may be the date of something else. */
const LATE_SLACK = 31;

/** Tells of a day whether it may be a row's of the stated period; of any, where none is stated. */
export function nearPeriod({ period }: YearContext): (date: CalendarDate) => boolean {
  if (!period) return () => true;
  const first = dayNumber(period.from) - PERIOD_SLACK;
  const last = dayNumber(period.to) + LATE_SLACK;
  return (date) => {
    const day = dayNumber(date);
    return day >= first && day <= last;
  };
}

import { type CalendarDate, isoOf } from '../reading';

/** Midnight in UTC of the printed day. */
export function wireDate(date: CalendarDate): string {
  const { year, month, day } = last.date;
  if (date.year !== year || date.month !== month || date.day !== day)
    last = { date, text: `${isoOf(date)}T00:00:00.000Z` };
  return last.text;
}

/** The day that was asked for last, and what it is: rows of one day follow each other. */
let last: { date: CalendarDate; text: string } = {
  date: { year: 0, month: 0, day: 0 },
  text: '',
};

/** Minor units as a JSON number with the currency's decimals. */
export const wireAmount = (minor: number, scale: number): number =>
  minor === 0 ? 0 : minor / 10 ** scale;

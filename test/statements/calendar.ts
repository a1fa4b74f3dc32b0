/** A calendar day as `YYYY-MM-DD`: never an instant. */
export type Day = string;

const DAY_MS = 86_400_000;

/** The day `count` days after (or before, if negative) the given one. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The same date `count` months later; for dates up to the 28th. */
export function addMonths(day: Day, count: number): Day {
  const date = new Date(Date.parse(day));
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 10);
}

/** Days from one day to another; 0 when they are the same. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Year, month (1 to 12) and day of the month. */
export function parts(day: Day): { year: number; month: number; date: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
}

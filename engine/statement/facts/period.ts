import {
  type CalendarDate,
  type DateOrder,
  dayNumber,
  type PrintedDate,
  readDate,
} from '../../reading';

/** From its first day to its last. */
export type Period = { from: CalendarDate; to: CalendarDate };

const LONGEST_DAYS = 3_700;

/** From one printed date to the other, of which one may leave its year to the other; undefined where they are no period. */
export function complete(from: PrintedDate, to: PrintedDate, order: DateOrder): Period | undefined {
  const [a, b] = [readDate(from, order), readDate(to, order)];
  if (!a || !b) return undefined;
  const end = b.year ?? a.year;
  if (end === undefined) return undefined;
  const start = a.year ?? (a.month > b.month ? end - 1 : end);
  const period = { from: { ...a, year: start }, to: { ...b, year: end } };
  const days = dayNumber(period.to) - dayNumber(period.from);
  return days >= 0 && days <= LONGEST_DAYS ? period : undefined;
}

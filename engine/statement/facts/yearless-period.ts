import {
  type CalendarDate,
  type DateOrder,
  dayNumber,
  phrasesIn,
  readDate,
  type TokenLine,
} from '../../reading';
import type { Period } from './period';

/** How long before the document's latest date its period ends, and how much later than that it may, in days. */
const LATE_DAYS = 62;
const AHEAD_DAYS = 31;

/** A labelled period of two dates without years, `Period: 08 DEC to 08 JAN`: the one that ends close to `latest`. */
export function yearlessPeriod(
  lines: readonly TokenLine[],
  order: DateOrder,
  latest: CalendarDate,
): Period | undefined {
  for (const line of lines) {
    const [from, to, ...more] = line.dates;
    if (!from || !to || more.length > 0) continue;
    if (!phrasesIn(line, 'facts').some(({ tag }) => tag === 'period')) continue;
    const [a, b] = [readDate(from, order), readDate(to, order)];
    if (!a || !b || a.year !== undefined || b.year !== undefined) continue;
    for (const year of [latest.year, latest.year - 1]) {
      const start = a.month > b.month ? year - 1 : year;
      const period = { from: { ...a, year: start }, to: { ...b, year } };
      const late = dayNumber(latest) - dayNumber(period.to);
      if (late >= -AHEAD_DAYS && late <= LATE_DAYS) return period;
    }
  }
  return undefined;
}

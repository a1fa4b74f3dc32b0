import { greatest, least } from '../../lists';
import { fullYear } from './date-in-word';
import type { PrintedDate } from './dates';

/** `ymd`: years of two digits first; those of four are known by themselves. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';
/** A calendar date; `month` and `day` as printed, which may not exist (`2022-02-29`). */
export type CalendarDate = { year: number; month: number; day: number };

/** What a printed date says under an order; the year where it prints one. */
export function readDate(
  date: PrintedDate,
  order: DateOrder,
): { year: number | undefined; month: number; day: number } | undefined {
  const { value } = date;
  if (value.kind === 'named') {
    const year = value.year === undefined ? undefined : fullYear(value.year);
    return { year, month: value.month, day: value.day };
  }
  const { a, b, c, yearFirst } = value;
  if (yearFirst && c !== undefined) return { year: a, month: b, day: c };
  if (order === 'ymd' && c !== undefined && c < 100)
    return isDayOf(b, c) ? { year: fullYear(a), month: b, day: c } : undefined;
  // Of a day and a month alone, the month stands first where years do; full years stand last.
  const dayFirst = order === 'dmy' || (order === 'ymd' && c !== undefined);
  const [day, month] = dayFirst ? [a, b] : [b, a];
  if (!isDayOf(month, day)) return undefined;
  return { year: c === undefined ? undefined : fullYear(c), month, day };
}

const isDayOf = (month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31;

/** Whether a date says its year. */
export const printsYear = ({ value }: PrintedDate): boolean =>
  (value.kind === 'numbers' ? value.c : value.year) !== undefined;

/** The month that was last asked for, counted from the year 0, and the number of its first day. */
let [known, firstDay] = [Number.NaN, Number.NaN];

/** Days since 1970; a day or a month too many goes on in the next. Rows of one month follow each other. */
export function dayNumber({ year, month, day }: CalendarDate): number {
  const wanted = 12 * year + month;
  if (wanted !== known) {
    known = wanted;
    firstDay = Date.UTC(year, month - 1, 1) / 86_400_000;
  }
  return firstDay + day - 1;
}

const twoDigits = (n: number): string => (n < 10 ? `0${n}` : `${n}`);

export const isoOf = ({ year, month, day }: CalendarDate): string =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;

/** How the ambiguous dates read best: `certain` when only one order makes dates of all of them. */
export type OrderVote = { order: DateOrder; certain: boolean };

/**
 * Day first or month first. A figure above twelve decides; where none is, the order in which more
 * neighbours follow each other in time does, and then it is not certain.
 */
export function dateOrderOf(
  dates: readonly PrintedDate[],
  context: readonly PrintedDate[],
): OrderVote {
  if (hasYearsFirst(dates, context)) return { order: 'ymd', certain: true };
  const count = { dmy: 0, mdy: 0 };
  let [ambiguous, pointed] = [0, 0];
  /** Digits of the years of ambiguous dates, and of those that decide. */
  const [doubted, deciding] = [new Set<number>(), new Set<number>()];
  for (const date of dates) {
    if (date.value.kind === 'named' || date.value.yearFirst) continue;
    const { a, b } = date.value;
    if (a > 12) count.dmy += 1;
    else if (b > 12) count.mdy += 1;
    else if (a !== b) {
      ambiguous += 1;
      if (date.value.pointed) pointed += 1;
    }
    if (a > 12 || b > 12) deciding.add(yearDigits(date));
    else if (a !== b) doubted.add(yearDigits(date));
  }
  // Dates of another form may be parts of descriptions.
  const elsewhere = doubted.size > 0 && [...doubted].every((digits) => !deciding.has(digits));
  let sure = true;
  if (count.dmy + count.mdy === 0 && context.length > 0) {
    const votes = new Set<string>();
    sure = ambiguous === 0;
    for (const { value } of context) {
      if (value.kind === 'named' || value.yearFirst) continue;
      const { a, b, c } = value;
      if (a > 12) count.dmy += 1;
      else if (b > 12) count.mdy += 1;
      else continue;
      votes.add(`${a} ${b} ${c ?? ''}`);
      // One word without a full year may be any code: `22/09/05`.
      sure ||= votes.size > 1 || (c ?? 0) >= 100;
    }
  }
  const isOpen = count.dmy + count.mdy === 0;
  if (isOpen && ambiguous === 0) return { order: 'dmy', certain: true };
  // Where nothing else decides, points do, if the days do not jump: the day stands first.
  const isPointed = isOpen && ambiguous === pointed;
  if (isPointed && disorder(dates, 'dmy') <= disorder(dates, 'mdy'))
    return { order: 'dmy', certain: true };
  if (
    count.dmy !== count.mdy &&
    Math.min(count.dmy, count.mdy) <= 0.1 * Math.max(count.dmy, count.mdy)
  ) {
    const order = count.dmy > count.mdy ? 'dmy' : 'mdy';
    const contradicted = elsewhere && isContradicted(count, context);
    // Full dates are written as the document's other full dates are, not as the short ones in descriptions.
    if (contradicted && doubted.size === 1 && doubted.has(4))
      return { order: order === 'dmy' ? 'mdy' : 'dmy', certain: false };
    return { order, certain: sure && Math.min(count.dmy, count.mdy) === 0 && !contradicted };
  }
  const [dmy, mdy] = [disorder(dates, 'dmy'), disorder(dates, 'mdy')];
  return { order: mdy < dmy ? 'mdy' : 'dmy', certain: false };
}

const yearDigits = ({ value }: PrintedDate): number =>
  value.kind === 'named' || value.c === undefined ? 0 : value.c < 100 ? 2 : 4;

/** Of the document's full dates, as many as these are more than a misprint. */
const MANY_TIMES = 10;

/** The document prints full dates of the other order elsewhere. */
function isContradicted(
  { dmy, mdy }: { dmy: number; mdy: number },
  context: readonly PrintedDate[],
): boolean {
  const others = context.filter(({ value }) => {
    if (value.kind === 'named' || value.yearFirst || (value.c ?? 0) < 100) return false;
    return dmy > mdy ? value.b > 12 : value.a > 12;
  }).length;
  return others > 0 && Math.max(dmy, mdy) < MANY_TIMES * others;
}

/** Years that a statement spans at most; more figures than that are days. */
const MOST_YEARS = 2;

/**
 * Whether dates of three figures begin with their years (`23.12.29`): their last figures are more than years can
 * be and their first ones are not, or the first ones are the years of the document's full dates.
 */
function hasYearsFirst(dates: readonly PrintedDate[], context: readonly PrintedDate[]): boolean {
  const firsts = new Set<number>();
  const lasts = new Set<number>();
  for (const { value } of dates) {
    if (value.kind === 'named' || value.yearFirst || value.c === undefined) continue;
    if (!isDayOf(value.b, value.c)) return false;
    firsts.add(fullYear(value.a));
    lasts.add(fullYear(value.c));
  }
  if (firsts.size === 0 || firsts.size > MOST_YEARS) return false;
  const years = new Set(context.flatMap(({ value }) => fullYearOf(value) ?? []));
  // `31/12/21`, `31/12/22`: no row is of a year behind the paper's own.
  const isAhead = years.size > 0 && least(firsts) > greatest(years) + 1;
  if (lasts.size > MOST_YEARS) return !isAhead;
  const areYears = (figures: ReadonlySet<number>): boolean =>
    [...figures].every((year) => years.has(year));
  return areYears(firsts) && !areYears(lasts);
}

/** The year that a date prints in four digits. */
function fullYearOf(value: PrintedDate['value']): number | undefined {
  if (value.kind === 'named') return value.year === undefined ? undefined : fullYear(value.year);
  if (value.yearFirst) return value.a;
  return value.c !== undefined && value.c >= 100 ? value.c : undefined;
}

/** Days that neighbours jump, summed: the true order makes small steps. */
function disorder(dates: readonly PrintedDate[], order: DateOrder): number {
  let total = 0;
  let previous: number | undefined;
  for (const date of dates) {
    const read = readDate(date, order);
    if (!read) {
      total += 400;
      continue;
    }
    const day = dayNumber({ year: read.year ?? 2000, month: read.month, day: read.day });
    if (previous !== undefined) total += Math.abs(day - previous);
    previous = day;
  }
  return total;
}

import {
  type CalendarDate,
  type DateOrder,
  dayNumber,
  type PrintedDate,
  readDate,
} from '../../reading';
import type { Period } from '../facts';
import { type Instalment, mayBeYearsAgo, purchaseDay } from './instalments';

/** What is known of the years of dates that print none. */
export type YearContext = {
  period: Period | undefined;
  /** The latest full date printed anywhere: a statement is made after its last row. */
  latest: CalendarDate | undefined;
  /** The year that a title names: likely theirs, and no proof of it. */
  likely?: number | undefined;
  /** In which order the rows are printed. */
  order: 'asc' | 'desc';
};

/** Where the document prints no year at all. */
const UNKNOWN_YEAR = 2000;
/** A row may be dated a little outside the stated period: posted late, bought before. */
const SLACK_DAYS = 40;

const YEAR_DAYS = 365;
const MONTHS = 12;

export type ResolvedDate = {
  date: CalendarDate;
  /** False where the year is a guess, or where no such day exists. */
  yearKnown: boolean;
  /** A day of the past, as an instalment's is: the rows below do not go on from it. */
  past?: boolean | undefined;
};

/** Of several years, the first that a row of this day may have behind the row before. */
function nextOf(
  years: readonly number[],
  at: (year: number) => CalendarDate,
  { order }: YearContext,
  previous: CalendarDate | undefined,
): number {
  const step = order === 'asc' ? 1 : -1;
  const inOrder = [...years].sort((a, b) => step * (a - b));
  const from = previous && dayNumber(previous);
  const next = inOrder.find(
    (year) => from === undefined || step * (dayNumber(at(year)) - from) >= -SLACK_DAYS,
  );
  return next ?? inOrder.at(-1) ?? 0;
}

function yearFor(
  month: number,
  day: number,
  context: YearContext,
  previous: CalendarDate | undefined,
  instalment: Instalment | undefined,
): ResolvedDate {
  const { period, latest } = context;
  const at = (year: number): CalendarDate => ({ year, month, day });
  const end = period?.to ?? latest;
  /** Months have not passed as the instalment says. */
  let isEarly = false;
  /** … and may have, since a year before. */
  let isOlder = false;
  if (instalment !== undefined && end) {
    const { date, yearKnown } = purchaseDay({ month, day }, instalment, end);
    const isPast = dayNumber(end) - dayNumber(date) > SLACK_DAYS;
    if (isPast) {
      // `40077-6612 05/24` counts nothing, among rows of these days: those below go on from it.
      const goesOn =
        previous !== undefined && Math.abs(dayNumber(date) - dayNumber(previous)) <= SLACK_DAYS;
      return { date, yearKnown: yearKnown && exists(date), past: !goesOn };
    }
    // `14/24` is no month and year.
    const isCounted = instalment.isCalled || instalment.nth > MONTHS;
    isEarly = isCounted && !yearKnown;
    isOlder = isEarly && mayBeYearsAgo(date, instalment.nth, end);
  }
  if (period) {
    const years = yearsAround(period);
    const distance = (year: number): number => {
      const n = dayNumber(at(year));
      return Math.max(dayNumber(period.from) - n, n - dayNumber(period.to), 0);
    };
    const within = years.filter((year) => distance(year) === 0);
    // In a year and a day, a day may come twice: it is the one that goes on from the row before.
    const best =
      within.length > 1
        ? nextOf(within, at, context, previous)
        : years.reduce((a, b) => (distance(b) < distance(a) ? b : a));
    // Of several years, rows that follow each other by more than one say nothing.
    const isOpen = within.length > 1 && isOfYears(period);
    // A day of the period that is in no year as far back as the instalment says is that on which this was charged.
    const isCharged = !isOlder && within.length === 1;
    const isKnown = !isOpen && (!isEarly || isCharged) && distance(best) <= SLACK_DAYS;
    const yearKnown = isKnown && exists(at(best));
    return { date: at(best), yearKnown };
  }
  if (previous) {
    // From December on to January, or back where the newest row is printed first.
    const turn = context.order === 'asc' ? previous.month - month : month - previous.month;
    const step = context.order === 'asc' ? 1 : -1;
    // … and the other way where a further table begins anew.
    const turned = turn >= 6 ? step : turn <= -10 ? -step : 0;
    const year = previous.year + turned;
    // Later than all that the document dates, a row is a year too late.
    const ahead = latest ? dayNumber(at(year)) - dayNumber(latest) : Infinity;
    // In the year before, no other year's day of that name is as late as that.
    const isOnly = turn > -6 || ahead > SLACK_DAYS - YEAR_DAYS;
    return { date: at(year), yearKnown: !isOlder && ahead <= SLACK_DAYS && isOnly };
  }
  if (latest) {
    const same = at(latest.year);
    const late = dayNumber(same) - dayNumber(latest) > SLACK_DAYS;
    return { date: late ? at(latest.year - 1) : same, yearKnown: !isOlder };
  }
  return { date: at(context.likely ?? UNKNOWN_YEAR), yearKnown: false };
}

/** Days of a period from which on a day and month of it may well be of several years. */
const OVER_A_YEAR = 400;
/** Years of a period at most; more are no period's. */
const MOST_YEARS = 100;

const isOfYears = ({ from, to }: Period): boolean => dayNumber(to) - dayNumber(from) > OVER_A_YEAR;

/** The years of a period, its last one first, and the one before and behind. */
const yearsAround = ({ from, to }: Period): number[] => {
  const between = Math.min(Math.max(to.year - from.year, 0), MOST_YEARS);
  const years = Array.from({ length: between + 1 }, (_, i) => to.year - i);
  return [...years, from.year - 1, to.year + 1];
};

/** Days that every month has: only what is beyond needs a calendar. */
const SHORTEST_MONTH = 28;

/** `2022-02-29` is printed by some statements, and doubted. */
const exists = ({ year, month, day }: CalendarDate): boolean =>
  day <= SHORTEST_MONTH || day <= new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * A printed date as a calendar date; a missing year comes from the period, the row before, or the document, and that of
 * a purchase from which of its instalments the row pays.
 */
export function resolveDate(
  printed: PrintedDate,
  order: DateOrder,
  context: YearContext,
  previous: CalendarDate | undefined,
  instalment?: Instalment,
): ResolvedDate | undefined {
  const read = readDate(printed, order) ?? readDate(printed, order === 'mdy' ? 'dmy' : 'mdy');
  if (!read) return undefined;
  const { year, month, day } = read;
  if (year !== undefined) {
    const date = { year, month, day };
    return { date, yearKnown: exists(date) };
  }
  return yearFor(month, day, context, previous, instalment);
}

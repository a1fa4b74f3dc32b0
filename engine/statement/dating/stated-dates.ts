import {
  type CalendarDate,
  type DateOrder,
  dayNumber,
  type OrderVote,
  phrasesIn,
  type PrintedDate,
  printsYear,
  readDate,
  type TokenLine,
} from '../../reading';
import { factsOf, type Held, Labels, type Period } from '../facts';
import { resolveDate } from './row-dates';

/**
 * Dates of the rows that tell which period is theirs, the shares of them that it holds and another may hold, and days
 * that rows may lie outside.
 */
const SAMPLE = 200;
export const MOST_HELD = 0.8;
const LEAST_HELD = 0.2;
const OUTSIDE_DAYS = 7;

const isNamed = ({ value }: PrintedDate): boolean => value.kind === 'named';

/** Days of a statement's period at most, where nothing but its length tells how its dates are to be read. */
const LONGEST_DAYS = 100;

/** Whether none of some dates says if its day or its month comes first. */
const sayNoOrder = (dates: readonly PrintedDate[]): boolean =>
  dates.every(
    ({ value }) => value.kind === 'named' || (!value.yearFirst && value.a <= 12 && value.b <= 12),
  );

const isLong = ({ from, to }: Period): boolean => dayNumber(to) - dayNumber(from) > LONGEST_DAYS;

/** Which share of some dates a period holds, in a year of its own where they print none. */
export function shareHeld(
  dates: readonly PrintedDate[],
  { from, to }: Period,
  order: DateOrder,
): number {
  const [first, last] = [dayNumber(from) - OUTSIDE_DAYS, dayNumber(to) + OUTSIDE_DAYS];
  const isHeld = (date: PrintedDate): boolean => {
    const read = readDate(date, order);
    const years = read?.year === undefined ? [from.year, to.year] : [read.year];
    return years.some((year) => {
      const day = read && dayNumber({ ...read, year });
      return day !== undefined && day >= first && day <= last;
    });
  };
  return dates.filter(isHeld).length / dates.length;
}

const isSamePeriod = (one: Period, other: Period): boolean =>
  dayNumber(one.from) === dayNumber(other.from) && dayNumber(one.to) === dayNumber(other.to);

/**
 * The order in which all of some dates lie in a period that is the same in both, where none does in the other:
 * `12/07` of 1 to 31 December.
 */
function onlyHeldIn(
  dates: readonly PrintedDate[],
  periodIn: (order: DateOrder) => Period | undefined,
): DateOrder | undefined {
  const [period, other] = [periodIn('dmy'), periodIn('mdy')];
  if (dates.length === 0 || !period || !other || !isSamePeriod(period, other)) return undefined;
  const [dmy, mdy] = [shareHeld(dates, period, 'dmy'), shareHeld(dates, period, 'mdy')];
  if (dmy === 1 && mdy === 0) return 'dmy';
  return mdy === 1 && dmy === 0 ? 'mdy' : undefined;
}

/**
 * Where the rows' own dates may be of either order, a period that only the other one makes begin before it ends; where they
 * name their months, and no other date tells, one that only the other makes as short as statements' are.
 * `context` is every date of the document.
 */
export function byPeriod(
  vote: OrderVote,
  dates: readonly PrintedDate[],
  context: readonly PrintedDate[],
  statedIn: (order: DateOrder) => Period | undefined,
): OrderVote {
  if (vote.order === 'ymd') return vote;
  const order = vote.order === 'dmy' ? 'mdy' : 'dmy';
  const stated = statedIn(vote.order);
  const only = vote.certain ? undefined : onlyHeldIn(dates, statedIn);
  if (only) return { order: only, certain: true };
  if (stated) {
    const isOpen = isLong(stated) && dates.every(isNamed) && sayNoOrder(context);
    const other = isOpen ? statedIn(order) : undefined;
    const holds = other && !isLong(other) && shareHeld(dates, other, 'dmy') >= MOST_HELD;
    return holds ? { ...vote, order } : vote;
  }
  // One word may be any code: `22/09/05`.
  const against = new Set(
    dates.flatMap((date) => (readDate(date, order) ? [] : JSON.stringify(date.value))),
  );
  return against.size < 2 && statedIn(order) ? { order, certain: false } : vote;
}

/** How many of the rows' dates a period holds; most, of any period, where these print no years. */
export function holdsDates(
  dates: readonly PrintedDate[],
  order: DateOrder,
): (period: Period) => Held {
  const step = Math.ceil(dates.length / SAMPLE);
  const days = dates.flatMap((date, i) => {
    const read = i % step === 0 && printsYear(date) ? readDate(date, order) : undefined;
    return read?.year === undefined ? [] : dayNumber({ ...read, year: read.year });
  });
  const heldIn = (first: number, last: number): number =>
    days.filter((day) => day >= first && day <= last).length;
  return ({ from, to }) => {
    const [first, last] = [dayNumber(from), dayNumber(to)];
    if (heldIn(first - OUTSIDE_DAYS, last + OUTSIDE_DAYS) >= MOST_HELD * days.length) return 'most';
    // Of the month after what a paper speaks of beside, the first days lie near it.
    return heldIn(first, last) > LEAST_HELD * days.length ? 'some' : 'few';
  };
}

/** The latest of some dates; dates that name their month, or print a full year, before what may be a code. */
function latestOf(dates: readonly PrintedDate[], order: DateOrder): CalendarDate | undefined {
  return (
    latestAmong(
      dates.filter((date) => isSure(date)),
      order,
    ) ?? latestAmong(dates, order)
  );
}

/** Days that what a document speaks of may lie ahead of its other dates: a rate is promised until then. */
const AHEAD_DAYS = 366;
/** … and of its day of issue: what is owed is due before, and points lapse later. */
const LAPSE_DAYS = 183;

/** Dates of one year that rows print, at least, and as a share of those that only they print, which are the rows' own. */
const LEAST_OWN = 3;
const MOST_OWN = 0.5;

/**
 * The latest of a document's dates; one much later than the day of issue, or, where only a few rows print it, than those of
 * the other lines, is what it speaks of.
 */
export function latestStated(
  all: readonly PrintedDate[],
  others: readonly TokenLine[],
  order: DateOrder,
): CalendarDate | undefined {
  const outside = others.flatMap(({ dates }) => dates.filter(({ weak }) => !weak));
  const latest = latestOf(all, order);
  if (!latest) return undefined;
  const isAhead = (day: CalendarDate | undefined, days: number): boolean =>
    day !== undefined && dayNumber(latest) - dayNumber(day) > days;
  // Its years may be of two digits: what calls a date the document's own says that it is no code.
  const made = dayOfIssue(others, order) ?? dayOfClosing(others, order);
  if (made && (isAhead(made, LAPSE_DAYS) || dayNumber(made) > dayNumber(latest))) return made;
  const beside = latestOf(outside, order);
  return isAhead(beside, AHEAD_DAYS) && !areOwn(all, outside, latest, order) ? beside : latest;
}

/** The day on which a document says that it was issued, with its year. */
export function dayOfIssue(
  others: readonly TokenLine[],
  order: DateOrder,
): CalendarDate | undefined {
  const { issuedOn } = factsOf(new Labels(others, new Set()));
  return issuedOn && latestAmong([issuedOn], order);
}

/** … or the last one that it prints beside its closing balance. */
export function dayOfClosing(
  others: readonly TokenLine[],
  order: DateOrder,
): CalendarDate | undefined {
  const dates = others.flatMap((line) => {
    const isClosing =
      line.dates.length > 0 && phrasesIn(line, 'balances').some(({ tag }) => tag === 'closing');
    return isClosing ? line.dates.filter((date) => !date.weak && printsYear(date)) : [];
  });
  return latestAmong(dates, order);
}

/** Most dates that only rows print are of the year up to the latest: value dates, say, beside days without a year. */
function areOwn(
  all: readonly PrintedDate[],
  outside: readonly PrintedDate[],
  latest: CalendarDate,
  order: DateOrder,
): boolean {
  const elsewhere = new Set(outside);
  const days = all.flatMap((date) => {
    const read = elsewhere.has(date) || !isSure(date) ? undefined : readDate(date, order);
    return read?.year === undefined ? [] : dayNumber({ ...read, year: read.year });
  });
  const near = days.filter((day) => dayNumber(latest) - day <= AHEAD_DAYS).length;
  return near >= LEAST_OWN && near > MOST_OWN * days.length;
}

const isSure = ({ value }: PrintedDate): boolean =>
  value.kind === 'named' || value.yearFirst || (value.c ?? 0) >= 100;

function latestAmong(dates: readonly PrintedDate[], order: DateOrder): CalendarDate | undefined {
  const context = { period: undefined, latest: undefined, order: 'asc' } as const;
  let latest: CalendarDate | undefined;
  for (const date of dates) {
    const resolved = resolveDate(date, order, context, undefined);
    if (!resolved?.yearKnown) continue;
    if (!latest || dayNumber(resolved.date) > dayNumber(latest)) latest = resolved.date;
  }
  return latest;
}

import type { Valued } from '../../proof';
import {
  type CalendarDate,
  type DateOrder,
  dayNumber,
  type PrintedDate,
  printsOwnDate,
  printsYear,
  type RawRow,
  readDate,
} from '../../reading';
import type { Row } from '../model';
import { isLateBeside, mayBeOfOtherDay, printsDaysOnce, sameDate } from './days-of-rows';
import { type Instalment, instalmentIn, isPaidSince } from './instalments';
import { boxOf } from './row-box';
import { resolveDate, type ResolvedDate, type YearContext } from './row-dates';
import { spannedDays } from './spanned-days';
import { hasWildYears } from './wild-years';

/** A row of an earlier or a later year is of another calendar, or of another century. */
const FIRST_YEAR = 1950;
const LAST_YEAR = 2049;
/** Days outside the stated period at which a row's date is doubted. */
const PERIOD_SLACK = 45;
/** … and as many behind it: a later one may be the date of something else. */
const LATE_SLACK = 31;

/** How long after its first date a row's second one may be, in days. */
const FAR_DAYS = 10;

export type DatedRows = {
  rows: Row[];
  /** Every date's year is known and none lies far outside the period. */
  certain: boolean;
};

/** Entries that are dated otherwise than by the first column, or the row above. */
export type OtherDays = {
  /** They are of the whole period. */
  ofPeriod: ReadonlySet<Valued['entry']>;
  /** They print dates in the second column alone. */
  ofSecond: ReadonlySet<Valued['entry']>;
  /** A few rows that print the second date alone are of that day: a card's issuer charges what is of no purchase's day. */
  chargesBySecond: boolean;
};

/**
 * Share of the rows with a second date that print no first one, below which these are no further rows of a day, but print the
 * second date alone: what was charged by the issuer itself.
 */
const FEW = 0.15;
/** … and below which they may be. */
const SOME = 0.5;

/** Share of the rows that print a second date which print no first one. */
function shareOfSecondAlone(values: readonly Valued[]): number {
  let [all, alone] = [0, 0];
  for (const { entry, amount } of values) {
    if (amount === undefined || !secondOf(entry.dates)) continue;
    all += 1;
    if (!entry.dates[0]) alone += 1;
  }
  return all === 0 ? 0 : alone / all;
}

/**
 * Values as finished rows, in printed order; a row without a date has the one of the row above, or is of the period's last
 * day.
 */
export function datedRows(
  values: readonly Valued[],
  order: DateOrder,
  years: YearContext,
  { ofPeriod, ofSecond, chargesBySecond }: OtherDays,
): DatedRows {
  const rows: Row[] = [];
  let previous: CalendarDate | undefined;
  /** What rows above the first date are dated by. */
  let above: CalendarDate | undefined;
  const isNear = nearPeriod(years);
  const dayOf = resolver(order, years);
  const isOf = (date: CalendarDate, instalment: Instalment | undefined): boolean =>
    instalment !== undefined &&
    years.period !== undefined &&
    isPaidSince(date, instalment.nth, years.period.to);
  const once = printsDaysOnce(values, order);
  const alone = chargesBySecond ? shareOfSecondAlone(values) : 1;
  const areFewAlone = alone < FEW;
  /** Some rows of other tables leave the day to the row above: those of a titled one may as well. */
  const leavesDays = values.some(
    ({ entry, amount }) => amount !== undefined && !entry.dates[0] && !ofSecond.has(entry),
  );
  const isUndated = ({ entry, amount }: Valued): boolean => amount !== undefined && !entry.dates[0];
  const spanned = once && values.some(isUndated) ? spannedDays(values) : undefined;
  /** No day's second date is as far from its first: it is the row's only one. */
  const isFar = (second: PrintedDate | undefined, day: CalendarDate | undefined): boolean => {
    const own = second && day && resolveDate(second, order, years, day)?.date;
    return (
      own !== undefined && day !== undefined && Math.abs(dayNumber(own) - dayNumber(day)) > FAR_DAYS
    );
  };
  // A day that stands below its rows may be of others, too.
  let certain = spanned !== undefined || !once || !standAboveDays(values);
  let printed = false; // the first date column has held a date
  /** The last date is a balance's. */
  let ofBalance = false;
  let at = -1;
  for (const value of values) {
    at += 1;
    const { entry } = value;
    const ofDay = entry.kind === 'row' ? spanned?.get(entry) : undefined;
    const primary = ofDay ?? entry.dates[0];
    const second = secondOf(entry.dates);
    // A day's date may be printed once; the second date then stands alone on the rows below. Where each row prints its
    // own, the second one says more of a row than the row above does.
    printed ||= primary !== undefined;
    const isAlone = second !== undefined && areFewAlone;
    const ofAbove = printed && once && !isAlone && !ofSecond.has(entry) && !isFar(second, previous);
    const first = primary ?? (ofAbove ? undefined : second);
    // `  03/28  Interest charge`: of a card's rows only some leave the first date empty.
    if (ofAbove && !primary && second && alone < SOME) certain = false;
    const nth = first && !printsYear(first) ? instalmentOf(entry) : undefined;
    const resolved = first && dayOf(first, previous, nth);
    // `Date: 31/03/2025` heads rows that print days of their own, far from it.
    const isOfLine = second !== undefined && entry.kind === 'row' && primary !== undefined;
    if (isOfLine && !printsOwnDate(entry) && isFar(second, resolved?.date)) certain = false;
    // A balance of a day stands below the day's rows as well as above the next one's.
    if (first) ofBalance = entry.kind === 'balance';
    else if (ofBalance && value.amount !== undefined) certain = false;
    if (resolved) {
      if (!resolved.past) previous = resolved.date;
      certain &&=
        resolved.yearKnown &&
        resolved.date.year >= FIRST_YEAR &&
        resolved.date.year <= LAST_YEAR &&
        (isNear(resolved.date) || isOf(resolved.date, instalmentOf(entry))) &&
        !isLateBeside(entry, resolved.date, order, years.period);
    }
    if (first && second && resolved && isOfOtherCalendar(first, second, resolved.date, order))
      certain = false;
    const differ = first && second && !sameDate(first, second, order);
    if (value.dates === 'elsewhere' || (value.dates === 'alike' && differ)) certain = false;
    // Whose date it is, the column's name says of a whole table; among rows with both, nothing does.
    const isOfSecond = ofSecond.has(entry) ? once && leavesDays : isAlone;
    if (isOfSecond && !primary && value.amount !== undefined) certain = false;
    if (!ofSecond.has(entry) && mayBeOfOtherDay(value, primary, second, printed && !once))
      certain = false;
    // `1/4   03/04/2024`: the one without a year may be no date.
    if (value.dates === 'unnamed' && first && second && !printsYear(first) && printsYear(second))
      certain = false;
    // Of two that nothing names, the first is the transaction's only if it is no later.
    const other = value.dates === 'unnamed' && differ ? second : undefined;
    if (other && isLater(resolved?.date, resolveDate(other, order, years, previous)?.date))
      certain = false;
    const empty =
      entry.kind === 'row'
        ? value.amount === undefined && value.balance === undefined
        : value.balance === undefined;
    const last = first === undefined && ofPeriod.has(entry) ? years.period?.to : undefined;
    if (last) certain = false;
    const own = last ?? (resolved?.past ? resolved.date : previous);
    const date = own ?? (above ??= firstDate(values, order, years));
    if (empty || !date) continue;
    // No date of its own, and none above it.
    if (!own && value.amount !== undefined) certain = false;
    rows.push({
      id: rows.length + 1,
      date,
      valueDate: second && resolveDate(second, order, years, date)?.date,
      description: entry.description,
      amount: value.amount,
      balance: value.balance,
      category: value.section,
      foreign: foreignOf(value),
      source: boxOf(entry.kind === 'row' ? entry.lines : [entry.line]),
      entry,
      at,
    });
  }
  // A stated period has held each of them already.
  return { rows, certain: certain && (years.period !== undefined || !hasWildYears(rows)) };
}

/**
 * Resolves the dates of rows in printed order: those of one day follow each other, and where it prints its year, it
 * is read once.
 */
function resolver(
  order: DateOrder,
  years: YearContext,
): (
  printed: PrintedDate,
  previous: CalendarDate | undefined,
  nth: Instalment | undefined,
) => ResolvedDate | undefined {
  let value: PrintedDate['value'] | undefined;
  let resolved: ResolvedDate | undefined;
  return (printed, previous, nth) => {
    if (printed.value === value && printsYear(printed)) return resolved;
    ({ value } = printed);
    resolved = resolveDate(printed, order, years, previous, nth);
    return resolved;
  };
}

/** Days between two dates of one row that are whole: no day's second one is as far from its first. */
const OTHER_CALENDAR = 183;

/** `03/09/46  03/03/25`: two dates in full that are years apart: one of them is of another calendar. */
function isOfOtherCalendar(
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
function standAboveDays(values: readonly Valued[]): boolean {
  const first = values.findIndex(({ entry }) => entry.dates[0] !== undefined);
  return values
    .slice(0, Math.max(first, 0))
    .some(({ entry, amount }) => amount !== undefined && secondOf(entry.dates) !== undefined);
}

const isLater = (date: CalendarDate | undefined, other: CalendarDate | undefined): boolean =>
  date !== undefined && other !== undefined && dayNumber(date) > dayNumber(other);

/** Which instalment a row pays; looked for where its date alone tells too little, since it takes long. */
const instalmentOf = (entry: Valued['entry']): Instalment | undefined =>
  entry.kind === 'row' ? instalmentIn(entry.description) : undefined;

/** The first date behind the first column's. */
function secondOf(dates: RawRow['dates']): PrintedDate | undefined {
  for (let i = 1; i < dates.length; i += 1) if (dates[i]) return dates[i];
  return undefined;
}

function foreignOf({ entry, how }: Valued): Row['foreign'] {
  if (entry.kind !== 'row') return undefined;
  const at = how.roles.indexOf('foreignAmount');
  const cell =
    at < 0 ? undefined : entry.cells.find(({ column }) => how.roles[column] === 'foreignAmount');
  const money = cell?.money ?? entry.foreign;
  const currency = money?.currency ?? entry.currency;
  return !money || currency === undefined ? undefined : { currency, minor: money.minor };
}

function nearPeriod({ period }: YearContext): (date: CalendarDate) => boolean {
  if (!period) return () => true;
  const first = dayNumber(period.from) - PERIOD_SLACK;
  const last = dayNumber(period.to) + LATE_SLACK;
  return (date) => {
    const day = dayNumber(date);
    return day >= first && day <= last;
  };
}

/** What an undated balance line above the first row is dated by. */
function firstDate(
  values: readonly Valued[],
  order: DateOrder,
  years: YearContext,
): CalendarDate | undefined {
  if (years.period) return years.period.from;
  for (const { entry } of values)
    for (const date of entry.dates)
      if (date) return resolveDate(date, order, years, undefined)?.date;
  return undefined;
}

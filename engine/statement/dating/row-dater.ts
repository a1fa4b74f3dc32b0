import type { Valued } from '../../proof';
import {
  type CalendarDate,
  type DateOrder,
  dayNumber,
  type PrintedDate,
  printsYear,
} from '../../reading';
import type { Row } from '../model';
import { balancesEndDays } from './balances-of-days';
import { isLateBeside, mayBeOfOtherDay, printsDaysOnce, sameDate } from './days-of-rows';
import { foreignOf } from './foreign-of-row';
import { type Instalment, instalmentIn, isPaidSince, paysInstalment } from './instalments';
import { nearPeriod } from './near-period';
import { boxOf } from './row-box';
import { resolveDate, type ResolvedDate, type YearContext } from './row-dates';
import {
  FEW,
  isOfOtherCalendar,
  secondOf,
  shareOfSecondAlone,
  SOME,
  standAboveDays,
} from './second-of-row';
import { ruledDays, type RulesOfPages } from './ruled-days';
import { spannedDays } from './spanned-days';

/** A row of an earlier or a later year is of another calendar, or of another century. */
const FIRST_YEAR = 1950;
const LAST_YEAR = 2049;

/** How long after its first date a row's second one may be, in days. */
const FAR_DAYS = 10;

/** Entries that are dated otherwise than by the first column, or the row above. */
export type OtherDays = {
  /** They are of the whole period. */
  ofPeriod: ReadonlySet<Valued['entry']>;
  /** They print dates in the second column alone. */
  ofSecond: ReadonlySet<Valued['entry']>;
  /** A few rows that print the second date alone are of that day: a card's issuer charges what is of no purchase's day. */
  chargesBySecond: boolean;
};

/** A value's dates, and which of them is its day. */
type Read = {
  value: Valued;
  /** Its own in the first column, or the one of the day that its rows span. */
  primary: PrintedDate | undefined;
  second: PrintedDate | undefined;
  /** The one that it is dated by. */
  first: PrintedDate | undefined;
  resolved: ResolvedDate | undefined;
  /** It leaves its day to the row above. */
  isOfAbove: boolean;
  /** It is one of few that print a second date without a first. */
  isAlone: boolean;
};

/** Dates values, passed in printed order. */
export class RowDater {
  readonly rows: Row[] = [];
  /** Nothing that was passed casts doubt on a day. */
  isCertain: boolean;
  private readonly values: readonly Valued[];
  private readonly order: DateOrder;
  private readonly years: YearContext;
  private readonly others: OtherDays;
  private readonly isNear: (date: CalendarDate) => boolean;
  private readonly dayOf: ReturnType<typeof resolver>;
  /** A day's date is printed once, with its first row. */
  private readonly isOnce: boolean;
  /** Share of the rows with a second date that print no first one. */
  private readonly alone: number;
  /** Some rows of other tables leave the day to the row above: those of a titled one may as well. */
  private readonly leavesDays: boolean;
  private readonly spanned: ReturnType<typeof spannedDays> | undefined;
  private previous: CalendarDate | undefined;
  /** What rows above the first date are dated by. */
  private above: CalendarDate | undefined;
  /** The first date column has held a date. */
  private isPrinted = false;
  /** The last date is a balance's, which a row below it may not be of. */
  private isOfBalance = false;
  /** A day's balance is printed with its last row: what follows the opening balance without a date is of its day. */
  private readonly endsDays: boolean;

  constructor(
    values: readonly Valued[],
    order: DateOrder,
    years: YearContext,
    others: OtherDays,
    rules: RulesOfPages,
  ) {
    this.values = values;
    this.order = order;
    this.years = years;
    this.others = others;
    this.isNear = nearPeriod(years);
    this.dayOf = resolver(order, years);
    this.isOnce = printsDaysOnce(values, order);
    this.endsDays = this.isOnce && balancesEndDays(values);
    this.alone = others.chargesBySecond ? shareOfSecondAlone(values) : 1;
    const undated = values.filter(({ entry, amount }) => amount !== undefined && !entry.dates[0]);
    this.leavesDays = undated.some(({ entry }) => !others.ofSecond.has(entry));
    const maySpan = this.isOnce && undated.length > 0;
    const spanned = maySpan ? spannedDays(values) : undefined;
    const ruled = maySpan && !spanned ? ruledDays(values, rules) : undefined;
    this.spanned = spanned ?? ruled?.days;
    // A day that stands below its rows may be of others, too.
    this.isCertain =
      ruled?.whole ?? (spanned !== undefined || !this.isOnce || !standAboveDays(values));
  }

  pass(value: Valued, at: number): void {
    const { entry } = value;
    const read = this.read(value);
    const { first, second, resolved } = read;
    if (resolved && !resolved.past) this.previous = resolved.date;
    if (this.isCertain && this.isDoubtful(read)) this.isCertain = false;
    if (first) this.isOfBalance = entry.kind === 'balance' && !(at === 0 && this.endsDays);
    const isOfPeriod = first === undefined && this.others.ofPeriod.has(entry);
    const last = isOfPeriod ? this.years.period?.to : undefined;
    const own = last ?? (resolved?.past ? resolved.date : this.previous);
    const date = own ?? (this.above ??= firstDate(this.values, this.order, this.years));
    // It is of the whole period; a balance is of no day of it.
    if (last && value.amount !== undefined) this.isCertain = false;
    if (isEmpty(value) || !date) return;
    // No date of its own, and none above it.
    if (!own && value.amount !== undefined) this.isCertain = false;
    this.rows.push({
      id: this.rows.length + 1,
      date,
      valueDate: second && resolveDate(second, this.order, this.years, date)?.date,
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

  private read(value: Valued): Read {
    const { entry } = value;
    const ofDay = entry.kind === 'row' ? this.spanned?.get(entry) : undefined;
    const primary = ofDay ?? entry.dates[0];
    const second = secondOf(entry.dates);
    // A day's date may be printed once; the second date then stands alone on the rows below. Where each row prints its
    // own, the second one says more of a row than the row above does.
    this.isPrinted ||= primary !== undefined;
    const isAlone = second !== undefined && this.alone < FEW;
    const isOfAbove =
      this.isPrinted &&
      this.isOnce &&
      !isAlone &&
      !this.others.ofSecond.has(entry) &&
      !this.isFar(second, this.previous);
    const first = primary ?? (isOfAbove ? undefined : second);
    const nth = first && !printsYear(first) ? instalmentOf(entry) : undefined;
    const resolved = first && this.dayOf(first, this.previous, nth);
    return { value, primary, second, first, resolved, isOfAbove, isAlone };
  }

  private isDoubtful(read: Read): boolean {
    return this.isUnlikely(read) || this.leavesDayOpen(read) || this.mayBeSecond(read);
  }

  /** Its day is of no year that a row here may be of, or far from the period. */
  private isUnlikely({ value: { entry }, first, second, resolved }: Read): boolean {
    // `25.12.` where the year stands first: it prints a day, and none that can be read.
    if (!resolved) return first !== undefined;
    const { date, yearKnown } = resolved;
    const { order, years } = this;
    return (
      !yearKnown ||
      (first?.value.isOpenEra && printsYear(first)) ||
      date.year < FIRST_YEAR ||
      date.year > LAST_YEAR ||
      (!this.isNear(date) &&
        !this.isPaidSince(date, instalmentOf(entry)) &&
        !this.isOfEarlier(entry, date, first)) ||
      isLateBeside(entry, date, order, years.period) ||
      (first !== undefined && second !== undefined && isOfOtherCalendar(first, second, date, order))
    );
  }

  /** What dates it may date other rows. */
  private leavesDayOpen(read: Read): boolean {
    const { value, primary, second, first, resolved, isOfAbove, isAlone } = read;
    const { entry, amount } = value;
    const { ofSecond } = this.others;
    // `  03/28  Interest charge`: of a card's rows only some leave the first date empty.
    if (isOfAbove && !primary && second && this.alone < SOME) return true;
    // `Date: 31/03/2025` heads rows that print days of their own, far from it.
    if (isHeaded(entry, primary, second) && this.isFar(second, resolved?.date)) return true;
    // A balance of a day stands below the day's rows as well as above the next one's.
    if (!first && this.isOfBalance && amount !== undefined) return true;
    // Of a card's rows that each print their day, the few that are posted and of no purchase have no other one to lose.
    const isEach = this.isPrinted && !this.isOnce && !isAlone;
    return !ofSecond.has(entry) && mayBeOfOtherDay(value, primary, second, isEach);
  }

  /** Its second date may be its day as well as the first. */
  private mayBeSecond({ value, primary, second, first, resolved, isAlone }: Read): boolean {
    const { entry, dates, amount } = value;
    const { order, years } = this;
    if (dates === 'elsewhere') return true;
    // Whose date it is, the column's name says of a whole table, and of rows that would print the day of the row above;
    // among others with both, nothing does.
    const isOfSecond = this.isOnce && (this.others.ofSecond.has(entry) ? this.leavesDays : isAlone);
    if (isOfSecond && !primary && amount !== undefined) return true;
    if (!first || !second || (dates !== 'alike' && dates !== 'unnamed')) return false;
    const differ = !sameDate(first, second, order);
    if (dates === 'alike') return differ;
    // `1/4   03/04/2024`: the one without a year may be no date.
    if (!printsYear(first) && printsYear(second)) return true;
    // Of two that nothing names, the first is the transaction's only if it is no later.
    return (
      differ && isLater(resolved?.date, resolveDate(second, order, years, this.previous)?.date)
    );
  }

  /** No day's second date is as far from its first: it is the row's only one. */
  private isFar(second: PrintedDate | undefined, day: CalendarDate | undefined): boolean {
    const own = second && day && resolveDate(second, this.order, this.years, day)?.date;
    return (
      own !== undefined && day !== undefined && Math.abs(dayNumber(own) - dayNumber(day)) > FAR_DAYS
    );
  }

  /** It pays an instalment of a purchase, of which it prints the whole day. */
  private isOfEarlier(
    { description }: Valued['entry'],
    date: CalendarDate,
    printed: PrintedDate | undefined,
  ): boolean {
    const { period } = this.years;
    const isBefore = period !== undefined && dayNumber(date) < dayNumber(period.from);
    return isBefore && printed !== undefined && printsYear(printed) && paysInstalment(description);
  }

  private isPaidSince(date: CalendarDate, instalment: Instalment | undefined): boolean {
    const { period } = this.years;
    return (
      instalment !== undefined &&
      period !== undefined &&
      isPaidSince(date, instalment.nth, period.to)
    );
  }
}

/** It says neither what moved nor what the balance is. */
const isEmpty = ({ entry, amount, balance }: Valued): boolean =>
  balance === undefined && (entry.kind !== 'row' || amount === undefined);

/** Its day stands in another line than the second date that it prints. */
const isHeaded = (
  entry: Valued['entry'],
  first: PrintedDate | undefined,
  second: PrintedDate | undefined,
): boolean =>
  entry.kind === 'row' &&
  first !== undefined &&
  second !== undefined &&
  !entry.lines.some(({ dates }) => dates.includes(first) && dates.includes(second));

const isLater = (date: CalendarDate | undefined, other: CalendarDate | undefined): boolean =>
  date !== undefined && other !== undefined && dayNumber(date) > dayNumber(other);

/** Which instalment a row pays; looked for where its date alone tells too little, since it takes long. */
const instalmentOf = (entry: Valued['entry']): Instalment | undefined =>
  entry.kind === 'row' ? instalmentIn(entry.description) : undefined;

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

import type { Valued } from '../../proof';
import { type CalendarDate, type DateOrder, dayNumber, type PrintedDate } from '../../reading';
import { type Instalment, instalmentIn } from './instalments';
import { resolveDate, type ResolvedDate, type YearContext } from './row-dates';

/** Entries that are dated otherwise than by the first column, or the row above. */
export type OtherDays = {
  /** They are of the whole period. */
  ofPeriod: ReadonlySet<Valued['entry']>;
  /** They print dates in the second column alone. */
  ofSecond: ReadonlySet<Valued['entry']>;
  /** A few rows that print the second date alone are of that day: a card's issuer charges what is of no purchase's day. */
  chargesBySecond: boolean;
  /** Balances run from row to row of a bank's account: these are of the days of booking, whatever instalments their texts count. */
  areBooked: boolean;
};

/** What dates the rows of an account, as it is known before the first. */
export type Days = {
  order: DateOrder;
  years: YearContext;
  others: OtherDays;
  /** A day is near the stated period. */
  isNear: (date: CalendarDate) => boolean;
  /** A day's date is printed once, with its first row. */
  isOnce: boolean;
  /** Share of the rows with a second date that print no first one. */
  alone: number;
  /** Some rows of other tables leave the day to the row above: those of a titled one may as well. */
  leavesDays: boolean;
};

/** What the rows above one leave to it. */
export type Above = {
  previous: CalendarDate | undefined;
  /** The first date column has held a date. */
  isPrinted: boolean;
  /** The last date is a balance's, which a row below it may not be of. */
  isOfBalance: boolean;
};

/** A value's dates, and which of them is its day. */
export type Read = {
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

/** Which instalment a row pays; looked for where its date alone tells too little, since it takes long. */
export const instalmentOf = (entry: Valued['entry']): Instalment | undefined =>
  entry.kind === 'row' ? instalmentIn(entry.description) : undefined;

/** How long after its first date a row's second one may be, in days. */
const FAR_DAYS = 10;

/** No day's second date is as far from its first: it is the row's only one. */
export function isFar(
  second: PrintedDate | undefined,
  day: CalendarDate | undefined,
  { order, years }: Pick<Days, 'order' | 'years'>,
): boolean {
  const own = second && day && resolveDate(second, order, years, day)?.date;
  return (
    own !== undefined && day !== undefined && Math.abs(dayNumber(own) - dayNumber(day)) > FAR_DAYS
  );
}

import type { Valued } from '../../proof';
import { type CalendarDate, type DateOrder, type PrintedDate, printsYear } from '../../reading';
import type { Row } from '../model';
import { balancesEndDays } from './balances-of-days';
import { isDoubtfulDay } from './day-doubts';
import { printsDaysOnce } from './days-of-rows';
import { foreignOf } from './foreign-of-row';
import type { Instalment } from './instalments';
import { nearPeriod } from './near-period';
import { type Above, type Days, instalmentOf, isFar, type OtherDays, type Read } from './read-days';
import { boxOf } from './row-box';
import { resolveDate, type ResolvedDate, type YearContext } from './row-dates';
import { FEW, secondOf, shareOfSecondAlone, standAboveDays } from './second-of-row';
import { ruledDays, type RulesOfPages } from './ruled-days';
import { spannedDays } from './spanned-days';

/** Dates values, passed in printed order. */
export class RowDater {
  readonly rows: Row[] = [];
  /** Nothing that was passed casts doubt on a day. */
  isCertain: boolean;
  private readonly values: readonly Valued[];
  private readonly days: Days;
  private readonly dayOf: ReturnType<typeof resolver>;
  private readonly spanned: ReturnType<typeof spannedDays> | undefined;
  private readonly above: Above = { previous: undefined, isPrinted: false, isOfBalance: false };
  /** What rows above the first date are dated by. */
  private initial: CalendarDate | undefined;
  /** A day's balance is printed with its last row: what follows the opening balance without a date is of its day. */
  private readonly endsDays: boolean;

  constructor(
    values: readonly Valued[],
    order: DateOrder,
    years: YearContext,
    others: OtherDays,
    rules: RulesOfPages,
  ) {
    const isOnce = printsDaysOnce(values, order);
    const undated = values.filter(({ entry, amount }) => amount !== undefined && !entry.dates[0]);
    this.values = values;
    this.days = {
      order,
      years,
      others,
      isOnce,
      isNear: nearPeriod(years),
      alone: others.chargesBySecond ? shareOfSecondAlone(values) : 1,
      leavesDays: undated.some(({ entry }) => !others.ofSecond.has(entry)),
    };
    this.dayOf = resolver(order, years);
    this.endsDays = isOnce && balancesEndDays(values);
    const maySpan = isOnce && undated.length > 0;
    const spanned = maySpan ? spannedDays(values) : undefined;
    const ruled = maySpan && !spanned ? ruledDays(values, rules) : undefined;
    this.spanned = spanned ?? ruled?.days;
    // A day that stands below its rows may be of others, too.
    this.isCertain = ruled?.whole ?? (spanned !== undefined || !isOnce || !standAboveDays(values));
  }

  pass(value: Valued, at: number): void {
    const { entry } = value;
    const { order, years, others } = this.days;
    const read = this.read(value);
    const { first, second, resolved } = read;
    if (resolved && !resolved.past) this.above.previous = resolved.date;
    if (this.isCertain && isDoubtfulDay(read, this.days, this.above)) this.isCertain = false;
    if (first) this.above.isOfBalance = entry.kind === 'balance' && !(at === 0 && this.endsDays);
    const isOfPeriod = first === undefined && others.ofPeriod.has(entry);
    const last = isOfPeriod ? years.period?.to : undefined;
    const own = last ?? (resolved?.past ? resolved.date : this.above.previous);
    const date = own ?? (this.initial ??= firstDate(this.values, order, years));
    // It is of the whole period; a balance is of no day of it.
    if (last && value.amount !== undefined) this.isCertain = false;
    if (isEmpty(value) || !date) return;
    // No date of its own, and none above it.
    if (!own && value.amount !== undefined) this.isCertain = false;
    this.rows.push({
      id: this.rows.length + 1,
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

  private read(value: Valued): Read {
    const { entry } = value;
    const { others, isOnce, alone } = this.days;
    const ofDay = entry.kind === 'row' ? this.spanned?.get(entry) : undefined;
    const primary = ofDay ?? entry.dates[0];
    const second = secondOf(entry.dates);
    // A day's date may be printed once; the second date then stands alone on the rows below. Where each row prints its
    // own, the second one says more of a row than the row above does.
    this.above.isPrinted ||= primary !== undefined;
    const isAlone = second !== undefined && alone < FEW;
    const isOfAbove =
      this.above.isPrinted &&
      isOnce &&
      !isAlone &&
      !others.ofSecond.has(entry) &&
      !isFar(second, this.above.previous, this.days);
    const first = primary ?? (isOfAbove ? undefined : second);
    const mayPay = first && !printsYear(first) && !others.areBooked;
    const nth = mayPay ? instalmentOf(entry) : undefined;
    const resolved = first && this.dayOf(first, this.above.previous, nth);
    return { value, primary, second, first, resolved, isOfAbove, isAlone };
  }
}

/** It says neither what moved nor what the balance is. */
const isEmpty = ({ entry, amount, balance }: Valued): boolean =>
  balance === undefined && (entry.kind !== 'row' || amount === undefined);

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

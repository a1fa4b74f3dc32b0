import {
  type DateOrder,
  dateOrderOf,
  type Lexicon,
  type OrderVote,
  type PrintedDate,
  printsYear,
  type TokenLine,
} from '../../reading';
import { betweenBalances, monthsIn, type Period, periodOf, yearlessPeriod } from '../facts';
import type { LabelledBalance } from '../labelled';
import { isOfOwnBalances } from './own-balances';
import type { YearContext } from './row-dates';
import { bySaidOrder } from './said-order';
import { byPeriod, holdsDates, latestStated } from './stated-dates';
import { titleYear } from './titled-dates';

/** Where the dates of an account's rows stand. */
export type DatedLines = {
  /** All of the document. */
  lines: readonly TokenLine[];
  /** Those that are no rows. */
  others: readonly TokenLine[];
  /** … and speak of the account. */
  ownOthers: readonly TokenLine[];
  /** The period of the account before. */
  inherited: Period | undefined;
};

/** How the dates of an account's rows are read, and what lends them years. */
export type Calendar = {
  vote: OrderVote;
  /** The period that is printed with its years. */
  stated: Period | undefined;
  /** … or that the document's last date lends them to. */
  period: Period | undefined;
  years: Omit<YearContext, 'order'>;
  /** Every row prints its year. */
  sayYears: boolean;
  /** How only some of the dates are read. */
  voteOf: (dates: readonly PrintedDate[]) => OrderVote;
};

/** The calendar of an account whose rows print `dates`. */
export function calendarOf(
  dates: readonly PrintedDate[],
  labels: readonly LabelledBalance[],
  { lines, others, ownOthers, inherited }: DatedLines,
  lexicon: Lexicon,
): Calendar {
  const context: PrintedDate[] = [];
  for (const line of lines) for (const date of line.dates) if (!date.weak) context.push(date);
  const statedBy = new Map<DateOrder, Period | undefined>();
  const statedIn = (order: DateOrder): Period | undefined => {
    if (!statedBy.has(order)) {
      const holds = holdsDates(dates, order);
      statedBy.set(
        order,
        periodOf(ownOthers, order, lexicon, holds) ??
          inherited ??
          periodOf(others, order, lexicon, holds),
      );
    }
    return statedBy.get(order);
  };
  // `Card 3/24`, `24/7`: what rows say of themselves tells nothing of how their dates are written.
  const outside = others.flatMap(({ dates: found }) => found.filter(({ weak }) => !weak));
  const voteOf: Calendar['voteOf'] = (some) =>
    bySaidOrder(byPeriod(dateOrderOf(some, outside), some, context, statedIn), some, others);
  const vote = voteOf(dates);
  const { order } = vote;
  const between = betweenBalances(labels, order);
  const found = statedIn(order);
  const stated =
    found && between && isOfOwnBalances(between, found, dates, order, { labels, lines })
      ? undefined
      : found;
  // Dates that all print their years need no other's.
  const sayYears = dates.every(printsYear);
  const last = stated && sayYears ? undefined : latestStated(context, others, order);
  const period = stated ?? (last && yearlessPeriod(others, order, last));
  const years = {
    period: period ?? between,
    latest: sayYears
      ? undefined
      : (last ?? lines.flatMap((line) => monthsIn(line, lexicon))[0]?.to),
    likely: sayYears ? undefined : titleYear(others),
  };
  return { vote, stated, period, years, sayYears, voteOf };
}

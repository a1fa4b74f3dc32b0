import type { Columns } from '../columns';
import type { Holders, Segment } from '../tables';
import type { PrintedDate, TokenLine } from '../tokens';
import type { Lexicon } from '../vocabulary';
import { withBalancesFromBelow } from './balances-below';
import { withBegunRows } from './begun-rows';
import type { Bounds } from './bounds';
import { withoutBoxedFacts, withoutStatedDays } from './boxed-facts';
import { withoutBoxedSums } from './boxed-sums';
import { withCalledRows } from './called-rows';
import { withoutSpans } from './charged-spans';
import type { Classified } from './classified';
import { classify } from './classify';
import { withDatesFromBelow, withLevelDates } from './dates-below';
import { withoutDatesOfTexts } from './dates-of-texts';
import { withDaysFromAbove } from './days-above';
import { withDaysFromBelow } from './days-below';
import type { RawRow } from './entries';
import { describedAsText } from './inner-titles';
import { withoutLabelledBalances } from './labelled-balances';
import { withMarksFromBelow } from './marks-below';
import { bookingLines, namedDatesOf, withoutNamesOfDays } from './named-days';
import { isPageTurn } from './page-turns';
import { withoutStackedSums, withSumsOfSeveralLines } from './stacked-sums';
import { withSignsFromAbove } from './signs-above';
import { withTransfers } from './transfers';
import { weekdayLines } from './weekday-lines';

/** A part of a table, and what its lines are read by. */
export type Part = {
  segment: Segment;
  columns: Columns;
  bounds: Bounds;
  lexicon: Lexicon;
  holders: Holders;
};

/** What the part above left open, as far as lines are read by it. */
type Before = {
  day: RawRow['dates'] | undefined;
  booked: PrintedDate | undefined;
  row: RawRow | undefined;
  /**
   * Only the first part of a table shows where its days stand: others may begin with rows of the day above their page.
   */
  mayBeBelow: boolean;
};

/** The lines of a part, each as what it is among the others. */
export type Items = {
  items: readonly Classified[];
  /** Its lines, if they say the day of the rows above them. */
  days: readonly Classified[] | undefined;
  /** Lines that their weekday's name makes a day's heading, and those that name the transaction's date of rows below. */
  weekdays: ReturnType<typeof weekdayLines>;
  bookings: ReturnType<typeof bookingLines>;
};

/** Reads the lines of a table's part: dates, balances and marks that stand in other lines than their rows are given to these. */
export function itemsOf(
  { segment, columns, bounds, lexicon, holders }: Part,
  before: Before,
): Items {
  const read = (line: TokenLine, own: Columns): Classified =>
    ofRecord(classify(line, own, bounds, lexicon, holders), segment);
  const lines = segment.lines.filter((_, at) => !isPageTurn(segment.lines, at, lexicon));
  const all = withoutSpans(withSumsOfSeveralLines(lines.map((line) => read(line, columns))));
  const goesOn = before.row !== undefined || before.day !== undefined;
  const days = before.mayBeBelow ? withDaysFromBelow(all, columns, read) : undefined;
  const classified = withTransfers(
    days ?? withDaysFromAbove(withoutDatesOfTexts(all, columns, read, goesOn)),
  );
  const printed = withMarksFromBelow(
    describedAsText(
      withoutStackedSums(
        withoutBoxedSums(withoutBoxedFacts(withoutStatedDays(classified), lexicon)),
      ),
    ),
    bounds,
    lexicon,
  );
  const called = withCalledRows(withBegunRows(withSignsFromAbove(printed, bounds)), columns);
  const level = withLevelDates(called);
  // Where the part above printed days over their rows, so does this one.
  const dated = before.day ? level : withDatesFromBelow(level);
  const placed = withoutLabelledBalances(withBalancesFromBelow(dated, columns), lexicon);
  const weekdays = weekdayLines(placed);
  const bookings = bookingLines(placed, namedDatesOf(segment), {
    hasRows: before.row !== undefined,
    booked: before.booked !== undefined,
  });
  const items = withoutNamesOfDays(
    placed.map((item) => (weekdays.has(item.line) ? { ...item, text: '' } : item)),
    bookings.size > 0 && before.booked !== undefined,
  );
  return { items, days, weekdays, bookings };
}

/** A line of a record of several: with the date of its further lines, or one of these, which is nothing but text. */
function ofRecord(item: Classified, { further }: Segment): Classified {
  const valueDate = further?.said.get(item.line)?.valueDate;
  if (valueDate) return { ...item, dates: [...item.dates, valueDate] };
  return further?.beneath.has(item.line) ? { ...item, kind: 'text' } : item;
}

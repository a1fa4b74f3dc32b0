import type { Columns } from '../columns';
import type { Holders, Segment } from '../tables';
import type { PrintedDate, TokenLine } from '../tokens';
import type { Lexicon } from '../vocabulary';
import { boundsOf } from './bounds';
import { type Classified, rowOf } from './classify';
import { headingsIn } from './dates-of-texts';
import { datesWayOf, isBelow } from './dates-way';
import { rowsOverDays } from './days-in-midst';
import {
  areOfOtherDays,
  beginsInNoCell,
  beginsOtherwise,
  headsUnknownDay,
  isBehindDay,
  isOfText,
  isSecondOfLine,
  isUnderOther,
  saysDayFromToday,
  standOnBothSides,
} from './doubted-days';
import { type Entry, isDated, printsOwnDate, type RawRow } from './entries';
import { itemsOf } from './items';
import { leavesFigure } from './left-figures';
import { begunDatesOf, isCutDate } from './lost-dates';
import { attach, carryOver, printsFiguresLast, splitPending } from './row-lines';
import { dropStrayTop } from './stray-top';

/** What a table's part leaves open where its page ends. */
export type Open = {
  /** The dates of a line that stands above the rows of a day. */
  day: RawRow['dates'] | undefined;
  /** … below which no row has stood yet. */
  isDayNew: boolean;
  /** The transaction's date of the rows, which a line above them names and they do not print. */
  booked: PrintedDate | undefined;
  /** The last row, whose description may go on on the next page. */
  row: RawRow | undefined;
  /** Lines below the rows of a day say which it is. */
  daysBelow: boolean;
  /** Rows print lines above their figures: then a page may begin with the next row's. */
  above: boolean;
  /** The page ended with the date and the words of a row whose figures stand on the next one. */
  unfinished: boolean;
};

const NOTHING_OPEN: Open = {
  day: undefined,
  isDayNew: false,
  booked: undefined,
  row: undefined,
  daysBelow: false,
  above: false,
  unfinished: false,
};

/**
 * Cuts a segment into entries. Rows are anchored at the lines that carry figures; a dated line without
 * figures begins the row whose figures come below it; other lines go to the row they stand nearest to.
 * `before` is what the table's part above left open; `open` is what this one leaves.
 */
export function entriesOf(
  segment: Segment,
  columns: Columns,
  lexicon: Lexicon,
  holders: Holders,
  before: Open = NOTHING_OPEN,
): { entries: Entry[]; open: Open } {
  const bounds = boundsOf(segment, columns);
  const { items, days, weekdays, bookings } = itemsOf(
    { segment, columns, bounds, lexicon, holders },
    { ...before, mayBeBelow: before === NOTHING_OPEN || before.daysBelow },
  );
  const figuresLast = printsFiguresLast(items);
  const dates = datesWayOf(items, figuresLast, segment, lexicon);
  const areBelow = isBelow(dates);
  const hasBegunDate = begunDatesOf(segment, columns);
  const mayStandBelow = standOnBothSides(items);
  const overDays = rowsOverDays(items);
  const entries: Entry[] = [];
  let pending: Classified[] = [];
  let row: RawRow | undefined;
  /** The last row, where nothing but what heads the next page stands below it. */
  let beyond: RawRow | undefined;
  let { above } = before;
  let booked = bookings.size > 0 ? before.booked : undefined;
  let day = segment.day ? [segment.day] : before.day;
  /** The last day that its weekday's name heads, with all the rows below. */
  let headed: RawRow['dates'] | undefined;
  /** The line of the last day that stands over its rows. */
  let over: TokenLine | undefined;
  /** The line of the day's date says nothing else. */
  let dayAlone = true;
  /** … and stands in a box beside the table. */
  let dayBeside = false;
  /** A dated line was taken for no row's. */
  let lost = before.unfinished;
  /** A line that stands as the days' lines do says no day that is understood. */
  let unsure = false;
  /** … a day that only the one tells on which the paper was made: where the others stand, is not sure either. */
  let told = false;
  const saysDays = items.some(({ kind }) => kind === 'date');
  const headings = new Set([...headingsIn(items)].map(({ line }) => line));
  const mayBeFoot = (line: TokenLine): boolean =>
    !dayAlone && headed === undefined && (headings.size < 2 || !headings.has(line));
  /** Lines of the description above the first row's figures. */
  let topTexts: number | undefined;
  for (const item of items) {
    if (item.kind === 'date') unsure = false;
    else if (saysDayFromToday(item)) [unsure, told] = [true, true];
    else if (over && headsUnknownDay(item, over, row ?? beyond)) unsure = true;
    if (item.kind === 'date' && !areBelow && isBehindDay(item, row)) {
      // It dates none of the rows below, though what it says of its own row may be its day.
      pending.push({ ...item, kind: 'text' });
      lost = true;
      continue;
    }
    if (item.kind === 'date' && !areBelow) {
      day = item.dates;
      dayAlone = item.text === '' || item.namesDate;
      over = item.line;
      dayBeside = item.line.beside;
      headed = weekdays.has(item.line) ? item.dates : undefined;
    }
    if (bookings.has(item.line)) booked = item.line.dates[0];
    // What a box beside the table says is of no day of the table's, and takes none away.
    const ofDay = item.line.beside === dayBeside;
    if (typeof item.kind === 'object') {
      // It may turn out to be the first row of its day.
      if (item.kind.kind === 'total' && !isDated(item.kind.row))
        item.kind.row.dates =
          pending.findLast((other) => other.kind === 'date')?.dates ?? day ?? [];
      // What it says of a day of its own, the line above does not say of the rows below.
      else if (item.kind.kind === 'total' && ofDay) day = undefined;
      if (row) {
        attach(row, pending, 'below', bounds, dates);
        row.figureLeft ||= leavesFigure(pending, row);
      }
      pending = [];
      beyond = isOnLaterPage(item, row ?? beyond);
      row = undefined;
      // Over a balance or a sum, a date goes on only where it stands alone: others are of what they stand beside.
      if (item.kind.kind !== 'heading' && !dayAlone && ofDay) day = undefined;
      if (endsDay(item.kind)) booked = undefined;
      lost = item.kind.kind === 'heading' && isDated(item);
      entries.push(item.kind);
      continue;
    }
    if (item.kind !== 'amount') {
      pending.push(item);
      continue;
    }
    const isFirst = !row && entries.every(({ kind }) => kind === 'heading');
    const goesOn = isFirst && !figuresLast && !above && before.row;
    beyond = undefined;
    const split = goesOn
      ? carryOver(goesOn, pending)
      : splitPending(pending, row, item, { figuresLast, above, dates });
    if (row && split > 0) attach(row, pending.slice(0, split), 'below', bounds, dates);
    row = rowOf(item);
    if (segment.further) row.foreign = segment.further.said.get(item.line)?.foreign;
    const own = row.description.length;
    if (split < pending.length) attach(row, pending.slice(split), 'above', bounds, dates);
    if (topTexts === undefined) topTexts = row.description.length - own;
    above ||= row.lines.length > 1;
    // Between it and the row above, or in its own lines.
    const isCut =
      !isDated(row) &&
      (lost ||
        pending.some(({ line }) => isCutDate(line, columns, segment)) ||
        isCutDate(item.line, columns, segment));
    row.dateLost =
      isCut ||
      mayStandBelow ||
      overDays.has(row.anchor) ||
      areOfOtherDays(pending) ||
      (above && isUnderOther(item, pending.at(-1))) ||
      (unsure && !isDated(row)) ||
      (before.daysBelow && !days) ||
      hasBegunDate(row.anchor) ||
      beginsInNoCell(row) ||
      isOfText(row, over) ||
      beginsOtherwise(row);
    row.figureLeft = leavesFigure(pending, row);
    lost = false;
    // A day's date may stand in a line of its own, and the page turn after it.
    const heading = (ofDay ? day : undefined) ?? (item.line.beside ? undefined : headed);
    // No other day follows it: it may be the paper's own, at the foot of the page before or the head of this one.
    if (heading && !row.dates[0] && heading === before.day && before.isDayNew && !saysDays)
      row.dateLost = true;
    if (heading && !row.dates[0]) {
      row.dates = heading.map((date, i) => row?.dates[i] ?? date);
      // `Harrow Bank 01/08/2014` at the foot of the page before.
      row.dateLost ||= over !== undefined && over.page < item.line.page && mayBeFoot(over);
    }
    if (booked) row.dates = [booked, ...row.dates];
    if (ofDay) day = undefined;
    entries.push(row);
    pending = [];
  }
  if (row) {
    attach(row, pending, 'below', bounds, dates);
    row.figureLeft ||= leavesFigure(pending, row);
  }
  // `21 March 2025` below the last row, where others stand over theirs: it may be that row's.
  const isTrailing = !areBelow && over !== undefined && endsInDay(pending, over);
  for (const entry of entries)
    if (
      entry.kind === 'row' &&
      (isSecondOfLine(entry) || ((told || isTrailing) && !printsOwnDate(entry)))
    )
      entry.dateLost = true;
  if (dropStrayTop(entries, topTexts ?? 0, before)) above = before.above;
  return {
    entries,
    open: {
      day: areBelow || (entries.length > 0 && over && mayBeFoot(over)) ? undefined : day,
      isDayNew: pending.some(({ kind, text }) => kind === 'date' && text === ''),
      booked,
      row: row ?? beyond,
      daysBelow: days !== undefined || before.daysBelow,
      above,
      unfinished: pending.some(({ kind, text }) => kind === 'date' && text !== ''),
    },
  };
}

/** What stands below the last row is a day alone, as that over the first ones is. */
const endsInDay = (pending: readonly Classified[], over: TokenLine): boolean =>
  pending.length === 1 &&
  pending[0]?.kind === 'date' &&
  pending[0].line === over &&
  pending[0].text === '';

/** A balance or a sum, but for what is carried to the next page. */
const endsDay = (entry: Exclude<Entry, RawRow>): boolean =>
  entry.kind === 'total' || (entry.kind === 'balance' && entry.word !== 'forward');

/** A row above what heads a later page, on which it may go on. */
const isOnLaterPage = ({ kind, line }: Classified, row: RawRow | undefined): RawRow | undefined =>
  typeof kind === 'object' && kind.kind === 'heading' && row && line.page > row.anchor.page
    ? row
    : undefined;

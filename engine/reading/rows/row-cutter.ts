import type { Columns } from '../columns';
import type { Holders, Segment } from '../tables';
import type { TokenLine } from '../tokens';
import type { Lexicon } from '../vocabulary';
import { boundsOf } from './bounds';
import { type Classified, rowOf } from './classified';
import { headingsIn } from './dates-of-texts';
import { type DatesWay, datesWayOf, isBelow } from './dates-way';
import { DayOverRows } from './day-over-rows';
import { rowsOverDays } from './days-in-midst';
import {
  areOfOtherDays,
  beginsInNoCell,
  beginsOtherwise,
  isBehindDay,
  isOfText,
  isSecondOfLine,
  isUnderOther,
  standOnBothSides,
} from './doubted-days';
import { type Entry, isDated, printsOwnDate, type RawRow } from './entries';
import { type Items, itemsOf } from './items';
import { leavesFigure } from './left-figures';
import { begunDatesOf, isCutDate } from './lost-dates';
import { NOTHING_OPEN, type Open } from './open';
import {
  attach,
  carryOver,
  pitchOf,
  printsFiguresLast,
  type Setting,
  splitPending,
} from './row-lines';
import { dropStrayTop } from './stray-top';

/** A part of a table, and what it takes to read its lines. */
export type TablePart = {
  segment: Segment;
  columns: Columns;
  lexicon: Lexicon;
  holders: Holders;
};

/** Cuts the lines of a table's part, passed in printed order, into entries. */
export class RowCutter {
  readonly items: Items['items'];
  private readonly entries: Entry[] = [];
  private readonly part: TablePart;
  private readonly before: Open;
  private readonly setting: Setting;
  private readonly pitch: number;
  private readonly days: Items['days'];
  private readonly day: DayOverRows;
  private readonly figuresLast: boolean;
  private readonly dates: DatesWay;
  private readonly hasBegunDate: (line: TokenLine) => boolean;
  /** Dates stand above some figures and below others. */
  private readonly standOnBothSides: boolean;
  private readonly overDays: ReturnType<typeof rowsOverDays>;
  private readonly saysDays: boolean;
  /** Lines of which it is open to which row they belong. */
  private pending: Classified[] = [];
  private row: RawRow | undefined;
  /** The last row, where nothing but what heads the next page stands below it. */
  private beyond: RawRow | undefined;
  private above: boolean;
  /** A dated line was taken for no row's. */
  private isDateLost: boolean;
  /** … or its day went with what heads or sums. */
  private isDayTaken = false;
  /** Lines of the description above the first row's figures. */
  private topTexts: number | undefined;

  constructor(part: TablePart, before: Open) {
    const { segment, columns, lexicon } = part;
    this.part = part;
    this.before = before;
    const bounds = boundsOf(segment, columns);
    const mayBeBelow = before === NOTHING_OPEN || before.daysBelow;
    const read = itemsOf({ ...part, bounds }, { ...before, mayBeBelow });
    const { items, days, weekdays, bookings } = read;
    this.items = items;
    this.days = days;
    const headings = new Set([...headingsIn(items)].map(({ line }) => line));
    const lines = { weekdays, bookings, headings };
    this.day = new DayOverRows(lines, segment.day ? [segment.day] : before.day, before.booked);
    this.figuresLast = printsFiguresLast(items);
    this.dates = datesWayOf(items, this.figuresLast, segment, lexicon);
    this.setting = { bounds, dates: this.dates };
    this.pitch = pitchOf(items);
    this.hasBegunDate = begunDatesOf(segment, columns);
    this.standOnBothSides = standOnBothSides(items);
    this.overDays = rowsOverDays(items);
    this.saysDays = items.some(({ kind }) => kind === 'date');
    this.above = before.above;
    this.isDateLost = before.unfinished;
  }

  pass(item: Classified): void {
    const { day } = this;
    day.note(item, this.row ?? this.beyond);
    if (item.kind === 'date' && !isBelow(this.dates)) {
      if (isBehindDay(item, this.row)) {
        // It dates none of the rows below, though what it says of its own row may be its day.
        this.pending.push({ ...item, kind: 'text' });
        this.isDateLost = true;
        return;
      }
      day.begin(item);
    }
    // It is of all rows below, and a line of none.
    if (day.book(item.line)) return;
    if (typeof item.kind === 'object') this.passEntry(item, item.kind);
    else if (item.kind === 'amount') this.passRow(item);
    else this.pending.push(item);
  }

  /** The entries, and what the part leaves open. */
  end(): { entries: Entry[]; open: Open } {
    const { entries, day, pending } = this;
    this.endRow();
    // `21 March 2025` below the last row, where others stand over theirs: it may be that row's.
    const isTrailing =
      !isBelow(this.dates) && day.over !== undefined && endsInDay(pending, day.over);
    for (const entry of entries)
      if (
        entry.kind === 'row' &&
        (isSecondOfLine(entry) || ((day.isTold || isTrailing) && !printsOwnDate(entry)))
      )
        entry.dateLost = true;
    if (dropStrayTop(entries, this.topTexts ?? 0, this.before)) this.above = this.before.above;
    const isFoot = entries.length > 0 && day.over !== undefined && day.mayBeFoot(day.over);
    const open: Open = {
      day: isBelow(this.dates) || isFoot ? undefined : day.day,
      isDayNew: pending.some(({ kind, text }) => kind === 'date' && text === ''),
      booked: day.booked,
      row: this.row ?? this.beyond,
      daysBelow: this.days !== undefined || this.before.daysBelow,
      above: this.above,
      unfinished: pending.some(({ kind, text }) => kind === 'date' && text !== ''),
    };
    return { entries, open };
  }

  /** What stands below the last row's figures is its own. */
  private endRow(): void {
    const { row, pending } = this;
    if (!row) return;
    attach(row, pending, 'below', this.setting);
    row.figureLeft ||= leavesFigure(pending, row);
  }

  private passEntry(item: Classified, entry: Exclude<Entry, RawRow>): void {
    const { day } = this;
    // It may turn out to be the first row of its day.
    if (entry.kind === 'total' && !isDated(entry.row))
      entry.row.dates =
        this.pending.findLast((other) => other.kind === 'date')?.dates ?? day.day ?? [];
    // What it says of a day of its own, the line above does not say of the rows below.
    else if (entry.kind === 'total') day.takenBy(item.line);
    const takesDay = this.pending.some(({ kind, text }) => kind === 'date' && text !== '');
    this.endRow();
    this.pending = [];
    this.beyond = isOnLaterPage(item.line, entry, this.row ?? this.beyond);
    this.row = undefined;
    day.passEntry(item.line, entry);
    this.isDateLost = entry.kind === 'heading' && isDated(item);
    // A limit, or a sum, may stand on the first line of a day, whose rows print none.
    this.isDayTaken = takesDay || (entry.kind === 'total' && isDated(item));
    this.entries.push(entry);
  }

  private passRow(item: Classified): void {
    const { day, entries, pending } = this;
    const { further } = this.part.segment;
    this.beyond = undefined;
    const split = this.splitPending(item);
    if (this.row && split > 0) {
      const isBetween = this.row.anchor.page === item.line.page;
      const setting = isBetween ? { ...this.setting, pitch: this.pitch } : this.setting;
      attach(this.row, pending.slice(0, split), 'below', setting);
    }
    const row = rowOf(item);
    this.row = row;
    if (further) row.foreign = further.said.get(item.line)?.foreign;
    const own = row.description.length;
    if (split < pending.length) attach(row, pending.slice(split), 'above', this.setting);
    this.topTexts ??= row.description.length - own;
    this.above ||= row.lines.length > 1;
    row.dateLost = this.losesDate(row, item);
    if (this.isDayTaken && !isDated(row) && !day.dayOf(item.line)) row.dayTaken = true;
    row.figureLeft = leavesFigure(pending, row);
    this.isDateLost = false;
    this.isDayTaken = false;
    this.date(row, item.line);
    if (day.booked) row.dates = [day.booked, ...row.dates];
    day.takenBy(item.line);
    entries.push(row);
    this.pending = [];
  }

  /** How many of the pending lines belong to what stands above them. */
  private splitPending(item: Classified): number {
    const { above, before, dates, entries, figuresLast, pending, row } = this;
    const isFirst = !row && entries.every(({ kind }) => kind === 'heading');
    return isFirst && !figuresLast && !above && before.row
      ? carryOver(before.row, pending)
      : splitPending(pending, row, item, { figuresLast, above, dates });
  }

  /** Gives a row without a date of its own that of the line above. */
  private date(row: RawRow, line: TokenLine): void {
    const { before, day } = this;
    const heading = day.dayOf(line);
    if (!heading || row.dates[0]) return;
    // No other day follows it: it may be the paper's own, at the foot of the page before or the head of this one.
    if (heading === before.day && before.isDayNew && !this.saysDays) row.dateLost = true;
    row.dates = heading.map((date, i) => row.dates[i] ?? date);
    row.dateLost ||= day.over !== undefined && day.over.page < line.page && day.mayBeFoot(day.over);
  }

  /** A row's date may stand in lines that were taken for another's, or for none's. */
  private losesDate(row: RawRow, item: Classified): boolean {
    const { day, part, pending } = this;
    const { columns, segment } = part;
    // Between it and the row above, or in its own lines.
    const isCut =
      !isDated(row) &&
      (this.isDateLost ||
        pending.some(({ line }) => isCutDate(line, columns, segment)) ||
        isCutDate(item.line, columns, segment));
    return (
      isCut ||
      this.standOnBothSides ||
      this.overDays.has(row.anchor) ||
      areOfOtherDays(pending) ||
      (this.above && isUnderOther(item, pending.at(-1))) ||
      (day.isUnsure && !isDated(row)) ||
      (this.before.daysBelow && !this.days) ||
      this.hasBegunDate(row.anchor) ||
      beginsInNoCell(row) ||
      isOfText(row, day.over) ||
      beginsOtherwise(row)
    );
  }
}

/** What stands below the last row is a day alone, as that over the first ones is. */
const endsInDay = (pending: readonly Classified[], over: TokenLine): boolean =>
  pending.length === 1 &&
  pending[0]?.kind === 'date' &&
  pending[0].line === over &&
  pending[0].text === '';

/** A row above what heads a later page, on which it may go on. */
const isOnLaterPage = (
  line: TokenLine,
  { kind }: Exclude<Entry, RawRow>,
  row: RawRow | undefined,
): RawRow | undefined =>
  kind === 'heading' && row && line.page > row.anchor.page ? row : undefined;

import type { PrintedDate, TokenLine } from '../tokens';
import type { Classified } from './classified';
import { headsUnknownDay, saysDayFromToday } from './doubted-days';
import type { Entry, RawRow } from './entries';

/** Lines of a table's part that say of which day the rows below them are. */
export type DayLines = {
  /** Each with a weekday's name. */
  weekdays: ReadonlySet<TokenLine>;
  /** Each with the transaction's date, which the rows do not print. */
  bookings: ReadonlySet<TokenLine>;
  /** Those that are the headings of a day. */
  headings: ReadonlySet<TokenLine>;
};

/** The day that lines above rows say, from the last of them on. */
export class DayOverRows {
  /** Not yet taken by a row. */
  day: RawRow['dates'] | undefined;
  booked: PrintedDate | undefined;
  /** The line of the last day that stands over its rows. */
  over: TokenLine | undefined;
  /** A line says a day that only the one tells on which the paper was made: where the others stand, is not sure either. */
  isTold = false;
  /** A line that stands as the days' lines do says no day that is understood. */
  isUnsure = false;
  /** The last day that its weekday's name heads, with all the rows below. */
  private headed: RawRow['dates'] | undefined;
  /** The line of the day's date says nothing else. */
  private isAlone = true;
  /** … and stands in a box beside the table. */
  private isBeside = false;
  private readonly lines: DayLines;

  constructor(lines: DayLines, day: RawRow['dates'] | undefined, booked: PrintedDate | undefined) {
    this.lines = lines;
    this.day = day;
    this.booked = lines.bookings.size > 0 ? booked : undefined;
  }

  /** Notes lines that may say a day; `above` is the row that stands last. */
  note(item: Classified, above: RawRow | undefined): void {
    if (item.kind === 'date') this.isUnsure = false;
    else if (saysDayFromToday(item)) [this.isUnsure, this.isTold] = [true, true];
    else if (this.over && headsUnknownDay(item, this.over, above)) this.isUnsure = true;
  }

  begin({ line, dates, text, namesDate }: Classified): void {
    this.day = dates;
    this.isAlone = text === '' || namesDate;
    this.over = line;
    this.isBeside = line.beside;
    this.headed = this.lines.weekdays.has(line) ? dates : undefined;
  }

  /** Whether a line says the transaction's date of the rows below, which it then is. */
  book(line: TokenLine): boolean {
    const isBooking = this.lines.bookings.has(line);
    if (isBooking) [this.booked] = line.dates;
    return isBooking;
  }

  /** What a box beside the table says is of no day of the table's, and takes none away. */
  isOver(line: TokenLine): boolean {
    return line.beside === this.isBeside;
  }

  /** The day of a row in a line: a day's date may stand in a line of its own, and the page turn after it. */
  dayOf(line: TokenLine): RawRow['dates'] | undefined {
    return (this.isOver(line) ? this.day : undefined) ?? (line.beside ? undefined : this.headed);
  }

  takenBy(line: TokenLine): void {
    if (this.isOver(line)) this.day = undefined;
  }

  /** Over a balance or a sum, a date goes on only where it stands alone: others are of what they stand beside. */
  passEntry(line: TokenLine, entry: Exclude<Entry, RawRow>): void {
    if (entry.kind !== 'heading' && !this.isAlone) this.takenBy(line);
    if (endsDay(entry)) this.booked = undefined;
  }

  /** The day's line may be the page's foot, or its head: `Harrow Bank 01/08/2014`. */
  mayBeFoot(line: TokenLine): boolean {
    const { headings } = this.lines;
    return !this.isAlone && this.headed === undefined && (headings.size < 2 || !headings.has(line));
  }
}

/** A balance or a sum, but for what is carried to the next page. */
const endsDay = (entry: Exclude<Entry, RawRow>): boolean =>
  entry.kind === 'total' || (entry.kind === 'balance' && entry.word !== 'forward');

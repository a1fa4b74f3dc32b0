import type { PrintedDate } from '../tokens';
import type { RawRow } from './entries';

/** What a table's part leaves open where its page ends. */
export type Open = {
  /** The dates of a line that stands above the rows of a day. */
  day: RawRow['dates'] | undefined;
  /** … below which no row has stood yet. */
  isDayNew: boolean;
  /** The transaction's date, where a line above the rows names it and they do not print it. */
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

export const NOTHING_OPEN: Open = {
  day: undefined,
  isDayNew: false,
  booked: undefined,
  row: undefined,
  daysBelow: false,
  above: false,
  unfinished: false,
};

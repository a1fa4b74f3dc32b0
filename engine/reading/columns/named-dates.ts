import { offsetOf, overlapOf, type Span } from '../../layout';
import type { HeaderColumn } from '../headings';
import type { Segment } from '../tables';
import { mostIn, shareFew } from './clusters';
import type { DateColumn } from './date-spans';
import { standsFree } from './free-dates';

/** Share of the lines with dates from which on a date is no word of a description. */
export const ALWAYS = 0.9;

/**
 * Where cells are set a word space apart, dates stand left of their names: as many full columns as names are theirs in
 * their order. Undefined where one of them stands under its own.
 */
export function inOrder(
  headings: readonly HeaderColumn[],
  list: readonly DateColumn[],
  most: number,
): DateColumn[] | undefined {
  const full = list
    .filter((column) => column.count >= ALWAYS * most)
    .toSorted((a, b) => a.x0 - b.x0);
  if (headings.length < 2 || full.length !== headings.length) return undefined;
  const names = headings.toSorted((a, b) => a.x0 - b.x0);
  const last = full.at(-1);
  const second = names[1];
  if (!last || !second || last.x1 > second.x0) return undefined;
  return headings.flatMap((heading) => full[names.indexOf(heading)] ?? []);
}

/** `08.05.`: no instalment, `01/12`, and no number, `0118`. */
const DOTTED = /^\d{1,2}\.\d{1,2}\./;

/**
 * `No. of instalment` over `01/12`: its heading says that it is something else. `Beleg` over `08.05.` is of a
 * voucher's day.
 */
export const isOfReference = (column: DateColumn, segment: Segment): boolean =>
  isUnderReference(column, segment) &&
  !segment.lines.some(({ dates, words }) =>
    dates.some((date) => overlapOf(date, column) > 0 && DOTTED.test(words[date.from]?.text ?? '')),
  );

export const isUnderReference = (column: DateColumn, { header }: Segment): boolean =>
  header?.columns.some((name) => name.role === 'reference' && overlapOf(name, column) > 0) === true;

/**
 * Under the name of descriptions, on lines that print neither a figure nor another date: what is left of a text is no
 * column.
 */
export function isUnderText(column: DateColumn, { header, lines }: Segment): boolean {
  const isUnder = header?.columns.some(
    (name) => name.role === 'description' && overlapOf(name, column) > 0,
  );
  if (!isUnder) return false;
  const own = lines.filter(({ dates }) => dates.some((date) => overlapOf(date, column) > 0));
  const alone = own.filter(
    ({ dates, money }) => dates.length === 1 && !money.some(({ exact }) => exact),
  );
  return alone.length > 0 && alone.length >= own.length / 2;
}

/** How far from a heading its column may stand, in points. */
const UNDER = 6;

/** The columns under a heading that have at least a share of the fullest's dates. */
function fullUnder(heading: Span, columns: readonly DateColumn[], share: number): DateColumn[] {
  const under = columns.filter(({ x0, x1 }) => heading.x1 > x0 - UNDER && heading.x0 < x1 + UNDER);
  const most = mostIn(under);
  return under.filter(({ count }) => count >= share * most);
}

/** The column under a heading with most dates; of several with about as many, the one that is in line with it. */
export const bestUnder = (heading: Span, columns: readonly DateColumn[]): DateColumn | undefined =>
  fullUnder(heading, columns, SHARE_OF_MOST).reduce<DateColumn | undefined>(
    (best, next) => (best && offsetOf(best, heading) <= offsetOf(next, heading) ? best : next),
    undefined,
  );

/**
 * Two columns that stand side by side under the only name of dates, run together from two, the transaction's first: the left
 * one, unless the name begins with the value's, `Value / Booking`.
 */
export function pairUnder(
  heading: HeaderColumn,
  columns: readonly DateColumn[],
  segment: Segment,
): DateColumn[] | undefined {
  const full = fullUnder(heading, columns, SHARE_OF_DAYS);
  if (full.length < 2) return undefined;
  const under = full.filter((column) => standsFree(column, segment));
  const [left, right, ...more] = under.sort((a, b) => a.x0 - b.x0);
  if (!left || !right || more.length > 0 || shareFew(left.lines, right.lines)) return undefined;
  const within = (x: number): boolean => x > heading.x0 - UNDER && x < heading.x1 + UNDER;
  if (!within(left.x0) || !within(right.x0)) return undefined;
  return heading.role === 'valueDate' && heading.text.includes('/') ? [right, left] : [left, right];
}

/** Share of a column's rows that another has a date on, where a day's date is printed once. */
const SHARE_OF_DAYS = 0.2;

/** Share of the dates of the fullest column under a heading from which on another may be the heading's. */
const SHARE_OF_MOST = 0.5;

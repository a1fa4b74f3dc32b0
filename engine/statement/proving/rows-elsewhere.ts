import { textOf } from '../../layout';
import {
  type CalendarDate,
  dayNumber,
  mayName,
  type Money,
  phrasesIn,
  readDate,
  type TokenLine,
} from '../../reading';
import { isCurrencyCode } from '../facts';
import type { Row } from '../model';
import type { Solution } from '../solving';
import { spanOf } from './left-pairs';
import { RATE } from './words';

/** Words of a row's line at most: what is longer is prose. */
const SHORT = 8;
/** Lines that make a list. */
const LEAST = 2;
/** Lines above a figure that its day may stand in. */
const ABOVE = 2;

/** It begins with what it states, or sums, or says when something is due. */
const isCalled = (line: TokenLine): boolean =>
  (mayName(line, 'totals') && phrasesIn(line, 'totals').some(isFirst(line))) ||
  (mayName(line, 'balances') && phrasesIn(line, 'balances').some(isFirst(line))) ||
  (mayName(line, 'facts') && phrasesIn(line, 'facts').some(({ tag }) => tag === 'dueOn'));

/** Nothing but a day stands before a phrase. */
const isFirst =
  ({ dates: [date] }: TokenLine) =>
  ({ from }: { from: number }): boolean =>
    from === 0 || (date?.from === 0 && from === date.to);

const isOfDay = (line: TokenLine | undefined): boolean =>
  line !== undefined && line.dates.some(({ weak, from }) => !weak && from === 0);

/** A short line with one figure, beside a day or below one; `above` are the two lines above it, the nearest one first. */
function figureOf(line: TokenLine, above: readonly TokenLine[]): Money | undefined {
  const [figure, ...more] = line.money.filter(({ exact, minor }) => exact && minor !== 0);
  if (!figure || more.length > 0 || line.words.length > SHORT || isCalled(line)) return undefined;
  const isBefore = line.dates.some(({ weak, to }) => !weak && to === figure.from);
  const isDated = isOfDay(line) || isBefore || standsUnderDay(line, above);
  // Behind the figure something goes on: a limit, a note.
  // `100.00 GBP`.
  const isLast = line.words.slice(figure.to).every(({ text }) => isCurrencyCode(text));
  const isRow = isDated && isLast && !RATE.test(textOf(line));
  return isRow ? figure : undefined;
}

/** `9 March 2025` and, below it, at most what the row says, above its figure. */
function standsUnderDay({ page }: TokenLine, above: readonly TokenLine[]): boolean {
  for (const line of above) {
    if (line.page !== page || line.money.some(({ exact }) => exact)) return false;
    if (isOfDay(line)) return true;
  }
  return false;
}

/** Lines that may stand between a list's title and its first row: names of its columns. */
const UNDER_TITLE = 2;

/** `Future entries`: a title of what is none of the account's rows, whatever they look like. */
const isAside = (line: TokenLine): boolean =>
  line.money.length === 0 &&
  line.words.length <= SHORT &&
  mayName(line, 'balances') &&
  phrasesIn(line, 'balances').some(({ tag, from }) => tag === 'other' && from === 0);

/** Days after a year's end up to which a day without a year is of the next one. */
const SOON = 62;

/** Whether a line's day, whichever of its figures is the month, comes after `last`: what is still to come. */
function isOfFuture({ dates: [date] }: TokenLine, { year: own, ...last }: CalendarDate): boolean {
  const newest = dayNumber({ ...last, year: own });
  const read = date ? ORDERS.flatMap((order) => readDate(date, order) ?? []) : [];
  return (
    read.length > 0 &&
    read.every(({ year = own, ...day }) => {
      const at = dayNumber({ ...day, year });
      return at > newest || (at < newest && dayNumber({ ...day, year: year + 1 }) - newest < SOON);
    })
  );
}

const ORDERS = ['dmy', 'mdy'] as const;

/**
 * The figures of lines as rows are, but of those right below a title that says that they are none, of days after the `last`
 * row's.
 */
function figuresIn(part: readonly TokenLine[], last: CalendarDate): number[] {
  const figures: number[] = [];
  /** How many lines may still stand above the next row of such a list. */
  let under = 0;
  for (const [i, line] of part.entries()) {
    const figure = figureOf(line, part.slice(Math.max(0, i - ABOVE), i).reverse());
    if (isAside(line)) under = UNDER_TITLE + 1;
    else if (!figure) under -= 1;
    else if (under > 0 && isOfFuture(line, last)) under = UNDER_TITLE;
    else figures.push(figure.minor);
  }
  return figures;
}

/**
 * Above the first row, or below the last, stand lines as rows are, each with a day and a figure, in a form of their own, of which
 * some print figures that no row does: another account, or a list of this one, whose sums nothing holds.
 */
export function leavesRowsOutside(
  rows: readonly Row[],
  { values, tie }: Solution,
  lines: readonly TokenLine[],
): boolean {
  const [top, bottom] = [rows[0], rows.at(-1)];
  if (!top || !bottom) return false;
  // In printed order: most lines are between the first row and the last.
  const [first, last] = [spanOf(top).from, spanOf(bottom).to];
  const above = lines.findIndex(({ index }) => index >= first);
  const below = lines.findLastIndex(({ index }) => index <= last) + 1;
  const parts = [lines.slice(0, Math.max(above, 0)), lines.slice(below)];
  const newest = rows.reduce(
    (late, { date }) => (dayNumber(date) > dayNumber(late) ? date : late),
    top.date,
  );
  const found = parts.map((part) => figuresIn(part, newest));
  if (found.every(({ length }) => length < LEAST)) return false;
  const own = new Set([tie?.opening, tie?.closing].map((minor) => Math.abs(minor ?? 0)));
  for (const { entry } of values) for (const { money } of entry.cells) own.add(money.minor);
  return found.some(
    (figures) => figures.length >= LEAST && figures.some((minor) => !own.has(minor)),
  );
}

import { type DateOrder, dayNumber, readDate, type TokenLine } from '../../reading';
import { type Block, hasRows } from '../blocks';
import { closingFor } from './next-statement';
import type { Opening } from './opening';
import type { Gathered, Seam } from './seam';

/** Words of a title at most. */
const LONGEST = 8;
const LETTERS = /\p{L}{3}/u;
/** `2024`: what bears a year may be of another time, and no other account. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
/** Where no year is printed, days of one are compared; from December on to January they go on. */
const ANY_YEAR = 2000;
const DAYS = 366;

/** What the line right above a block's heading says, where it is nothing but a title. */
function titleOf({ segment: { header } }: Block, lines: readonly TokenLine[]): string | undefined {
  const [title, names] = header ? [lines[header.from - 1], lines[header.from]] : [];
  if (!title || title.page !== names?.page || title.words.length > LONGEST) return undefined;
  return isPlain(title) ? title.speech.folded.join(' ').trim() : undefined;
}

/** Words, and neither a day nor a year nor a figure. */
function isPlain({ speech, dates, money }: TokenLine): boolean {
  const text = speech.folded.join(' ');
  const isOfWords = dates.length === 0 && money.every(({ exact }) => !exact);
  return isOfWords && LETTERS.test(text) && !YEAR.test(text);
}

type Entry = Block['entries'][number];

/** The day that an entry prints, as a number; NaN where it prints none. */
function dayOf(entry: Entry, order: DateOrder): number {
  const date = entry.dates[0] ?? undefined;
  const read = date && readDate(date, order);
  return read ? dayNumber({ ...read, year: read.year ?? ANY_YEAR }) : Number.NaN;
}

/** Days from the last one that some entries print to the first one of others; NaN where one of the two prints none. */
function daysBetween(above: readonly Entry[], below: readonly Entry[], order: DateOrder): number {
  const [last, first] = [above.toReversed(), below].map((entries) =>
    entries.map((entry) => dayOf(entry, order)).find((day) => !Number.isNaN(day)),
  );
  const days = (first ?? Number.NaN) - (last ?? Number.NaN);
  return days < -DAYS / 2 && days > -DAYS ? days + DAYS : days;
}

type At = Seam & { account: Gathered };

/** Days from what an account ends with to what a block begins with: its opening balance may stand above the names of its columns. */
function daysTo({ account, block, next, bound: { order } }: At): number {
  const own = hasRows(block) ? block.entries : [...block.entries, ...(next?.entries ?? [])];
  return daysBetween(
    account.blocks.flatMap(({ entries }) => entries),
    own,
    order,
  );
}

/** A block begins on the page on which the account ends, with no later day. */
export const isBesideOn = (at: At, { line }: Opening): boolean =>
  at.bound.lines[at.account.last.last]?.page === line.page && daysTo(at) <= 0;

/**
 * `Regular Share … New balance 0.00` over `Share Draft  Previous balance 0.00`: an account that opens with what the one before closed
 * with, as nothing. Its days begin anew; on one page, below words at least with the day that the other ended with.
 */
export function isBegunAgain(at: At, opening: Opening): boolean {
  const {
    account,
    block,
    bound: { lines, labels },
  } = at;
  const closing = closingFor(opening, account.from, labels)?.line;
  if (!closing) return false;
  const days = daysTo(at);
  const [title, other] = [account.first, block].map((one) => titleOf(one, lines));
  const isTitled = title !== undefined && other !== undefined && title !== other;
  // A copy of a page begins anew as well.
  if (closing.page !== opening.line.page) return isTitled && days < 0;
  const between = lines.slice(closing.index + 1, opening.line.index);
  return Number.isNaN(days) ? isTitled : days < 0 || (days === 0 && between.some(isPlain));
}

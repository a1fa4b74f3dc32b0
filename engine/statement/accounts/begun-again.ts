import { languages } from '../../languages';
import {
  type DateOrder,
  dayNumber,
  isDated,
  mayName,
  phrasesIn,
  type RawRow,
  readDate,
  type TokenLine,
} from '../../reading';
import { fold } from '../../text';
import { type Block, hasRows } from '../blocks';
import { closingFor } from './next-statement';
import { areOfOneNumber } from './numbers-above';
import type { Opening } from './opening';
import type { Gathered, Seam } from './seam';

const LETTERS = /\p{L}{3}/u;
/** `2024`: what bears a year may be of another time, and no other account. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
/** … and so is what names a month. */
const MONTHS: ReadonlySet<string> = new Set(
  languages.flatMap(({ months }) => months.flat().map(fold)),
);
/** Where no year is printed, days of one are compared; from December on to January they go on. */
const ANY_YEAR = 2000;
const DAYS = 366;

const PAGES: ReadonlySet<string> = new Set(languages.flatMap(({ page }) => page.map(fold)));

/** What a line says; of one that counts pages, whatever its numbers are: `Page 2 of 3`. */
function saidIn({ speech: { folded } }: TokenLine): string {
  const text = folded.join(' ').trim();
  return folded.some((word) => PAGES.has(word)) ? text.replace(/\d+/g, '#') : text;
}

/** Words, and neither a day nor a year nor a figure. */
function isTitle(line: TokenLine): boolean {
  const { speech, dates, money } = line;
  const text = speech.folded.join(' ');
  const isOfWords = dates.length === 0 && money.every(({ exact }) => !exact);
  const isOfTime = YEAR.test(text) || speech.folded.some((word) => MONTHS.has(word));
  return isOfWords && LETTERS.test(text) && !isOfTime;
}

/** The days that rows print, as numbers. */
const daysOf = (blocks: readonly Block[], order: DateOrder): number[] =>
  blocks
    .flatMap(({ entries }) => entries)
    .filter((entry): entry is RawRow => entry.kind === 'row' && isDated(entry))
    .flatMap(({ dates: [date] }) => {
      const read = date && readDate(date, order);
      return read ? dayNumber({ ...read, year: read.year ?? ANY_YEAR }) : [];
    });

type At = Seam & { account: Gathered };

/** The day of a line, where it prints only one. */
function dayOf({ dates: [date, ...more] }: TokenLine, order: DateOrder): number | undefined {
  const read = date && more.length === 0 ? readDate(date, order) : undefined;
  return read && dayNumber({ ...read, year: read.year ?? ANY_YEAR });
}

/**
 * Days from the last row of an account to the first one of a block, or to what that opens with, if this is before it, and from the
 * account's first one; NaN where one of them prints none.
 */
function daysTo(
  { account, block, next, bound: { order } }: At,
  opening?: Opening,
): { last: number; first: number } {
  // What it opens with may stand above the names of its columns.
  const own = daysOf(hasRows(block) || !next ? [block] : [block, next], order);
  const above = daysOf(account.blocks, order);
  const [row = Number.NaN] = own;
  const first = Math.min(row, (opening && dayOf(opening.line, order)) ?? row);
  const goOn = (days: number): number => (days < -DAYS / 2 && days > -DAYS ? days + DAYS : days);
  return {
    last: goOn(first - (above.at(-1) ?? Number.NaN)),
    first: goOn(first - (above[0] ?? Number.NaN)),
  };
}

/** The titles between two lines that stand above a block, but for the names of its columns and what a letterhead says again. */
function titlesBetween(
  { account, block, bound: { lines } }: At,
  above: number,
  line: TokenLine,
): TokenLine[] {
  const { from = 0, to = 0 } = block.segment.header ?? {};
  const said = new Set(lines.slice(0, account.first.first).map(saidIn));
  const first = lines[(account.first.segment.header?.from ?? 0) - 1];
  // An overview lists the names of all; below another table on its page, the one right above this one's is its own.
  const isOwn = (one: TokenLine): boolean =>
    one.index === from - 1 &&
    one.page === lines[above]?.page &&
    first !== undefined &&
    saidIn(one) !== saidIn(first);
  return lines.slice(above + 1, Math.max(line.index, from)).filter((one) => {
    const isName = one.index >= from && one.index < to;
    return !isName && one !== line && isTitle(one) && (isOwn(one) || !said.has(saidIn(one)));
  });
}

/** On one page below another line, and not beside it, as tables abreast go on. */
const isBelow = (line: TokenLine, above: TokenLine | undefined): boolean =>
  line.page === above?.page && line.baseline > above.baseline;

/** `Current Account`: a title that names an account. */
const namesAccount = (line: TokenLine): boolean =>
  mayName(line, 'facts') &&
  phrasesIn(line, 'facts').some(({ tag }) => tag === 'accountNumber' || tag === 'accountType');

/**
 * A block begins on the page on which the account ends, with no later day or with nothing, under another number or a title of its own: no page
 * goes on, though its balance is called one that was brought forward.
 */
export function isBesideOn(at: At, { minor, line }: Opening, isOfOtherNumber: boolean): boolean {
  const {
    account,
    block,
    bound: { lines },
  } = at;
  if (!isBelow(line, lines[account.last.last])) return false;
  const isTitled = titlesBetween(at, account.last.last, line).length > 0;
  // From nothing to nothing any two accounts lead.
  const isNoLater = daysTo(at).last <= 0;
  if (!isNoLater && !(minor === 0 && isTitled)) return false;
  return isOfOtherNumber || (isTitled && !areOfOneNumber(account, block, lines));
}

/** Where no closing balance is stated, the account's last line, if the opening balance is of an earlier day than its last row. */
function endBefore(
  { account, bound: { lines, order } }: At,
  { line }: Opening,
): TokenLine | undefined {
  const last = daysOf(account.blocks, order).at(-1);
  const day = dayOf(line, order);
  return day !== undefined && last !== undefined && day < last
    ? lines[account.last.last]
    : undefined;
}

/**
 * `Regular Share … New balance 0.00` over `Share Draft  Previous balance 0.00`: an account that opens with what the one before closed
 * with, as nothing. Its days begin anew below a title of its own, or on one page as early as the other's did. A page, a month, or a
 * sheet that goes on has no other title, or the same number.
 */
export function isBegunAgain(at: At, opening: Opening): boolean {
  const {
    account,
    block,
    bound: { lines, labels },
  } = at;
  const closing = closingFor(opening, account.from, labels)?.line ?? endBefore(at, opening);
  if (!closing || areOfOneNumber(account, block, lines)) return false;
  const titles = titlesBetween(at, closing.index, opening.line);
  const isTitled = titles.length > 0;
  const days = daysTo(at, opening);
  if (Number.isNaN(days.last)) return isTitled;
  const isOnPage = isBelow(opening.line, closing);
  // What is stated to close and to open under the name of an account needs no days.
  if (isOnPage && (opening.minor === 0 ? isTitled : titles.some(namesAccount))) return true;
  // A transfer from the one to the other is of one day.
  if (isTitled) return isOnPage || opening.minor === 0 ? days.last <= 0 : days.last < 0;
  return isOnPage && days.last < 0 && days.first <= 0;
}

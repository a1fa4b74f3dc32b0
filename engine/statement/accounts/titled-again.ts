import { type DateOrder, dayNumber, readDate, type TokenLine } from '../../reading';
import type { Block } from '../blocks';
import { closingFor } from './next-statement';
import type { Opening } from './opening';
import type { Gathered, Seam } from './seam';

/** Words of a title at most. */
const LONGEST = 8;
const LETTERS = /\p{L}{3}/u;
/** `2024`: what bears a year may be of another time, and no other account. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
/** Where no year is printed, days of one are compared. */
const ANY_YEAR = 2000;

/** What the line right above a block's heading says, where it is nothing but a title. */
function titleOf({ segment: { header } }: Block, lines: readonly TokenLine[]): string | undefined {
  const [title, names] = header ? [lines[header.from - 1], lines[header.from]] : [];
  if (!title || !names || title.page !== names.page || title.words.length > LONGEST)
    return undefined;
  const text = title.speech.folded.join(' ').trim();
  const isPlain = title.dates.length === 0 && title.money.every(({ exact }) => !exact);
  return isPlain && LETTERS.test(text) && !YEAR.test(text) ? text : undefined;
}

const dayOf = (entry: Block['entries'][number] | undefined, order: DateOrder): number => {
  const date = entry?.dates[0] ?? undefined;
  const read = date && readDate(date, order);
  return read ? dayNumber({ ...read, year: read.year ?? ANY_YEAR }) : Number.NaN;
};

/** A block begins with an earlier day than the one that the block before it ends with. */
const goesBack = (above: Block, block: Block, order: DateOrder): boolean =>
  dayOf(block.entries[0], order) < dayOf(above.entries.at(-1), order);

/**
 * `Regular Share … New balance 0.00` over `Share Draft  Previous balance 0.00`: an account that opens with what the one before closed
 * with, as nothing, under a title of its own, where the days begin anew.
 */
export function isTitledAgain(
  { account, block, bound: { lines, labels, order } }: Seam & { account: Gathered },
  opening: Opening,
): boolean {
  if (!closingFor(opening, account.from, labels)) return false;
  const [own, next] = [account.first, block].map((one) => titleOf(one, lines));
  return (
    own !== undefined && next !== undefined && own !== next && goesBack(account.last, block, order)
  );
}

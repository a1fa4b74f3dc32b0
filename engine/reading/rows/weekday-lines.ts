import { type DateOrder, dayNumber, readDate, type TokenLine } from '../tokens';
import type { Classified } from './classified';

/** Days that must be so headed for it to be the table's way, and names that weekdays have at most. */
const LEAST = 3;
const MOST_NAMES = 7;

const NAME = /^\p{L}[\p{L}-]*[.,]?$/u;

/** The one word beside the date of a line that says nothing else: `Tuesday 4 March 2025`. */
function wordBeside({ kind, dates, cells, line: { words } }: Classified): string | undefined {
  if (kind !== 'date' || cells.length > 0) return undefined;
  const [date, ...more] = dates.flatMap((one) => one ?? []);
  if (!date || more.length > 0) return undefined;
  const [word, ...others] = words.filter((_, i) => i < date.from || i >= date.to);
  return word && others.length === 0 && NAME.test(word.text) ? word.text : undefined;
}

const WEEK = 7;

/**
 * Whether each name stands beside dates of one day of the week, and no two beside the same: read day first, or month first.
 * Without a year, no date tells.
 */
export function areNamesOfDays(
  named: readonly Classified[],
  nameOf: (item: Classified) => string | undefined = wordBeside,
): boolean {
  return ORDERS.some((order) => {
    const days = new Map<string, number>();
    for (const item of named) {
      const [date] = item.dates.flatMap((one) => one ?? []);
      const read = date && readDate(date, order);
      if (read?.year === undefined) return false;
      const day = dayNumber({ ...read, year: read.year }) % WEEK;
      const name = nameOf(item) ?? '';
      if ((days.get(name) ?? day) !== day) return false;
      days.set(name, day);
    }
    return new Set(days.values()).size === days.size;
  });
}

const ORDERS: readonly DateOrder[] = ['dmy', 'mdy'];

/** Of the rows, those that begin with a date of their own at most: they need none above them. */
const MOST_DATED = 0.5;

const isRow = ({ kind }: Classified): boolean => kind === 'amount';

const beginsWithDay = ({ line: { dates } }: Classified): boolean => dates[0]?.from === 0;

/**
 * The lines that head the rows of a day with its weekday and its date, which are all of that day; none where it is one word on
 * all of them, or too many, which are of something else, as is what stands under rows that begin with their own dates.
 */
export function weekdayLines(items: readonly Classified[]): ReadonlySet<TokenLine> {
  const named = items.filter((item) => wordBeside(item) !== undefined);
  if (named.length < LEAST) return NONE;
  const names = new Set(named.map(wordBeside));
  if (names.size < 2 || names.size > MOST_NAMES) return NONE;
  const rows = items.filter(isRow);
  const areDated = rows.filter(beginsWithDay).length > MOST_DATED * rows.length;
  return areDated && !areNamesOfDays(named) ? NONE : new Set(named.map(({ line }) => line));
}

const NONE: ReadonlySet<TokenLine> = new Set();

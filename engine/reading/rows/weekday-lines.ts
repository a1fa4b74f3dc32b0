import type { TokenLine } from '../tokens';
import type { Classified } from './classify';

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
  if (rows.filter(beginsWithDay).length > MOST_DATED * rows.length) return NONE;
  return new Set(named.map(({ line }) => line));
}

const NONE: ReadonlySet<TokenLine> = new Set();

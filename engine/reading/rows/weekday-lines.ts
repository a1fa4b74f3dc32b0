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

/**
 * The lines that head the rows of a day with its weekday and its date, which are all of that day; none where it is one word on
 * all of them, or too many, which are of something else.
 */
export function weekdayLines(items: readonly Classified[]): ReadonlySet<TokenLine> {
  const named = items.filter((item) => wordBeside(item) !== undefined);
  const names = new Set(named.map(wordBeside));
  const areWeekdays = named.length >= LEAST && names.size > 1 && names.size <= MOST_NAMES;
  return new Set(areWeekdays ? named.map(({ line }) => line) : []);
}

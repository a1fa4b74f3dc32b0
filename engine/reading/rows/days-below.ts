import type { Columns } from '../columns';
import type { PrintedDate, TokenLine } from '../tokens';
import type { Classified } from './classified';
import { headingsIn, withoutOwnDays } from './dates-of-texts';

/** Lines with the day of the rows above them, at least. */
const LEAST = 2;

/** A line that dates the rows above it, and no others. */
const asEnd = (item: Classified): Classified => ({
  ...item,
  kind: { kind: 'heading', line: item.line, mayBeRow: false },
});

/**
 * Where rows stand above the first of the lines that say a day, `Booked 17.08.2021`, and none below the last one, each is of
 * the rows above it: gives these their day. Undefined where it is not so.
 */
export function withDaysFromBelow(
  items: readonly Classified[],
  columns: Columns,
  read: (line: TokenLine, columns: Columns) => Classified,
): readonly Classified[] | undefined {
  const days = headingsIn(items);
  const end = items.findLastIndex((item) => item.kind === 'amount' || days.has(item));
  const marked = items.slice(0, end + 1).filter(({ kind }) => kind === 'amount' || kind === 'date');
  const [first, last] = [marked[0], marked.at(-1)];
  if (days.size < LEAST || first?.kind !== 'amount' || !last || !days.has(last)) return undefined;
  if (marked.some((item) => item.kind === 'date' && !days.has(item))) return undefined;
  const bare = withoutOwnDays(items, days, columns, read);
  if (!bare) return undefined;
  let day: PrintedDate | undefined;
  return bare
    .map((item, i) => ({ item, printed: items[i] }))
    .toReversed()
    .map(({ item, printed }): Classified => {
      if (printed && days.has(printed)) {
        [day] = item.dates;
        return asEnd(item);
      }
      return item.kind === 'amount' && day
        ? { ...item, dates: [day, ...item.dates.slice(1)] }
        : item;
    })
    .toReversed();
}

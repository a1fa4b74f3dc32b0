import type { Columns } from './columns';
import { TIME } from './row-text';
import type { Segment } from './segments';
import { overlapOf } from './span';
import { isBegunDate } from './split-dates';
import type { TokenLine } from './token-line';

/** A part of a date where dates stand: `2022/08/`, cut by the end of the page. */
export function isCutDate({ words, dates }: TokenLine, columns: Columns): boolean {
  const [first] = words;
  return (
    first !== undefined &&
    dates.length === 0 &&
    /\d/.test(first.text) &&
    !TIME.test(first.text) &&
    columns.dates.some(({ x0, x1 }) => first.x0 > x0 - 4 && first.x1 < x1 + 4)
  );
}

/** A date without its end, in a column of dates or under the name of one. */
export function hasBegunDate(line: TokenLine, { header }: Segment, { dates }: Columns): boolean {
  const begun = line.words.filter(
    (word, i) => isBegunDate(word) && !line.dates.some(({ from, to }) => i >= from && i < to),
  );
  if (begun.length === 0) return false;
  const named = (header?.columns ?? []).filter(
    ({ role }) => role === 'date' || role === 'valueDate',
  );
  return [...dates, ...named].some((place) => begun.some((word) => overlapOf(word, place) > 0));
}

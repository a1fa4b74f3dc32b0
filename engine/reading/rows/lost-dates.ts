import { overlapOf, type Span } from '../../layout';
import { type Columns, RUN_TOGETHER } from '../columns';
import type { Segment } from '../tables';
import type { TokenLine } from '../tokens';
import { isDateRole } from '../vocabulary';
import { isBegunDate } from '../words';
import { TIME } from './row-text';

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

/** Figures under the name of a column of dates, which the line has no date for. */
function hasRunTogether({ words, dates }: TokenLine, named: readonly Span[]): boolean {
  return named.some(
    (place) =>
      !dates.some((date) => overlapOf(date, place) > 0) &&
      words.some((word) => RUN_TOGETHER.test(word.text) && overlapOf(word, place) > 0),
  );
}

/**
 * Tells of a table's lines whether they have a date without its end, in a column of dates or under the name of one;
 * there, figures may be one.
 */
export function begunDatesOf(
  { header }: Segment,
  { dates }: Columns,
): (line: TokenLine) => boolean {
  const named = (header?.columns ?? []).filter(({ role }) => isDateRole(role));
  // A row is dated by its own date: of what its value date says, nothing hangs.
  const own = named.filter(({ role }) => role === 'date');
  const places = [...dates, ...named];
  const mayRunTogether = own.length > 0 ? own : named;
  return (line) =>
    hasRunTogether(line, mayRunTogether) ||
    line.words.some(
      (word, i) =>
        isBegunDate(word) &&
        !line.dates.some(({ from, to }) => i >= from && i < to) &&
        places.some((place) => overlapOf(word, place) > 0),
    );
}

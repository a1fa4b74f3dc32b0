import { overlapOf, type Span } from '../../layout';
import { greatest } from '../../lists';
import type { Word } from '../../pdf';
import { type Columns, RUN_TOGETHER } from '../columns';
import type { Header } from '../headings';
import type { Segment } from '../tables';
import { hasDateIn, type TokenLine } from '../tokens';
import { isDateRole } from '../vocabulary';
import { isBegunDate } from '../words';
import { TIME } from './no-text';

const ONLY_DIGITS = /^\d+$/;

/** A number under a name that is no date's: the days stand in lines of their own over the numbers of the rows. */
const isNumber = (word: Word, header: Header | undefined): boolean =>
  ONLY_DIGITS.test(word.text) &&
  header?.columns.some(({ role, ...name }) => !isDateRole(role) && overlapOf(name, word) > 0) ===
    true;

/** A part of a date where dates stand: `2022/08/`, cut by the end of the page. */
export function isCutDate(
  { words, dates }: TokenLine,
  columns: Columns,
  { header }: Segment,
): boolean {
  const [first] = words;
  return (
    first !== undefined &&
    dates.length === 0 &&
    /\d/.test(first.text) &&
    !TIME.test(first.text) &&
    !isNumber(first, header) &&
    columns.dates.some(({ x0, x1 }) => first.x0 > x0 - 4 && first.x1 < x1 + 4)
  );
}

const isOver = (places: readonly Span[], place: Span): boolean => {
  for (const other of places) if (overlapOf(other, place) > 0) return true;
  return false;
};

/** Figures under the name of a column of dates, which the line has no date for. */
function hasRunTogether(line: TokenLine, named: readonly Span[]): boolean {
  for (const place of named)
    if (!hasDateIn(line, place) && printsRunTogether(line, place)) return true;
  return false;
}

const printsRunTogether = ({ words }: TokenLine, place: Span): boolean =>
  words.some((word) => RUN_TOGETHER.test(word.text) && overlapOf(word, place) > 0);

/** A date without its end in one of some places, which end at `right`. */
function hasBegun({ words, dates }: TokenLine, places: readonly Span[], right: number): boolean {
  let i = -1;
  for (const word of words) {
    if (word.x0 >= right) return false;
    i += 1;
    if (!isBegunDate(word)) continue;
    const at = i;
    if (!dates.some(({ from, to }) => at >= from && at < to) && isOver(places, word)) return true;
  }
  return false;
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
  const right = greatest(places.map(({ x1 }) => x1));
  return (line) => hasRunTogether(line, mayRunTogether) || hasBegun(line, places, right);
}

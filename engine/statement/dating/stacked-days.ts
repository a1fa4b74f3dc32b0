import { isDateRole, type Lexicon, mayName, type TokenLine } from '../../reading';
import type { Row } from '../model';
import { topOf } from './printed-rows';

/** Points between what begins at one place. */
const ONE_PLACE = 3;
/** … of a name, which a bracket may begin. */
const NAME_PLACE = 6;
/** Lines above the first row that its heading has at most. */
const HEADING = 4;
/** Share of the rows from which on two days a row are the table's way. */
const MOST = 0.5;

/** Where a row's day begins, if one of its lines below begins with another right under it. */
function stackedAt({ entry }: Row): number | undefined {
  const [own] = entry.dates;
  if (entry.kind !== 'row' || !own || !entry.anchor.dates.includes(own)) return undefined;
  const hasOther = entry.lines.some(
    ({ dates: [date] }) =>
      date?.from === 0 &&
      !date.weak &&
      !entry.dates.includes(date) &&
      Math.abs(date.x0 - own.x0) <= ONE_PLACE,
  );
  return hasOther ? own.x0 : undefined;
}

/**
 * `Value date` over `Booking date`, and two days a row, one under the other: the first is the one from which it counts; or, of any two
 * names, the days beside the figures were taken, which are the second one's.
 * `others` are lines that are no rows.
 */
export function standUnderValueDates(
  rows: readonly Row[],
  others: readonly TokenLine[],
  lexicon: Lexicon,
): boolean {
  // Most rows have one line, or nothing beneath their days.
  if (!rows.some((row) => row.entry.kind === 'row' && row.entry.lines.length > 1)) return false;
  const places = rows.flatMap((row) => stackedAt(row) ?? []);
  const [x0] = places;
  if (x0 === undefined || places.length < MOST * rows.length) return false;
  const top = topOf(rows);
  const names = others
    .filter((line) => line.index < top && mayName(line, 'columns') && line.money.length === 0)
    .slice(-HEADING)
    .filter(({ words }) => words.some((word) => Math.abs(word.x0 - x0) <= NAME_PLACE));
  const dated = names.findIndex(({ speech }) =>
    lexicon.columns.all(speech.folded).some(({ tag }) => isDateRole(tag)),
  );
  const [first, second] = names.slice(dated < 0 ? names.length : dated);
  if (!first || !second) return false;
  if (lexicon.columns.at(first.speech.folded, 0)?.tag === 'valueDate') return true;
  const areTwo = lexicon.columns.all(second.speech.folded).some(({ tag }) => isDateRole(tag));
  return areTwo && standsAbove(others, { x0, from: second.index, top });
}

/** Between its names and the first row stands a day by itself, where the rows' are: that row's first one. */
const standsAbove = (
  others: readonly TokenLine[],
  { x0, from, top }: { x0: number; from: number; top: number },
): boolean =>
  others.some(
    ({ index, words, dates: [date] }) =>
      index > from &&
      index < top &&
      date?.from === 0 &&
      date.to === words.length &&
      Math.abs(date.x0 - x0) <= ONE_PLACE,
  );

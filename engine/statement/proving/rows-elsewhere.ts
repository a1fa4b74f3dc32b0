import { textOf } from '../../layout';
import { dayNumber, mayName, type Money, phrasesIn, readDate, type TokenLine } from '../../reading';
import { titlesPending } from '../blocks';
import type { Calendar } from '../dating';
import { isCurrencyCode } from '../facts';
import type { Row } from '../model';
import { followsRowByRow } from '../solving';
import type { Evidence } from './evidence';
import { spanOf } from './left-pairs';
import { RATE, SCHEDULED } from './words';

/** Words of a row's line at most: what is longer is prose. */
const SHORT = 8;
/** Lines that make a list. */
const LEAST = 2;
/** Lines above a figure that its day may stand in. */
const ABOVE = 2;

/** It begins with what it states, or sums, or says when something is due. */
const isCalled = (line: TokenLine): boolean =>
  (mayName(line, 'totals') && phrasesIn(line, 'totals').some(isFirst(line))) ||
  (mayName(line, 'balances') && phrasesIn(line, 'balances').some(isFirst(line))) ||
  (mayName(line, 'facts') && phrasesIn(line, 'facts').some(({ tag }) => tag === 'dueOn'));

/** Nothing but a day stands before a phrase. */
const isFirst =
  ({ dates: [date] }: TokenLine) =>
  ({ from }: { from: number }): boolean =>
    from === 0 || (date?.from === 0 && from === date.to);

const isOfDay = (line: TokenLine | undefined): boolean =>
  line !== undefined && line.dates.some(({ weak, from }) => !weak && from === 0);

/** A short line with one figure, beside a day or below one; `above` are the two lines above it, the nearest one first. */
function figureOf(line: TokenLine, above: readonly TokenLine[]): Money | undefined {
  const [figure, ...more] = line.money.filter(({ exact, minor }) => exact && minor !== 0);
  if (!figure || more.length > 0 || line.words.length > SHORT || isCalled(line)) return undefined;
  const isBefore = line.dates.some(({ weak, to }) => !weak && to === figure.from);
  const isDated = isOfDay(line) || isBefore || standsUnderDay(line, above);
  // Behind the figure something goes on: a limit, a note.
  // `100.00 GBP`.
  const isLast = line.words.slice(figure.to).every(({ text }) => isCurrencyCode(text));
  const isRow = isDated && isLast && !RATE.test(textOf(line));
  return isRow ? figure : undefined;
}

/** `9 March 2025` and, below it, at most what the row says, above its figure. */
function standsUnderDay({ page }: TokenLine, above: readonly TokenLine[]): boolean {
  for (const line of above) {
    if (line.page !== page || line.money.some(({ exact }) => exact)) return false;
    if (isOfDay(line)) return true;
  }
  return false;
}

/**
 * `Scheduled payments  02/04/2025  Gym  40.00`: tells of lines whether their day, printed with its year, comes after the stated period
 * in which all rows lie: none of these was left out.
 */
function daysAfter({ stated, vote }: Calendar, rows: readonly Row[]): (line: TokenLine) => boolean {
  const end = stated ? dayNumber(stated.to) : Infinity;
  if (rows.some(({ date }) => dayNumber(date) > end)) return () => false;
  return ({ dates: [date, ...more] }) => {
    const read = more.length === 0 && date ? readDate(date, vote.order) : undefined;
    return read?.year !== undefined && dayNumber({ ...read, year: read.year }) > end;
  };
}

/**
 * The rows right under a title that says that nothing below is booked yet, or under the names of their columns: up to the next line
 * that is none, or the page's end. Where each row's balance leads to the next, none of these was left out.
 */
function underPending(part: readonly TokenLine[]): ReadonlySet<TokenLine> {
  const found = new Set<TokenLine>();
  part.forEach((title, i) => {
    // What was scheduled may have been paid.
    if (!titlesPending(title) || SCHEDULED.test(textOf(title))) return;
    const names = part[i + 1];
    let at = names && names.dates.length === 0 && mayName(names, 'headings') ? i + 2 : i + 1;
    for (let line = part[at]; line && line.page === title.page && isOfDay(line); line = part[at]) {
      if (!line.money.some(({ exact }) => exact)) break;
      found.add(line);
      at += 1;
    }
  });
  return found;
}

/**
 * Above the first row, or below the last, stand lines as rows are, each with a day and a figure, in a form of their own, of which
 * some print figures that no row does: another account, or a list of this one, whose sums nothing holds.
 */
export function leavesRowsOutside(
  rows: readonly Row[],
  { solution, part: { lines }, calendar }: Evidence,
): boolean {
  const { values, tie } = solution;
  const [top, bottom] = [rows[0], rows.at(-1)];
  if (!top || !bottom) return false;
  // In printed order: most lines are between the first row and the last.
  const [first, last] = [spanOf(top).from, spanOf(bottom).to];
  const above = lines.findIndex(({ index }) => index >= first);
  const below = lines.findLastIndex(({ index }) => index <= last) + 1;
  const parts = [lines.slice(0, Math.max(above, 0)), lines.slice(below)];
  const isAfter = daysAfter(calendar, rows);
  const leadsOn = followsRowByRow(solution);
  const found = parts.map((part) => {
    const pending = leadsOn ? underPending(part) : undefined;
    const listed = part.flatMap((line, i) => {
      if (pending?.has(line)) return [];
      const figure = figureOf(line, part.slice(Math.max(0, i - ABOVE), i).reverse());
      return figure ? { line, minor: figure.minor } : [];
    });
    return listed.every(({ line }) => isAfter(line)) ? [] : listed.map(({ minor }) => minor);
  });
  if (found.every(({ length }) => length < LEAST)) return false;
  const own = new Set([tie?.opening, tie?.closing].map((minor) => Math.abs(minor ?? 0)));
  for (const { entry } of values) for (const { money } of entry.cells) own.add(money.minor);
  return found.some(
    (figures) => figures.length >= LEAST && figures.some((minor) => !own.has(minor)),
  );
}

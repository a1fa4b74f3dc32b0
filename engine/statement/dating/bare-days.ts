import { dayNumber, type Lexicon, mayName, type TokenLine } from '../../reading';
import { monthsIn, type Period } from '../facts';
import type { Row } from '../model';
import { SHORT } from './printed-years';

/** A day alone is narrower than this, in font sizes; any date is wider. */
const NARROW = 1.8;
/** Rows that show how all print their days. */
const SAMPLE = 50;
/** Words of a line that says nothing but a month. */
const TITLE = 3;

/** A row prints its day alone: the month is another line's. */
function printsDayAlone({ entry }: Row): boolean {
  const date = entry.kind === 'row' ? entry.dates[0] : undefined;
  if (!date || entry.kind !== 'row') return false;
  return entry.anchor.dates.includes(date) && date.x1 - date.x0 <= NARROW * entry.anchor.size;
}

const holds = ({ from, to }: Period, { date }: Row): boolean =>
  dayNumber(date) >= dayNumber(from) && dayNumber(date) <= dayNumber(to);

/**
 * Rows that print their days alone may be of another month than the one that a line lent: the stated period does not hold them, nor
 * the month in the paper's title, or what names a month among them heads no row: the head of a page, the next statement.
 */
export function mayBeOfOtherMonth(
  rows: readonly Row[],
  stated: Period | undefined,
  others: readonly TokenLine[],
  lexicon: Lexicon,
): boolean {
  if (!rows.slice(0, SAMPLE).some(printsDayAlone)) return false;
  const alone = rows.filter(printsDayAlone);
  if (stated && !alone.every((row) => holds(stated, row))) return true;
  const anchors = alone.flatMap(({ entry }) => (entry.kind === 'row' ? entry.anchor.index : []));
  const heads = new Set(anchors.map((index) => index - 1));
  const [first = Infinity] = anchors;
  return others.some((line) => {
    if (line.words.length > SHORT) return false;
    const [month, ...more] = monthsIn(line, lexicon);
    if (!month || more.length > 0) return false;
    const isTitle = mayName(line, 'documents') && line.index < first;
    if (isTitle && !alone.some((row) => holds(month, row))) return true;
    return line.index > first && line.words.length <= TITLE && !heads.has(line.index);
  });
}

/** A day of a month, by itself. */
const DAY = /^(?:0?[1-9]|[12]\d|3[01])\.?$/;
/** Rows that begin so, at least, and their share of those that print no date. */
const LEAST = 3;
const MOST = 0.8;

/**
 * Rows that print no date begin with numbers that may be days, of months that were not read: unlike their own numbers, these do
 * not go up one by one.
 */
export function mayBeginWithDays(rows: readonly Row[]): boolean {
  const bare: TokenLine[] = [];
  // Most rows print their date.
  for (const { entry } of rows)
    if (entry.kind === 'row' && entry.anchor.dates.length === 0) bare.push(entry.anchor);
  if (bare.length < LEAST) return false;
  const days = bare.flatMap(({ words: [first, second] }) =>
    first && second && DAY.test(first.text) && second.x0 > first.x1
      ? Number.parseInt(first.text, 10)
      : [],
  );
  if (days.length < LEAST || days.length < MOST * bare.length) return false;
  return days.some((day, i) => i > 0 && day !== (days[i - 1] ?? 0) + 1);
}

/** The only row is dated by a line of its text below, which may be a note about another day, or the foot of the page. */
export function isOnlyDatedBelow([row, ...more]: readonly Row[]): boolean {
  if (more.length > 0 || row?.entry.kind !== 'row') return false;
  const { anchor, lines, dates } = row.entry;
  const [date] = dates;
  return (
    date !== undefined &&
    lines.some((line) => line.index > anchor.index && line.dates.includes(date))
  );
}

import { overlapOf } from '../../layout';
import { endsIn } from '../../text';
import type { Segment } from '../tables';
import type { TokenLine } from '../tokens';
import { mayName } from '../vocabulary';
import { mostIn, shareFew } from './clusters';
import type { DateColumn } from './date-spans';
import { standsFree } from './free-dates';

/** Share of a column's dates, or of the first column's, that stand on lines with one of the other. */
const TOGETHER = 0.5;

/**
 * Columns that rows are dated by: the one whose dates stand in lines of their own, else the one with most dates
 * beside figures; and those that share their lines with it. The rest are words of descriptions, or above the table.
 */
export function besideFirst(
  list: readonly DateColumn[],
  { lines }: Segment,
): readonly DateColumn[] {
  if (list.length < 2) return list;
  const count = (column: DateColumn, accept: (line: TokenLine) => boolean): number =>
    lines.filter((line) => line.dates.some((date) => overlapOf(date, column) > 0) && accept(line))
      .length;
  const isAlone = ({ dates: [date], words }: TokenLine): boolean =>
    date?.from === 0 && date.to === words.length;
  const headings = new Set(lines.filter((line, i) => headsRow(line, lines[i + 1])));
  const isHeading = (line: TokenLine): boolean => headings.has(line);
  const isFigured = ({ money }: TokenLine): boolean => money.some(({ exact }) => exact);
  const alone = mostOf(list, (column) => count(column, isAlone));
  const figured = mostOf(list, (column) => count(column, isFigured));
  // Of a row alone nothing else tells which of its dates is its own.
  const leftmost = list.reduce((a, b) => (b.x0 < a.x0 ? b : a));
  const byFigures = mostIn(list) > 1 ? figured : leftmost;
  const heading = mostOf(list, (column) => count(column, isHeading));
  const areWords = count(heading, isHeading) > 0 && endsTexts(byFigures, lines);
  const first = count(alone, isAlone) > 1 ? alone : areWords ? heading : byFigures;
  const together = (column: DateColumn): number =>
    count(column, ({ dates }) => dates.some((date) => overlapOf(date, first) > 0));
  return list.filter(
    (column) =>
      column === first || together(column) >= TOGETHER * Math.min(first.count, column.count),
  );
}

/** `Monday, 19 February 2024` over a row of that day, whose text may tell of another. */
function headsRow({ index, dates: [date], words }: TokenLine, below?: TokenLine): boolean {
  if (!date || date.weak || date.from > 1 || date.to < words.length) return false;
  if (below?.index !== index + 1) return false;
  const name = date.from === 0 ? undefined : words[0]?.text;
  const isWeekday = name === undefined || (name.length > 2 && !endsIn(name, ':'));
  return (
    isWeekday &&
    below.dates[0]?.from !== 0 &&
    below.money.some(({ exact }) => exact) &&
    !mayName(below, 'balances')
  );
}

/** Words of letters before a date that make a text of what it ends: `Mon`, `001`, `DD` may stand before a row's day. */
const TEXT_WORDS = 2;
const TEXT_WORD = /\p{L}{2}/u;

/** Whether most of a column's dates end texts: right behind some words. */
function endsTexts(column: DateColumn, lines: readonly TokenLine[]): boolean {
  let ending = 0;
  for (const { dates, words } of lines)
    for (const date of dates) {
      if (overlapOf(date, column) <= 0) continue;
      const before = words.slice(0, date.from).filter(({ text }) => TEXT_WORD.test(text));
      const isLabelled = endsIn(words[date.from - 1]?.text ?? '', ':');
      if (before.length >= TEXT_WORDS && !isLabelled) ending += 1;
    }
  return ending > 0.5 * column.count;
}

/**
 * Columns of dates, without those that follow words where one further right, of the same lines, is a cell of its own:
 * they end texts.
 */
export function outsideTexts(list: readonly DateColumn[], segment: Segment): readonly DateColumn[] {
  if (list.length < 2) return list;
  const free = list.filter((column) => standsFree(column, segment));
  const isOfText = (column: DateColumn): boolean =>
    !free.includes(column) &&
    endsTexts(column, segment.lines) &&
    free.some(({ x0, lines }) => x0 > column.x1 && !shareFew(lines, column.lines));
  return list.filter((column) => !isOfText(column));
}

/** A line begins with one of its dates, and bears a figure. */
export const leadsFigures = (column: DateColumn, { lines }: Segment): boolean =>
  lines.some(
    ({ dates: [date], money }) =>
      date?.from === 0 && overlapOf(date, column) > 0 && money.some(({ exact }) => exact),
  );

/** The item that scores highest, the first of equals; the list is not empty. */
const mostOf = (list: readonly DateColumn[], score: (column: DateColumn) => number): DateColumn =>
  list.reduce((best, next) => (score(next) > score(best) ? next : best));

import type { Line } from '../../layout';
import { settings } from '../../settings';

const TWO_DIGITS = /^\d\d$/;

/** Rows that begin so, at least; fewer may be codes. */
const LEAST = 3;

/** Left edges (points) nearer than this are one. */
const SAME_START = 2;

/** The three figures that a line begins with, close together and apart from what follows. */
function leadingFigures({ words }: Line): readonly number[] | undefined {
  // Most lines begin with a word or a whole date.
  if (words[0]?.text.length !== 2) return undefined;
  const [a, b, c, next] = words;
  if (!a || !b || !c || ![a, b, c].every(({ text }) => TWO_DIGITS.test(text))) return undefined;
  const widest = Math.max(b.x0 - a.x1, c.x0 - b.x1);
  if (widest > settings.dateGap * a.size) return undefined;
  return next && next.x0 - c.x1 <= widest ? undefined : [a, b, c].map(({ text }) => Number(text));
}

const isDayAndMonth = (a: number, b: number): boolean =>
  a > 0 && b > 0 && Math.max(a, b) <= 31 && Math.min(a, b) <= 12;

/** Whether figures say the years of one statement: one, or two that follow each other. */
const areYears = (figures: readonly number[]): boolean =>
  Math.max(...new Set(figures)) - Math.min(...new Set(figures)) <= 1;

/** `11  10  24`: rows that all begin with day, month and year in cells of their own, made one word. */
export function joinSpacedDates(lines: readonly Line[]): readonly Line[] {
  const found = new Map<Line, readonly number[]>();
  for (const line of lines) {
    const figures = leadingFigures(line);
    if (figures) found.set(line, figures);
  }
  if (found.size < LEAST) return lines;
  const starts = [...found.keys()].map(({ x0 }) => x0);
  const dates = [...found.values()];
  const isColumn =
    Math.max(...starts) - Math.min(...starts) < SAME_START &&
    dates.every(([a = 0, b = 0]) => isDayAndMonth(a, b)) &&
    areYears(dates.map(([, , year = 0]) => year));
  if (!isColumn) return lines;
  return lines.map((line) => {
    const [first, second, third] = line.words;
    if (!found.has(line) || !first || !second || !third) return line;
    const text = [first, second, third].map((word) => word.text).join('/');
    return { ...line, words: line.words.toSpliced(0, 3, { ...first, text, x1: third.x1 }) };
  });
}

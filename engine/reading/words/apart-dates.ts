import type { Line } from '../../layout';
import type { Word } from '../../pdf';
import { settings } from '../../settings';
import type { Lexicon } from '../vocabulary';
import { DAY, monthNamesIn } from './day-and-month';

/** A month stands behind its day at most this far, in font sizes: more is between two columns of a table. */
const WIDEST = 4;

/** Days and months that stand so in one column of dates, at least; fewer may be words of a text. */
const LEAST = 3;

/** Left edges (points) nearer than this are one. */
const SAME_START = 2;

/** A day and the month behind it, which its line sets apart. */
type Pair = { line: Line; at: number; day: Word; month: Word };

function pairsIn(line: Line, months: ReadonlySet<string>): Pair[] {
  return line.words.flatMap((month, i) => {
    const day = months.has(month.text) ? line.words[i - 1] : undefined;
    if (!day || !DAY.test(day.text)) return [];
    const gap = (month.x0 - day.x1) / day.size;
    return gap > settings.dateGap && gap <= WIDEST ? [{ line, at: i - 1, day, month }] : [];
  });
}

/** Those that stand below each other. */
function inColumns(pairs: readonly Pair[]): Pair[] {
  const columns: Pair[][] = [];
  for (const pair of pairs) {
    const column = columns.find(
      ([first]) => first && Math.abs(first.month.x0 - pair.month.x0) < SAME_START,
    );
    if (column) column.push(pair);
    else columns.push([pair]);
  }
  return columns.filter(({ length }) => length >= LEAST).flat();
}

/**
 * `22    SEP`: where a column of dates sets day and month in cells of their own, the day reaches as far as its month, so
 * that the two are one date. `words` are what the lines print.
 */
export function joinApartDates(
  lines: readonly Line[],
  words: readonly string[],
  lexicon: Lexicon,
): readonly Line[] {
  const months = monthNamesIn(words, lexicon);
  if (months.size === 0) return lines;
  const found = new Map<Line, Pair[]>();
  for (const pair of inColumns(lines.flatMap((line) => pairsIn(line, months))))
    found.set(pair.line, [...(found.get(pair.line) ?? []), pair]);
  if (found.size === 0) return lines;
  return lines.map((line) => {
    const pairs = found.get(line);
    if (!pairs) return line;
    const joined = [...line.words];
    for (const { at, day, month } of pairs) joined[at] = { ...day, x1: month.x0 };
    return { ...line, words: joined };
  });
}

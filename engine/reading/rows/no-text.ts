import { overlapOf } from '../../layout';
import type { Word } from '../../pdf';
import { settings } from '../../settings';
import type { Columns } from '../columns';
import type { TokenLine } from '../tokens';

const NONE: readonly Word[] = [];

/** A time of day: `14:05`, `14:05:59`. */
export const TIME = /^\d{1,2}:\d{2}(?::\d{2})?$/;

/** `(14-11)`: the value date. */
const BRACKETED = /^\(\d{1,2}[./-]\d{1,2}(?:[./-](?:\d{2}|\d{4}))?\)$/;

/** `PM` behind a time. */
const HALF_DAY = /^[ap]\.?m\.?$/i;

/** `2026`, under a day and a month. */
const YEAR = /^(?:19|20)\d{2}$/;

const isUnderDate = ({ text }: Word): boolean =>
  TIME.test(text) || HALF_DAY.test(text) || BRACKETED.test(text) || YEAR.test(text);

/** Times of day, years, or further dates in brackets, that narrow columns printed under their dates. */
export function underDates(line: TokenLine, columns: Columns): readonly Word[] {
  // Most lines have a date, or begin with a word.
  if (line.dates.length > 0) return NONE;
  const first = line.words[0];
  if (!first || HALF_DAY.test(first.text) || !isUnderDate(first)) return NONE;
  return wordsUnder(line, first, columns);
}

function wordsUnder(line: TokenLine, first: Word, columns: Columns): readonly Word[] {
  if (!columns.dates.some(({ x0 }) => Math.abs(x0 - first.x0) < 4)) return NONE;
  const isIn = ({ x0 }: Word): boolean =>
    columns.dates.some((column) => x0 > column.x0 - 4 && x0 < column.x1 + 4);
  const end = line.words.findIndex((word) => !isUnderDate(word) || !isIn(word));
  return end < 0 ? line.words : line.words.slice(0, end);
}

/** `1,240`, `- 20`: so many points, and the sign before them. */
const POINTS = /^(?:[-–+]|[-–+]?\d[\d.,]*)$/;

/** What stands in a column of points. */
const pointsIn = (line: TokenLine, { points }: Columns): readonly Word[] =>
  points
    ? line.words.filter((word) => overlapOf(word, points) > 0 && POINTS.test(word.text))
    : NONE;

/** The code or the name of a currency, whatever the language. */
const UNIT = /^\p{L}{1,6}$/u;

/** The words in columns of currencies, each in a cell of its own. */
function unitsIn(line: TokenLine, { units }: Columns): readonly Word[] {
  if (units.length === 0) return NONE;
  const { words } = line;
  return words.filter((word, i) => {
    const [before, after] = [words[i - 1], words[i + 1]];
    const gap = settings.cellGap * word.size;
    return (
      UNIT.test(word.text) &&
      units.some((unit) => overlapOf(word, unit) > 0) &&
      (!before || word.x0 - before.x1 > gap) &&
      (!after || after.x0 - word.x1 > gap)
    );
  });
}

/** What stands in columns of points and of currencies, beside the words `under` a date: no text of its row. */
export const wordsOfNoText = (
  line: TokenLine,
  under: readonly Word[],
  columns: Columns,
): readonly Word[] =>
  // Most tables have neither.
  columns.units.length === 0 && columns.points === undefined
    ? under
    : [...under, ...pointsIn(line, columns), ...unitsIn(line, columns)];

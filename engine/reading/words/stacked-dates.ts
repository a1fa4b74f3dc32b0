import { type Line, overlapOf, type Span } from '../../layout';
import type { Word } from '../../pdf';
import type { Lexicon } from '../vocabulary';
import { DAY, monthNamesIn } from './day-and-month';

const YEAR = /^['’]?(?:20)?\d\d$/;

/** Rows that print their dates so, at least; fewer may be anything. */
const LEAST = 2;

/** A month stands under its day: edges or middles (points), and how much lower, in sizes of the day. */
const IN_LINE = 2;
const PITCH = 1.6;

/** What words may share that stand under each other. */
const PLACES: readonly ((word: Span) => number)[] = [
  ({ x0 }) => x0,
  ({ x1 }) => x1,
  ({ x0, x1 }) => (x0 + x1) / 2,
];

/** The space between a month and its year, in font sizes. */
const SPACE = 1;

/** A line that begins with a day, and the line below that begins with its month, and maybe the year. */
type Stack = { line: Line; below: Line; day: Word; month: Word; parts: Word[] };

/** Those of some stacks whose day and month share an edge, or the middle, with each other and with most others. */
function inColumn(stacks: readonly Stack[]): readonly Stack[] {
  const columns = PLACES.flatMap((placeOf) => {
    const own = stacks.filter(
      ({ day, month }) => Math.abs(placeOf(day) - placeOf(month)) <= IN_LINE,
    );
    const [first] = own;
    return first
      ? [own.filter(({ day }) => Math.abs(placeOf(day) - placeOf(first.day)) <= IN_LINE)]
      : [];
  });
  return columns.reduce<readonly Stack[]>(
    (most, own) => (own.length > most.length ? own : most),
    [],
  );
}

function stackAt(
  line: Line,
  below: Line | undefined,
  months: ReadonlySet<string>,
): Stack | undefined {
  const [day] = line.words;
  const [month, year] = below?.words ?? [];
  if (!below || !day || !month || !DAY.test(day.text) || !months.has(month.text)) return undefined;
  const gap = below.baseline - line.baseline;
  const isUnder = below.page === line.page && gap > 0 && gap <= PITCH * day.size;
  if (!isUnder || overlapOf(month, day) <= 0) return undefined;
  const hasYear = year && YEAR.test(year.text) && year.x0 - month.x1 <= SPACE * month.size;
  return { line, below, day, month, parts: hasYear ? [month, year] : [month] };
}

/**
 * `21` over `Mar '26`: days that stand over their months, at the head of every row, and the months that stand on a line
 * of their own there, made one word on the first line. `words` are what the lines print.
 */
export function joinStackedDates(
  lines: readonly Line[],
  words: readonly string[],
  lexicon: Lexicon,
): readonly Line[] {
  const months = monthNamesIn(words, lexicon);
  if (months.size === 0) return lines;
  const stacks = lines.flatMap((line, i) => stackAt(line, lines[i + 1], months) ?? []);
  const own = inColumn(stacks);
  if (own.length < LEAST) return lines;
  const changed = new Map<Line, readonly Word[]>();
  for (const { line, below, parts } of own) {
    const [day, ...rest] = line.words;
    if (!day) continue;
    const text = [day, ...parts].map((part) => part.text).join(' ');
    const x1 = Math.max(day.x1, ...parts.map((part) => part.x1));
    changed.set(line, [{ ...day, text, x1 }, ...rest]);
    changed.set(below, below.words.slice(parts.length));
  }
  return lines.flatMap((line) => {
    const left = changed.get(line);
    const [head] = left ?? [];
    if (!left) return [line];
    return head ? [{ ...line, words: [...left], x0: head.x0 }] : [];
  });
}

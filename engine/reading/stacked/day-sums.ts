import { beginsCell, type Line, lineOf } from '../../layout';
import { type Money, signed, type TokenLine } from '../tokens';
import { mayName } from '../vocabulary';
import { areInLine } from './stacked-figures';

/** Words beside a day's date at most: its weekday. */
const WEEKDAY = 2;
/** Days whose sums show a way to print them, and rows of one that does by itself. */
const LEAST = 2;
const LEAST_ROWS = 2;

/** A line of nothing but a day and a figure, and the figures below it in that column, up to the next such line. */
type Day = { line: TokenLine; sum: Money; below: Money[] };

/** `Balance 1.10.2022  2,000.00`, `Total  2,000.00`. */
const saysBalance = (line: TokenLine): boolean =>
  line.money.length > 0 && (mayName(line, 'balances') || mayName(line, 'totals'));

/** The figure of a line that says no more than its day: `Friday 11 July 2025   -136.74`. */
function sumOf(line: TokenLine): Money | undefined {
  const { words, dates, money } = line;
  const [date, sum] = [dates[0], money[0]];
  if (!date || !sum || dates.length > 1 || money.length > 1 || saysBalance(line)) return undefined;
  if (date.weak || !sum.exact || sum.from < date.to) return undefined;
  const rest = words.length - (date.to - date.from) - (sum.to - sum.from);
  // A payee may be of one word, too, but stands in a cell of its own.
  const isOneCell = words.every((_, i) => i === 0 || i > date.from || !beginsCell(words, i));
  return date.from <= WEEKDAY && rest === date.from && isOneCell ? sum : undefined;
}

/** A line of nothing but a day: one with a single row may print no sum. */
const isDay = ({ words, dates: [date], money }: TokenLine): boolean =>
  money.length === 0 &&
  date !== undefined &&
  !date.weak &&
  date.from <= WEEKDAY &&
  date.to === words.length;

/** Where a day stands and how many words it is of: the balance below a row may stand beside a date, too. */
const formOf = ({ dates: [date], x0, size }: TokenLine): string =>
  date ? [date.from, date.to, Math.round(x0), size].join() : '';

/** The form that most have. */
function usualForm(lines: readonly TokenLine[]): string | undefined {
  const counts = new Map<string, number>();
  for (const line of lines)
    if (sumOf(line)) counts.set(formOf(line), (counts.get(formOf(line)) ?? 0) + 1);
  return [...counts].reduce<[string, number] | undefined>(
    (most, one) => (most && most[1] >= one[1] ? most : one),
    undefined,
  )?.[0];
}

function daysIn(lines: readonly TokenLine[]): Day[] {
  const days: Day[] = [];
  const form = usualForm(lines);
  if (form === undefined) return days;
  let day: Day | undefined;
  for (const line of lines) {
    const sum = formOf(line) === form ? sumOf(line) : undefined;
    if (sum) days.push((day = { line, sum, below: [] }));
    else if (isDay(line) || saysBalance(line)) day = undefined;
    else if (day)
      for (const figure of line.money)
        if (figure.exact && areInLine(figure, day.sum)) day.below.push(figure);
  }
  return days;
}

/** Whether a day's figure is what the rows below come to; behind the last one's, other figures may stand. */
function isSum({ sum, below }: Day, step: 1 | 2, isLast: boolean): boolean {
  let total = 0;
  for (let i = 0; i < below.length; i += step) {
    total += signed(below[i] ?? sum);
    if (isLast && total === signed(sum)) return true;
  }
  return below.length > 0 && total === signed(sum);
}

/**
 * Lines without the figures beside days that say what the rows below them come to, each of which is followed by its balance
 * or is not. Undefined where there are none: all days must have theirs.
 */
export function withoutDaySums(lines: readonly TokenLine[]): Line[] | undefined {
  const days = daysIn(lines);
  if (days.length < LEAST && !days.some(({ below }) => below.length >= LEAST_ROWS))
    return undefined;
  const areSums = ([1, 2] as const).some((step) =>
    days.every((day, i) => isSum(day, step, i === days.length - 1)),
  );
  if (!areSums) return undefined;
  const sums = new Map(days.map(({ line, sum }) => [line, sum]));
  return lines.map((line) => {
    const sum = sums.get(line);
    if (!sum) return line;
    const { page, words, scale, beside, isProse, moved } = line;
    return { ...lineOf(page, words.slice(0, sum.from), scale), beside, isProse, moved };
  });
}

import { type BalanceLine, isDated, type RawRow } from '../../reading';

/** Rows without a date, of all, that are enough to be a day's further rows; and days that are enough to tell. */
const MANY_UNDATED = 0.25;
const DAYS = 3;

/** Of a row's figures the one in a column, 0 of none. */
function figureIn({ cells }: RawRow, column: number): number {
  const { minor, sign } = cells.find((cell) => cell.column === column)?.money ?? NOTHING;
  return sign === '-' ? -minor : minor;
}

const NONE: readonly never[] = [];

const NOTHING = { minor: 0, sign: undefined };

/** Whether the first so many of some figures, `least` or more, come to one, whatever its sign. */
function comesTo(figure: number, others: readonly number[], least: number): boolean {
  let sum = 0;
  return others.some((other, i) => {
    sum += other;
    return i + 1 >= least && Math.abs(sum) === Math.abs(figure);
  });
}

/** Rows above and below that may be summed. */
const NEAR = 50;

/** Whether a row's first figure is what two or more rows right above it come to in its column, or what those right below do. */
function isSum(rows: readonly RawRow[], at: number): boolean {
  const row = rows[at];
  const column = row?.cells[0]?.column;
  if (!row || column === undefined) return false;
  const figuresOf = (some: readonly RawRow[]): number[] =>
    some.map((other) => figureIn(other, column));
  const figure = figureIn(row, column);
  const above = figuresOf(rows.slice(Math.max(0, at - NEAR), at)).reverse();
  const below = figuresOf(rows.slice(at + 1, at + 1 + NEAR));
  return comesTo(figure, above, 2) || comesTo(figure, below, 1);
}

/**
 * Each day's date is printed once: no two dated rows bear the same, and many rows between them bear none, that say what
 * they are and are no sums. Below the last date only a row that states a balance, too, is surely of its day.
 */
export function datesOnce(entries: readonly (RawRow | BalanceLine)[]): boolean {
  const rows = entries.filter((entry) => entry.kind === 'row');
  if (rows.every(isDated)) return false;
  const undated = rows.flatMap((row, i) => (isDated(row) ? NONE : i));
  if (undated.length < MANY_UNDATED * rows.length) return false;
  const printed = rows.flatMap(({ dates: [date] }) => (date ? JSON.stringify(date.value) : NONE));
  if (printed.length < DAYS || new Set(printed).size < printed.length) return false;
  const last = rows.findLastIndex(isDated);
  return undated.every((i) => {
    const row = rows[i];
    if (i === 0 || !row || row.description.length === 0) return false;
    return (i < last || row.cells.length > 1) && !isSum(rows, i);
  });
}

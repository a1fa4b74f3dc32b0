import { isMoneyRole } from './heading-columns';
import type { Money } from './money';
import type { MoneyColumn } from './money-columns';
import type { Segment } from './segments';
import type { TokenLine } from './token-line';

/**
 * Where cells are set a word space apart, x says nothing. When dated lines end in more figures than there
 * are columns by x, columns are counted from the line's end.
 */
export function ordinalColumns(
  segment: Segment,
  byX: readonly MoneyColumn[],
): MoneyColumn[] | undefined {
  let [most, usual, all, rows] = [0, 0, 0, 0];
  for (const line of segment.lines) {
    if (line.dates.length === 0 || !line.money.some(({ exact }) => exact)) continue;
    rows += 1;
    const count = countTrailing(line);
    if (count === 0) continue;
    all += 1;
    if (count > most) [most, usual] = [count, 0];
    if (count === most) usual += 1;
  }
  if (most < 2 || most > 4 || usual < 0.8 * all || byX.length >= most) return undefined;
  // Of a line or two among many rows, a summary's, nothing follows for the rows.
  if (all < 0.5 * rows) return undefined;
  const headings = (segment.header?.columns ?? []).filter((column) => isMoneyRole(column.role));
  return Array.from({ length: most }, (_, i) => ({
    x0: 0,
    x1: 0,
    edge: 0,
    center: 0,
    count: usual,
    role: headings.length === most || i === most - 1 ? headings.at(i - most)?.role : undefined,
  }));
}

/** How many exact figures end a line. */
function countTrailing({ words, money }: TokenLine): number {
  let at = words.length;
  let count = 0;
  for (let i = money.length - 1; i >= 0; i -= 1) {
    const figure = money[i];
    if (!figure?.exact || figure.to !== at) break;
    at = figure.from;
    count += 1;
  }
  return count;
}

/** The exact figures that end a line. */
export const trailing = (line: TokenLine): Money[] =>
  line.money.slice(line.money.length - countTrailing(line));

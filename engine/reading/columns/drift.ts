import type { Money, TokenLine } from '../tokens';
import type { MoneyColumn } from './money-columns';

/** Figures that stand exactly under each other (points), … */
const IN_LINE = 1.5;
/** … by one of their edges or their middles: a larger share of a page's figures than this shows that its columns were set. */
const SET = 0.7;

/** Figures from which on it shows whether a column was set. */
const LEAST = 6;

/**
 * Whether figures stand exactly under each other in no column, neither by their edges nor by their middles: cells were
 * set apart with spaces, and what is printed left of a figure moves it.
 */
export function drifts(lines: readonly TokenLine[], columns: readonly MoneyColumn[]): boolean {
  let [count, inLine] = [0, 0];
  for (const { x0, x1 } of columns) {
    const pages = new Map<number, Money[]>();
    for (const { page, money } of lines)
      for (const figure of money) {
        if (!figure.exact || !figure.alone || figure.x0 < x0 || figure.x1 > x1) continue;
        const own = pages.get(page);
        if (own) own.push(figure);
        else pages.set(page, [figure]);
      }
    for (const figures of pages.values()) {
      count += figures.length;
      inLine += Math.max(
        mostAt(figures.map((figure) => figure.edge)),
        mostAt(figures.map((figure) => figure.x0)),
        mostAt(figures.map((figure) => (figure.x0 + figure.x1) / 2)),
      );
    }
  }
  return count >= LEAST && inLine <= SET * count;
}

/** How many of some places are the same. */
function mostAt(places: readonly number[]): number {
  const sorted = places.toSorted((a, b) => a - b);
  let [from, most] = [0, 0];
  sorted.forEach((place, i) => {
    while (place - (sorted[from] ?? place) > IN_LINE) from += 1;
    most = Math.max(most, i + 1 - from);
  });
  return most;
}

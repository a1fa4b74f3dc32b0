import type { Span } from '../../layout';

/** Steps (points) in which white space is looked for. */
const STEP = 3;

/** Whether a word stands across `x`. */
export const crosses = ({ words }: { words: readonly Span[] }, x: number): boolean =>
  words.some((word) => word.x0 < x - 0.5 && word.x1 > x + 0.5);

/** Where, from `start` down to right of `end`, the fewest lines have a word across; of such places the first. */
export function whiteSpaceBefore(
  lines: readonly { words: readonly Span[] }[],
  start: number,
  end: number,
): number {
  let best = start;
  let fewest = Infinity;
  for (let x = start; x > end && fewest > 0; x -= STEP) {
    const count = lines.filter((line) => crosses(line, x)).length;
    if (count < fewest) [best, fewest] = [x, count];
  }
  return best;
}

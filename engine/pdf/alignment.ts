import type { Characters } from './characters';

/** Objects that must begin at one x for a column to begin there; a word's fragments seldom do. */
const LEAST = 5;
/** Starts are told apart by this many points. */
const STEP = 0.5;

/** Tells whether a column of cells begins at `x` (points): as many text objects begin there. */
export function columnStarts({ runs, x0 }: Characters): (x: number) => boolean {
  let counts: Map<number, number> | undefined;
  const count = (): Map<number, number> => {
    const found = new Map<number, number>();
    for (const { start } of runs) {
      const place = Math.round((x0[start] ?? 0) / STEP);
      found.set(place, (found.get(place) ?? 0) + 1);
    }
    return found;
  };
  return (x) => {
    counts ??= count();
    return (counts.get(Math.round(x / STEP)) ?? 0) >= LEAST;
  };
}

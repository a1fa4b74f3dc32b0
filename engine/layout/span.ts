/** What lies between two places on a line; points. */
export type Span = { x0: number; x1: number };

/** How much of one span lies in the other; negative where they stand apart. */
export const overlapOf = (a: Span, b: Span): number => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);

/** How far two spans are out of line, by whichever edge or middle they share best; points. */
export const offsetOf = (a: Span, b: Span): number =>
  Math.min(Math.abs(a.x0 - b.x0), Math.abs(a.x1 - b.x1), Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2);

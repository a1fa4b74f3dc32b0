/** What lies between two places on a line; points. */
export type Span = { x0: number; x1: number };

/** How much of one span lies in the other; negative where they stand apart. */
export const overlapOf = (a: Span, b: Span): number => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);

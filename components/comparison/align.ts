import type { Row } from '@/utils/export';

/** Rows of two readings that stand for the same printed row; undefined where one has no such row. */
export type Pair = readonly [mine: Row | undefined, other: Row | undefined];

/** How alike two rows are, at most 1. */
export type Likeness = (mine: Row, other: Row) => number;

/** Below this, two rows are not the same one read differently. */
const SAME = 0.4;
/** Pairs to weigh against each other; more and rows are paired by their place. */
const MAX_CELLS = 60_000;

/** Pairs the rows of two readings in their printed order, so that a row which only one has shifts nothing after it. */
export function align(mine: readonly Row[], other: readonly Row[], alike: Likeness): Pair[] {
  const head = countAlike(mine, other, (rows, at) => rows[at], alike);
  const rest = [mine.slice(head), other.slice(head)] as const;
  const tail = countAlike(...rest, (rows, at) => rows.at(-1 - at), alike);
  const a = rest[0].slice(0, rest[0].length - tail);
  const b = rest[1].slice(0, rest[1].length - tail);
  const straight = (from: number, to: number): Pair[] =>
    Array.from({ length: to }, (_, at): Pair => [mine.at(from + at), other.at(from + at)]);
  const ends = Array.from({ length: tail }, (_, at): Pair => [
    mine[mine.length - tail + at],
    other[other.length - tail + at],
  ]);
  return [...straight(0, head), ...weigh(a, b, alike), ...ends];
}

/** Rows that are the same in both, from one end. */
function countAlike(
  mine: readonly Row[],
  other: readonly Row[],
  rowAt: (rows: readonly Row[], at: number) => Row | undefined,
  alike: Likeness,
): number {
  let count = 0;
  for (; count < Math.min(mine.length, other.length); count += 1) {
    const [a, b] = [rowAt(mine, count), rowAt(other, count)];
    if (!a || !b || alike(a, b) < 1) break;
  }
  return count;
}

/** The pairing of the greatest likeness in all (a longest common subsequence, weighted). */
function weigh(a: readonly Row[], b: readonly Row[], alike: Likeness): Pair[] {
  if (a.length * b.length > MAX_CELLS)
    return Array.from({ length: Math.max(a.length, b.length) }, (_, at): Pair => [a[at], b[at]]);
  const width = b.length + 1;
  const best = new Float64Array((a.length + 1) * width);
  const at = (i: number, j: number): number => best[i * width + j] ?? 0;
  const gain = (i: number, j: number): number => {
    const [row, peer] = [a[i], b[j]];
    const likeness = row && peer ? alike(row, peer) : 0;
    return likeness >= SAME ? likeness : -1;
  };
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      best[i * width + j] = Math.max(at(i + 1, j), at(i, j + 1), gain(i, j) + at(i + 1, j + 1));
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const isPair = i < a.length && j < b.length && at(i, j) === gain(i, j) + at(i + 1, j + 1);
    const skipsMine = i < a.length && (j >= b.length || at(i, j) === at(i + 1, j));
    if (isPair) pairs.push([a[i++], b[j++]]);
    else if (skipsMine) pairs.push([a[i++], undefined]);
    else pairs.push([undefined, b[j++]]);
  }
  return pairs;
}

import { settings } from '../../settings';
import type { Money, TokenLine } from '../tokens';

/** Figures that stand in one column, with the sums that its edges are the means of. */
export type Cluster = {
  x0: number;
  x1: number;
  edges: number;
  centers: number;
  /** Of left edges. */
  starts: number;
  /** The first and the last right edge. */
  low: number;
  high: number;
  count: number;
  /** Of these, on lines that bear a date. */
  dated: number;
  /** Indexes of the lines that hold them; of tables abreast they repeat. */
  lines: number[];
};

/** Where right edges leave a gap: a column ends at each of these places, the last one at the last edge. */
function columnEnds(lines: readonly TokenLine[], accept: (m: Money) => boolean): number[] {
  const edges: number[] = [];
  for (const line of lines)
    for (const money of line.money) if (accept(money)) edges.push(money.edge);
  const sorted = Float64Array.from(edges).sort();
  const ends: number[] = [];
  sorted.forEach((edge, i) => {
    const next = sorted[i + 1] ?? Infinity;
    if (next - edge > settings.columnEdge) ends.push(edge);
  });
  return ends;
}

/** The first of some ascending places that is not left of `x`; their number where all are. */
function placeAt(places: readonly number[], x: number): number {
  let from = 0;
  let to = places.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((places[middle] ?? Infinity) < x) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The figures whose right edges follow each other closely, from left to right. */
export function clusters(lines: readonly TokenLine[], accept: (m: Money) => boolean): Cluster[] {
  const ends = columnEnds(lines, accept);
  const list = ends.map((): Cluster => ({
    x0: Infinity,
    x1: -Infinity,
    edges: 0,
    centers: 0,
    starts: 0,
    low: Infinity,
    high: -Infinity,
    count: 0,
    dated: 0,
    lines: [],
  }));
  for (const line of lines)
    for (const money of line.money) {
      if (!accept(money)) continue;
      const cluster = list[placeAt(ends, money.edge)];
      if (!cluster) continue;
      cluster.x0 = Math.min(cluster.x0, money.x0);
      cluster.x1 = Math.max(cluster.x1, money.x1);
      cluster.edges += money.edge;
      cluster.centers += (money.x0 + money.x1) / 2;
      cluster.starts += money.x0;
      cluster.low = Math.min(cluster.low, money.edge);
      cluster.high = Math.max(cluster.high, money.edge);
      cluster.count += 1;
      if (line.dates.length > 0) cluster.dated += 1;
      if (cluster.lines.at(-1) !== line.index) cluster.lines.push(line.index);
    }
  return merged(list);
}

/** Left-aligned and centred columns come out in pieces: pieces that overlap and share hardly a line are one. */
function merged(list: Cluster[]): Cluster[] {
  const result: Cluster[] = [];
  for (const cluster of list) {
    const other = result.at(-1);
    const overlap = other ? Math.min(other.x1, cluster.x1) - Math.max(other.x0, cluster.x0) : 0;
    const narrower = other ? Math.min(other.x1 - other.x0, cluster.x1 - cluster.x0) : 0;
    if (other && overlap > 0.4 * narrower && shareFew(other.lines, cluster.lines)) {
      other.x0 = Math.min(other.x0, cluster.x0);
      other.x1 = Math.max(other.x1, cluster.x1);
      other.edges += cluster.edges;
      other.centers += cluster.centers;
      other.starts += cluster.starts;
      other.low = Math.min(other.low, cluster.low);
      other.high = Math.max(other.high, cluster.high);
      other.count += cluster.count;
      other.dated += cluster.dated;
      for (const line of cluster.lines) other.lines.push(line);
    } else result.push(cluster);
  }
  return result;
}

/** What overlaps can't stand in one line; a stray one may. */
const FEW = 0.1;

/** Whether the two, lines of things in one column, have hardly one in common. */
export function shareFew(a: readonly number[], b: readonly number[]): boolean {
  const [one, other] = [new Set(a), new Set(b)];
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const line of small) if (large.has(line)) shared += 1;
  return shared <= FEW * small.size;
}

/** How many figures the fullest holds; 0 of none. */
export const mostIn = (list: readonly { count: number }[]): number =>
  list.reduce((most, { count }) => Math.max(most, count), 0);

import { settings } from '../../settings';
import type { Money, TokenLine } from '../tokens';

/** A figure that stands by itself, as those of a column do. */
export const isCell = ({ exact, alone }: Money): boolean => exact && alone;

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

/** Whether figures whose right edges are so far apart may be of one column. */
const areNear = (one: number, other: number): boolean => other - one <= settings.columnEdge;

/** The figures whose right edges follow each other closely, from left to right. */
export function clusters(lines: readonly TokenLine[], accept: (m: Money) => boolean): Cluster[] {
  /** Figures that end within so little that they are of one cluster, by their place. */
  const places = new Map<number, Cluster>();
  for (const line of lines)
    for (const money of line.money) {
      if (!accept(money)) continue;
      const place = Math.floor(money.edge / settings.columnEdge);
      const cluster = places.get(place);
      if (cluster) add(cluster, money, line);
      else places.set(place, clusterOf(money, line));
    }
  const list: Cluster[] = [];
  for (const cluster of [...places.values()].sort((a, b) => a.low - b.low)) {
    const before = list.at(-1);
    if (before && areNear(before.high, cluster.low)) unite(before, cluster);
    else list.push(cluster);
  }
  return merged(list);
}

const clusterOf = ({ x0, x1, edge }: Money, line: TokenLine): Cluster => ({
  x0,
  x1,
  edges: edge,
  centers: (x0 + x1) / 2,
  starts: x0,
  low: edge,
  high: edge,
  count: 1,
  dated: line.dates.length > 0 ? 1 : 0,
  lines: [line.index],
});

function add(cluster: Cluster, { x0, x1, edge }: Money, line: TokenLine): void {
  cluster.x0 = Math.min(cluster.x0, x0);
  cluster.x1 = Math.max(cluster.x1, x1);
  cluster.edges += edge;
  cluster.centers += (x0 + x1) / 2;
  cluster.starts += x0;
  cluster.low = Math.min(cluster.low, edge);
  cluster.high = Math.max(cluster.high, edge);
  cluster.count += 1;
  if (line.dates.length > 0) cluster.dated += 1;
  if (cluster.lines.at(-1) !== line.index) cluster.lines.push(line.index);
}

/** Makes another cluster's figures the first one's. */
function unite(cluster: Cluster, other: Cluster): void {
  cluster.x0 = Math.min(cluster.x0, other.x0);
  cluster.x1 = Math.max(cluster.x1, other.x1);
  cluster.edges += other.edges;
  cluster.centers += other.centers;
  cluster.starts += other.starts;
  cluster.low = Math.min(cluster.low, other.low);
  cluster.high = Math.max(cluster.high, other.high);
  cluster.count += other.count;
  cluster.dated += other.dated;
  for (const line of other.lines) cluster.lines.push(line);
}

/** Left-aligned and centred columns come out in pieces: pieces that overlap and share hardly a line are one. */
function merged(list: Cluster[]): Cluster[] {
  const result: Cluster[] = [];
  for (const cluster of list) {
    const other = result.at(-1);
    const overlap = other ? Math.min(other.x1, cluster.x1) - Math.max(other.x0, cluster.x0) : 0;
    const narrower = other ? Math.min(other.x1 - other.x0, cluster.x1 - cluster.x0) : 0;
    if (other && overlap > 0.4 * narrower && shareFew(other.lines, cluster.lines))
      unite(other, cluster);
    else result.push(cluster);
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

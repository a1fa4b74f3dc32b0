import type { TokenLine } from '../tokens';
import { type Cluster, isCell, mostIn } from './clusters';

/** In a table of more rows, a column of one figure is none. */
const FEW_ROWS = 6;

/** How many figures each line has that stand alone. */
const cellsOn = (lines: readonly TokenLine[]): ReadonlyMap<number, number> =>
  new Map(lines.map(({ index, money }) => [index, money.filter(isCell).length] as const));

/** The most frequent of some counts. */
function usualOf(counts: Iterable<number>): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
}

/**
 * Without clusters of so few figures that they may be of a text. Between two columns of figures stands none; nor is a figure
 * of one without which its line would have fewer figures than most.
 */
export function withoutStrays(list: readonly Cluster[], lines: readonly TokenLine[]): Cluster[] {
  const most = mostIn(list);
  const least = Math.max(most < FEW_ROWS ? 1 : 2, 0.04 * most);
  const isFull = ({ count }: Cluster): boolean => count >= least;
  const [first, last] = [list.findIndex(isFull), list.findLastIndex(isFull)];
  if (list.every(isFull)) return [...list];
  const cells = cellsOn(lines);
  const usual = usualOf(cells.values());
  const isNeeded = (cluster: Cluster): boolean =>
    usual > 1 && cluster.lines.every((line) => cells.get(line) === usual);
  return list.filter(
    (cluster, i) => isFull(cluster) || (i > first && i < last) || isNeeded(cluster),
  );
}

/** Share of the fullest one's figures up to which those on lines without a date are a sum's. */
const LONE = 0.05;

/** Share of a table's figures on lines with a date, from which on each row prints its own. */
const DATED = 0.9;

/**
 * `Totals  92 659.12`, set otherwise than the figures above: without what no dated line holds, where rows print their dates.
 */
export function withoutLone(list: readonly Cluster[]): Cluster[] {
  const most = mostIn(list);
  const isLone = ({ dated, count }: Cluster): boolean => dated === 0 && count <= LONE * most;
  const others = list.filter((cluster) => !isLone(cluster));
  return others.every(({ dated, count }) => dated >= DATED * count) ? others : [...list];
}

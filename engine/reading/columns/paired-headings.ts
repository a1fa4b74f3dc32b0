import type { HeaderColumn } from '../headings';
import { type Cluster, mostIn } from './clusters';

/** Points by which names that are all set aside from their figures may differ in how far. */
const ALIKE = 8;

/** As many names as columns, all as far to one side of their figures: the line of names was set aside. */
function areSetAside(list: readonly Cluster[], headings: readonly HeaderColumn[]): boolean {
  const most = mostIn(list);
  // What few rows have may have no name.
  if (list.length < 2 || list.length !== headings.length) return false;
  if (most < FEW_ROWS || list.some(({ count }) => count < FULL * most)) return false;
  const [first = 0, ...others] = list.map(({ x1 }, i) => (headings[i]?.x1 ?? Infinity) - x1);
  return Math.abs(first) > ALIKE && others.every((aside) => Math.abs(aside - first) <= ALIKE);
}

/** Pairs clusters with headings from left to right; `untilOf` a heading the next name begins. */
export function pair(
  list: readonly Cluster[],
  headings: readonly HeaderColumn[],
  untilOf: (heading: HeaderColumn) => number,
): (HeaderColumn | undefined)[] {
  const paired = atLeastDistance(list, headings, untilOf);
  return paired.includes(undefined) && areSetAside(list, headings) ? [...headings] : paired;
}

/** Pairs them in their order at the least total distance. */
function atLeastDistance(
  list: readonly Cluster[],
  headings: readonly HeaderColumn[],
  untilOf: (heading: HeaderColumn) => number,
): (HeaderColumn | undefined)[] {
  const [n, m] = [list.length, headings.length];
  const most = Math.max(1, mostIn(list));
  // The fewer figures a cluster has, the likelier it has no name; of few rows, nothing is known.
  const shareOf = ({ count }: Cluster): number =>
    most < FEW_ROWS ? 1 : Math.min(1, count / (FULL * most));
  const skip = (cluster: Cluster): number =>
    UNMATCHED * (LEAST_LOSS + (1 - LEAST_LOSS) * shareOf(cluster));
  const cost: number[][] = Array.from({ length: n + 1 }, () =>
    Array.from({ length: m + 1 }, () => 0),
  );
  const at = (i: number, j: number): number => cost[i]?.[j] ?? 0;
  for (let i = n - 1; i >= 0; i -= 1) {
    const row = cost[i];
    const cluster = list[i];
    if (!row || !cluster) continue;
    for (let j = m; j >= 0; j -= 1) {
      const heading = headings[j];
      const leave = skip(cluster) + at(i + 1, j);
      if (!heading) row[j] = leave;
      else
        row[j] = Math.min(
          leave,
          at(i, j + 1),
          distance(cluster, heading, untilOf(heading)) + at(i + 1, j + 1),
        );
    }
  }
  const paired: (HeaderColumn | undefined)[] = [];
  let j = 0;
  for (let i = 0; i < n; i += 1) {
    const cluster = list[i];
    if (!cluster) continue;
    while (j < m && at(i, j) === at(i, j + 1)) j += 1;
    const heading = headings[j];
    if (heading && at(i, j) === distance(cluster, heading, untilOf(heading)) + at(i + 1, j + 1)) {
      paired.push(heading);
      j += 1;
    } else paired.push(undefined);
  }
  return paired;
}

/** What it costs to leave the fullest cluster without a name, and what of that for one of hardly a figure. */
const UNMATCHED = 45;
const LEAST_LOSS = 0.4;
const FEW_ROWS = 6;
/** Of the fullest one's figures, so many make as full a column: most rows go one way. */
const FULL = 0.3;

/** Between where its name begins and the next one, a column's figures may stand further away, and need not be aligned. */
const IN_PLACE = { aligned: 0.75, apart: 0.25 };

/** How far a column of figures is from a heading: by whichever edge or centre they were aligned. */
function distance(cluster: Cluster, heading: HeaderColumn, until: number): number {
  const edge = cluster.edges / cluster.count;
  const aligned = Math.min(
    Math.abs(edge - heading.x1),
    Math.abs(cluster.x1 - heading.x1),
    Math.abs(cluster.x0 - heading.x0),
    Math.abs((cluster.x0 + cluster.x1) / 2 - (heading.x0 + heading.x1) / 2),
  );
  const apart = Math.max(cluster.x0 - heading.x1, heading.x0 - cluster.x1, 0);
  const inPlace = cluster.x0 >= heading.x0 && cluster.x1 < until;
  return inPlace
    ? Math.min(aligned, 30) * IN_PLACE.aligned + apart * IN_PLACE.apart
    : Math.min(aligned, 30) + apart;
}

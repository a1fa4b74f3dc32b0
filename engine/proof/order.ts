import type { BalanceLine, RawRow } from '../reading';

/**
 * How a table is printed: the oldest row first, or the newest; or by days, `asc` or `desc`, each with its rows the
 * other way round.
 */
export type Order = 'asc' | 'desc' | 'ascByDay' | 'descByDay';

/** Which way the days of a table follow each other. */
export const dayOrderOf = (order: Order): 'asc' | 'desc' =>
  order === 'asc' || order === 'ascByDay' ? 'asc' : 'desc';

type Dated = { entry: Pick<RawRow | BalanceLine, 'dates'> };

/** Items in printed order, in the runs that stand under one printed date; one without a date is of the day above. */
function byDay<Item extends Dated>(items: readonly Item[]): Item[][] {
  const runs: Item[][] = [];
  let last: string | undefined;
  for (const item of items) {
    const [date] = item.entry.dates;
    const day = date ? JSON.stringify(date.value) : last;
    const run = runs.at(-1);
    if (run && day === last) run.push(item);
    else runs.push([item]);
    last = day;
  }
  return runs;
}

/** Items in printed order, as they followed each other in time. */
export function inTime<Item extends Dated>(items: readonly Item[], order: Order): readonly Item[] {
  switch (order) {
    case 'asc':
      return items;
    case 'desc':
      return items.toReversed();
    case 'ascByDay':
      return byDay(items).flatMap((run) => run.toReversed());
    case 'descByDay':
      return byDay(items).toReversed().flat();
  }
}

import type { Classified } from './classify';
import { isDated } from './entries';

/** Rows that must print their dates below for it to be their way. */
const LEAST = 2;

/** Gives lines the dates of others, which are then no more than text. */
function withDatesOf(
  dates: ReadonlyMap<Classified, Classified>,
  items: readonly Classified[],
): readonly Classified[] {
  const taken = new Set(dates.values());
  return items.map((item) => {
    const date = dates.get(item);
    if (date) return { ...item, dates: date.dates };
    return taken.has(item) ? { ...item, dates: [], kind: 'text' as const } : item;
  });
}

/** Baselines nearer than so many font sizes are of one line of print, set a little apart. */
const LEVEL = 0.6;

/** Gives a figure's line that says nothing else the date of the line right below, where it is one line of print with that. */
export function withLevelDates(items: readonly Classified[]): readonly Classified[] {
  const own = new Map<Classified, Classified>();
  items.forEach((item, i) => {
    const next = items[i + 1];
    if (item.kind !== 'amount' || isDated(item) || item.text !== '' || next?.kind !== 'date')
      return;
    const { page, baseline, size } = item.line;
    if (next.line.page === page && next.line.baseline - baseline < LEVEL * size)
      own.set(item, next);
  });
  return own.size === 0 ? items : withDatesOf(own, items);
}

/**
 * Where every row prints its date in the line below its figures, gives the dates to the figures' lines; a date
 * stands nearer to its own row than to the next.
 */
export function withDatesFromBelow(items: readonly Classified[]): readonly Classified[] {
  const marked = items.filter(({ kind }) => kind === 'amount' || kind === 'date');
  if (marked[0]?.kind !== 'amount' || marked.at(-1)?.kind !== 'date') return items;
  const below = new Map<Classified, Classified>();
  let closer = 0;
  for (const [i, item] of marked.entries()) {
    if (item.kind !== 'amount') continue;
    const [date, next] = [marked[i + 1], marked[i + 2]];
    if (isDated(item) || date?.kind !== 'date' || date.line.page !== item.line.page) return items;
    below.set(item, date);
    if (!next || next.line.page !== date.line.page) continue;
    const [own, other] = [item, next].map(({ line }) =>
      Math.abs(line.baseline - date.line.baseline),
    );
    closer += Math.sign((other ?? 0) - (own ?? 0));
  }
  if (below.size < LEAST || closer < 1) return items;
  return withDatesOf(below, items);
}

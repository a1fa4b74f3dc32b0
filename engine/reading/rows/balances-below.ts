import type { Columns } from '../columns';
import type { Classified } from './classified';
import { isDated } from './entries';

/** Rows that must print their balance below for it to be their way. */
const LEAST = 2;
/** How much nearer than the next row's line a balance's line stands to its own row, in points. */
const NEARER = 1;

/** A line of text that holds nothing of the columns but a balance. */
const isBalance = (item: Classified, columns: Columns): boolean =>
  item.kind === 'amount' &&
  !isDated(item) &&
  item.text !== '' &&
  item.cells.every(({ column }) => columns.money[column]?.role === 'balance');

const hasBalance = ({ cells }: Classified, columns: Columns): boolean =>
  cells.some(({ column }) => columns.money[column]?.role === 'balance');

/**
 * Where a row of two lines prints its amount on the first and its balance on the second, gives the balance to the
 * line of the amount; a balance line of its own stands as far from the row as rows do.
 */
export function withBalancesFromBelow(
  items: readonly Classified[],
  columns: Columns,
): readonly Classified[] {
  const below = new Map<Classified, Classified>();
  let row: Classified | undefined;
  let i = -1;
  for (const item of items) {
    i += 1;
    if (item.kind === 'date' || typeof item.kind === 'object') row = undefined;
    if (item.kind !== 'amount') continue;
    const [before, next] = [items[i - 1], items[i + 1]];
    if (row && before && isBalance(item, columns) && !hasBalance(row, columns)) {
      const gap = item.line.baseline - before.line.baseline;
      const after = next && next.line.page === item.line.page ? next.line.baseline : Infinity;
      const own = before.line.page === item.line.page && gap >= 0;
      if (own && after - item.line.baseline > gap + NEARER) below.set(row, item);
    }
    row = item;
  }
  if (below.size < LEAST) return items;
  const taken = new Set(below.values());
  return items.map((item) => {
    const balance = below.get(item);
    if (balance) return { ...item, cells: [...item.cells, ...balance.cells] };
    return taken.has(item) ? { ...item, cells: [], kind: 'text' as const } : item;
  });
}

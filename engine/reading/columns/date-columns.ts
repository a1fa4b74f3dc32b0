import type { Segment } from '../tables';
import { isDateRole } from '../vocabulary';
import { mostIn } from './clusters';
import { type DateColumn, placesOfDates } from './date-spans';
import { standsFree } from './free-dates';
import {
  ALWAYS,
  bestUnder,
  inOrder,
  isOfReference,
  isUnderReference,
  isUnderText,
  pairUnder,
} from './named-dates';
import { besideFirst, leadsFigures, outsideTexts } from './unnamed-dates';

/** Columns of dates by their left edges; of equal ones the leftmost is the transaction's. */
export function dateColumns(segment: Segment): { x0: number; x1: number }[] {
  // Of one day, rows print none: the dates among them are words.
  if (segment.day) return [];
  const list = placesOfDates(segment);
  const headings = (segment.header?.columns ?? []).filter(({ role }) => isDateRole(role));
  const most = mostIn(list);
  // The transaction's date first; of several columns under one heading, the one with most dates.
  headings.sort((a, b) => Number(b.role === 'date') - Number(a.role === 'date') || a.x0 - b.x0);
  const byOrder = inOrder(headings, list, most);
  if (byOrder) return byOrder.map(({ x0, x1 }) => ({ x0, x1 }));
  const free = new Set(list);
  const headed = headings.flatMap((heading) => {
    const pair = headings.length === 1 ? pairUnder(heading, list, segment) : undefined;
    const best = bestUnder(heading, [...free]);
    const own = pair ?? (best ? [best] : []);
    for (const column of own) free.delete(column);
    return own;
  });
  // The only dates that rows begin with are a column, though more may stand above the only row.
  const [led, ...more] = list.filter((column) => leadsFigures(column, segment));
  const strong = list.filter(
    (column) => column.count >= Math.max(1, 0.5 * most) || (column === led && more.length === 0),
  );
  const [first] = headed;
  /** Left of the posting's: a voucher is of the day before. */
  const isVouchers = (column: DateColumn): boolean =>
    first !== undefined && column.x1 < first.x0 && isUnderReference(column, segment);
  // A column of dates whose heading was not understood; the transaction's stands before the value's.
  const others = [...free].filter(
    (column) =>
      column.count >= ALWAYS * most &&
      standsFree(column, segment) &&
      !(headed.length > 0 && (isOfReference(column, segment) || isUnderText(column, segment))),
  );
  const isFirst = headings.some(({ role }) => role === 'date') && !others.some(isVouchers);
  const named = isFirst ? [...headed, ...others] : [...others, ...headed];
  const chosen = headed.length > 0 ? named : besideFirst(outsideTexts(strong, segment), segment);
  return chosen.map(({ x0, x1 }) => ({ x0, x1 }));
}

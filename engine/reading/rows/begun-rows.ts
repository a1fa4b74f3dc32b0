import type { Classified } from './classified';
import { hasDay } from './dates-way';
import { isDated } from './entries';
import { printsFiguresLast } from './row-lines';

/** Lines below in which a row's figures stand. */
const FURTHER = 3;

/** A dated line that says no more than a balance's does, without a figure. */
const saysBalance = (item: Classified): boolean =>
  typeof item.kind === 'object' &&
  item.kind.kind === 'heading' &&
  item.cells.length === 0 &&
  item.text !== '' &&
  item.line.dates[0]?.from === 0 &&
  hasDay(item);

/**
 * `07.06.2025  New Balance Store` over the figures of a row without a date, where rows print their date on the first line
 * and their figures on the last: it begins that row, though a balance is called so.
 */
export function withBegunRows(items: readonly Classified[]): readonly Classified[] {
  if (!items.some(saysBalance) || !printsFiguresLast(items)) return items;
  return items.map((item, i) => {
    if (!saysBalance(item)) return item;
    const next = items
      .slice(i + 1, i + 1 + FURTHER)
      .find((other) => other.kind !== 'text' || isDated(other));
    const begins = next?.kind === 'amount' && !hasDay(next) && next.line.page === item.line.page;
    return begins ? { ...item, kind: 'date' as const } : item;
  });
}

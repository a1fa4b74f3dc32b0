import { overlapOf, wordGapOf } from '../../layout';
import { settings } from '../../settings';
import type { Segment } from '../tables';
import type { DateColumn } from './date-spans';

/** `08.04.2024 / 09.04.2024`: what parts two dates of one cell. */
const STROKE = /^[/|]$/;

/** Whether most of its dates are cells of their own, or follow another date: in descriptions, they follow words. */
export function standsFree(column: DateColumn, { lines }: Segment): boolean {
  // Letter-spaced words stand further apart.
  const gap = Math.max(settings.cellGap, wordGapOf(lines) + settings.headingGap);
  let free = 0;
  for (const { dates, words } of lines)
    for (const { from, x0, x1 } of dates) {
      if (overlapOf({ x0, x1 }, column) <= 0) continue;
      const before = words[from - 1];
      const end = before && STROKE.test(before.text) ? from - 1 : from;
      const follows = dates.some(({ to }) => to === end);
      if (!before || follows || x0 - before.x1 > gap * before.size) free += 1;
    }
  return free > 0.5 * column.count;
}

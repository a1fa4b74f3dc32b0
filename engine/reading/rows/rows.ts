import type { Columns } from '../columns';
import type { Holders, Segment } from '../tables';
import type { Lexicon } from '../vocabulary';
import type { Entry } from './entries';
import { NOTHING_OPEN, type Open } from './open';
import { RowCutter } from './row-cutter';

/**
 * Cuts a segment into entries. Rows are anchored at the lines that carry figures; a dated line without
 * figures begins the row whose figures come below it; other lines go to the row they stand nearest to.
 * `before` is what the table's part above left open; `open` is what this one leaves.
 */
export function entriesOf(
  segment: Segment,
  columns: Columns,
  lexicon: Lexicon,
  holders: Holders,
  before: Open = NOTHING_OPEN,
): { entries: Entry[]; open: Open } {
  const cutter = new RowCutter({ segment, columns, lexicon, holders }, before);
  for (const item of cutter.items) cutter.pass(item);
  return cutter.end();
}

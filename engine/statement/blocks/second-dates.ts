import { isDated, isDateRole, type RawRow } from '../../reading';
import type { Block } from './block';
import { type Entry, isRow } from './says';

const printsSecond = ({ dates }: RawRow): boolean =>
  dates[0] === undefined && dates.slice(1).some((date) => date !== undefined);

/**
 * Entries of tables under a title of their own whose rows all leave the first column of dates empty and print the
 * second one: fees and interest of a card, which are posted and bear no day of a purchase. No day of the table above
 * is theirs.
 */
export function ofSecondDates(blocks: readonly Block[]): ReadonlySet<Entry> {
  const found = new Set<Entry>();
  let before: Block | undefined;
  for (const block of blocks) {
    const isOwn = before && (before.under !== block.under || before.section !== block.section);
    const rows = block.entries.filter(isRow).filter(isDated);
    if (isOwn && rows.length > 0 && rows.every(printsSecond))
      for (const entry of block.entries) found.add(entry);
    before = block;
  }
  return found;
}

/** Whether each table says by its names which of two columns of dates is the transaction's and which one the value's. */
export const areDaysNamed = (blocks: readonly Block[]): boolean =>
  blocks.every(({ group: { header } }) => {
    const roles = header?.columns.flatMap(({ role }) => (isDateRole(role) ? [role] : [])) ?? [];
    return roles.includes('date') && roles.includes('valueDate');
  });

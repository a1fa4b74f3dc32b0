import { balanceOf, type Interpretation, isDated } from '../../reading';
import type { Block } from './blocks';
import { isRow } from './says';

/** Dated rows above that a table has at least. */
const LEAST = 2;

/**
 * Without rows that bear no date, below dated ones the last of which leads to a stated closing balance (`closings`, minor units
 * without sign): a list of what the money is held in, say. In a table that prints a day's date once, they may be rows.
 */
export function withoutBelowClosing(
  block: Block,
  howOf: (block: Block) => Interpretation,
  closings: ReadonlySet<number>,
): Block {
  const rows = block.entries.filter(isRow);
  const last = rows.findLastIndex(isDated);
  const closing = rows[last];
  if (!closing || last === rows.length - 1 || last + 1 < LEAST) return block;
  if (!rows.slice(0, last + 1).every(isDated)) return block;
  const balance = balanceOf(closing, howOf(block));
  if (balance === undefined || !closings.has(Math.abs(balance))) return block;
  const below = new Set<Block['entries'][number]>(rows.slice(last + 1));
  return { ...block, entries: block.entries.filter((entry) => !below.has(entry)) };
}

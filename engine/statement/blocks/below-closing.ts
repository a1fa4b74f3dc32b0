import { amountOf, balanceOf, type Interpretation, isDated } from '../../reading';
import type { Order } from '../../proof';
import type { LabelledBalance } from '../labelled';
import type { Block } from './blocks';
import { isRow } from './says';

/** Dated rows above that a table has at least. */
const LEAST = 2;

/**
 * Without rows that bear no date, below dated ones the last of which leads to the closing balance that is stated
 * (`labels`) and is not nothing: a list of what the money is held in, say. In a table that prints a day's date once,
 * they may be rows, and so they may where one leads on from the balance above it.
 */
export function withoutBelowClosing(
  block: Block,
  howOf: (block: Block) => Interpretation,
  labels: readonly LabelledBalance[],
  order: Order,
): Block {
  // Newest first, what stands below is the oldest.
  if (order === 'desc') return block;
  const rows = block.entries.filter(isRow);
  const last = rows.findLastIndex(isDated);
  const closing = rows[last];
  if (!closing || last === rows.length - 1 || last + 1 < LEAST) return block;
  if (!rows.slice(0, last + 1).every(isDated)) return block;
  const how = howOf(block);
  const balance = balanceOf(closing, how);
  const isStated = labels.some(({ word, minor }) => word === 'closing' && minor === balance);
  if (!balance || !isStated) return block;
  const leadsOn = rows.slice(last + 1).some((row, i) => {
    const [before, own] = [rows[last + i], row].map((one) => one && balanceOf(one, how));
    const amount = amountOf(row, how, undefined, undefined);
    return before !== undefined && own !== undefined && amount && own - before === amount;
  });
  if (leadsOn) return block;
  const below = new Set<Block['entries'][number]>(rows.slice(last + 1));
  return { ...block, entries: block.entries.filter((entry) => !below.has(entry)) };
}

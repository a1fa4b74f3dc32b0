import { amountOf } from '../../reading';
import type { Block } from '../blocks';
import type { HowOf, Opening } from './opening';
import type { Seam } from './seam';

/** Rows that lead from one stated balance to another, at least: of fewer, they may by chance. */
const FEWEST = 2;

/** What a block's rows move, minor units; undefined where it is too few or one of them says no amount. */
function movedBy(block: Block, howOf: HowOf): number | undefined {
  const rows = block.entries.filter((entry) => entry.kind === 'row');
  let moved = 0;
  for (const row of rows) {
    const amount = amountOf(row, howOf(block), undefined, undefined);
    if (amount === undefined) return undefined;
    moved += amount;
  }
  return rows.length < FEWEST ? undefined : moved;
}

/**
 * The opening balance that is stated right below a block's rows, with the closing one that they lead to: they are of an
 * account of their own where another opening balance is stated above.
 */
export function statedBelow({ block, next, bound: { labels, howOf } }: Seam): Opening | undefined {
  const until = next?.first ?? Infinity;
  const below = labels.filter(({ line: { index } }) => index > block.last && index < until);
  const opening = below.find(({ word }) => word === 'opening');
  if (!opening) return undefined;
  const isOther = labels.some(
    ({ word, minor, line }) =>
      word === 'opening' && minor !== opening.minor && line.index < block.first,
  );
  const moved = isOther ? movedBy(block, howOf) : undefined;
  const isLedTo = below.some(
    ({ word, minor }) =>
      word === 'closing' && moved !== undefined && opening.minor + moved === minor,
  );
  return isLedTo ? opening : undefined;
}

import { sidedBalance } from '../../reading';
import type { Opening } from './opening';
import type { Seam } from './seam';

/** An opening balance that is stated between two blocks, or in the second one's own first lines. */
export function statedBetween({ account, block, bound: { labels } }: Seam): Opening | undefined {
  const top = block.entries.slice(
    0,
    block.entries.findIndex((entry) => entry.kind === 'row'),
  );
  const own = top.find((entry) => entry.kind === 'balance' && entry.word === 'opening');
  const money = own?.kind === 'balance' ? own.cells.at(-1)?.money : undefined;
  if (own?.kind === 'balance') return { minor: money && sidedBalance(own, money), line: own.line };
  return labels.find(
    ({ word, line: { index } }) =>
      word === 'opening' && index > account.last.last && index <= block.first,
  );
}

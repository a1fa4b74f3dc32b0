import { sidedBalance, type TokenLine } from '../../reading';
import type { Opening } from './opening';
import type { Seam } from './seam';

/**
 * A box beside the account's rows, which is read behind those of its page: what it states is this account's, and not that of
 * a table on another page, or below the rows.
 */
function isBesideRows(
  { page, baseline, beside }: TokenLine,
  { account, block, bound }: Seam,
): boolean {
  const [first, last, next] = [account.first.first, account.last.last, block.first].map(
    (index) => bound.lines[index],
  );
  if (page !== first?.page) return false;
  // … at their height, or from above the first of them on.
  if (beside && last?.page === page && next?.page !== page) return baseline < last.baseline;
  if (baseline > first.baseline) return false;
  return next?.page !== page || (last?.page === page && next.baseline > last.baseline);
}

/** An opening balance that is stated between two blocks, or in the second one's own first lines. */
export function statedBetween(seam: Seam): Opening | undefined {
  const {
    account,
    block,
    bound: { labels },
  } = seam;
  const top = block.entries.slice(
    0,
    block.entries.findIndex((entry) => entry.kind === 'row'),
  );
  const own = top.find((entry) => entry.kind === 'balance' && entry.word === 'opening');
  const money = own?.kind === 'balance' ? own.cells.at(-1)?.money : undefined;
  if (own?.kind === 'balance') return { minor: money && sidedBalance(own, money), line: own.line };
  return labels.find(
    ({ word, line }) =>
      word === 'opening' &&
      line.index > account.last.last &&
      line.index <= block.first &&
      !isBesideRows(line, seam),
  );
}

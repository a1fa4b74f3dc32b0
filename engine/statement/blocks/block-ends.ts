import type { BalanceLine, Entry, Placed, TotalLine } from '../../reading';
import { type Block, hasRows } from './block';

/** Letters alone: no sign of a currency. */
const WORD = /^\p{L}+$/u;

/** `Total R$  4,630.18`: of words, one that sums and nothing else, not even of what. */
export const isSumOfAll = (entry: Entry): entry is TotalLine =>
  entry.kind === 'total' &&
  entry.word === 'any' &&
  entry.line.speech.folded.filter((word) => WORD.test(word)).length === 1;

const isOpening = (entry: Entry): entry is BalanceLine =>
  entry.kind === 'balance' && entry.word === 'opening';

/** The figure that a line of a balance states, as printed. */
const statedBy = ({ cells }: BalanceLine): number | undefined => cells.at(-1)?.money.minor;

/** The sums of what came in and what went out lead from one balance to another: a day's, or a page's. */
function leadTo({ totals }: Block, own: BalanceLine, next: BalanceLine): boolean {
  const moved = Math.abs((statedBy(next) ?? Number.NaN) - (statedBy(own) ?? Number.NaN));
  const [first, second] = totals.at(-1)?.cells.map(({ money }) => money.minor) ?? [];
  return first !== undefined && Math.abs(first - (second ?? 0)) === moved;
}

/** The currency that a column of them says of a balance, and of those below it until it says another. */
export const currencySaid = (entries: readonly Entry[]): string | undefined =>
  entries.findLast(
    (entry): entry is BalanceLine => entry.kind === 'balance' && entry.currency !== undefined,
  )?.currency;

/**
 * Another account begins: a balance in another currency than the last one said; an opening balance below a closing one, or the other
 * way round, newest first; or rows that an opening balance leads to a sum stand above another one, be it above their own title,
 * in the block `before`.
 */
export function ends(block: Block, entry: Entry, before: Block | undefined): boolean {
  const last = block.entries.at(-1);
  if (isOpening(entry) && block.totals.length > 0) {
    const above = before?.group === block.group && !hasRows(before) ? before.entries : [];
    const own = block.entries.find(isOpening) ?? above.find(isOpening);
    if (own && statedBy(own) !== statedBy(entry) && !leadTo(block, own, entry))
      return hasRows(block);
  }
  if (entry.kind !== 'balance' || !hasRows(block)) return false;
  const said = currencySaid(block.entries);
  if (entry.currency !== undefined && said !== undefined && entry.currency !== said) return true;
  if (last?.kind !== 'balance') return false;
  const words = `${last.word} ${entry.word}`;
  return words === 'closing opening' || words === 'opening closing';
}

/** An opening balance with the closing one below it, and no row between: another account's summary. */
export function beginsSummary(placed: readonly Placed[], at: number): boolean {
  const first = placed[at]?.entry;
  if (first?.kind !== 'balance' || first.word !== 'opening') return false;
  // `Opening balance adjustment  50.00  950.00` moved something.
  if (first.cells.length > 1) return false;
  let next = at + 1;
  while (placed[next]?.entry.kind === 'total') next += 1;
  const entry = placed[next]?.entry;
  return entry?.kind === 'balance' && entry.word === 'closing';
}

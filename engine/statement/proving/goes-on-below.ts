import type { Row } from '../model';
import { signed, type TokenLine } from '../../reading';
import type { Solution } from '../solving';

/**
 * Below the last row, a line of two figures or more that goes on from the running balance, and is no row: one whose date stands
 * on the page before. `lines` are the account's.
 */
export function goesOnBelow(
  lines: readonly TokenLine[],
  rows: readonly Row[],
  { chain, order, opening, closing }: Solution,
): boolean {
  if (chain.checked === 0) return false;
  const last = lastLineOf(rows);
  // In printed order: most lines are above it.
  const below = lines.findLastIndex(({ index }) => index <= last) + 1;
  return lines.slice(below).some(({ money }) => {
    if (money.length < 2) return false;
    const figures = money.flatMap((figure) => (figure.exact ? signed(figure) : []));
    const [amount, balance] = [figures.at(-2), figures.at(-1)];
    if (!amount || balance === undefined) return false;
    // The newest row comes first: the next one printed led to what the last one led from.
    if (order === 'desc') return balance === opening;
    return closing !== undefined && Math.abs(balance - closing) === Math.abs(amount);
  });
}

/** The index of the last line that is a row's. */
function lastLineOf(rows: readonly Row[]): number {
  let last = -1;
  for (const { entry } of rows)
    if (entry.kind !== 'row') last = Math.max(last, entry.line.index);
    else for (const { index } of entry.lines) if (index > last) last = index;
  return last;
}

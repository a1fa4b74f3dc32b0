import type { TokenLine } from '../tokens';
import { phrasesIn } from '../vocabulary';

const isRow = ({ dates: [date], money }: TokenLine): boolean =>
  date?.from === 0 && money.some(({ exact }) => exact);

const statesWhose = (line: TokenLine): boolean =>
  phrasesIn(line, 'facts').some(({ tag }) => tag === 'accountNumber' || tag === 'period');

/**
 * A table's lines without the head of a later page, above the next heading (`below`): where it says whose account it is or what
 * period, and has no rows, its balances are of the next table.
 */
export function withoutNextHead(
  lines: readonly TokenLine[],
  below: TokenLine | undefined,
): TokenLine[] {
  const at = lines.findIndex(({ page }) => page === below?.page);
  const head = at > 0 ? lines.slice(at) : [];
  const isHead = head.some(statesWhose) && !head.some(isRow);
  return isHead ? lines.slice(0, at) : [...lines];
}

import type { TokenLine } from '../tokens';
import { phrasesIn } from '../vocabulary';

const hasFigure = ({ money }: TokenLine): boolean => money.some(({ exact }) => exact);

const isRow = (line: TokenLine): boolean => line.dates[0]?.from === 0 && hasFigure(line);

const statesWhose = (line: TokenLine): boolean =>
  phrasesIn(line, 'facts').some(({ tag }) => tag === 'accountNumber' || tag === 'period');

/**
 * A table's lines without the head of a later page, above the next heading (`below`): where it says whose account it is or what
 * period, with no figure before, and has no rows, its balances are of the next table.
 */
export function withoutNextHead(
  lines: readonly TokenLine[],
  below: TokenLine | undefined,
): TokenLine[] {
  const at = lines.findIndex(({ page }) => page === below?.page);
  const head = at > 0 ? lines.slice(at) : [];
  const whose = head.findIndex(statesWhose);
  const begins = head.slice(0, Math.max(whose, 0)).every((line) => !hasFigure(line));
  const isHead = whose >= 0 && begins && !head.some(isRow);
  return isHead ? lines.slice(0, at) : [...lines];
}

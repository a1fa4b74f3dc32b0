import type { TokenLine } from '../tokens';
import { phrasesIn } from '../vocabulary';

const hasFigure = ({ money }: TokenLine): boolean => money.some(({ exact }) => exact);

const statesWhose = (line: TokenLine): boolean =>
  phrasesIn(line, 'facts').some(({ tag }) => tag === 'accountNumber' || tag === 'period');

/** A line that states what an account leads from, or to. */
const statesEnd = (line: TokenLine): boolean =>
  phrasesIn(line, 'balances').some(({ tag }) => tag === 'opening' || tag === 'closing');

/**
 * A table's lines without the head of a later page, above the next heading (`below`), whose balances are of the next table: it
 * says whose account it is or what period, and below that has figures of balances only. What else stands there may be rows.
 */
export function withoutNextHead(
  lines: readonly TokenLine[],
  below: TokenLine | undefined,
): TokenLine[] {
  const at = lines.findIndex(({ page }) => page === below?.page);
  const head = at > 0 ? lines.slice(at) : [];
  const whose = head.findLastIndex(statesWhose);
  const first = head.findIndex(hasFigure);
  const isHead = whose >= 0 && first > whose && head.slice(first).every(isEndOrText);
  return isHead ? lines.slice(0, at) : [...lines];
}

const isEndOrText = (line: TokenLine): boolean => !hasFigure(line) || statesEnd(line);

import { type Block, guessesSides } from '../blocks';
import type { StatementKind } from '../facts';
import { sumsSayOtherWay } from './said-way';
import { solve } from './solve';
import { amountsOf, type Known, type Solution } from './solution';

const OTHER: Readonly<Record<StatementKind, StatementKind>> = { bank: 'card', card: 'bank' };

/**
 * Where what the words say that it is leads from no stated balance to another, the other kind if its reading does: a
 * mark of credit says the same on both, but what is owed falls by it. Undefined where nothing is stated, or neither
 * reading leads there, where what is called a card's says more of cards, and where it is guessed which column is
 * money out: turned round, it would fit as well.
 */
export function byOtherKind(
  blocks: readonly Block[],
  known: Known,
  solved: Solution,
): { kind: StatementKind; solution: Solution } | undefined {
  if (solved.tie?.held !== false || solved.chain.checked > 0) return undefined;
  const isCard = known.kind === 'card' && known.kindCertain;
  if (isCard || blocks.some(guessesSides)) return undefined;
  const kind = OTHER[known.kind];
  const solution = solve(blocks, { ...known, kind, kindCertain: true });
  const isWhole = solution.blocks.length === blocks.length;
  const amounts = amountsOf(solution.values).filter((amount) => amount !== 0);
  // What all moved one way is as well turned round: that takes more to believe it than of what is called an account's.
  if (known.kindCertain && new Set(amounts.map(Math.sign)).size < 2) return undefined;
  // What is printed as having gone out came in by no other kind.
  const isOtherWay = solution.signsAssumed || sumsSayOtherWay(amounts, known.totals);
  return solution.tie?.held && isWhole && !isOtherWay ? { kind, solution } : undefined;
}

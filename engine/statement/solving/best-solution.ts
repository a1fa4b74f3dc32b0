import type { Interpretation } from '../../reading';
import type { Block } from '../blocks';
import type { KindVote, StatementKind } from '../facts';
import type { LabelledBalance } from '../labelled';
import { byAmountsDue } from './by-amounts-due';
import { byOtherKind } from './by-other-kind';
import { bySumsBelow } from './by-sums-below';
import { byStatedBalances } from './left-to-spend';
import type { Known, Solution } from './solution';
import { solve } from './solve';

/**
 * The solution that an account's balances bear out best, and the kind of statement that it is read as. `running` is
 * the reading of a running balance; where something is left out (`loses`), no other way than the first is tried;
 * `dues` are amounts that may be a card's closing balance.
 */
export function bestSolution(
  blocks: readonly Block[],
  known: Known,
  {
    running,
    voted,
    loses,
    dues,
  }: {
    running: Interpretation | undefined;
    voted: KindVote;
    loses: boolean;
    dues: () => readonly LabelledBalance[];
  },
): { solution: Solution; kind: StatementKind } {
  const left =
    running && voted.kind === 'card' ? byStatedBalances(blocks, known, running) : undefined;
  const solved = left ?? solve(blocks, known);
  const kind = left ? voted.kind : known.kind;
  if (loses) return { solution: solved, kind };
  const summed = byAmountsDue(blocks, known, solved, dues) ?? bySumsBelow(blocks, known, solved);
  if (summed) return { solution: summed, kind };
  const other = left ? undefined : byOtherKind(blocks, known, solved);
  return other ?? { solution: solved, kind };
}

import { textOf } from '../../layout';
import type { TokenLine } from '../../reading';
import type { KindVote } from '../facts';
import type { Known, Solution } from '../solving';

/** What stands beside an account's rows. */
export type Beside = {
  solution: Solution;
  known: Known;
  /** Lines of the account that are none of its rows. */
  others: readonly TokenLine[];
  /** It is the document's only account. */
  isOnly: boolean;
  /** What the document's words vote for. */
  voted: KindVote;
};

/** Each text once: what heads and ends a page is printed on each. */
export function saidOnce(lines: readonly TokenLine[], most: number): string[] {
  const said = new Map<TokenLine['speech'], TokenLine>();
  for (const line of lines) if (line.words.length <= most) said.set(line.speech, line);
  return [...said.values()].map(textOf);
}

/** Words of a title, or of a label with its value, at most. */
export const SHORT = 10;

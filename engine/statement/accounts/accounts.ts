import type { TokenLine } from '../../reading';
import { type HowOf, lastBalance, phraseOf } from './opening';
import { type Account, openingOf } from './openings';
import { type Block, hasRows } from '../blocks';
import type { LabelledBalance } from '../labelled';

/** The blocks of one account, and the lines of the document that can speak of it. */
export type AccountPart = {
  blocks: Block[];
  /** From the account before to its own last row: what says whose it is. */
  own: readonly TokenLine[];
  lines: readonly TokenLine[];
  labels: readonly LabelledBalance[];
};

/**
 * Parts the blocks into accounts: a new one begins where another opening balance is stated and the
 * running balance does not go on.
 */
export function accountsOf(
  blocks: readonly Block[],
  lines: readonly TokenLine[],
  labels: readonly LabelledBalance[],
  howOf: HowOf,
): AccountPart[] {
  const parts: Block[][] = [];
  /** What has carried a balance from one page to the next opens no account. */
  const carries = new Set<string>();
  const openings: (number | undefined)[] = [];
  let account: Account | undefined;
  const begin = (block: Block, opening: number | undefined): void => {
    parts.push([block]);
    openings.push(opening);
    account = { first: block, last: block, hasRows: hasRows(block) };
  };
  for (const block of blocks) {
    const current = parts.at(-1);
    if (!current || !account) {
      const own = labels.find(({ word, line }) => word === 'opening' && line.index <= block.first);
      begin(block, own?.minor);
      continue;
    }
    const opening = openingOf(account, block, { lines, labels, howOf });
    const phrase = opening && phraseOf(opening.line);
    const carried = opening?.minor === lastBalance(account.last, howOf(account.last));
    const goesOn = carried || opening?.minor === openings.at(-1);
    if (carried && phrase !== undefined) carries.add(phrase);
    if (opening === undefined || goesOn || carries.has(phrase ?? '')) {
      current.push(block);
      account.hasRows ||= hasRows(block);
      // Lists of cheques and the like may stand below it.
      const isLast = lastBalance(block, howOf(block)) !== undefined;
      if (isLast || lastBalance(account.last, howOf(account.last)) === undefined)
        account.last = block;
    }
    // A summary below the rows states the opening balance that was missed above them.
    else if (!hasRows(block) && openings.at(-1) === undefined) continue;
    else begin(block, opening.minor);
  }
  return parts.map((part, i) => {
    const from = (parts[i - 1]?.at(-1)?.last ?? -1) + 1;
    const to = parts[i + 1]?.[0]?.first ?? lines.length;
    const last = part.at(-1)?.last ?? to;
    return {
      blocks: part,
      own: lines.slice(from, last + 1),
      lines: lines.slice(from, to),
      labels: labels.filter((label) => label.line.index >= from && label.line.index < to),
    };
  });
}

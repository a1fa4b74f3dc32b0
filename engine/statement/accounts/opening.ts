import {
  amountOf,
  balanceOf,
  type Interpretation,
  sidedBalance,
  type TokenLine,
} from '../../reading';
import type { Block } from '../blocks';
import type { LabelledBalance } from '../labelled';

export type HowOf = (block: Block) => Interpretation;

/** A balance that a block begins with: undefined where its line states none; and the line. */
export type Opening = { minor: number | undefined; line: TokenLine };

/** The balance that a block's first line brings forward; undefined where it is a row. */
export function broughtForward({
  entries: [entry],
}: Block): (Opening & { minor: number }) | undefined {
  const money = entry?.kind === 'balance' ? entry.cells.at(-1)?.money : undefined;
  return entry?.kind === 'balance' && money
    ? { minor: sidedBalance(entry, money), line: entry.line }
    : undefined;
}

/** What a line says, folded. */
export const phraseOf = (line: TokenLine): string => line.speech.folded.join(' ').trim();

/** The last balance that a block prints, in printed order. */
export function lastBalance({ entries }: Block, how: Interpretation): number | undefined {
  const last = entries.findLast((entry) => balanceOf(entry, how) !== undefined);
  return last && balanceOf(last, how);
}

/**
 * Whether a table goes on over a page, newest first: the last row above leads on from the balance of the first one below. Not
 * where an opening balance is stated between: it may be what another account closes with.
 */
export function goesOnNewestFirst(
  before: Block,
  block: Block,
  howOf: HowOf,
  labels: readonly LabelledBalance[],
): boolean {
  const [last, first] = [before.entries.at(-1), block.entries[0]];
  if (before.group !== block.group || last?.kind !== 'row' || first?.kind !== 'row') return false;
  const isStated = labels.some(
    ({ word, line: { index } }) =>
      word === 'opening' && index > last.anchor.index && index < first.anchor.index,
  );
  if (isStated || first.anchor.page === last.anchor.page) return false;
  const how = howOf(block);
  const [balance, amount] = [balanceOf(last, how), amountOf(last, how, undefined, undefined)];
  if (balance === undefined || amount === undefined) return false;
  // From nothing to nothing any two accounts lead.
  return balance !== amount && balance - amount === balanceOf(first, how);
}

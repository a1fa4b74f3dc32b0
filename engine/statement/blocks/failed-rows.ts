import { amountOf, balanceOf, type Interpretation, type Lexicon, type RawRow } from '../../reading';
import type { Block } from './blocks';

const saysFailed = ({ lines }: RawRow, { failed }: Lexicon): boolean =>
  lines.some(({ speech }) => failed.all(speech.folded).length > 0);

/**
 * `14:02  Card payment  1,833.00  FAILED  9,841.20`: rows that say that nothing came of them, with the balance of the row
 * beside. What says so and moves the balance is a row: it takes back what failed.
 */
export function withoutFailed(block: Block, how: Interpretation, lexicon: Lexicon): Block {
  const { entries } = block;
  const balances = entries.map((entry) => balanceOf(entry, how));
  const isFailed = (at: number): boolean => {
    const [entry, balance] = [entries[at], balances[at]];
    if (entry?.kind !== 'row' || balance === undefined) return false;
    if (balances[at - 1] !== balance && balances[at + 1] !== balance) return false;
    return saysFailed(entry, lexicon) && amountOf(entry, how, undefined, undefined) !== 0;
  };
  const kept = entries.filter((_, at) => !isFailed(at));
  return kept.length === entries.length ? block : { ...block, entries: kept };
}

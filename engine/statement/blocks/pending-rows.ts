import { balanceOf, type Interpretation, type Lexicon, type RawRow } from '../../reading';
import type { Block } from './blocks';

/** Rows that must print their balance for it to be their way. */
const LEAST = 3;

const saysPending = ({ lines }: RawRow, { pending }: Lexicon): boolean =>
  lines.some(({ speech }) => pending.all(speech.folded).length > 0);

/**
 * `Pending  14.20`, `Upcoming Direct Debit  41.17`, above or below rows that all print the balance they lead to: they say that
 * they moved nothing yet, and print none.
 */
export function withoutPending(block: Block, how: Interpretation, lexicon: Lexicon): Block {
  const { entries } = block;
  const prints = entries.map((entry) => balanceOf(entry, how) !== undefined);
  const isRow = (at: number): boolean => entries[at]?.kind === 'row';
  const booked = [...entries.keys()].filter((at) => isRow(at) && prints[at]);
  const [first, last] = [booked[0], booked.at(-1)];
  if (first === undefined || last === undefined || booked.length < LEAST) return block;
  const isEach = entries.every((_, at) => at < first || at > last || !isRow(at) || prints[at]);
  if (!isEach) return block;
  const kept = entries.filter(
    (entry, at) =>
      (at >= first && at <= last) || entry.kind !== 'row' || !saysPending(entry, lexicon),
  );
  return kept.length === entries.length ? block : { ...block, entries: kept };
}

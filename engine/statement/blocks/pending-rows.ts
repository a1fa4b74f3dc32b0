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
  const isRow = (entry: Block['entries'][number]): boolean => entry.kind === 'row';
  const isBooked = (entry: Block['entries'][number]): boolean =>
    isRow(entry) && balanceOf(entry, how) !== undefined;
  const [first, last] = [entries.findIndex(isBooked), entries.findLastIndex(isBooked)];
  const isOutside = (at: number): boolean => at < first || at > last;
  // Of most tables no row stands above or below those that are booked.
  if (first < 0 || !entries.some((entry, at) => isOutside(at) && isRow(entry))) return block;
  const within = entries.slice(first, last + 1).filter(isRow);
  if (within.length < LEAST || !within.every(isBooked)) return block;
  const kept = entries.filter(
    (entry, at) => !isOutside(at) || entry.kind !== 'row' || !saysPending(entry, lexicon),
  );
  return kept.length === entries.length ? block : { ...block, entries: kept };
}

import { isDated, type Lexicon, type RawRow } from '../../reading';
import { foldPhrase } from '../../text';
import type { Block } from './blocks';

/** The sums that stand among rows or after them, minor units. */
const sumsIn = (blocks: readonly Block[]): ReadonlySet<number> =>
  new Set(
    blocks.flatMap(({ totals }) =>
      totals.flatMap(({ cells }) => cells.map(({ money }) => money.minor)),
    ),
  );

/**
 * Without dated rows that are called a total, or what is due, and repeat a sum: `18.09.2026  Card total Ada Oduya  386.35`
 * of a bill whose rows, with their `Card total 386.35`, are in another table.
 */
export function withoutNamedSums(blocks: readonly Block[], { totals, dues }: Lexicon): Block[] {
  const sums = sumsIn(blocks);
  if (sums.size === 0) return blocks.filter(({ entries }) => entries.length > 0);
  const isSum = ({ cells, description: [text = ''] }: RawRow): boolean => {
    const minor = cells.length === 1 ? (cells[0]?.money.minor ?? 0) : 0;
    const words = foldPhrase(text);
    return (
      minor !== 0 &&
      sums.has(minor) &&
      (totals.at(words, 0) !== undefined || dues.at(words, 0)?.to === words.length)
    );
  };
  return blocks.flatMap((block) => {
    const entries = block.entries.filter(
      (entry) => entry.kind !== 'row' || !isDated(entry) || !isSum(entry),
    );
    return entries.length === 0
      ? []
      : entries.length === block.entries.length
        ? block
        : { ...block, entries };
  });
}

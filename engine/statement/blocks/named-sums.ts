import { isDated, type Lexicon, mayName, type RawRow, signed } from '../../reading';
import { foldPhrase } from '../../text';
import type { Block } from './block';

type Entry = Block['entries'][number];

/** The sums that stand among rows or after them, minor units. */
const sumsIn = (blocks: readonly Block[]): ReadonlySet<number> =>
  new Set(
    blocks.flatMap(({ totals }) =>
      totals.flatMap(({ cells }) => cells.map(({ money }) => money.minor)),
    ),
  );

/**
 * The rows that say, by a name that is a sum's and no more, what those above come to that go the same way in their column:
 * `14.03  Withdrawn in total  -250.00` below a balance that ends them, or, of several rows, above it.
 */
function sumsOfSides(
  { entries }: Block,
  isNamed: (row: RawRow, isClosed: boolean) => boolean,
): ReadonlySet<Entry> {
  if (!entries.some((entry) => entry.kind === 'row' && isNamed(entry, true) && isDated(entry)))
    return new Set();
  const found = new Set<Entry>();
  const sides = new Map<string, { minor: number; rows: number }>();
  let isClosed = false;
  for (const entry of entries) {
    if (entry.kind === 'balance') isClosed = sides.size > 0;
    else if (entry.cells[0]) {
      const { column, money } = entry.cells[0];
      const minor = signed(money);
      const way = `${column} ${Math.sign(minor)}`;
      const side = sides.get(way) ?? { minor: 0, rows: 0 };
      // What is called a sum below the closing balance may be of a side on which nothing moved.
      const isSum = side.minor === minor && (isClosed || (minor !== 0 && side.rows > 1));
      const isAlone = entry.cells.length === 1 && isDated(entry);
      if (isSum && isAlone && isNamed(entry, isClosed)) found.add(entry);
      else sides.set(way, { minor: side.minor + minor, rows: side.rows + 1 });
    }
  }
  return found;
}

/**
 * Without dated rows that are called a total, or what is due, and repeat a sum: `18.09.2026  Card total Ada Oduya
 * 386.35` of a bill whose rows, with their `Card total 386.35`, are in another table, or that sum the rows of their
 * own table above them.
 */
export function withoutNamedSums(blocks: readonly Block[], { totals, dues }: Lexicon): Block[] {
  const sums = sumsIn(blocks);
  const isNamed = ({ anchor, lines, description }: RawRow, isClosed: boolean): boolean => {
    const isOne = description.length < 2;
    // Most rows name no sum: cheap to tell.
    const mayBe = mayName(anchor, 'totals') || (lines.length > 1 && isOne);
    // Below the closing balance, what stands beneath is no more of it.
    if (!mayBe || !(isOne || isClosed)) return false;
    const words = foldPhrase(description[0] ?? '');
    return totals.at(words, 0)?.to === words.length;
  };
  const isSum = ({ cells, description: [text = ''] }: RawRow): boolean => {
    const minor = cells.length === 1 ? (cells[0]?.money.minor ?? 0) : 0;
    if (minor === 0 || !sums.has(minor)) return false;
    const words = foldPhrase(text);
    return totals.at(words, 0) !== undefined || dues.at(words, 0)?.to === words.length;
  };
  return blocks.flatMap((block) => {
    const own = sumsOfSides(block, isNamed);
    const entries = block.entries.filter(
      (entry) => entry.kind !== 'row' || !isDated(entry) || !(isSum(entry) || own.has(entry)),
    );
    return entries.length === 0
      ? []
      : entries.length === block.entries.length
        ? block
        : { ...block, entries };
  });
}

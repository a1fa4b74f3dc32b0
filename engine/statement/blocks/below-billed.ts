import {
  amountOf,
  type DateOrder,
  dayNumber,
  type Interpretation,
  type PrintedDate,
  type RawRow,
  readDate,
  type TokenLine,
} from '../../reading';
import type { LabelledBalance } from '../labelled';
import { type Block, hasRows } from './block';
import { isRow } from './says';

/** Rows above that lead to what is billed, at least, and sums that may be it, from the last one up, at most. */
const LEAST = 3;
const MOST_SUMS = 8;

/** A line among rows that states a sum, and its figures in minor units without sign. */
type Sum = { line: TokenLine; minors: readonly number[] };

const exactIn = ({ money }: TokenLine): number[] =>
  money.flatMap(({ exact, minor }) => (exact && minor !== 0 ? minor : []));

/** The sums and closing balances that tables print among their rows or behind them. */
const sumsIn = (blocks: readonly Block[]): Sum[] =>
  blocks.flatMap(({ totals, entries }) =>
    [
      ...totals.map(({ line }) => line),
      ...entries.flatMap((entry) =>
        entry.kind === 'balance' && entry.word === 'closing' ? entry.line : [],
      ),
    ].map((line) => ({ line, minors: exactIn(line) })),
  );

/** What the rows of some blocks come to; undefined where one was not read, or there are few. */
function sumOf(
  blocks: readonly Block[],
  howOf: (block: Block) => Interpretation,
): number | undefined {
  let [sum, count] = [0, 0];
  for (const block of blocks)
    for (const entry of block.entries) {
      if (!isRow(entry)) continue;
      const amount = amountOf(entry, howOf(block), undefined, undefined);
      if (amount === undefined) return undefined;
      sum += amount;
      count += 1;
    }
  return count < LEAST ? undefined : sum;
}

const rowsOf = (blocks: readonly Block[]): RawRow[] =>
  blocks.flatMap(({ entries }) => entries.filter(isRow));

/** The day of a date that prints its year; days since 1970. */
function dayOf(date: PrintedDate, order: DateOrder): number | undefined {
  const read = readDate(date, order);
  return read?.year === undefined ? undefined : dayNumber({ ...read, year: read.year });
}

/**
 * Whether rows are still to come: not dated, or later than all that stands `above`, the day on which it is due among it. Fees and
 * purchases abroad have days of the statement.
 */
function areToCome(
  below: readonly Block[],
  above: readonly TokenLine[],
  order: DateOrder,
): boolean {
  if (below.some(({ entries }) => entries.some(({ kind }) => kind === 'balance'))) return false;
  const days = above.flatMap(({ dates }) =>
    dates.flatMap((date) => (date.weak ? [] : (dayOf(date, order) ?? []))),
  );
  return rowsOf(below).every(({ anchor, dates: [date] }) => {
    const own = date && anchor.dates.includes(date) ? dayOf(date, order) : undefined;
    if (own === undefined) return anchor.dates.every(({ weak }) => weak);
    return days.length > 0 && days.every((day) => own > day);
  });
}

/**
 * Of a card's tables those up to the sum that all rows lead to, alone or from the opening balance, and that is stated above
 * them, too, as what is to be paid: what stands below it, under a title of its own, are instalments still to come.
 */
export function withoutBelowBilled(
  blocks: readonly Block[],
  howOf: (block: Block) => Interpretation,
  labels: readonly LabelledBalance[],
  others: readonly TokenLine[],
  order: DateOrder,
): readonly Block[] {
  const tables = blocks.filter(hasRows);
  const [first, last] = [tables[0], tables.at(-1)];
  if (!first || !last || tables.length < 2) return blocks;
  const head = others.filter(({ index }) => index < first.first);
  const above = new Set(head.flatMap(exactIn));
  const statedAs = (wanted: LabelledBalance['word']): number[] =>
    labels.flatMap(({ word, minor }) => (word === wanted ? Math.abs(minor) : []));
  const billed = new Set(statedAs('closing').filter((minor) => above.has(minor)));
  const openings = statedAs('opening');
  const stating = sumsIn(blocks).filter(
    ({ line, minors }) => line.index < last.first && minors.some((minor) => billed.has(minor)),
  );
  for (const { line, minors } of stating.slice(-MOST_SUMS).toReversed()) {
    const own = blocks.filter((block) => block.first < line.index);
    const sum = sumOf(own, howOf);
    if (sum === undefined) continue;
    // Without a balance to lead from, payments may come to as much.
    const ends =
      openings.length > 0
        ? openings.flatMap((opening) => [opening + sum, opening - sum].map(Math.abs))
        : [-sum];
    const isBilled = minors.some((minor) => billed.has(minor) && ends.includes(minor));
    const below = blocks.filter((block) => block.first > line.index);
    const isNext = labels.some(
      ({ word, line: { index } }) => word === 'opening' && index > line.index,
    );
    const lines = [...head, ...rowsOf(own).map(({ anchor }) => anchor)];
    if (isBilled && !isNext && areToCome(below, lines, order)) return own;
  }
  return blocks;
}

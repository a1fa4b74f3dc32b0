import { beginsCell, type Interpretation, type RawRow } from '../reading';
import type { Block } from './blocks';

/** Nothing dates it, and it prints nothing but zeros: interest that was not charged. */
const isNothing = ({ dates, cells }: Block['entries'][number]): boolean =>
  dates.every((date) => date === undefined) &&
  cells.length > 0 &&
  cells.every(({ money }) => money.exact && money.minor === 0);

/** What was left out so that the rest ties is another table, not a part of one that was kept. */
export const isWhole = (blocks: readonly Block[], kept: readonly Block[]): boolean =>
  blocks.every(
    ({ group, entries }, i) =>
      group.header === undefined ||
      entries.every(isNothing) ||
      kept.some((block) => block === blocks[i]) ||
      !kept.some((block) => block.group === group),
  );

/** Share of a table's rows that fill a column. */
const MOST = 0.5;

/** Begins a cell, and is in no column: its column was not seen, maybe. */
const isLeft = ({ anchor, cells }: RawRow): boolean =>
  anchor.money.some(
    (money) =>
      money.exact && beginsCell(anchor, money) && !cells.some((cell) => cell.money === money),
  );

/** A table without headings of which a column that most rows fill was given no meaning: its balances, maybe. */
export function leavesColumn({ group, entries }: Block, { roles }: Interpretation): boolean {
  if (group.header) return false;
  const rows = entries.filter((entry) => entry.kind === 'row');
  const left = rows.filter(
    (row) =>
      isLeft(row) ||
      row.cells.some(
        ({ column, money }) =>
          money.exact && money.minor !== 0 && (roles[column] ?? 'reference') === 'reference',
      ),
  );
  return left.length > MOST * rows.length;
}

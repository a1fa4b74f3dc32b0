import { overlapOf } from '../../layout';
import {
  type ColumnRole,
  type Group,
  type HeaderColumn,
  type Interpretation,
  isDated,
  isMoneyRole,
  leadsText,
  type Money,
  type RawRow,
} from '../../reading';
import type { Block } from './block';

/**
 * It prints nothing but zeros: interest that was not charged. What a date makes a row prints them in a column that moves
 * money in the rows that were `kept`.
 */
const isNothing = (entry: Block['entries'][number], kept: readonly Block[]): boolean =>
  entry.cells.length > 0 &&
  entry.cells.every(
    ({ column, money }) =>
      money.exact && money.minor === 0 && (!isDated(entry) || movesIn(column, kept)),
  );

const movesIn = (column: number, blocks: readonly Block[]): boolean =>
  blocks.some(({ entries }) =>
    entries.some(
      ({ kind, cells }) =>
        kind === 'row' &&
        cells.length > 0 &&
        cells.every((cell) => cell.column === column && cell.money.minor !== 0),
    ),
  );

/** What was left out so that the rest ties is another table, not a part of one that was kept. */
export const isWhole = (blocks: readonly Block[], kept: readonly Block[]): boolean =>
  blocks.every(
    (block) =>
      block.group.header === undefined ||
      kept.includes(block) ||
      block.entries.every((entry) => isNothing(entry, ofGroup(block, kept))) ||
      !kept.some(({ group }) => group === block.group),
  );

const ofGroup = ({ group }: Block, blocks: readonly Block[]): readonly Block[] =>
  blocks.filter((block) => block.group === group);

/** How many dated rows of some blocks move money. */
const countMoves = (blocks: readonly Block[]): number =>
  blocks.reduce(
    (sum, { entries }) =>
      sum +
      entries.filter(
        (entry) =>
          entry.kind === 'row' &&
          isDated(entry) &&
          entry.cells.some(({ money }) => money.exact && money.minor !== 0),
      ).length,
    0,
  );

/**
 * How many dated rows that move money stand in no table that was kept: none, some, or as many as were kept, so that
 * these may be a summary of those.
 */
export function leavesRows(
  blocks: readonly Block[],
  kept: readonly Block[],
): 'none' | 'some' | 'most' {
  const left = countMoves(blocks.filter((block) => !kept.includes(block)));
  return left === 0 ? 'none' : left < countMoves(kept) ? 'some' : 'most';
}

const figuresIn = (blocks: readonly Block[]): Set<number> => {
  const figures = new Set<number>();
  for (const { entries } of blocks)
    for (const { cells } of entries) for (const { money } of cells) figures.add(money.minor);
  return figures;
};

const namesSides = ({ group: { header } }: Block): boolean =>
  (['debit', 'credit'] as const).every((side) => header?.columns.some(({ role }) => role === side));

/**
 * A table that was left out has a dated row of which no figure is one of those that were kept, so that it repeats none of these; or
 * it alone names money out and in, and may be of another account to which money was moved.
 */
export function leavesOtherRows(blocks: readonly Block[], kept: readonly Block[]): boolean {
  const left = blocks.filter((block) => !kept.includes(block) && countMoves([block]) > 0);
  if (left.length === 0) return false;
  if (left.some(namesSides) && !kept.some(namesSides)) return true;
  const own = figuresIn(kept);
  return left.some(({ entries }) =>
    entries.some(
      (entry) =>
        entry.kind === 'row' &&
        isDated(entry) &&
        entry.cells.length > 0 &&
        entry.cells.every(({ money }) => !own.has(money.minor)),
    ),
  );
}

/** Share of a table's rows that fill a column. */
const MOST = 0.5;

/** Figures that end within a point of each other are in line. */
const edgeOf = ({ edge }: Money): number => Math.round(edge);

/** Whether a figure of a row's line is one of its cells, which may be read without a word before it. */
function isOf(cells: RawRow['cells'], { to }: Money): boolean {
  for (const { money } of cells) if (money.to === to) return true;
  return false;
}

/** How many rows have a figure before their text that is in no column, though those of other rows are in line with it. */
function countUnseen(rows: readonly RawRow[]): number {
  const counts = new Map<number, number>();
  for (const { anchor, cells } of rows)
    for (const money of anchor.money) {
      if (!leadsText(anchor, money) || isOf(cells, money)) continue;
      counts.set(edgeOf(money), (counts.get(edgeOf(money)) ?? 0) + 1);
    }
  return Math.max(0, ...counts.values());
}

/** How many rows have figures in no column under the name, or in the place, of one of money that they leave empty. */
function countNamed({ header, columns }: Group, rows: readonly RawRow[]): number {
  const names = (header?.columns ?? []).filter(({ role }) => isMoneyRole(role));
  const fills = ({ role }: HeaderColumn, cells: RawRow['cells']): boolean =>
    cells.some(({ column }) => columns.money[column]?.role === role);
  // `GBP 16.16 × 1.1198` is no cell of its own, and what was paid abroad moves nothing.
  const isAbroad = ({ role }: HeaderColumn, { currency }: Money, cells: RawRow['cells']): boolean =>
    role === 'foreignAmount' && currency !== undefined && cells.length > 0;
  const isLost = (money: Money, cells: RawRow['cells']): boolean =>
    names.some(
      (name) => overlapOf(name, money) > 0 && !fills(name, cells) && !isAbroad(name, money, cells),
    ) ||
    columns.money.some(
      (column, i) =>
        column.role !== undefined &&
        overlapOf(column, money) >= INSIDE * (money.x1 - money.x0) &&
        !cells.some((cell) => cell.column === i),
    );
  let named = 0;
  for (const { anchor, cells } of rows) {
    for (const money of anchor.money)
      if (money.exact && !isOf(cells, money) && isLost(money, cells)) {
        named += 1;
        break;
      }
  }
  return named;
}

/** Share of a figure that stands within a column's place for it to be one of its figures. */
const INSIDE = 0.9;
/** Share of rows whose figure under a name may be of their text. */
const FEW = 0.1;

/**
 * A table under whose headings a column was not seen; or one without headings of which a column that most rows fill was
 * not seen, or given no meaning: its balances, maybe. What was taken for balances that do not run (`runs`) has none.
 */
export function leavesColumn(
  { group, entries }: Block,
  { roles, net }: Interpretation,
  runs: boolean,
): boolean {
  const rows = entries.filter((entry) => entry.kind === 'row');
  if (group.header) return countNamed(group, rows) > FEW * rows.length;
  const isLeft = (role: ColumnRole): boolean =>
    role === 'reference' || (role === 'balance' && !runs);
  const left = rows.filter(({ cells }) =>
    cells.some(
      ({ column, money }) =>
        money.exact &&
        money.minor !== 0 &&
        isLeft(roles[column] ?? 'reference') &&
        net?.parts.includes(column) !== true,
    ),
  );
  return Math.max(left.length, countUnseen(rows)) > MOST * rows.length;
}

/** Rows that show a column which nothing names to be one of fees. */
const FEES = 2;

/**
 * A column that nothing names is read as one of fees, or of a part of the amounts, for a single row's sake: its figure may be
 * of another row, which stands beside.
 */
export function guessesFee({ group, entries }: Block, { roles, net }: Interpretation): boolean {
  const parts = [roles.indexOf('fee'), ...(net?.parts ?? [])];
  const guessed = parts.filter((at) => at >= 0 && group.columns.money[at]?.role === undefined);
  return guessed.some((at) => {
    const own = entries.filter(
      ({ kind, cells }) => kind === 'row' && cells.some(({ column }) => column === at),
    );
    const both = own.filter(({ cells }) => cells.some(({ column }) => column !== at)).length;
    return both < FEES || both < own.length - both;
  });
}

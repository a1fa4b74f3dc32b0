import { overlapOf } from '../../layout';
import type { ColumnRole, Interpretation, SignRule } from '../../reading';
import type { Block } from './block';

/** What a reading without running balances may vary. */
export type Variant = {
  sign: SignRule;
  swapped: boolean;
  undated: boolean;
  /** Beside tables of known sections, the rows of one under a title that is not known went out. */
  restOut?: boolean | undefined;
};

/** Rows without a date are tried with all blocks only: a sum among the rows could make any subset tie. */
export function* variants(
  blocks: readonly Block[],
  rules: readonly SignRule[],
): Generator<[readonly Block[], Variant]> {
  const swaps = blocks.some(guessesSides) ? [false, true] : [false];
  const strays = blocks.some((block) => block.undated.size > 0);
  for (const subset of subsets(blocks)) {
    for (const sign of rules)
      for (const swapped of swaps) yield [subset, { sign, swapped, undated: false }];
    if (subset === blocks && rules.includes('section') && isPartlyTitled(blocks))
      yield [subset, { sign: 'section', swapped: false, undated: false, restOut: true }];
    if (strays && subset === blocks)
      for (const sign of rules)
        for (const swapped of swaps) yield [subset, { sign, swapped, undated: true }];
  }
}

/** Of several columns none is named, or one name stands over two: which of them is money out, the likely order says. */
export const guessesSides = ({ group }: Block): boolean =>
  group.columns.money.length > 1 && (!isHeaded(group) || sharesNameOfSide(group));

/** Share of a column that stands under a name for it to be the name's. */
const UNDER = 0.5;

/** The name of one side stands over two columns of figures: it may have run together from two. */
const sharesNameOfSide = ({ header, columns }: Block['group']): boolean =>
  header?.columns.some(
    (name) =>
      (name.role === 'debit' || name.role === 'credit') &&
      columns.money.filter((column) => overlapOf(name, column) >= UNDER * (column.x1 - column.x0))
        .length > 1,
  ) === true;

/** Some tables stand under a section's title, and the others' titles may not be known. */
const isPartlyTitled = (blocks: readonly Block[]): boolean =>
  blocks.some(({ section }) => section) && blocks.some(({ section }) => !section);

/** Blocks that may be left out one by one and in pairs before a search is too wide. */
const MAX_OPTIONAL = 8;

/** The blocks, then the blocks less one, less two: a table that is no part of the account breaks the sum. */
function* subsets(blocks: readonly Block[]): Generator<readonly Block[]> {
  yield blocks;
  if (blocks.length < 2 || blocks.length > MAX_OPTIONAL) return;
  for (const left of blocks) yield blocks.filter((block) => block !== left);
  for (const left of blocks)
    for (const other of blocks)
      if (blocks.length > 2 && blocks.indexOf(other) > blocks.indexOf(left))
        yield blocks.filter((block) => block !== left && block !== other);
}

/** A reading with what a variant says of its signs and columns. */
export function varied(
  how: Interpretation,
  block: Block,
  { sign, swapped }: Variant,
): Interpretation {
  if (how.net?.ofFee) return how;
  if (!swapped || isHeaded(block.group)) return { ...how, sign };
  return { ...how, sign, roles: how.roles.map((role) => role && (SWAPPED[role] ?? role)) };
}

const SWAPPED: Partial<Record<ColumnRole, ColumnRole>> = { debit: 'credit', credit: 'debit' };

const isHeaded = ({ columns }: Block['group']): boolean =>
  columns.money.some(({ role }) => role !== undefined);

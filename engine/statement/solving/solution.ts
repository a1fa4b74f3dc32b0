import {
  type ChainResult,
  checkMovement,
  type MovementCheck,
  type Order,
  type Readable,
  type Valued,
  valuesOf,
} from '../../proof';
import { type Interpretation, isDated } from '../../reading';
import { type Block, type HolderSum, type SectionSum, type Variant, varied } from '../blocks';
import type { StatementKind } from '../facts';
import type { LabelledBalance } from '../labelled';
import { namesAgainst } from './dates-of-blocks';
import type { LabelledTotals } from './labelled-totals';

/** Opening + all amounts = closing, for printed balances; signed from the holder's side. */
export type Tie = { opening: number; closing: number; sum: number; held: boolean };

/** One way to read an account's blocks, with all that could be checked of it. */
export type Solution = {
  blocks: readonly Block[];
  values: Valued[];
  order: Order;
  chain: ChainResult;
  tie: Tie | undefined;
  movement: MovementCheck;
  sections: SectionSum[];
  holders: HolderSum[];
  opening: number | undefined;
  closing: number | undefined;
  /** Rows print balances, some of which follow from the amounts, or that their headings name, and others do not. */
  contradicted: boolean;
  /** Signs rest on the kind of statement alone: nothing printed beside the amounts confirms them. */
  signsAssumed: boolean;
};

/** What is known of an account before its blocks are read. */
export type Known = {
  kind: StatementKind;
  /** False where it might as well be the other kind: then signs that rest on it alone prove nothing. */
  kindCertain: boolean;
  labels: readonly LabelledBalance[];
  totals: LabelledTotals;
  howOf: (block: Block) => Interpretation;
  /** The block’s table has a running balance. */
  runs: (block: Block) => boolean;
  order: Order;
  /** It is called what an issuer calls a payment that it received. */
  isReceived: (entry: Readable['entry']) => boolean;
};

/** The entries of the blocks under their readings; `variant` varies those without a running balance. */
export function valuesFor(
  blocks: readonly Block[],
  known: Known,
  variant: Variant | undefined,
): Valued[] {
  const entries: Readable[] = [];
  for (const block of blocks) {
    const { section, undated } = block;
    const fixed = variant === undefined || known.runs(block);
    const how = fixed ? known.howOf(block) : varied(known.howOf(block), block, variant);
    const dates = namesAgainst(block);
    // Among rows with their days, what moves nothing is a row as well.
    const end = !fixed && variant.undated ? lastDated(block) : -1;
    block.entries.forEach((entry, i) => {
      if (fixed || !undated.has(entry) || (variant.undated && (i < end || movesAny(entry))))
        entries.push({ entry, how, section, dates });
    });
  }
  const rest = known.kind === 'card' || variant?.restOut ? -1 : 1;
  return valuesOf(entries, known.order, rest, openingOf(known));
}

/** The last row of a block that has a day. */
const lastDated = ({ entries }: Block): number =>
  entries.findLastIndex((entry) => entry.kind === 'row' && isDated(entry));

/** `Interest on cash advances  0.00`, without a date, is no row. */
const movesAny = ({ cells }: Readable['entry']): boolean =>
  cells.some(({ money }) => money.minor !== 0);

/** The one opening balance that labels state. */
function openingOf({ labels }: Known): number | undefined {
  const [first, ...others] = labels.filter(({ word }) => word === 'opening');
  return others.every(({ minor }) => minor === first?.minor) ? first?.minor : undefined;
}

/** Holds the sums of amounts in and out against the totals that labels state. */
export const movementOf = (values: readonly Valued[], known: Known): MovementCheck =>
  checkMovement(amountsOf(values), known.totals);

/** The amounts (minor units, signed) that were read. */
export function amountsOf(values: readonly Valued[]): number[] {
  const amounts: number[] = [];
  for (const { amount } of values) if (amount !== undefined) amounts.push(amount);
  return amounts;
}

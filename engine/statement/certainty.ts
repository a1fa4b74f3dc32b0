import type { NumberFormat } from '../reading';
import type { LabelledBalance } from './labelled';
import type { Solution } from './solving';

/**
 * Amounts below a thousand, which bear no mark, lead from one balance above it to the next: the mark in these groups their
 * figures, and is no decimal one.
 */
export const areWhole = ({ chain, values }: Solution, { scale }: NumberFormat): boolean =>
  scale === 0 &&
  chain.held > 0 &&
  chain.breaks.length === 0 &&
  values.some(
    ({ amount = 0, balance = 0 }) =>
      amount !== 0 && Math.abs(amount) < THOUSAND && Math.abs(balance) >= THOUSAND,
  );

const THOUSAND = 1000;

/** What the rows lead from is stated as the opening balance: one brought forward has rows before it. */
export const statesOpening = (labels: readonly LabelledBalance[], { opening }: Solution): boolean =>
  labels.some(
    ({ word, minor }) => word === 'opening' && Math.abs(minor) === Math.abs(opening ?? Number.NaN),
  );

/** Another opening balance is stated than the one that the rows lead from. */
export const opensAnother = (labels: readonly LabelledBalance[], { opening }: Solution): boolean =>
  labels.some(
    ({ word, minor }) => word === 'opening' && Math.abs(minor) !== Math.abs(opening ?? minor),
  );

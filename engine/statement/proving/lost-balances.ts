import { isMovementRole } from '../../reading';
import type { Solution } from '../solving';

/** Figures of one column end nearer than this (points). */
const ONE_EDGE = 4;

/**
 * No row has a balance, and some print one in a figure that was not read: the very sum that the amounts lead to from the opening
 * balance, or the closing one. `inOrder` are the values in time.
 */
export function printsBalanceUnread(
  inOrder: readonly Solution['values'][number][],
  opening: number | undefined,
  closing: number | undefined,
): boolean {
  if (inOrder.some(isBalanced)) return false;
  let known = opening;
  return inOrder.some((value) => {
    const { entry, amount = 0 } = value;
    if (entry.kind !== 'row' || amount === 0) return false;
    if (known !== undefined) known += amount;
    const balances = [known, closing].map((minor) => Math.abs(minor ?? Number.NaN));
    return entry.anchor.money.some(
      ({ exact, minor }, i) =>
        exact &&
        // From nothing, a balance is what the amount is.
        minor !== Math.abs(amount) &&
        balances.includes(minor) &&
        isUnread(value, i),
    );
  });
}

/** A figure of a row's line, by its place, that says nothing of what moved. */
const isUnread = ({ entry, how }: Solution['values'][number], at: number): boolean =>
  entry.kind === 'row' &&
  entry.cells.every(
    ({ column, money }) => money !== entry.anchor.money[at] || !isMovementRole(how.roles[column]),
  );

const isBalanced = ({ entry, balance }: Solution['values'][number]): boolean =>
  entry.kind === 'row' && balance !== undefined;

/** A row without a balance prints a figure right where other rows have theirs: it was taken for a word of the row's text. */
export function losesBalance(values: Solution['values']): boolean {
  // Of most accounts every row prints its balance.
  if (!values.some(({ entry, balance }) => entry.kind === 'row' && balance === undefined))
    return false;
  const edges = new Set<number>();
  for (const { entry, how } of values)
    for (const { column, money } of entry.cells)
      if (how.roles[column] === 'balance') edges.add(Math.round(money.edge));
  if (edges.size === 0) return false;
  return values.some(({ entry, balance }) => {
    if (entry.kind !== 'row' || balance !== undefined) return false;
    return entry.anchor.money.some(
      (money) =>
        money.exact &&
        entry.cells.every((cell) => cell.money !== money) &&
        [...edges].some((edge) => Math.abs(edge - money.edge) <= ONE_EDGE),
    );
  });
}

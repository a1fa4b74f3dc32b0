/** Printed sums that a set of amounts can be checked against; minor units, without sign. */
export type PrintedTotals = { credits: readonly number[]; debits: readonly number[] };

/** Which side of the movement a printed total agrees with, exactly. */
export type MovementCheck = { credits: boolean; debits: boolean };

/**
 * Sums of money in and of money out against the totals printed for them; a side without a match is no failure, for
 * labels mislead.
 */
export function checkMovement(amounts: readonly number[], totals: PrintedTotals): MovementCheck {
  const into = amounts.reduce((sum, amount) => sum + Math.max(amount, 0), 0);
  const out = amounts.reduce((sum, amount) => sum + Math.max(-amount, 0), 0);
  return { credits: totals.credits.includes(into), debits: totals.debits.includes(out) };
}

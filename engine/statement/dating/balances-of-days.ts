import type { Valued } from '../../proof';

/** Days of several rows that show a way to print them. */
const LEAST = 2;

/**
 * Each day's date stands with its first row, and its balance with its last: but for the first, every date follows a balance, and every
 * row without one goes on with a day whose balance is still to come. Balances that stand by themselves, as at the turn of a
 * page, are passed over.
 */
export function balancesEndDays(values: readonly Valued[]): boolean {
  let isOpen = false;
  let several = 0;
  let isFirst = true;
  for (const { entry, amount, balance } of values) {
    if (entry.kind !== 'row' || amount === undefined) continue;
    const isDated = entry.dates[0] !== undefined;
    if (!isFirst && isDated === isOpen) return false;
    if (!isDated && isOpen && balance !== undefined) several += 1;
    isOpen = balance === undefined;
    isFirst = false;
  }
  return several >= LEAST;
}

import type { Known, Solution } from '../solving';

/** Share of a card's rows that may be paid back, or in, where nothing calls them so. */
const MOST_REFUNDS = 0.5;

/**
 * A card of which most rows bear a minus that was read as money in, and are called no payments: its balances may as well be the
 * holder's, as a prepaid card's are, and a minus mean what was spent.
 */
export function spendsByMinus({ values }: Solution, { isReceived }: Known): boolean {
  const moving = values.filter(({ amount = 0 }) => amount !== 0);
  const taken = moving.filter(
    ({ entry, how, amount = 0 }) =>
      entry.kind === 'row' &&
      amount > 0 &&
      entry.cells.some(
        ({ column, money }) => how.roles[column] === 'amount' && money.sign === '-',
      ) &&
      !isReceived(entry),
  );
  return taken.length > MOST_REFUNDS * moving.length;
}

/**
 * Amounts without a sign, of one day, whose balances lead on from the first row to the last as well as from the last to the first:
 * which of them came in hangs on which is the newest.
 */
export function leadBothWays({ values }: Solution): boolean {
  // Of most accounts the first row tells.
  if (values.some(({ entry, how }) => entry.kind === 'row' && how.sign !== 'balance')) return false;
  const rows = values.filter(({ entry, amount }) => entry.kind === 'row' && amount !== undefined);
  const isBare = rows.every(({ balance, amount = 0 }) => balance !== undefined && amount !== 0);
  if (rows.length < 2 || !isBare) return false;
  const steps = rows
    .slice(1)
    .map(({ balance = 0 }, i) => Math.abs(balance - (rows[i]?.balance ?? 0)));
  const amounts = rows.map(({ amount = 0 }) => Math.abs(amount));
  const down = steps.every((step, i) => step === amounts[i + 1]);
  const up = steps.every((step, i) => step === amounts[i]);
  const days = new Set(rows.map(({ entry }) => JSON.stringify(entry.dates[0]?.value)));
  return down && up && days.size === 1;
}

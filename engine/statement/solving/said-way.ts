import type { PrintedTotals, Valued } from '../../proof';
import type { Known } from './solution';

/** What came in, or went out, is what is printed as deposits, or as withdrawals: turned round, it would not be. */
export function sumsSayWay(amounts: readonly number[], sure: PrintedTotals): boolean {
  const into = amounts.filter((amount) => amount > 0);
  const out = amounts.filter((amount) => amount < 0).map((amount) => -amount);
  const is = (
    some: readonly number[],
    own: readonly number[],
    other: readonly number[],
  ): boolean => {
    const sum = some.reduce((total, amount) => total + amount, 0);
    return sum > 0 && own.includes(sum) && !other.includes(sum);
  };
  return is(into, sure.credits, sure.debits) || is(out, sure.debits, sure.credits);
}

/** On what is surely a card, all that its issuer calls a payment received came in. */
export function paymentsSayWay(values: readonly Valued[], known: Known): boolean {
  const payments = values.filter(({ entry }) => entry.kind === 'row' && known.isReceived(entry));
  return (
    known.kind === 'card' &&
    known.kindCertain &&
    payments.length > 0 &&
    payments.every(({ amount = 0 }) => amount > 0) &&
    values.some(({ amount = 0 }) => amount < 0)
  );
}

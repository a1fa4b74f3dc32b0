import type { PrintedTotals, Valued } from '../../proof';
import type { Known } from './solution';

/** A sum of some amounts that is printed as one thing, and not as another. */
function isSumOf(
  amounts: readonly number[],
  own: readonly number[],
  other: readonly number[],
): boolean {
  const sum = amounts.reduce((total, amount) => total + Math.abs(amount), 0);
  return sum > 0 && own.includes(sum) && !other.includes(sum);
}

const isIn = (amount: number): boolean => amount > 0;
const isOut = (amount: number): boolean => amount < 0;

/** What came in, or went out, is what is printed as deposits, or as withdrawals: turned round, it would not be. */
export const sumsSayWay = (
  amounts: readonly number[],
  { credits, debits }: PrintedTotals,
): boolean =>
  isSumOf(amounts.filter(isIn), credits, debits) || isSumOf(amounts.filter(isOut), debits, credits);

/** … both, each under a name of its own. */
export const sumsSayBothWays = (
  amounts: readonly number[],
  { credits, debits }: PrintedTotals,
): boolean =>
  isSumOf(amounts.filter(isIn), credits, debits) && isSumOf(amounts.filter(isOut), debits, credits);

/** What came in is what is printed as withdrawals, or what went out as deposits. */
export const sumsSayOtherWay = (
  amounts: readonly number[],
  { credits, debits }: PrintedTotals,
): boolean =>
  isSumOf(amounts.filter(isIn), debits, credits) || isSumOf(amounts.filter(isOut), credits, debits);

/** The printed sums of what came in and of what went out are together all that moved, but part it otherwise. */
export function sumsPartOtherwise(
  amounts: readonly number[],
  { credits, debits }: PrintedTotals,
): boolean {
  const into = amounts.filter(isIn).reduce((sum, amount) => sum + amount, 0);
  const out = amounts.filter(isOut).reduce((sum, amount) => sum - amount, 0);
  if (credits.includes(into) || debits.includes(out)) return false;
  return credits.some((credit) => debits.includes(into + out - credit));
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

import { afterClosing, inOtherCurrency, tyingAlone } from './brought-forward';
import { underCurrencyTitle } from './currency-titles';
import { underOtherCurrency, underOtherNumber, underOtherTitle } from './headings';
import { newestAgain } from './newest-again';
import type { Opening } from './opening';
import type { Seam } from './seam';
import { statedBelow } from './stated-below';
import { statedBetween } from './stated-between';

/** What says that a block begins an account of its own, the plainest first; each gives the balance that it begins with. */
const SIGNS: readonly ((seam: Seam) => Opening | undefined)[] = [
  statedBetween,
  inOtherCurrency,
  underOtherCurrency,
  underCurrencyTitle,
  underOtherNumber,
  underOtherTitle,
  newestAgain,
  statedBelow,
  tyingAlone,
  afterClosing,
];

/** The balance that a block begins with as the first of another account; undefined where nothing says that it is. */
export function openingOf(seam: Seam): Opening | undefined {
  for (const sign of SIGNS) {
    const opening = sign(seam);
    if (opening) return opening;
  }
  return undefined;
}

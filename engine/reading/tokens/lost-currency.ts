import { hasDigit } from '../../text';
import type { Money } from './money';
import type { TokenLine } from './token-line';

/** Figures that show how a document prints its currency, and the share of them that do. */
const LEAST = 5;
const MOST = 0.8;

const LETTER = /^[+\-−]?C(?=\d|$)/;

/** A `C` stands before a figure's digits, in their word or one of its own. */
function hasLetter({ words }: TokenLine, { from, to }: Money): boolean {
  const own = words.slice(from, to);
  const digits = own.findIndex(({ text }) => hasDigit(text));
  return own.slice(0, digits + 1).some(({ text }) => LETTER.test(text));
}

/**
 * A `C` before nearly every figure is no mark of a credit, but how the font of an Indian bank's card spells the rupee:
 * what all figures bear says nothing. `lines` are of the whole document, `some` those with a mark; their figures are changed in
 * place.
 */
export function readLostCurrency(lines: readonly TokenLine[], some: readonly TokenLine[]): void {
  const marked: Money[] = [];
  for (const line of some)
    for (const money of line.money)
      if (money.exact && money.marker === 'credit' && hasLetter(line, money)) marked.push(money);
  if (marked.length < LEAST) return;
  let all = 0;
  for (const { money } of lines) for (const { exact } of money) if (exact) all += 1;
  if (marked.length < MOST * all) return;
  for (const money of marked) {
    money.marker = undefined;
    money.currency = '₹';
  }
}

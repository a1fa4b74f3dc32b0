import { mayName, type Money, phrasesIn, signed, type TokenLine } from '../../reading';
import { valuesFor } from './label-values';
import { isOfPoints, isUnderPoints } from './of-points';

/** A balance that a label states anywhere in the document, in minor units as printed. */
export type LabelledBalance = {
  word: 'opening' | 'closing' | 'forward';
  minor: number;
  money: Money;
  line: TokenLine;
};

/** Every labelled opening, closing and forwarded balance, in printed order. `lines` are the whole document's. */
export function labelledBalances(lines: readonly TokenLine[]): LabelledBalance[] {
  const found: LabelledBalance[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line && mayName(line, 'balances') && line.words.length <= 40) {
      for (const balance of balancesIn(line, at, lines)) found.push(balance);
    }
  }
  return found;
}

/** The balances that the labels of one line state, which stands at a place of all. */
function balancesIn(line: TokenLine, at: number, lines: readonly TokenLine[]): LabelledBalance[] {
  const matches = phrasesIn(line, 'balances');
  return matches.flatMap(({ tag: word, from, to }, i) => {
    if (word === 'other' || isOfPoints(line, from) || isUnderPoints(line, lines[at - 1])) return [];
    // `a balance of 1,000.00 at 18%` is prose.
    if (line.money.some((money) => money.from >= from && money.to <= to)) return [];
    const until = matches[i + 1]?.from ?? Infinity;
    const values = valuesFor(lines, { at, from, to, until });
    return values.map((money) => ({ word, minor: signed(money), money, line }));
  });
}

/**
 * The one balance that labels of a word state, minor units as printed: behind each label the first figure that is not
 * zero. Undefined where they state different ones.
 */
export function soleBalance(
  labels: readonly LabelledBalance[],
  word: LabelledBalance['word'],
): number | undefined {
  const stated = new Map<TokenLine, number>();
  for (const label of labels)
    if (label.word === word && !stated.get(label.line)) stated.set(label.line, label.minor);
  const [first, ...others] = new Set(stated.values());
  return others.length === 0 ? first : undefined;
}

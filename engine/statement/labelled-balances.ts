import { mayName, type Money, phrasesIn, signed, type TokenLine } from '../reading';

/** A balance that a label states anywhere in the document, in minor units as printed. */
export type LabelledBalance = {
  word: 'opening' | 'closing' | 'forward';
  minor: number;
  money: Money;
  line: TokenLine;
};

const LINES_BELOW = 2;
/** A row may print zeros in its other columns before the balance. */
const MOST_VALUES = 3;

/** The figures that may be a label's value: those to its right, else one beneath it. */
function valuesFor(
  lines: readonly TokenLine[],
  line: TokenLine,
  to: number,
  until: number,
  x0: number,
  x1: number,
): readonly Money[] {
  const right = line.money.filter((money) => money.exact && money.from >= to && money.from < until);
  if (right.length > 0) return right.slice(0, MOST_VALUES);
  for (let k = 1; k <= LINES_BELOW; k += 1) {
    const below = lines[line.index + k];
    if (!below || below.page !== line.page || below.baseline - line.baseline > 3 * line.size)
      return [];
    const beneath = below.money.find(
      (money) => money.exact && money.x0 < x1 + 8 && money.x1 > x0 - 8,
    );
    if (beneath) return [beneath];
  }
  return [];
}

/** Every labelled opening, closing and forwarded balance, in printed order. `lines` are the whole document's. */
export function labelledBalances(lines: readonly TokenLine[]): LabelledBalance[] {
  const found: LabelledBalance[] = [];
  for (const line of lines) {
    if (!mayName(line, 'balances') || line.words.length > 40) continue;
    const matches = phrasesIn(line, 'balances');
    matches.forEach((match, i) => {
      if (match.tag === 'other') return;
      const x0 = line.words[match.from]?.x0 ?? line.x0;
      const x1 = line.words[match.to - 1]?.x1 ?? line.x1;
      const until = matches[i + 1]?.from ?? Infinity;
      const word = match.tag;
      for (const money of valuesFor(lines, line, match.to, until, x0, x1))
        found.push({ word, minor: signed(money), money, line });
    });
  }
  return found;
}

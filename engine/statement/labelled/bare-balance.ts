import { type Lexicon, mayName, signed, type TokenLine } from '../../reading';
import type { LabelledBalance } from './labelled-balances';

/** Whether a line's words, its figure apart, name a column of balances and nothing else: `Saldo / Balance:   CHF 95.64`. */
function namesBalance(line: TokenLine, lexicon: Lexicon): boolean {
  const [figure, ...more] = line.money;
  if (!figure?.exact || more.length > 0 || line.dates.length > 0) return false;
  const words = line.speech.folded.filter(
    (word, i) => word !== '' && (i < figure.from || i >= figure.to),
  );
  for (let at = 0; at < words.length;) {
    const name = lexicon.columns.at(words, at);
    if (name?.tag !== 'balance') return false;
    at = name.to;
  }
  return words.length > 0;
}

/**
 * The balance that a document states by nothing but what a column of them is called, where it states no other: what is on the
 * account when it was printed. Of several, none.
 */
export function bareBalance(lines: readonly TokenLine[], lexicon: Lexicon): LabelledBalance[] {
  const found = lines.filter((line) => mayName(line, 'columns') && namesBalance(line, lexicon));
  const [line, ...others] = found;
  const money = line?.money[0];
  return line && money && others.length === 0
    ? [{ word: 'closing', minor: signed(money), money, line }]
    : [];
}

import { type Lexicon, mayName, signed, type TokenLine } from '../../reading';
import type { LabelledBalance } from './labelled-balances';

/** Between the name of a balance and its day: `(£) on`. */
const LEAD = /^(?:\(?\p{Sc}\)?|\p{L}{1,3})$/u;

/**
 * `Balance 01/03/2026  1,264.91` outside of a table: the name of a column of balances that begins a line, a day right behind
 * it, and a figure right behind that. Which balance it is, the day says.
 */
export function datedBalances(lines: readonly TokenLine[], lexicon: Lexicon): LabelledBalance[] {
  const found: LabelledBalance[] = [];
  for (const line of lines) {
    if (!mayName(line, 'columns')) continue;
    const [date, other] = line.dates;
    if (!date || date.weak || other || date.from === 0) continue;
    const name = lexicon.columns.at(line.speech.folded, 0);
    const money = line.money.find(({ from, exact }) => exact && from === date.to);
    const isBalance =
      name?.tag === 'balance' &&
      line.words.slice(name.to, date.from).every(({ text }) => LEAD.test(text));
    if (isBalance && money) found.push({ word: 'forward', minor: signed(money), money, line });
  }
  return found;
}

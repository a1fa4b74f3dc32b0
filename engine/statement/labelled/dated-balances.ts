import { type Lexicon, mayName, signed, type TokenLine } from '../../reading';
import type { LabelledBalance } from './labelled-balances';

/**
 * `Balance 01/03/2026  1,264.91` outside of a table: the name of a column of balances that begins a line, a day right behind
 * it, and a figure right behind that. Which balance it is, the day says.
 */
export function datedBalances(lines: readonly TokenLine[], lexicon: Lexicon): LabelledBalance[] {
  return lines.flatMap((line): LabelledBalance[] => {
    const [date, other] = line.dates;
    if (!date || date.weak || other || date.from === 0 || !mayName(line, 'columns')) return [];
    const name = lexicon.columns.at(line.speech.folded, 0);
    const money = line.money.find(({ from, exact }) => exact && from === date.to);
    const isBalance = name?.tag === 'balance' && name.to === date.from;
    return isBalance && money ? [{ word: 'forward', minor: signed(money), money, line }] : [];
  });
}

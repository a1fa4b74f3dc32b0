import { type Lexicon, mayName, type PrintedDate, signed, type TokenLine } from '../../reading';
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
    const balance = mayName(line, 'columns') ? balanceIn(line, lexicon) : undefined;
    if (balance) found.push(balance);
  }
  return found;
}

function balanceIn(line: TokenLine, lexicon: Lexicon): LabelledBalance | undefined {
  const date = line.dates[0];
  if (!date || date.weak || line.dates.length > 1 || date.from === 0) return undefined;
  return balanceBehind(line, date, lexicon);
}

function balanceBehind(
  line: TokenLine,
  date: PrintedDate,
  lexicon: Lexicon,
): LabelledBalance | undefined {
  const name = lexicon.columns.at(line.speech.folded, 0);
  const money = line.money.find(({ from, exact }) => exact && from === date.to);
  const isBalance =
    name?.tag === 'balance' &&
    line.words.slice(name.to, date.from).every(({ text }) => LEAD.test(text));
  return isBalance && money ? { word: 'forward', minor: signed(money), money, line } : undefined;
}

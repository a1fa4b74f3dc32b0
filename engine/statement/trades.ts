import { cellsOf, textOf } from '../layout';
import { foldPhrase } from '../text';
import type { Lexicon, TokenLine, Trade } from '../reading';
import type { AccountStatement, Row } from './model';

/** Words of a cell, at most, that is the name of a column or a label. */
const LONGEST = 5;
/** Different names of one trade that no account of money prints by accident; fewer, where nothing calls itself a statement. */
const ENOUGH = { called: 4, uncalled: 3 };
/** A shop's account has terms and ages of what is due, too, and a card's bill its number: the rows have to be invoices. */
const ENOUGH_OF_SUPPLY = 2;
const MOST_ROWS = 0.5;
/** Of a row's text, those in which it says what it is. */
const FIRST_WORDS = 3;
/** Names that are told to the person. */
const TOLD = 3;

/** By trade, the different names of columns and labels that only its papers print: as they are known, and as printed. */
function tradesIn(
  lines: readonly TokenLine[],
  { trades }: Lexicon,
): ReadonlyMap<Trade, ReadonlyMap<string, string>> {
  const found = new Map<Trade, Map<string, string>>();
  for (const { words, speech } of lines) {
    let from = 0;
    for (const cell of cellsOf(words)) {
      const to = from + cell.words.length;
      const name = cell.words.length > LONGEST ? undefined : trades.at(speech.folded, from);
      if (name && name.to <= to) {
        const names = found.get(name.tag) ?? new Map<string, string>();
        const printed = textOf({ words: words.slice(name.from, name.to) }).replace(/:$/, '');
        found.set(name.tag, names.set(speech.folded.slice(name.from, name.to).join(' '), printed));
      }
      from = to;
    }
  }
  return found;
}

/** `Invoice SI44710`, `SI44710  Invoice SI44710`, `Credit note CN0441`. */
const isInvoice = ({ description: [first = ''] }: Row, { invoices }: Lexicon): boolean =>
  invoices.all(foldPhrase(first).slice(0, FIRST_WORDS)).length > 0;

/**
 * What a paper tells of that keeps an account of something else than a bank's or a card's money: a meter's readings, units
 * of a fund, fares, taxes; undefined where nothing says so. `others` are its lines that are no rows; `isCalled` that it
 * calls itself a statement, which such papers may do, too.
 */
export function otherTrade(
  others: readonly TokenLine[],
  statements: readonly AccountStatement[],
  isCalled: boolean,
  lexicon: Lexicon,
): readonly string[] | undefined {
  const rows = statements.flatMap((one) => one.rows.filter(({ amount }) => amount !== undefined));
  const areInvoices = (): boolean =>
    rows.filter((row) => isInvoice(row, lexicon)).length > MOST_ROWS * rows.length;
  for (const [trade, names] of tradesIn(others, lexicon)) {
    const isOf =
      trade === 'supply'
        ? names.size >= ENOUGH_OF_SUPPLY && areInvoices()
        : names.size >= (isCalled ? ENOUGH.called : ENOUGH.uncalled);
    if (isOf) return [...names.values()].slice(0, TOLD);
  }
  return undefined;
}

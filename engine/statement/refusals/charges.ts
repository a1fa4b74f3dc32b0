import { cellsOf, textOf } from '../../layout';
import type { Lexicon, Trade } from '../../reading';
import type { AccountStatement, Row } from '../model';

/** Of a cell, those words in which a row says what it is. */
const FIRST_WORDS = 3;

/** What rows say that a trade has billed. */
export type Charges = {
  /** What it calls it, as it is known and as it is printed. */
  names: ReadonlyMap<string, string>;
  rows: number;
  /** Share of all rows that say so, and of those of the side, in or out, where most do: on the other it is paid. */
  share: number;
  ofSide: number;
};

type Side = 'in' | 'out';
type Counted = Record<Side, number>;
type Said = Counted & { names: Map<string, string> };

/**
 * `INV/2024/02210`, `FA-2024-0101`, `RE0044`: numbers of invoices and credit notes as programs of accounts give them,
 * in any language.
 */
const SERIES =
  /^(?:r?inv|bill|fact?|fac|fa|fv|ft|fc|nf|re|rg|cn|crn|nc|avo|storno)[-/.]?(?:\d{4}[-/.])?\d{2,}(?:[-/]\d+)*$/i;
const SERIES_NAME = /^\p{L}+/u;

const seriesOf = (text: string): string | undefined =>
  SERIES.test(text) ? SERIES_NAME.exec(text)?.[0] : undefined;

/** By trade, what a row calls itself first in a cell: `Invoice SI44710`, `SI44710  Invoice`, `Rent 4/2026`. */
function chargesOf({ entry }: Row, { charges }: Lexicon): Map<Trade, readonly [string, string]> {
  const found = new Map<Trade, readonly [string, string]>();
  for (const { words, speech } of entry.kind === 'row' ? entry.lines : [entry.line]) {
    let from = 0;
    for (const cell of cellsOf(words)) {
      const to = from + cell.words.length;
      for (let at = from; at < Math.min(to, from + FIRST_WORDS); at += 1) {
        const series = seriesOf(words[at]?.text ?? '');
        if (series !== undefined && !found.has('supply'))
          found.set('supply', [series.toLowerCase(), series]);
        const charge = charges.at(speech.folded, at);
        if (!charge || charge.to > to || found.has(charge.tag)) continue;
        const known = speech.folded.slice(at, charge.to).join(' ');
        found.set(charge.tag, [known, textOf({ words: words.slice(at, charge.to) })]);
      }
      from = to;
    }
  }
  return found;
}

/** By trade, what the rows of a document say that was billed. */
export function chargesIn(
  statements: readonly AccountStatement[],
  lexicon: Lexicon,
): ReadonlyMap<Trade, Charges> {
  const found = new Map<Trade, Said>();
  const all: Counted = { in: 0, out: 0 };
  for (const { rows } of statements)
    for (const row of rows) {
      if (row.amount === undefined) continue;
      const side: Side = row.amount < 0 ? 'out' : 'in';
      all[side] += 1;
      for (const [trade, [known, printed]] of chargesOf(row, lexicon)) {
        const said = found.get(trade) ?? { in: 0, out: 0, names: new Map<string, string>() };
        said[side] += 1;
        said.names.set(known, printed);
        found.set(trade, said);
      }
    }
  return new Map([...found].map(([trade, said]) => [trade, sharesOf(said, all)]));
}

const sharesOf = (said: Said, all: Counted): Charges => ({
  names: said.names,
  rows: said.in + said.out,
  share: (said.in + said.out) / (all.in + all.out),
  ofSide: Math.max(said.in / Math.max(1, all.in), said.out / Math.max(1, all.out)),
});

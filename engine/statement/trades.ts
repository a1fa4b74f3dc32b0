import { cellsOf, textOf } from '../layout';
import type { Lexicon, TokenLine, Trade } from '../reading';
import { bankingOf } from './banking';
import { type Charges, chargesIn } from './charges';
import type { AccountStatement } from './model';
import type { Outside } from './said';

/** Words of a cell, at most, that is the name of a column or a label. */
const LONGEST = 5;
/** Letters of a word that says as much as several do: `Miteigentumsanteil`. */
const COMPOUND = 13;
/** Different names of one trade that no account of money prints by accident; fewer, where nothing calls itself a statement. */
const ENOUGH = { called: 4, uncalled: 3 };
/** So many, though a bank is named: it may be where one pays to. */
const ENOUGH_BESIDE_BANK = 6;
/** Names that are told to the person. */
const TOLD = 3;

/**
 * How much of the rows a trade must have billed: of all, of the side on which it bills, of how many kinds. `owed` where
 * what is billed adds to the balance, as on a card's bill, which says so.
 */
type Rate = {
  names: number;
  rows: number;
  share: number;
  ofSide: number;
  kinds: number;
  owed?: true;
};

/**
 * With the more names of a trade, the less of the rows. Rents and invoices are paid and received by any account, too, but
 * then nothing around its rows is a tenant's or a customer's, and most of either side is something else.
 */
const BILLED: readonly Rate[] = [
  { names: 3, rows: 2, share: 0.2, ofSide: 0.3, kinds: 1 },
  { names: 2, rows: 3, share: 0.35, ofSide: 0.6, kinds: 1 },
  { names: 1, rows: 3, share: 0.4, ofSide: 0.6, kinds: 1, owed: true },
  { names: 1, rows: 5, share: 0.5, ofSide: 0.8, kinds: 2 },
  // Under no name at all: no account of money has nothing but wagers, or fees of a school.
  { names: 0, rows: 8, share: 0.6, ofSide: 0.9, kinds: 3 },
];
/** Of a supplier: a firm's account may be all invoices, and its bank know it by a customer's number. */
const SUPPLIED: readonly Rate[] = [
  { names: 3, rows: 3, share: 0.3, ofSide: 0.5, kinds: 1 },
  { names: 2, rows: 3, share: 0.4, ofSide: 0.7, kinds: 1 },
  { names: 1, rows: 3, share: 0.4, ofSide: 0.7, kinds: 1, owed: true },
];
/** Names of a trade's own that those of any supplier may be counted with. */
const ENOUGH_OF_OWN = 2;

/** Names as they are known, and as they are printed. */
type Names = ReadonlyMap<string, string>;

const NONE: Names = new Map();

type Span = { from: number; to: number };

/** What parts names that stand in one line: `Unit 12 · Account 4471`. */
const PART = /^[·•|–—/]$/u;

/**
 * Whether words are a name as columns and labels have it: a short part of a line, or what leads to a value. A single word
 * is all of its part: `Unit` is a tenant's, `Unit 4` a line of any address.
 */
function isName(words: TokenLine['words'], cell: Span, { from, to }: Span): boolean {
  if (to > cell.to) return false;
  if (words[to - 1]?.text.endsWith(':') === true || words[to]?.text === ':') return true;
  if (from > cell.from && !PART.test(words[from - 1]?.text ?? '')) return false;
  let end = to;
  while (end < cell.to && !PART.test(words[end]?.text ?? '')) end += 1;
  const isTelling = to - from > 1 || (words[from]?.text.length ?? 0) >= COMPOUND;
  return end - from <= (isTelling ? LONGEST : 1);
}

/** By trade, the different names of columns and labels that only its papers print. */
function tradesIn(lines: readonly TokenLine[], { trades }: Lexicon): ReadonlyMap<Trade, Names> {
  const found = new Map<Trade, Map<string, string>>();
  for (const { words, speech } of lines) {
    let from = 0;
    for (const { words: own } of cellsOf(words)) {
      const cell = { from, to: from + own.length };
      for (let at = from; at < cell.to; at += 1) {
        const name = trades.at(speech.folded, at);
        if (!name || !isName(words, cell, name)) continue;
        const names = found.get(name.tag) ?? new Map<string, string>();
        const printed = textOf({ words: words.slice(at, name.to) }).replace(/[:：].*$/u, '');
        found.set(name.tag, names.set(speech.folded.slice(at, name.to).join(' '), printed));
        at = name.to - 1;
      }
      from = cell.to;
    }
  }
  return found;
}

const NO_CHARGES: ReadonlyMap<Trade, Charges> = new Map();

/** `0-30 days  31-60 days`, in any language: how long invoices have been open. */
const AGE = /^(?:0|1|31|61|91)\s?[-–]\s?(?:30|60|90|120)(?!\d)/;
const BEGINS_AGE = /^(?:0|1|31|61|91)(?!\d)/;
const AGES = 2;

/** Ages of what is due, where a line has several. */
function agesIn(lines: readonly TokenLine[]): Names {
  const found = new Map<string, string>();
  for (const { words } of lines) {
    if (words.filter(({ text }) => BEGINS_AGE.test(text)).length < AGES) continue;
    const ages = cellsOf(words).flatMap((cell) => {
      const text = textOf(cell);
      return AGE.test(text) ? text : [];
    });
    if (ages.length >= AGES) for (const age of ages) found.set(age.toLowerCase(), age);
  }
  return found;
}

const isBilled = (least: Rate, names: number, charges: Charges, owed: boolean): boolean =>
  names >= least.names &&
  charges.rows >= least.rows &&
  charges.share >= least.share &&
  charges.ofSide >= least.ofSide &&
  charges.names.size >= least.kinds &&
  (owed || least.owed === undefined);

/**
 * What a paper tells of that keeps an account of something else than a bank's or a card's money: a meter's readings, units
 * of a fund, fares, taxes, rents; undefined where nothing says so. `isCalled` that it calls itself a statement, which such
 * papers may do, too. Any trade's account may have a customer's number and terms; and what a bank's or a card's paper is
 * by its own name needs very many names to be none.
 */
export function otherTrade(
  outside: Outside,
  statements: readonly AccountStatement[],
  isCalled: boolean,
  lexicon: Lexicon,
): readonly string[] | undefined {
  const found = tradesIn(outside.others, lexicon);
  const supply = new Map([...(found.get('supply') ?? NONE), ...agesIn(outside.others)]);
  const banking = bankingOf(outside);
  const enough = isCalled ? ENOUGH.called : ENOUGH.uncalled;
  const least = banking === 'named' ? ENOUGH_BESIDE_BANK : enough;
  // Beside a bank's name or number, rows say nothing but of a supplier.
  const asksRows = banking === undefined || supply.size >= least;
  const charges = asksRows ? chargesIn(statements, lexicon) : NO_CHARGES;
  const owed = statements.every(({ kind }) => kind === 'card');
  for (const trade of new Set([...found.keys(), ...charges.keys()])) {
    const isSupply = trade === 'supply';
    const own = isSupply ? supply : (found.get(trade) ?? NONE);
    const names = own.size > 0 ? new Map([...own, ...supply]) : own;
    const billed = charges.get(trade);
    const rates = isSupply ? SUPPLIED : BILLED;
    const isBill =
      billed !== undefined && rates.some((rate) => isBilled(rate, names.size, billed, owed));
    // A shop's account has terms and ages of what is due, too, and a card's bill its number: the rows have to be invoices.
    const isNamed = isSupply
      ? own.size >= least && isBill
      : own.size >= least || (own.size >= ENOUGH_OF_OWN && names.size >= least);
    if (isNamed || (isBill && banking === undefined))
      return [...names.values(), ...(billed?.names.values() ?? [])].slice(0, TOLD);
  }
  return undefined;
}

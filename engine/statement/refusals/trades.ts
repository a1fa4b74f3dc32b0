import type { Lexicon, Trade } from '../../reading';
import { bankingOf } from './banking';
import { type Charges, chargesIn } from './charges';
import type { AccountStatement } from '../model';
import type { Outside } from './said';
import { agesIn, type Names, tradesIn } from './trade-names';

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

const NONE: Names = new Map();

const NO_CHARGES: ReadonlyMap<Trade, Charges> = new Map();

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

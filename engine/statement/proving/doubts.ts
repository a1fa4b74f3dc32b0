import { printsOwnDate, signed, type TokenLine } from '../../reading';
import { soleBalance } from '../labelled';
import { mayBeBalances } from './called-balances';
import { endsInFigures, losesBalance, printsBalanceUnread } from './lost-balances';
import type { Row } from '../model';
import { amountsOf, type Known, type Solution } from '../solving';

/** What is sure of an account beside its equations. */
export type Certain = {
  dates: boolean;
  rows: boolean;
  booked: boolean;
  alone: boolean;
  tables: boolean;
  signs: boolean;
  figures: boolean;
  sums: boolean;
};

/** Why rows all of which tie may still be wrong. */
export type Doubt =
  /** Balances cannot prove dates. */
  | 'dates'
  /** A part of a table was left out. */
  | 'tables'
  /** Something that looks like a row was left out, and the end of a running balance does not show that none is missing. */
  | 'rows'
  /** Rows that may be another account's were left out. */
  | 'other account'
  /** Rows, or a column, come to nothing: what ties with them does without. */
  | 'sums of nothing'
  /** Nothing printed confirms which way the amounts move. */
  | 'signs'
  /** A row's figure was not read, or no column takes it. */
  | 'figures'
  /** Two rows may have been taken for one. */
  | 'double rows'
  /** What a balance is called begins a row. */
  | 'called balances'
  /** Some rows have neither a text nor a balance, and others have both. */
  | 'half read'
  /** Rows print balances that their amounts do not lead to. */
  | 'balances';

/** Every row has its amount twice, to the last: gross and net, where nothing was taken off. */
function saysAgain(values: Solution['values']): boolean {
  return values.every(({ entry, how: { roles } }) => {
    if (entry.kind !== 'row') return true;
    const [one, other, ...more] = entry.cells.filter(({ column }) => roles[column] === 'amount');
    const same = one && other && signed(one.money) === signed(other.money);
    return same === true && more.length === 0;
  });
}

/**
 * A line in words that are not known that states a balance: the one of the row before it, or, above all rows, the
 * only thing that it has to say.
 */
function statesBalance(
  { entry, balance }: Solution['values'][number],
  before: Solution['values'][number] | undefined,
  labelled: ReadonlySet<TokenLine>,
): boolean {
  if (balance === undefined || entry.kind !== 'row') return false;
  if (before) return before.balance === balance;
  if (labelled.has(entry.anchor)) return true;
  const taken = [...entry.anchor.dates, ...entry.cells.map(({ money }) => money)];
  return (
    entry.lines.length === 1 &&
    entry.cells.length === 1 &&
    entry.anchor.words.every(
      ({ text }, i) =>
        !/\d/.test(text) || taken.some((part) => part && i >= part.from && i < part.to),
    )
  );
}

/**
 * Rows without the texts and balances that other rows have, or without any at all: these may stand in a part of the page that
 * was taken for something else, and what is left of the rows may well sum up.
 */
function isHalfRead(moving: readonly Row[]): boolean {
  const bare = moving.filter(
    ({ description, balance }) => description.length === 0 && balance === undefined,
  );
  const whole = moving.some(
    ({ description, balance }) => description.length > 0 && balance !== undefined,
  );
  return bare.length > 0 && (whole || bare.length === moving.length);
}

const HAS_LETTERS = /\p{L}{2}/u;

/**
 * A row of nothing without a day of its own, or without words, among rows that move something: a sum of nothing may look so,
 * and a balance of nothing under its amount.
 */
const isEmptySum = ({ entry, amount, description }: Row): boolean =>
  amount === 0 &&
  entry.kind === 'row' &&
  !(printsOwnDate(entry) && description.some((text) => HAS_LETTERS.test(text)));

/** Less went out, or came in, than each sum of it that is printed: rows may be missing that no balance shows. */
function isShortOfSums(
  { values, movement }: Solution,
  { credits, debits }: Known['totals'],
): boolean {
  const all = amountsOf(values);
  const into = all.reduce((sum, amount) => sum + Math.max(amount, 0), 0);
  const out = all.reduce((sum, amount) => sum - Math.min(amount, 0), 0);
  const isShort = (sums: readonly number[], actual: number): boolean =>
    sums.length > 0 && sums.every((sum) => sum > actual);
  return (
    (!movement.credits && isShort(credits, into)) || (!movement.debits && isShort(debits, out))
  );
}

/** The printed totals in and out exceed the rows by the same amount: rows are missing that cancel each other out. */
function hidesBothWays({ values }: Solution, { credits, debits }: Known['totals']): boolean {
  const [sumIn] = credits;
  const [sumOut] = debits;
  if (sumIn === undefined || sumOut === undefined) return false;
  let [into, out] = [0, 0];
  for (const { amount = 0 } of values)
    if (amount > 0) into += amount;
    else out -= amount;
  return sumIn > into && sumIn - into === sumOut - out;
}

/** What casts doubt on an account's rows though its equations may hold; `inOrder` are the solution's values in time. */
export function doubtsOf(
  solution: Solution,
  inOrder: readonly Solution['values'][number][],
  moving: readonly Row[],
  { totals, labels }: Pick<Known, 'totals' | 'labels'>,
  certain: Certain,
): Doubt[] {
  const { chain, tie, values } = solution;
  const { counts } = totals;
  const labelled = new Set(labels.map(({ line }) => line));
  // A row whose amount was not found may be covered by no equation at all.
  const isUnread =
    losesBalance(solution) ||
    endsInFigures(values) ||
    printsBalanceUnread(inOrder, tie?.opening, soleBalance(labels, 'closing')) ||
    // Where balances tie, no row is missing.
    (tie?.held !== true &&
      chain.checked === 0 &&
      values.some(({ entry }) => entry.kind === 'row' && entry.figureLeft)) ||
    inOrder.some(
      (value, i) =>
        value.entry.kind === 'row' &&
        value.amount === undefined &&
        value.entry.cells.some(({ money }) => money.exact) &&
        !statesBalance(value, inOrder[i - 1], labelled),
    );
  const isCounted = tie?.held === true || counts.includes(moving.length);
  const isFewer = counts.length > 0 && counts.every((count) => count > moving.length);
  const mayMiss =
    (!isCounted && (!certain.rows || isShortOfSums(solution, totals))) || !certain.booked;
  const all: readonly (readonly [Doubt, boolean])[] = [
    ['dates', !certain.dates],
    ['tables', !certain.tables],
    ['rows', mayMiss || isFewer || hidesBothWays(solution, totals) || moving.some(isEmptySum)],
    ['other account', !certain.alone],
    ['sums of nothing', !certain.sums],
    ['signs', !certain.signs || solution.signsAssumed],
    ['figures', isUnread || !certain.figures],
    // Two rows that were taken for one sum up as well.
    ['double rows', values.some(({ isDouble }) => isDouble) && !saysAgain(values)],
    ['called balances', mayBeBalances(solution, inOrder, moving, labels)],
    ['half read', isHalfRead(moving)],
    ['balances', solution.contradicted],
  ];
  return all.flatMap(([doubt, holds]) => (holds ? doubt : []));
}

import { beginsCell } from '../../layout';
import { mayName, phrasesIn, signed, type TokenLine } from '../../reading';
import { soleBalance } from '../labelled';
import { endsInFigures, leadsThroughout, losesBalance, printsBalanceUnread } from './lost-balances';
import { printsOwnDate } from './dates-beside';
import type { Row } from '../model';
import { leavesEnds } from './stated-ends';
import { amountsOf, type Known, type Solution } from '../solving';

/** What is sure of an account beside its equations. */
export type Certain = {
  dates: boolean;
  rows: boolean;
  alone: boolean;
  tables: boolean;
  signs: boolean;
  figures: boolean;
};

/** Why rows all of which tie may still be wrong. */
export type Doubt =
  /** Balances cannot prove dates. */
  | 'dates'
  /** A part of a table was left out. */
  | 'tables'
  /** Something that looks like a row was left out, and the end of a running balance does not show that none is missing. */
  | 'rows'
  /** What may be another account was left out. */
  | 'other account'
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
  const taken = [...entry.dates, ...entry.cells.map(({ money }) => money)];
  return (
    entry.lines.length === 1 &&
    entry.cells.length === 1 &&
    entry.anchor.words.every(
      ({ text }, i) =>
        !/\d/.test(text) || taken.some((part) => part && i >= part.from && i < part.to),
    )
  );
}

/** Words that a balance is called by, at least, unless they are all that their cell says: a payee may begin with one. */
const CALLED = 2;
/** Letters of what may lead to it: `By`, `To`, `Being`. */
const LEAD = 5;

/**
 * What a balance is called, where a row begins, or a line of it above its figures: it may hold the figure of another row, and
 * the two exchanged sum up as well.
 */
function isCalledBalance({ entry, balance, amount }: Row): boolean {
  if (entry.kind !== 'row') return false;
  const { index } = entry.anchor;
  // `By balance c/d  1,239.50  0.00`: what is carried down leaves nothing.
  const empties = balance === 0 && amount !== undefined && amount !== 0;
  for (const line of entry.lines)
    if (mayName(line, 'balances') && line.index <= index && callsBalance(line, empties))
      return true;
  return false;
}

function callsBalance(line: TokenLine, orForward: boolean): boolean {
  const first = line.words.findIndex(
    (_, i) => ![...line.dates, ...line.money].some(({ from, to }) => i >= from && i < to),
  );
  // `By balance c/d`.
  const second = (line.words[first]?.text.length ?? Infinity) <= LEAD ? first + 1 : first;
  return phrasesIn(line, 'balances').some(
    ({ tag, from, to }) =>
      (from === first || from === second) &&
      (tag === 'opening' || tag === 'closing' || (orForward && tag === 'forward')) &&
      (to - from >= CALLED || beginsCell(line.words, to)),
  );
}

/**
 * `21.04.  Transfer instalment 887595  10.00` among rows, where a transfer is called what is brought forward: it
 * states no balance that the rows lead to, and may be one of them.
 */
function statesNoBalance(
  inOrder: readonly Solution['values'][number][],
  tie: Solution['tie'],
): boolean {
  if (!tie) return false;
  let known = tie.opening;
  return inOrder.some(({ entry, amount = 0, balance }) => {
    if (entry.kind !== 'balance') {
      known = balance ?? known + amount;
      return false;
    }
    if (entry.word !== 'forward') return false;
    const { dates, money } = entry.line;
    const stated = money.filter(({ exact }) => exact);
    const isRowLike = dates[0]?.from === 0 || stated.some(({ sign }) => sign !== undefined);
    const balances = [known, tie.opening, tie.closing].map(Math.abs);
    return isRowLike && stated.length > 0 && stated.every(({ minor }) => !balances.includes(minor));
  });
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

/** Rows without a text whose figures are the very ends that the rows lead from and to: they state these, and sum up as well. */
function repeatsEnds(moving: readonly Row[], tie: Solution['tie']): boolean {
  if (!tie || tie.opening === tie.closing) return false;
  const bare = moving.filter(({ description }) => description.length === 0);
  return [tie.opening, tie.closing].every((minor) =>
    bare.some(({ amount = 0 }) => amount !== 0 && Math.abs(amount) === Math.abs(minor)),
  );
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
  const mayMiss = !isCounted && (!certain.rows || isShortOfSums(solution, totals));
  const all: readonly (readonly [Doubt, boolean])[] = [
    ['dates', !certain.dates],
    ['tables', !certain.tables],
    ['rows', mayMiss || moving.some(isEmptySum)],
    ['other account', !certain.alone],
    ['signs', !certain.signs || solution.signsAssumed],
    ['figures', isUnread || !certain.figures],
    // Two rows that were taken for one sum up as well.
    ['double rows', values.some(({ isDouble }) => isDouble) && !saysAgain(values)],
    [
      'called balances',
      moving.some(isCalledBalance) ||
        repeatsEnds(moving, tie) ||
        (!leadsThroughout(solution) && statesNoBalance(inOrder, tie)) ||
        leavesEnds(solution, labels),
    ],
    ['half read', isHalfRead(moving)],
    ['balances', solution.contradicted],
  ];
  return all.flatMap(([doubt, holds]) => (holds ? doubt : []));
}

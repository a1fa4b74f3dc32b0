import {
  amountOf,
  balanceOf,
  type DateOrder,
  dayNumber,
  type Interpretation,
  isDated,
  phrasesIn,
  type RawRow,
  readDate,
} from '../../reading';
import type { Order } from '../../proof';
import type { LabelledBalance } from '../labelled';
import type { Block } from './block';
import { isRow } from './says';

/** Dated rows above that a table has at least. */
const LEAST = 2;

/** Balances that are the same, whichever side they are of. */
const isSame = (a: number, b: number): boolean => Math.abs(a) === Math.abs(b);

/** `5,000.00  2  1  200.00  100.00  4,900.00`: a row from what is stated as the opening balance to the last one. */
function sumsUp({ anchor }: RawRow, balance: number, openings: readonly number[]): boolean {
  const exact = anchor.money.filter((money) => money.exact);
  const [first, last] = [exact[0], exact.at(-1)];
  if (!first || !last || exact.length <= 2) return false;
  return isSame(last.minor, balance) && openings.some((minor) => isSame(minor, first.minor));
}

/** A balance alone, whose day is none of its own line. */
const isBare = (row: RawRow, how: Interpretation): boolean =>
  !row.anchor.dates.some((date) => date === row.dates[0]) &&
  balanceOf(row, how) !== undefined &&
  amountOf(row, how, undefined, undefined) === undefined;

/** Whether one of some rows leads on by its amount from the balance of the row above it. */
const leadsOn = (rows: readonly RawRow[], how: Interpretation): boolean =>
  rows.slice(1).some((row, i) => {
    const [before, own] = [rows[i], row].map((one) => one && balanceOf(one, how));
    const amount = amountOf(row, how, undefined, undefined);
    return before !== undefined && own !== undefined && amount && own - before === amount;
  });

/**
 * Without rows that bear no date, below dated ones the last of which leads to the closing balance that is stated
 * (`labels`, or what sums up) and is not nothing, or that is carried forward: a list of what the money is held in,
 * say. In a table that prints a day's date once, they may be rows, and so they may where one leads on from the
 * balance above it.
 */
export function withoutBelowClosing(
  block: Block,
  howOf: (block: Block) => Interpretation,
  labels: readonly LabelledBalance[],
  order: Order,
): Block {
  // Newest first, what stands below is the oldest.
  if (order === 'desc') return block;
  const rows = block.entries.filter(isRow);
  const how = howOf(block);
  const last = rows.findLastIndex((row) => isDated(row) && !isBare(row, how));
  const closing = rows[last];
  if (!closing || last === rows.length - 1 || last + 1 < LEAST) return block;
  if (!rows.slice(0, last + 1).every(isDated)) return block;
  const balance = balanceOf(closing, how);
  if (!balance) return block;
  const openings = labels.flatMap(({ word, minor }) => (word === 'opening' ? minor : []));
  const next = block.entries[block.entries.indexOf(closing) + 1];
  const isStated =
    labels.some(({ word, minor }) => word === 'closing' && minor === balance) ||
    rows.slice(last + 1).some((row) => sumsUp(row, balance, openings)) ||
    (next?.kind === 'balance' && next.word === 'forward' && balanceOf(next, how) === balance);
  if (!isStated) return block;
  if (leadsOn(rows.slice(last), how)) return block;
  const below = new Set<Block['entries'][number]>(rows.slice(last + 1));
  return { ...block, entries: block.entries.filter((entry) => !below.has(entry)) };
}

/** The day that a line which states a balance prints with its year; days since 1970. */
function dayOf(entry: Block['entries'][number] | undefined, dates: DateOrder): number | undefined {
  const printed = entry?.kind === 'balance' ? entry.line.dates[0] : undefined;
  const read = printed && readDate(printed, dates);
  return read?.year === undefined ? undefined : dayNumber({ ...read, year: read.year });
}

/**
 * Without balances of earlier days below that of a later one, which no row follows: an annex says what the account held when
 * interest was reckoned.
 */
export function withoutEarlierBalances(block: Block, dates: DateOrder, order: Order): Block {
  if (order === 'desc') return block;
  const last = block.entries.findLastIndex((entry) => isRow(entry) && isDated(entry));
  const closing = block.entries[last + 1];
  const day = dayOf(closing, dates);
  if (day === undefined || last < 0) return block;
  const isEarlier = (entry: Block['entries'][number]): boolean => {
    const own = dayOf(entry, dates);
    // One that is called the closing balance says otherwise.
    const isCalled = entry.kind === 'balance' && entry.word === 'closing';
    return !isCalled && own !== undefined && own < day;
  };
  const entries = block.entries.filter((entry, i) => i <= last || !isEarlier(entry));
  return entries.length === block.entries.length ? block : { ...block, entries };
}

/** Whether rows are balances without a day of their own, or begin with one and lead on from none. */
function areHoldings(rows: readonly RawRow[], how: Interpretation): boolean {
  const [first, ...more] = rows;
  if (!first || !isBare(first, how) || leadsOn(rows, how)) return false;
  return more.every(
    (row) => isBare(row, how) || (!isDated(row) && balanceOf(row, how) !== undefined),
  );
}

/** Rows that show what all rows of their table print. */
const MANY = 5;

/** `31/03/25  TOTAL IVA  -2.604,00`: behind its day, it is called a sum. */
const isCalledSum = ({ anchor }: RawRow): boolean =>
  phrasesIn(anchor, 'totals').some(({ from }) => from === (anchor.dates[0]?.to ?? 0));

/**
 * Whether all rows of a block are called sums and print no balance, though all do of the one above it, which a sum ends: a list
 * of the period's taxes.
 */
function lacksBalances(block: Block, before: Block, how: Interpretation): boolean {
  if (block.group !== before.group || before.summed !== before.entries.length) return false;
  const prints = (row: RawRow): boolean => balanceOf(row, how) !== undefined;
  const above = before.entries.filter(isRow);
  const own = block.entries.filter(isRow);
  const isList = own.every((row) => isCalledSum(row) && !prints(row));
  return above.length >= MANY && above.every(prints) && isList;
}

/**
 * Without such tables behind one whose last row leads to the closing balance that is stated: `Citibank   1.617,09` under
 * `Trust accounts   Balance` is where the money is held.
 */
export function withoutHoldings(
  blocks: readonly Block[],
  howOf: (block: Block) => Interpretation,
  labels: readonly LabelledBalance[],
  order: Order,
): readonly Block[] {
  if (order === 'desc') return blocks;
  const kept: Block[] = [];
  for (const block of blocks) {
    const [before, how] = [kept.at(-1), howOf(block)];
    const rows = block.entries.filter(isRow);
    const last = before?.entries.findLast(isRow);
    const balance = before && last && balanceOf(last, howOf(before));
    const isClosing = labels.some(({ word, minor }) => word === 'closing' && minor === balance);
    const isOther = areHoldings(rows, how) || (before && lacksBalances(block, before, how));
    if (!isClosing || !isOther) kept.push(block);
  }
  return kept;
}

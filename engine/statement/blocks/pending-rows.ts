import { amountOf, balanceOf, type Interpretation, mayName, type RawRow } from '../../reading';
import type { Block } from './blocks';

type Entry = Block['entries'][number];

/** Booked rows, each with its balance, that a table has at least. */
const LEAST = 3;

const isRow = (entry: Entry): entry is RawRow => entry.kind === 'row';

function saysPending(entry: Entry): boolean {
  if (!isRow(entry)) return false;
  for (const line of entry.lines) if (mayName(line, 'pending')) return true;
  return false;
}

/**
 * Whether rows lead from a stated balance to a stated one by themselves, oldest or newest first; `stated` are minor units
 * without sign.
 */
function isWhole(
  rows: readonly RawRow[],
  how: Interpretation,
  stated: ReadonlySet<number>,
): boolean {
  const closesWith = (row: RawRow | undefined): boolean =>
    row !== undefined && stated.has(Math.abs(balanceOf(row, how) ?? Number.NaN));
  /** Which way an amount without a sign goes, its balance says. */
  const opensWith = (row: RawRow | undefined): boolean => {
    const [balance, amount] = row
      ? [balanceOf(row, how), amountOf(row, how, undefined, undefined)]
      : [];
    if (balance === undefined || amount === undefined) return false;
    return [balance - amount, balance + amount].some((minor) => stated.has(Math.abs(minor)));
  };
  const [top, bottom] = [rows[0], rows.at(-1)];
  return (opensWith(top) && closesWith(bottom)) || (opensWith(bottom) && closesWith(top));
}

/**
 * `Pending  14.20`, `Upcoming Direct Debit  41.17`, above or below rows that all print the balance they lead to, from a stated
 * one to a stated one: those that say that they are not booked, and print no balance, moved nothing.
 */
export function withoutPending(
  block: Block,
  how: Interpretation,
  stated: ReadonlySet<number>,
): Block {
  const { entries } = block;
  // Of most tables no row says so.
  if (!entries.some(saysPending)) return block;
  const isBooked = (entry: Entry): boolean => isRow(entry) && balanceOf(entry, how) !== undefined;
  const [first, last] = [entries.findIndex(isBooked), entries.findLastIndex(isBooked)];
  const isOutside = (at: number): boolean => at < first || at > last;
  if (first < 0) return block;
  const within = entries.slice(first, last + 1).filter(isRow);
  if (within.length < LEAST || !within.every(isBooked) || !isWhole(within, how, stated))
    return block;
  const kept = entries.filter((entry, at) => !isOutside(at) || !saysPending(entry));
  return kept.length === entries.length ? block : { ...block, entries: kept };
}

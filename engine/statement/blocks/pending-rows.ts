import { amountOf, balanceOf, type Interpretation, type RawRow } from '../../reading';
import type { Block } from './block';
import { type Entry, isRow, says } from './says';

/** Booked rows, each with its balance, that a table has at least. */
const LEAST = 3;

const saysPending = (entry: Entry): boolean => says('pending', entry);

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
function pendingIn(
  entries: readonly Entry[],
  how: Interpretation,
  stated: ReadonlySet<number>,
): readonly Entry[] {
  if (!entries.some(saysPending)) return [];
  const isBooked = (entry: Entry): boolean => isRow(entry) && balanceOf(entry, how) !== undefined;
  const [first, last] = [entries.findIndex(isBooked), entries.findLastIndex(isBooked)];
  const isOutside = (at: number): boolean => at < first || at > last;
  if (first < 0) return [];
  const within = entries.slice(first, last + 1).filter(isRow);
  if (within.length < LEAST || !within.every(isBooked) || !isWhole(within, how, stated)) return [];
  return entries.filter((entry, at) => isOutside(at) && saysPending(entry));
}

/** Blocks that follow each other in one table, which pages and titles part. */
function runsOf(blocks: readonly Block[]): Block[][] {
  const runs: Block[][] = [];
  for (const block of blocks) {
    const run = runs.at(-1);
    if (run?.[0]?.group === block.group) run.push(block);
    else runs.push([block]);
  }
  return runs;
}

/**
 * Without rows that are not booked yet, of each block and of each table; `stated` are the balances that labels state, minor
 * units without sign.
 */
export function withoutPending(
  blocks: readonly Block[],
  howOf: (block: Block) => Interpretation,
  stated: ReadonlySet<number>,
): readonly Block[] {
  // Of most tables no row says so.
  if (!blocks.some(({ entries }) => entries.some(saysPending))) return blocks;
  return runsOf(blocks).flatMap((run) => {
    const how = run[0] && howOf(run[0]);
    if (!how) return run;
    const parts = run.map(({ entries }) => entries);
    const pending = new Set(
      (run.length > 1 ? [...parts, parts.flat()] : parts).flatMap((entries) =>
        pendingIn(entries, how, stated),
      ),
    );
    if (pending.size === 0) return run;
    return run.flatMap((block) => {
      const entries = block.entries.filter((entry) => !pending.has(entry));
      return entries.length > 0 ? { ...block, entries } : [];
    });
  });
}

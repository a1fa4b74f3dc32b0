import type { ColumnRole } from '../../languages';
import { type Entry, isDated } from '../rows';
import { signed } from '../tokens';
import type { Group, Placed } from './groups';

/** Rows that tell. */
const LEAST_ROWS = 3;

/** Of dated rows, those with a figure in one of some columns, in one of others, and in both. */
function tallyOf(
  entries: readonly Entry[],
  some: readonly number[],
  others: readonly number[],
): { some: number; others: number; both: number } {
  const tally = { some: 0, others: 0, both: 0 };
  for (const entry of entries) {
    if (entry.kind !== 'row' || !isDated(entry)) continue;
    const inSome = entry.cells.some(({ column }) => some.includes(column));
    const inOthers = entry.cells.some(({ column }) => others.includes(column));
    if (inSome) tally.some += 1;
    if (inOthers) tally.others += 1;
    if (inSome && inOthers) tally.both += 1;
  }
  return tally;
}

/** Whether some figures go on as balances do, by what came in and went out between them, in either order of time. */
function isBalance(
  entries: readonly Entry[],
  own: number,
  debits: readonly number[],
  credits: readonly number[],
): boolean {
  const rows = entries.filter((entry) => entry.kind === 'row');
  const follows = (inTime: typeof rows): boolean => {
    let moved = 0;
    let last: number | undefined;
    let [checked, held] = [0, 0];
    for (const { cells } of inTime) {
      let figure: number | undefined;
      for (const { column, money } of cells) {
        if (column === own) figure = signed(money);
        else if (debits.includes(column)) moved -= money.minor;
        else if (credits.includes(column)) moved += signed(money);
      }
      if (figure === undefined) continue;
      if (last !== undefined) {
        checked += 1;
        if (figure - last === moved) held += 1;
      }
      last = figure;
      moved = 0;
    }
    return checked > 1 && 2 * held > checked;
  };
  return follows(rows) || follows([...rows].reverse());
}

/**
 * The one of a table's columns of amounts that is filled in some rows only, and never without another amount; beside money in
 * and out, maybe in all.
 */
function originalIn({ columns: { money } }: Group, entries: readonly Entry[]): number | undefined {
  const of = (wanted: ColumnRole): number[] =>
    [...money.keys()].filter((i) => money[i]?.role === wanted);
  const [left, right, ...more] = of('amount');
  const [debits, credits] = [of('debit'), of('credit')];
  const sides = [...debits, ...credits];
  if (left === undefined || more.length > 0) return undefined;
  const isBeside = (own: number, others: readonly number[], mayBeAll: boolean): boolean => {
    const tally = tallyOf(entries, [own], others);
    const isLess = tally.some < tally.others || mayBeAll;
    return tally.some > 0 && isLess && tally.some === tally.both && tally.others >= LEAST_ROWS;
  };
  if (right === undefined) {
    const isOriginal =
      debits.length > 0 &&
      credits.length > 0 &&
      isBeside(left, sides, true) &&
      !isBalance(entries, left, debits, credits);
    return isOriginal ? left : undefined;
  }
  return isBeside(left, [right], false) ? left : isBeside(right, [left], false) ? right : undefined;
}

/**
 * Of two columns that are both called amounts, the one that is filled in some rows only, and never without the other, holds
 * what was paid in another currency; so does the one beside money in and out that never stands without these, unless it goes on
 * as balances do. Names that column.
 */
export function nameOriginalAmounts(groups: readonly Group[], placed: readonly Placed[]): void {
  for (const group of groups) {
    if (!group.columns.money.some(({ role }) => role === 'amount')) continue;
    const own = placed.flatMap((one) => (one.group === group ? one.entry : []));
    const original = originalIn(group, own);
    if (original === undefined) continue;
    group.columns = {
      ...group.columns,
      money: group.columns.money.map((column, i) =>
        i === original ? { ...column, role: 'foreignAmount' } : column,
      ),
    };
  }
}

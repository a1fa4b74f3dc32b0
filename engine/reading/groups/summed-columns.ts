import type { MoneyColumn } from '../columns';
import type { Entry } from '../rows';
import type { Group, Placed } from './groups';

/** Rows that a sum must be of to say which column it sums. */
const LEAST_ROWS = 2;

/** What the rows of a table come to since the last sum, and in all; minor units by column. */
type Sums = { rows: number; by: Map<number, number> };

const none = (): Sums => ({ rows: 0, by: new Map() });

function add(sums: Sums, entry: Entry): void {
  if (entry.kind !== 'row') return;
  sums.rows += 1;
  for (const { column, money } of entry.cells) {
    const signed = money.sign === '-' ? -money.minor : money.minor;
    sums.by.set(column, (sums.by.get(column) ?? 0) + signed);
  }
}

/** The one column of several whose printed sums are what its rows come to, if every row has one; undefined else. */
function summedOf(columns: number, entries: readonly Entry[]): number | undefined {
  const held = new Set<number>();
  const failed = new Set<number>();
  const all = none();
  let part = none();
  for (const entry of entries) {
    add(all, entry);
    add(part, entry);
    if (entry.kind === 'row')
      for (let column = 0; column < columns; column += 1)
        if (!entry.cells.some((cell) => cell.column === column)) failed.add(column);
    if (entry.kind !== 'total') continue;
    for (const { column, money: printed } of entry.cells) {
      if (printed.minor === 0) continue;
      const is = (sums: Sums): boolean =>
        sums.rows >= LEAST_ROWS && Math.abs(sums.by.get(column) ?? 0) === printed.minor;
      (is(part) || is(all) ? held : failed).add(column);
    }
    part = none();
  }
  const [summed, ...more] = [...held].filter((column) => !failed.has(column));
  return more.length > 0 ? undefined : summed;
}

/** Whether it is open which of a table's columns holds the amounts: they have no names, or two of them the same. */
function isOpen({ header, columns: { money } }: Group): boolean {
  if (money.length < 2) return false;
  const isSide = money.some(({ role }) => role === 'debit' || role === 'credit');
  return !header || (!isSide && money.filter(({ role }) => role === 'amount').length === 2);
}

/**
 * Where no heading tells which of several columns holds the amounts, it is the one whose printed sums are what its rows come
 * to: beside it stand purchases of which it is a part, points, rates, what was paid in another currency. Names the columns.
 */
export function nameSummedColumns(groups: readonly Group[], placed: readonly Placed[]): void {
  const entries = new Map(groups.filter(isOpen).map((group): [Group, Entry[]] => [group, []]));
  for (const { group, entry } of placed) entries.get(group)?.push(entry);
  for (const [group, own] of entries) {
    const { money } = group.columns;
    const summed = summedOf(money.length, own);
    if (summed === undefined || (group.header && money[summed]?.role !== 'amount')) continue;
    const named = money.map((column, i): MoneyColumn => {
      if (i === summed) return { ...column, role: 'amount' };
      return column.role === 'amount' ? { ...column, role: 'foreignAmount' } : column;
    });
    group.columns = { ...group.columns, money: named };
  }
}

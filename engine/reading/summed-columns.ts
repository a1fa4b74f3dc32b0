import type { Entry } from './entries';
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

/**
 * In a table of several columns of figures without any heading, the one column whose printed sums are what its rows come to
 * holds the amounts, if every row has one: beside it stand purchases of which it is a part, points, rates. Names that
 * column; with more than one so summed, none.
 */
export function nameSummedColumn(group: Group, placed: readonly Placed[]): void {
  const { money } = group.columns;
  if (group.header || money.length < 2) return;
  const held = new Map<number, number>();
  const failed = new Set<number>();
  const all = none();
  let part = none();
  for (const { group: other, entry } of placed) {
    if (other !== group) continue;
    add(all, entry);
    add(part, entry);
    if (entry.kind === 'row')
      for (const column of money.keys())
        if (!entry.cells.some((cell) => cell.column === column)) failed.add(column);
    if (entry.kind !== 'total') continue;
    for (const { column, money: printed } of entry.cells) {
      if (printed.minor === 0) continue;
      const is = (sums: Sums): boolean =>
        sums.rows >= LEAST_ROWS && Math.abs(sums.by.get(column) ?? 0) === printed.minor;
      if (is(part) || is(all)) held.set(column, (held.get(column) ?? 0) + 1);
      else failed.add(column);
    }
    part = none();
  }
  const [summed, ...more] = [...held.keys()].filter((column) => !failed.has(column));
  if (summed === undefined || more.length > 0) return;
  group.columns = {
    ...group.columns,
    money: money.map((column, i) => (i === summed ? { ...column, role: 'amount' } : column)),
  };
}

import { type BalanceLine, type Group, isDated, type RawRow, signed } from '../../reading';

type Entry = RawRow | BalanceLine;

/** The column of balances, where a heading names it. */
const balanceColumn = ({ columns }: Group): number =>
  columns.money.findIndex(({ role }) => role === 'balance');

/** The figure of an undated line that has words and a balance, and nothing else. */
function aloneIn(entry: Entry | undefined, column: number): number | undefined {
  if (entry?.kind !== 'row' || isDated(entry) || entry.description.length === 0) return undefined;
  const [cell, ...more] = entry.cells;
  return cell?.column === column && cell.money.exact && more.length === 0
    ? signed(cell.money)
    : undefined;
}

/** The balance of a row that moves one figure, and that figure's size. */
function movedTo(entry: Entry | undefined, column: number): [number, number] | undefined {
  if (entry?.kind !== 'row') return undefined;
  const balance = entry.cells.find((cell) => cell.column === column)?.money;
  const [amount, ...more] = entry.cells.filter(
    ({ column: at, money }) => at !== column && money.exact && money.minor !== 0,
  );
  return balance && amount && more.length === 0 ? [signed(balance), amount.money.minor] : undefined;
}

const asBalance = ({ anchor, dates, cells, description }: RawRow): BalanceLine => ({
  kind: 'balance',
  word: 'forward',
  line: anchor,
  dates,
  cells,
  description,
});

/**
 * A line of words that are not known, above the first dated row, states the balance that the rows begin with, if the
 * first one leads from it to its own; likewise one below the last that repeats its balance.
 */
export function balancesAround(entries: readonly Entry[], group: Group): readonly Entry[] {
  const column = balanceColumn(group);
  if (column < 0) return entries;
  const first = entries.findIndex((entry) => entry.kind === 'row' && isDated(entry));
  const last = entries.findLastIndex((entry) => entry.kind === 'row' && isDated(entry));
  const [opening, closing] = [
    aloneIn(entries[first - 1], column),
    aloneIn(entries[last + 1], column),
  ];
  const [to, size] = movedTo(entries[first], column) ?? [];
  const [end] = movedTo(entries[last], column) ?? [];
  const opens = opening !== undefined && to !== undefined && Math.abs(to - opening) === size;
  const closes = closing !== undefined && closing === end;
  if (!opens && !closes) return entries;
  return entries.map((entry, i) =>
    entry.kind === 'row' && ((opens && i === first - 1) || (closes && i === last + 1))
      ? asBalance(entry)
      : entry,
  );
}

import { type Group, isDated, type Money, type Placed, signed } from '../../reading';
import type { LabelledBalance } from './labelled-balances';

/** Rows that lead from one to the other, at least: of fewer, a sum may be one by chance. */
const LEAST = 3;

type Stated = { money: Money; line: LabelledBalance['line'] };

/** The only figure of an undated line, where it stands in a column. */
function aloneIn(column: number, { entry }: Placed): Stated | undefined {
  if (entry.kind !== 'row' && entry.kind !== 'total' && entry.kind !== 'balance') return undefined;
  const [cell, ...more] = entry.cells;
  const dated = entry.kind === 'total' ? entry.line.dates.length > 0 : isDated(entry);
  if (!cell || more.length > 0 || dated || cell.column !== column || !cell.money.exact)
    return undefined;
  return { money: cell.money, line: entry.kind === 'row' ? entry.anchor : entry.line };
}

/** What a row moves by the names of its columns, minor units; undefined of what is no row, or has a balance. */
function movedBy({ entry, group: { columns } }: Placed): number | undefined {
  if (entry.kind !== 'row') return undefined;
  let moved = 0;
  for (const { column, money } of entry.cells) {
    const role = columns.money[column]?.role;
    if (role === 'credit') moved += signed(money);
    else if (role === 'debit') moved -= Math.abs(signed(money));
    else if (role === 'amount') moved += signed(money);
    else return undefined;
  }
  return moved;
}

/** What a line calls the balance that it states: of several months, each ends with what is brought forward to the next. */
const wordOf = ({ entry }: Placed): LabelledBalance['word'] | undefined =>
  entry.kind === 'balance' ? entry.word : undefined;

/** The first and the last figure of a table, alone in its column of balances, that all rows between lead from and to. */
function endsOf(group: Group, placed: readonly Placed[]): readonly LabelledBalance[] {
  const column = group.columns.money.findIndex(({ role }) => role === 'balance');
  const [first, last] = [placed[0], placed.at(-1)];
  if (column < 0 || !first || !last || placed.length < LEAST + 2) return [];
  const [opening, closing] = [aloneIn(column, first), aloneIn(column, last)];
  if (!opening || !closing) return [];
  let sum = signed(opening.money);
  for (const item of placed.slice(1, -1)) {
    const moved = movedBy(item);
    if (moved === undefined) return [];
    sum += moved;
  }
  if (sum !== signed(closing.money)) return [];
  return [
    { word: wordOf(first) ?? 'opening', minor: signed(opening.money), ...opening },
    { word: wordOf(last) ?? 'closing', minor: signed(closing.money), ...closing },
  ];
}

/**
 * `Open  100.00` above all rows of a table and `Total  130.00` below them, in a column of balances that no row fills: what
 * they are called says nothing, but the rows lead from one to the other.
 */
export function columnEnds(placed: readonly Placed[]): LabelledBalance[] {
  const byGroup = new Map<Group, Placed[]>();
  for (const item of placed) {
    const { entry, group } = item;
    if (!('cells' in entry) || entry.cells.length === 0) continue;
    const own = byGroup.get(group);
    if (own) own.push(item);
    else byGroup.set(group, [item]);
  }
  return [...byGroup].flatMap(([group, own]) => endsOf(group, own));
}

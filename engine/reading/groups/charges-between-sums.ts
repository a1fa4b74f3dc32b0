import { type Entry, isBare, isDated, type RowCell } from '../rows';

/** An entry and where it stands; its other fields stay as they are. */
type Standing = { entry: Entry };

/** The only figure of a sum, or of a row without a date, without a sign. */
function onlyCell(entry: Entry | undefined): RowCell | undefined {
  if (entry?.kind !== 'total' && (entry?.kind !== 'row' || isDated(entry))) return undefined;
  const [cell, ...more] = entry.cells;
  return cell?.money.exact && more.length === 0 && isBare(cell.money) ? cell : undefined;
}

/** What the dated rows right above a place come to in a column; undefined where there is none. */
function sumAbove(column: number, placed: readonly Standing[], at: number): number | undefined {
  let sum: number | undefined;
  for (let i = at; i >= 0; i -= 1) {
    const entry = placed[i]?.entry;
    if (entry?.kind !== 'row' || !isDated(entry)) break;
    const cell = entry.cells.find((one) => one.column === column);
    if (!cell || !isBare(cell.money)) return undefined;
    sum = (sum ?? 0) + cell.money.minor;
  }
  return sum;
}

/** Whether a row without a date stands between the sum of the rows above and a sum with it. */
function isCharge(placed: readonly Standing[], at: number): boolean {
  const [above, own, below] = [at - 1, at, at + 1].map((i) => onlyCell(placed[i]?.entry));
  if (placed[at - 1]?.entry.kind !== 'total' || placed[at + 1]?.entry.kind !== 'total')
    return false;
  if (placed[at]?.entry.kind !== 'row' || !above || !own || !below || own.money.minor === 0)
    return false;
  const isOneColumn = above.column === own.column && below.column === own.column;
  return (
    isOneColumn &&
    above.money.minor + own.money.minor === below.money.minor &&
    sumAbove(own.column, placed, at - 2) === above.money.minor
  );
}

/**
 * `Total international  374.93`, `IOF charged  16.42`, `Total with it  391.35`: what stands without a date between the sum of the rows
 * above and the sum that it makes with this is charged on them, and is a section of its own.
 */
export function chargesAsSections<Item extends Standing>(placed: Item[]): Item[] {
  const charges = new Set(
    placed.flatMap((item, at) => (item.entry.kind === 'row' && isCharge(placed, at) ? at : [])),
  );
  if (charges.size === 0) return placed;
  return placed.flatMap((item, at) => {
    const { entry } = item;
    if (charges.has(at) && entry.kind === 'row')
      return [{ ...item, entry: { kind: 'section', role: 'fees', line: entry.anchor } }, item];
    // By as much as the sum grows, the charge is summed.
    const cell = charges.has(at - 1) ? onlyCell(placed[at - 1]?.entry) : undefined;
    if (cell && entry.kind === 'total') return [{ ...item, entry: { ...entry, cells: [cell] } }];
    return [item];
  });
}

import type { Entry, RawRow, RowCell } from '../rows';

/** An entry and where it stands; its other fields stay as they are. */
type Standing = { entry: Entry };

/** Categories that must bear it out: their names may be any words. */
const FEWEST = 3;

const hasDate = ({ anchor }: RawRow): boolean => anchor.dates.length > 0;

/** The one figure of a row, exact and without a mark. */
function onlyCell({ cells, mark }: RawRow): RowCell | undefined {
  const cell = cells[0];
  return cell?.money.exact && cells.length === 1 && !mark && !cell.money.marker ? cell : undefined;
}

/** The figure of a line without a date that says by its sign which way it is of. */
function sumOf(entry: Entry | undefined): RowCell | undefined {
  if (entry?.kind !== 'row' || hasDate(entry)) return undefined;
  const cell = onlyCell(entry);
  return cell?.money.sign ? cell : undefined;
}

/**
 * How many dated rows from a place on, up to what is none, come to a sum; 0 where they do not. Each bears its sign,
 * or none does.
 */
function summedBelow({ column, money }: RowCell, placed: readonly Standing[], at: number): number {
  let sum = 0;
  let rows = 0;
  const signs = new Set<string | undefined>();
  for (let i = at; ; i += 1) {
    const entry = placed[i]?.entry;
    if (entry?.kind !== 'row' || !hasDate(entry)) break;
    const cell = onlyCell(entry);
    if (cell?.column !== column) return 0;
    signs.add(cell.money.sign);
    sum += cell.money.minor;
    rows += 1;
  }
  const isOne = signs.size === 1 && (signs.has(money.sign) || signs.has(undefined));
  return isOne && sum === money.minor ? rows : 0;
}

/**
 * `Bills & home   -£1,269.63`, above dated rows that come to it and may bear no sign: where every such line is the sum of what
 * stands below, these are the titles of categories, which say which way their rows go.
 */
export function categoriesAsSections<Item extends Standing>(placed: Item[]): Item[] {
  const sums: { entry: Entry; cell: RowCell; at: number }[] = [];
  for (let at = 0; at < placed.length; at += 1) {
    const entry = placed[at]?.entry;
    const cell = sumOf(entry);
    if (entry && cell) sums.push({ entry, cell, at });
  }
  const [top] = sums;
  if (!top || sums.length < FEWEST) return placed;
  const counts = sums.map(({ cell, at }) => summedBelow(cell, placed, at + 1));
  // Below a row of its day, one without a date is another: of the same fare, its sum as well.
  const isFirst = placed.every(
    ({ entry }, at) => at > top.at || entry.kind !== 'row' || !hasDate(entry),
  );
  if (!isFirst || counts.includes(0) || counts.every((count) => count === 1)) return placed;
  const found = new Map(sums.map(({ entry, cell }) => [entry, cell]));
  return placed.map((item) => {
    const { entry } = item;
    const cell = found.get(entry);
    if (!cell || entry.kind !== 'row') return item;
    const role = cell.money.sign === '-' ? 'debits' : 'credits';
    return { ...item, entry: { kind: 'section', role, line: entry.anchor } };
  });
}

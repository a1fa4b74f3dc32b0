import { type Entry, isDated, type RawRow, type RowCell, type TotalLine } from '../rows';
import type { Money } from '../tokens';

/** An entry and where it stands; its other fields stay as they are. */
type Standing = { entry: Entry };

/** The one figure of a row that prints neither a date nor a side. */
function plainFigure(row: RawRow): number | undefined {
  const [cell, ...more] = row.cells;
  if (!cell || more.length > 0 || row.mark || isDated(row)) return undefined;
  const { exact, sign, marker, minor } = cell.money;
  return exact && !sign && !marker ? minor : undefined;
}

/** The one figure of a row that prints its date, where it bears what a sum bears, a sign or none. */
function datedFigure(row: RawRow, of: Money): number | undefined {
  const [cell, ...more] = row.cells;
  if (!cell?.money.exact || more.length > 0 || row.mark || !isDated(row)) return undefined;
  const { sign, marker, minor } = cell.money;
  return sign === of.sign && marker === of.marker ? minor : undefined;
}

/** Dated rows from `at` on, in one direction, up to what is none, come to a sum. */
function datedTo(
  cell: RowCell,
  placed: readonly Standing[],
  at: number,
  step: 1 | -1,
): RawRow[] | undefined {
  const rows: RawRow[] = [];
  let sum = 0;
  for (let i = at; placed[i]?.entry.kind === 'row'; i += step) {
    const entry = placed[i]?.entry;
    if (entry?.kind !== 'row') break;
    const figure = datedFigure(entry, cell.money);
    if (figure === undefined || entry.cells[0]?.column !== cell.column) return undefined;
    rows.push(entry);
    sum += figure;
  }
  return rows.length > 0 && sum === cell.money.minor ? rows : undefined;
}

/** Dated rows under an undated sum that come to it, where those above it do not. */
function datedUnder(
  { cells, row }: TotalLine,
  placed: readonly Standing[],
  at: number,
): RawRow[] | undefined {
  const [cell, ...more] = cells;
  if (!cell?.money.exact || more.length > 0 || isDated(row)) return undefined;
  return datedTo(cell, placed, at - 1, -1) ? undefined : datedTo(cell, placed, at + 1, 1);
}

/** The rows under a sum of money in, or out, that come to it: no more and no less. */
function rowsUnder(
  total: TotalLine,
  placed: readonly Standing[],
  at: number,
): RawRow[] | undefined {
  const [cell, ...more] = total.cells;
  if (!cell?.money.exact || more.length > 0) return undefined;
  const rows: RawRow[] = [];
  let sum = 0;
  for (let i = at + 1; i < placed.length; i += 1) {
    const entry = placed[i]?.entry;
    if (entry?.kind !== 'row') break;
    const figure = plainFigure(entry);
    if (figure === undefined || entry.cells[0]?.column !== cell.column) return undefined;
    rows.push(entry);
    sum += figure;
  }
  return rows.length > 0 && sum === cell.money.minor ? rows : undefined;
}

const isSided = (entry: Entry): entry is TotalLine =>
  entry.kind === 'total' && (entry.word === 'debits' || entry.word === 'credits');

/** So many sums at least that come before their rows, and fewer that do not. */
const FEWEST = 2;

/**
 * `05 FEB  Total money in + 4,216.52` above rows without a sign or a date: where such sums are what the rows under
 * them come to, they are the headings of their rows, and date them. A second one of a day may print no date. So they are
 * above rows with dates of their own.
 */
export function sumsAboveAsSections<Item extends Standing>(placed: Item[]): Item[] {
  const headings = new Map<Item, RawRow[]>();
  let others = 0;
  for (let at = 0; at < placed.length; at += 1) {
    const item = placed[at];
    if (!item || !isSided(item.entry) || placed[at + 1]?.entry.kind !== 'row') continue;
    const rows = rowsUnder(item.entry, placed, at) ?? datedUnder(item.entry, placed, at);
    if (rows) headings.set(item, rows);
    else others += 1;
  }
  if (headings.size < FEWEST || others >= headings.size) return placed;
  let day: RawRow['dates'] = [];
  return placed.map((item) => {
    const { entry } = item;
    const rows = headings.get(item);
    if (!rows || entry.kind !== 'total') return item;
    if (isDated(entry.row)) day = entry.row.dates;
    for (const row of rows) if (!isDated(row)) row.dates = day;
    const role = entry.word === 'debits' ? 'debits' : 'credits';
    return { ...item, entry: { kind: 'section', role, line: entry.line } };
  });
}

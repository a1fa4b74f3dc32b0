import { type Entry, isBare, isDated, type RawRow, type RowCell, type TotalLine } from '../rows';

/** An entry and where it stands; its other fields stay as they are. */
type Standing = { entry: Entry };

/** The one figure of a row that prints neither a date nor a side. */
function plainFigure(row: RawRow): number | undefined {
  const [cell, ...more] = row.cells;
  if (!cell || more.length > 0 || row.mark || isDated(row)) return undefined;
  const { exact, sign, marker, minor } = cell.money;
  return exact && !sign && !marker ? minor : undefined;
}

/** The figure of a row in the column of a sum, where it bears what this bears, a sign or none. */
function figureIn(row: RawRow, { column, money: of }: RowCell): number | undefined {
  const cell = row.cells.find((one) => one.column === column);
  if (!cell?.money.exact || row.mark) return undefined;
  const { sign, marker, minor } = cell.money;
  return sign === of.sign && marker === of.marker ? minor : undefined;
}

/** Dated rows from `at` on, in one direction, up to what is none, come to a sum; beside it, they may print what each is a part of. */
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
    if (entry?.kind !== 'row' || !isDated(entry)) break;
    const figure = figureIn(entry, cell);
    if (figure === undefined) return undefined;
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

const NONE: ReadonlySet<RawRow> = new Set();

/** A sum of what came in that bears a minus: what bears none is owed. */
const isOwedLess = ({ entry }: Standing): boolean =>
  entry.kind === 'total' && entry.word === 'credits' && entry.cells[0]?.money.sign === '-';

/**
 * `3. Charges and taxes   4.104` above its rows: lines without a date that come to the dated rows beneath them, where each such
 * line does, but for those of nothing.
 */
function undatedSums(placed: readonly Standing[]): ReadonlySet<RawRow> {
  const last = placed.findLastIndex(({ entry }) => entry.kind === 'row' && isDated(entry));
  const found = new Set<RawRow>();
  for (let at = 0; at < last; at += 1) {
    const entry = placed[at]?.entry;
    if (entry?.kind !== 'row' || isDated(entry)) continue;
    const [cell, ...more] = entry.cells;
    if (cell?.money.minor === 0) continue;
    if (!cell?.money.exact || more.length > 0 || entry.mark || !isBare(cell.money)) return NONE;
    if (!datedTo(cell, placed, at + 1, 1)) return NONE;
    found.add(entry);
  }
  return found;
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
  const untold = [...headings.keys()].some(isOwedLess) ? undatedSums(placed) : NONE;
  let day: RawRow['dates'] = [];
  return placed.map((item) => {
    const { entry } = item;
    if (entry.kind === 'row' && untold.has(entry))
      return { ...item, entry: { kind: 'section', role: 'debits', line: entry.anchor } };
    const rows = headings.get(item);
    if (!rows || entry.kind !== 'total') return item;
    if (isDated(entry.row)) day = entry.row.dates;
    for (const row of rows)
      if (!isDated(row)) {
        row.dates = day;
        row.dayTaken = false;
      }
    const role = entry.word === 'debits' ? 'debits' : 'credits';
    return { ...item, entry: { kind: 'section', role, line: entry.line } };
  });
}

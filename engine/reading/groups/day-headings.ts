import { textOf } from '../../layout';
import { type Entry, isDated, type RawRow, signed } from '../rows';
import type { Group, Placed } from './groups';

/** Days that must bear it out. */
const LEAST = 3;
/** A weekday's name, the one word that may stand beside a day's date. */
const WEEKDAY = /^(?:\p{L}+[.,]?)?$/u;

type Day = { heading: RawRow; rows: RawRow[] };

const figureOf = ({ cells }: RawRow): number | undefined => {
  const [cell, ...more] = cells;
  return cell?.money.exact === true && more.length === 0 ? signed(cell.money) : undefined;
};

/** `Fri, 1 March 2024          $693.17`: a date and a figure without any text. */
const isHeading = (row: RawRow): boolean =>
  row.cells.length === 1 &&
  row.lines.length === 1 &&
  row.description.length < 2 &&
  isDated(row) &&
  WEEKDAY.test(row.description[0] ?? '');

/** A table's days, where each dated row but those above the first day heads undated ones. */
function daysOf(rows: readonly RawRow[]): Day[] {
  const first = rows.findIndex(isHeading);
  const days: Day[] = [];
  for (const row of first < 0 ? [] : rows.slice(first)) {
    if (isHeading(row)) days.push({ heading: row, rows: [] });
    else if (isDated(row)) return [];
    else days.at(-1)?.rows.push(row);
  }
  return days.length >= LEAST && days.every((day) => day.rows.length > 0) ? days : [];
}

/** Whether the days' figures are their rows' sums, or balances that the rows lead to, oldest or newest first. */
function areBorneOut(days: readonly Day[]): boolean {
  const read = days.map(({ heading, rows }) => ({
    figure: figureOf(heading) ?? Number.NaN,
    sum: rows.reduce((sum, row) => sum + (figureOf(row) ?? Number.NaN), 0),
  }));
  const follows = (sign: 1 | -1): boolean =>
    read.every(({ figure, sum }, i) => {
      const other = read[i - sign];
      return other === undefined || figure - other.figure === sum;
    });
  return read.every(({ figure, sum }) => figure === sum) || follows(1) || follows(-1);
}

/**
 * Takes the headings of days for what they are where arithmetic bears it out: a line of a date and the day's balance, or the
 * sum of its rows, gives the rows under it their date and is none itself.
 */
export function withoutDayHeadings(placed: Placed[]): Placed[] {
  if (!placed.some(({ entry }) => entry.kind === 'row' && isHeading(entry))) return placed;
  const byGroup = new Map<Group, RawRow[]>();
  const sections = new Map<Entry, RawRow>();
  for (const { group, entry } of placed) {
    const row = entry.kind === 'section' ? asRow(entry, columnOf(byGroup.get(group))) : entry;
    if (row?.kind !== 'row') continue;
    if (row !== entry) sections.set(entry, row);
    const rows = byGroup.get(group);
    if (rows) rows.push(row);
    else byGroup.set(group, [row]);
  }
  const gone = new Set<RawRow>();
  const dated = new Set<RawRow>();
  for (const rows of byGroup.values()) {
    const days = daysOf(rows);
    if (days.length === 0 || !areBorneOut(days)) continue;
    for (const { heading, rows: own } of days) {
      gone.add(heading);
      for (const row of own) {
        row.dates = heading.dates;
        dated.add(row);
      }
    }
    // What stands above the first day without a full figure is the letterhead's.
    for (const row of rows) {
      if (gone.has(row)) break;
      if (!row.cells.some(({ money }) => money.exact)) gone.add(row);
    }
  }
  if (gone.size === 0) return placed;
  return placed.flatMap((item) => {
    const row = sections.get(item.entry);
    if (row && dated.has(row)) return { ...item, entry: row };
    return item.entry.kind === 'row' && gone.has(item.entry) ? [] : item;
  });
}

/** The column of the row above, which a row of the same day has its figure in, too. */
const columnOf = (above: readonly RawRow[] | undefined): number =>
  above?.at(-1)?.cells[0]?.column ?? 0;

/** `Interest   +$2.11`: what names a section elsewhere may be a row of its day. */
function asRow({ line }: Extract<Entry, { kind: 'section' }>, column: number): RawRow | undefined {
  const [money, ...more] = line.money.filter(({ exact }) => exact);
  if (!money || more.length > 0 || line.dates.length > 0) return undefined;
  const words = line.words.filter((_, i) => i < money.from || i >= money.to);
  return {
    kind: 'row',
    anchor: line,
    lines: [line],
    dates: [],
    cells: [{ column, money }],
    mark: undefined,
    currency: undefined,
    description: [textOf({ words })],
    dateLost: false,
  };
}

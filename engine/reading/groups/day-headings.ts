import { textOf } from '../../layout';
import { type Entry, isDated, type RawRow } from '../rows';
import { signed } from '../tokens';
import type { Group, Placed } from './groups';

/** Days that must bear it out. */
const LEAST = 3;
/** A weekday's name, which may stand beside a day's date. */
const WEEKDAY = /^(?:\p{L}+[.,]?)?$/u;
/** Words beside it that every day's heading has: `Balance`, `Total for the day`. */
const MOST_LABEL_WORDS = 4;

type Day = { heading: RawRow; rows: RawRow[] };

const figureOf = ({ cells }: RawRow): number | undefined => {
  const [cell, ...more] = cells;
  return cell?.money.exact === true && more.length === 0 ? signed(cell.money) : undefined;
};

/**
 * `Fri, 1 March 2024          $693.17`, `Fri, 1 March 2024   Balance $693.17`: what stands beside a date and a figure but the
 * weekday; undefined where it is more than a heading says.
 */
function labelOf(row: RawRow): string | undefined {
  const { cells, lines, description } = row;
  if (cells.length !== 1 || lines.length !== 1 || description.length > 1 || !isDated(row))
    return undefined;
  const [weekday = '', ...label] = (description[0] ?? '').split(' ');
  return WEEKDAY.test(weekday) && label.length <= MOST_LABEL_WORDS ? label.join(' ') : undefined;
}

/** Whether a row is the heading of a day: many say nothing but the day, or all of them the same. */
function headingsAmong(rows: readonly RawRow[]): (row: RawRow) => boolean {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const label = labelOf(row);
    if (label !== undefined) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a);
  return (row) => labelOf(row) === usual?.[0];
}

/** The line of its figure has a date; one further down may be of what it is about: `Invoice 10/24`. */
const printsDate = (row: RawRow): boolean => isDated(row) && row.anchor.dates.length > 0;

/** A table's days, where each dated row but those above the first day heads undated ones. */
function daysOf(rows: readonly RawRow[]): Day[] {
  const isHeading = headingsAmong(rows);
  const first = rows.findIndex(isHeading);
  const days: Day[] = [];
  for (const row of first < 0 ? [] : rows.slice(first)) {
    if (isHeading(row)) days.push({ heading: row, rows: [] });
    else if (printsDate(row)) return [];
    else days.at(-1)?.rows.push(row);
  }
  return days.length >= LEAST && days.every((day) => day.rows.length > 0) ? days : [];
}

/** What the days' figures are: their rows' sums, or balances that the rows lead to, oldest or newest first. */
type Figures = 'sums' | 'balances, oldest first' | 'balances, newest first';

function figuresOf(days: readonly Day[]): Figures | undefined {
  const read = days.map(({ heading, rows }) => ({
    figure: figureOf(heading) ?? Number.NaN,
    sum: rows.reduce((sum, row) => sum + (figureOf(row) ?? Number.NaN), 0),
  }));
  const follows = (sign: 1 | -1): boolean =>
    read.every(({ figure, sum }, i) => {
      const other = read[i - sign];
      return other === undefined || figure - other.figure === sum;
    });
  if (read.every(({ figure, sum }) => figure === sum)) return 'sums';
  if (follows(1)) return 'balances, oldest first';
  return follows(-1) ? 'balances, newest first' : undefined;
}

/** Gives each day's balance to the last of its rows, in a column of its own; where the table has but one column. */
function takeBalances({ columns }: Group, days: readonly Day[], figures: Figures): void {
  const [amounts, ...more] = columns.money;
  if (!amounts || more.length > 0 || figures === 'sums') return;
  const role = 'balance';
  columns.money = [
    { ...amounts, role: 'amount' },
    { ...amounts, role, count: days.length },
  ];
  for (const { heading, rows } of days) {
    const [cell] = heading.cells;
    const last = figures === 'balances, oldest first' ? rows.at(-1) : rows[0];
    if (cell && last) last.cells = [...last.cells, { column: 1, money: cell.money }];
  }
}

/**
 * Takes the headings of days for what they are where arithmetic bears it out: a line of a date and the day's balance, or the
 * sum of its rows, gives the rows under it their date and is none itself.
 */
export function withoutDayHeadings(placed: Placed[]): Placed[] {
  if (!placed.some(({ entry }) => entry.kind === 'row' && labelOf(entry) !== undefined))
    return placed;
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
  for (const [group, rows] of byGroup) {
    const days = daysOf(rows);
    const figures = days.length > 0 ? figuresOf(days) : undefined;
    if (!figures) continue;
    takeBalances(group, days, figures);
    for (const { heading, rows: own } of days) {
      gone.add(heading);
      for (const row of own) {
        row.dates = heading.dates;
        dated.add(row);
      }
    }
    // What stands above the first day without a full figure, or a date, is the letterhead's.
    for (const row of rows) {
      if (gone.has(row)) break;
      if (!isDated(row) || !row.cells.some(({ money }) => money.exact)) gone.add(row);
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
    figureLeft: false,
  };
}

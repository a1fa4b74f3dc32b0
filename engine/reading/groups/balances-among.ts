import type { BalanceLine, RawRow, RowCell } from '../rows';
import type { Group, Placed } from './groups';

/** A line of a text that is printed so often, each time with what the rows so far come to, states balances. */
const LEAST = 3;

/** What a row moves by what is printed of it: its column's side, or the sign beside it. */
function movement({ column, money }: RowCell, { columns }: Group): number {
  const isDebit = columns.money[column]?.role === 'debit';
  return isDebit || money.sign === '-' ? -money.minor : money.minor;
}

/** The one figure of a row that says no more: a balance's, or an amount. */
function figureOf({ cells, mark, currency }: RawRow): RowCell | undefined {
  const cell = cells[0];
  if (!cell?.money.exact || cells.length > 1 || mark || currency !== undefined) return undefined;
  return cell.money.marker ? undefined : cell;
}

const figuresOf = (placed: Placed): RowCell[] =>
  'cells' in placed.entry ? placed.entry.cells : [];

/** Tables whose columns or signs say which way a row moves, and none of whose columns is of balances. */
function isReckoned(group: Group, placed: readonly Placed[]): boolean {
  const { columns } = group;
  const roles = columns.money.map(({ role }) => role);
  if (columns.marks || roles.includes('balance')) return false;
  if (roles.includes('debit') && roles.includes('credit')) return true;
  return (
    roles.includes('amount') &&
    placed.some(
      (one) => one.group === group && figuresOf(one).some(({ money }) => money.sign === '-'),
    )
  );
}

const textOf = ({ description }: RawRow): string => description.join(' ');

const total = (cells: readonly RowCell[], group: Group): number =>
  cells.reduce((sum, cell) => sum + movement(cell, group), 0);

/**
 * The texts of rows with one figure that are printed often enough, and between two of which, time and again, the figures
 * change by what stands between.
 */
function likelyTexts(placed: readonly Placed[]): ReadonlySet<string> {
  /** By description: its last figure, the running total of all rows there, how often it was printed, and how often it matched. */
  const seen = new Map<string, { figure: number; sum: number; printed: number; fits: number }>();
  let sum = 0;
  for (const { entry, group } of placed) {
    if (entry.kind !== 'row') continue;
    const cell = figureOf(entry);
    const text = textOf(entry);
    if (cell && text !== '') {
      const figure = movement(cell, group);
      const { printed = 0, fits = 0, ...before } = seen.get(text) ?? { figure: 0, sum: 0 };
      const moved = sum - before.sum;
      const fit = printed > 0 && moved !== 0 && figure - before.figure === moved;
      sum += figure;
      seen.set(text, { figure, sum, printed: printed + 1, fits: fits + (fit ? 1 : 0) });
    } else sum += total(entry.cells, group);
  }
  return new Set(
    [...seen].flatMap(([text, { printed, fits }]) =>
      printed >= LEAST && 2 * fits >= printed - 1 ? text : [],
    ),
  );
}

/** Rows that print what all rows above them come to, each such text with how often it does and does not. */
function reckon(placed: readonly Placed[], likely: ReadonlySet<string>) {
  const held = new Map<string, number>();
  const failed = new Map<string, number>();
  const stating = new Set<RawRow>();
  const count = (of: Map<string, number>, text: string) => of.set(text, (of.get(text) ?? 0) + 1);
  let running: number | undefined;
  for (const { entry, group } of placed) {
    if (entry.kind === 'balance') {
      const stated = entry.cells.at(-1);
      if (stated) running = movement(stated, group);
      continue;
    }
    if (entry.kind !== 'row') continue;
    const cell = figureOf(entry);
    const figure = cell && movement(cell, group);
    const text = textOf(entry);
    const isLikely = figure !== undefined && likely.has(text);
    if (figure !== undefined && figure === (running ?? (isLikely ? figure : undefined))) {
      stating.add(entry);
      count(held, text);
      running = figure;
    } else if (isLikely) {
      // What is missing above it is found by the next ones.
      count(failed, text);
      running = figure;
    } else if (running !== undefined) running += total(entry.cells, group);
  }
  return { held, failed, stating };
}

/**
 * `Balance at the end of the day` among the rows, in the columns of amounts, in words that are not known: what is printed
 * time and again with what the rows so far come to is no row. One that does so once, between two of these, is none either:
 * it carries the balance to the next page.
 */
export function balancesAmongRows(placed: Placed[]): Placed[] {
  const tables = new Set<Group>();
  for (const { group } of placed) tables.add(group);
  const reckoned = [...tables].filter((group) => isReckoned(group, placed));
  if (reckoned.length < tables.size || tables.size === 0) return placed;
  const likely = likelyTexts(placed);
  if (likely.size === 0) return placed;
  const { held, failed, stating } = reckon(placed, likely);
  const states = (text: string): boolean =>
    likely.has(text) && (held.get(text) ?? 0) >= LEAST && !failed.has(text);
  const sure = [...stating].filter((row) => states(textOf(row)));
  if (sure.length === 0) return placed;
  const last = placed.findLastIndex(({ entry }) => entry.kind === 'row' && sure.includes(entry));
  return placed.map((item, at) => {
    const { entry } = item;
    if (entry.kind !== 'row' || !stating.has(entry) || at > last) return item;
    const { anchor: line, dates, cells, description } = entry;
    const balance: BalanceLine = {
      kind: 'balance',
      word: 'forward',
      line,
      dates,
      cells,
      description,
    };
    return { ...item, entry: balance };
  });
}

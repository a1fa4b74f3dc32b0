import { type BalanceLine, isDated, type RawRow, type TotalLine } from '../../reading';

type Entry = RawRow | BalanceLine;

/** A date in a line of its own, above the row of its day. */
const hasDateAbove = ({ anchor, lines }: RawRow): boolean =>
  lines.length > 1 &&
  lines.some(
    ({ dates, words, index }) =>
      index !== anchor.index && dates.length === 1 && dates[0]?.to === words.length,
  );

/** How many rows print a date, or print it in a line of its own. */
class Dates {
  private dated = 0;
  private above = 0;

  add(row: RawRow): void {
    if (!isDated(row)) return;
    this.dated += 1;
    if (hasDateAbove(row)) this.above += 1;
  }

  /** Most dates stand in lines of their own, each above the rows of its day. */
  standAbove(): boolean {
    return this.above > 0.5 * this.dated;
  }
}

export function datesAbove(entries: readonly Entry[]): boolean {
  const dates = new Dates();
  for (const entry of entries) if (entry.kind === 'row') dates.add(entry);
  return dates.standAbove();
}

/** Sums of a column's figures from the first row on, plain and by their signs: all that were passed, and the last. */
class Sums {
  private plain = 0;
  private signed = 0;
  private readonly plains = new Set([0]);
  private readonly signeds = new Set([0]);
  private read = 0;

  /** Goes on to the last of the rows. */
  follow(rows: readonly RawRow[], column: number): void {
    for (; this.read < rows.length; this.read += 1) {
      const figure = rows[this.read]?.cells.find((cell) => cell.column === column)?.money;
      if (!figure) continue;
      const negative = figure.sign === '-' || figure.marker === 'debit';
      this.plain += figure.minor;
      this.signed += negative ? -figure.minor : figure.minor;
      this.plains.add(this.plain);
      this.signeds.add(this.signed);
    }
  }

  /** Whether the last so many figures, however many, sum up to this. */
  endIn(minor: number): boolean {
    return (
      this.plains.has(this.plain - minor) ||
      this.signeds.has(this.signed - minor) ||
      this.signeds.has(this.signed + minor)
    );
  }
}

/** The rows of a table so far: they tell the sum of some of them from a payee whose name begins like one. */
export class RowsAbove {
  private readonly rows: RawRow[] = [];
  private readonly dates = new Dates();
  private undated = false;
  private readonly sums = new Map<number, Sums>();

  add(entry: Entry): void {
    if (entry.kind !== 'row') return;
    this.rows.push(entry);
    this.dates.add(entry);
    this.undated ||= !isDated(entry);
  }

  /** `Total Tyres 12.50` among the rows of a day: no sum of rows above it, in a table whose rows need no date. */
  isPayee({ word, cells, line, row }: TotalLine): boolean {
    const [cell, ...more] = cells;
    if (word !== 'any' || !cell || cell.money.minor === 0) return false;
    if (more.length > 0 || line.dates.length > 0) return false;
    if (!this.undated && !this.dates.standAbove()) return false;
    if (row.description.join(' ').split(' ').length < 2) return false;
    const sums = this.sums.get(cell.column) ?? new Sums();
    this.sums.set(cell.column, sums);
    sums.follow(this.rows, cell.column);
    // `Turnover of the day: 212.99 D / 0.00 K   Balance 522.20`: one of its figures is the sum.
    return !line.money.some(({ exact, minor }) => exact && minor !== 0 && sums.endIn(minor));
  }
}

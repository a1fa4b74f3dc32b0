import type { TokenLine } from '../tokens';
import { isDated, type RawRow, signed } from '../rows';
import type { Group, Placed } from './groups';

/** Rows that a sum must be of to say which column it sums, and the least that such a sum may be, in minor units. */
const LEAST_ROWS = 3;
const LEAST_SUM = 1000;

/** Share of the rows that have a figure in a column which may be billed. */
const MOST = 0.8;

/** Figures printed outside of rows, sorted; of more, any sum would be between two of them. */
const MOST_FIGURES = 60;

/** What a document states in lines that are no rows: minor units without sign. */
function statedIn(lines: readonly TokenLine[], placed: readonly Placed[]): ReadonlySet<number> {
  const rows = new Set(
    placed.flatMap(({ entry }) =>
      entry.kind === 'row' && isDated(entry) ? entry.lines.map(({ index }) => index) : [],
    ),
  );
  const found = new Set<number>();
  for (const { index, money } of lines) {
    if (rows.has(index)) continue;
    for (const { exact, minor } of money) if (exact && minor >= LEAST_SUM) found.add(minor);
  }
  return found;
}

/** Whether figures come to what is stated: all of them, those of one sign, or what leads from one balance to another. */
function isStated(figures: readonly number[], stated: ReadonlySet<number>): boolean {
  const sumOf = (some: readonly number[]): number =>
    Math.abs(some.reduce((sum, figure) => sum + figure, 0));
  const all = sumOf(figures);
  const [plus, minus] = [figures.filter((one) => one > 0), figures.filter((one) => one < 0)];
  // A payment alone is the balance before it, in any column.
  const several = [figures, plus, minus].filter(({ length }) => length >= LEAST_ROWS);
  const sums = several.map(sumOf);
  if (sums.some((sum) => sum >= LEAST_SUM && stated.has(sum))) return true;
  if (all < LEAST_SUM || stated.size > MOST_FIGURES) return false;
  return [...stated].some((from) => stated.has(from + all));
}

/** The columns that may hold what moves: that of amounts, those beside it of other amounts, and those without a name. */
const candidatesOf = ({ columns: { money } }: Group): readonly number[] =>
  [...money.keys()].filter((i) => {
    const { role, currency } = money[i] ?? {};
    const isAmount = role === undefined || role === 'amount' || role === 'foreignAmount';
    return isAmount && currency === undefined;
  });

const isFilled = (rows: readonly RawRow[], column: number): boolean =>
  rows.filter(({ cells }) => cells.some((cell) => cell.column === column)).length >=
  MOST * rows.length;

const figureIn = ({ cells }: RawRow, column: number): number | undefined => {
  const cell = cells.find((one) => one.column === column);
  return cell && signed(cell.money);
};

/** What a column's figures are in the rows of a table. */
const figuresIn = (rows: readonly RawRow[], column: number): readonly number[] =>
  rows.flatMap((row) => figureIn(row, column) ?? []);

/** Whether the figures of one column are those of another, or parts of them: an amount beside a balance is neither. */
function isPart(rows: readonly RawRow[], part: number, whole: number): boolean {
  let same = 0;
  for (const row of rows) {
    const [some, all] = [figureIn(row, part), figureIn(row, whole)];
    if (some === undefined || all === undefined) continue;
    if (Math.abs(some) > Math.abs(all) || Math.sign(some * all) < 0) return false;
    if (some === all) same += 1;
  }
  return same > 0;
}

/**
 * `Amount  Instalments  Billed now  Still to pay`: of columns that are called amounts, and those beside them, the one whose
 * figures are what the document's own sums and balances are of, where no other's are, is what moves. Names it so, and the
 * other amounts references.
 */
export function nameBilledColumns(
  groups: readonly Group[],
  placed: readonly Placed[],
  lines: readonly TokenLine[],
): void {
  let stated: ReadonlySet<number> | undefined;
  for (const group of groups) {
    const { money } = group.columns;
    const columns = candidatesOf(group);
    const amounts = columns.filter((column) => money[column]?.role === 'amount');
    if (amounts.length === 0 || columns.length < 2) continue;
    const rows = placed.flatMap(({ group: own, entry }) =>
      own === group && entry.kind === 'row' && isDated(entry) ? entry : [],
    );
    const filled = columns.filter((column) => isFilled(rows, column));
    if (rows.length < LEAST_ROWS || filled.length < 2) continue;
    const known = (stated ??= statedIn(lines, placed));
    const [billed, ...more] = filled.filter((column) => isStated(figuresIn(rows, column), known));
    if (billed === undefined || more.length > 0) continue;
    const others = amounts.filter((column) => column !== billed);
    const areParts = others.every(
      (column) => isPart(rows, billed, column) || isPart(rows, column, billed),
    );
    if (others.length === 0 || !areParts) continue;
    group.columns = {
      ...group.columns,
      money: money.map((column, i) => {
        if (i !== billed && !others.includes(i)) return column;
        return { ...column, role: i === billed ? 'amount' : 'reference' };
      }),
    };
  }
}

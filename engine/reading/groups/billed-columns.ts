import type { ColumnRole } from '../../languages';
import { isDated, type RawRow } from '../rows';
import { signed, type TokenLine } from '../tokens';
import type { Group, Placed } from './groups';
import {
  figuresOfAll,
  isStated,
  LEAST_ROWS,
  type StatedLine,
  statedIn,
  type Sum,
  summedApart,
} from './stated-sums';

/** Share of the rows that have a figure in a column which may be billed. */
const MOST = 0.8;

/** The roles of columns that may hold what moves: amounts, and figures without a name; … */
const MAY_MOVE: ReadonlySet<ColumnRole | undefined> = new Set([
  undefined,
  'amount',
  'foreignAmount',
] as const);

/** … what is paid or charged, too, where no column is named for what comes in: `Purchase  Paid this month`. */
const candidatesOf = ({ columns: { money } }: Group): readonly number[] => {
  const isOneWay = money.every(({ role }) => role !== 'credit');
  return [...money.keys()].filter((i) => {
    const { role, currency } = money[i] ?? {};
    const mayBePaid = isOneWay && (role === 'debit' || role === 'fee');
    return (MAY_MOVE.has(role) || mayBePaid) && currency === undefined;
  });
};

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

/** What each of some columns comes to, without sign. */
const sumsOf = (rows: readonly RawRow[], columns: readonly number[]): Sum[] =>
  columns.map((column) => ({
    column,
    sum: Math.abs(figuresIn(rows, column).reduce((sum, figure) => sum + figure, 0)),
  }));

/** … each with the fee beside it. */
const figuresWithFees = (rows: readonly RawRow[], column: number, fee: number): readonly number[] =>
  rows.flatMap((row) => {
    const figure = figureIn(row, column);
    return figure === undefined ? [] : figure + (figureIn(row, fee) ?? 0);
  });

/** Whether a figure is one of several equal instalments of another, each rounded. */
function isInstalment(part: number, whole: number): boolean {
  const count = Math.round(whole / part);
  return count > 1 && Math.abs(whole - count * part) <= count;
}

/**
 * Whether the figures of one column, less the `fee` that is in them, are those of another, or parts of them, or instalments of each:
 * an amount beside a balance is none of these.
 */
function isPart(
  rows: readonly RawRow[],
  part: number,
  whole: number,
  fee: number | undefined,
): boolean {
  let [same, instalments, compared] = [0, 0, 0];
  for (const row of rows) {
    const [own, all] = [figureIn(row, part), figureIn(row, whole)];
    if (own === undefined || all === undefined) continue;
    const some = own - (fee === undefined ? 0 : (figureIn(row, fee) ?? 0));
    if (Math.abs(some) > Math.abs(all) || Math.sign(some * all) < 0) return false;
    compared += 1;
    if (some === all) same += 1;
    else if (some !== 0 && isInstalment(some, all)) instalments += 1;
  }
  return same > 0 || (compared >= LEAST_ROWS && instalments === compared);
}

/** Whether columns print the same figure in each row. */
const areAlike = (rows: readonly RawRow[], [first, ...others]: readonly number[]): boolean =>
  first !== undefined &&
  others.every((column) => rows.every((row) => figureIn(row, column) === figureIn(row, first)));

/**
 * Of several columns, the one that holds in each row what one before it does with the fee added: `Principal  Fee  To pay`; in
 * `Gross  Fee  Net` it is taken off.
 */
function wholeOf(
  rows: readonly RawRow[],
  columns: readonly number[],
  fee: number | undefined,
): number | undefined {
  if (fee === undefined || !figuresIn(rows, fee).some((figure) => figure !== 0)) return undefined;
  const isWithFee = (row: RawRow, part: number, whole: number): boolean => {
    const [figure, added = 0] = [figureIn(row, part), figureIn(row, fee)];
    return figure !== undefined && figure * added >= 0 && figureIn(row, whole) === figure + added;
  };
  return columns.find((whole) =>
    columns.some((part) => part < whole && rows.every((row) => isWithFee(row, part, whole))),
  );
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
  let stated: readonly StatedLine[] | undefined;
  let figures: ReadonlySet<number> | undefined;
  for (const group of groups) {
    const { money } = group.columns;
    const columns = candidatesOf(group);
    const isOf = (role: ColumnRole) => (column: number) => money[column]?.role === role;
    const amounts = columns.filter(isOf('amount'));
    if (amounts.length === 0 || columns.length < 2) continue;
    const rows = placed.flatMap(({ group: own, entry }) =>
      own === group && entry.kind === 'row' && isDated(entry) ? entry : [],
    );
    const filled = columns.filter((column) => isFilled(rows, column));
    if (rows.length < LEAST_ROWS || filled.length < 2) continue;
    const known = (stated ??= statedIn(lines, placed));
    const all = (figures ??= figuresOfAll(known));
    const fee = [...money.keys()].find(isOf('fee'));
    const isBilled = (column: number): boolean => isStated(figuresIn(rows, column), all);
    const isBilledWithFee = (column: number): boolean =>
      fee !== undefined && isStated(figuresWithFees(rows, column, fee), all);
    // Points that are given for purchases are summed, too.
    const isOfAmounts = (column: number): boolean =>
      amounts.some(
        (amount) =>
          amount === column ||
          isPart(rows, amount, column, undefined) ||
          [fee, undefined].some((within) => isPart(rows, column, amount, within)),
      );
    const summed = filled.filter((column) => isBilled(column) && isOfAmounts(column));
    const apart = summed.length > 1 ? summedApart(sumsOf(rows, summed), known) : undefined;
    const withFee = wholeOf(rows, summed.length > 0 ? summed : filled, fee);
    // `Amount  Total  Paid in March`, all the same where all is paid at once: the last is what moves.
    const same = areAlike(rows, summed) ? summed.slice(-1) : summed;
    const only = apart ?? withFee;
    const alone = only === undefined ? same : [only];
    // What is paid of a purchase is no second movement, though no sum says which of the two is billed.
    const [paid] = money.some(({ role }) => role === 'balance') ? [] : filled.filter(isOf('debit'));
    const [billed = paid, ...more] = alone.length > 0 ? alone : filled.filter(isBilledWithFee);
    if (billed === undefined || more.length > 0) continue;
    // What the bill is the sum of by itself has its fee in it.
    const hasFee = billed !== fee && alone.length > 0 && !isBilledWithFee(billed);
    const within = hasFee ? fee : undefined;
    const named = [...amounts, ...columns.filter(isOf('debit')), ...summed];
    const others = named.filter((at) => at !== billed);
    const areParts = others.every(
      (column) => isPart(rows, billed, column, within) || isPart(rows, column, billed, undefined),
    );
    if ((others.length === 0 && withFee === undefined) || !areParts) continue;
    group.columns = {
      ...group.columns,
      money: money.map((column, i) => {
        if (i !== billed && !others.includes(i) && i !== within) return column;
        return { ...column, role: i === billed ? 'amount' : 'reference' };
      }),
    };
  }
}

import { dayNumber, isMovementRole, type TokenLine } from '../../reading';
import type { Row } from '../model';
import type { Solution } from '../solving';
import { leavesPair, spanOf } from './left-pairs';
import { leadsThroughout } from './lost-balances';

/** Rows that follow each other with nothing printed between them. */
type Run = readonly Row[];

/** Rows cut where a line that is none of theirs stands between two of them, or a page ends. */
function runsIn(rows: readonly Row[]): Run[] {
  const runs: Row[][] = [];
  let last: { page: number; to: number } | undefined;
  for (const row of rows) {
    const { from, to } = spanOf(row);
    const { page } = row.source;
    const run = runs.at(-1);
    if (run && last && from === last.to + 1 && page === last.page) run.push(row);
    else runs.push([row]);
    last = { page, to };
  }
  return runs;
}

const sumOf = (rows: Run): number => rows.reduce((sum, { amount = 0 }) => sum + amount, 0);

const moves = (rows: Run): boolean =>
  rows.some(({ amount }) => amount !== undefined && amount !== 0);

/**
 * Some rows that stand by themselves, in a table of their own or behind all others, come to nothing: what ties without them
 * does with them, whether they are of the account or not.
 */
function hasRunOfNothing(rows: readonly Row[]): boolean {
  const runs = runsIn(rows).filter(moves);
  if (runs.length < 2) return false;
  if (runs.some((run) => run.length > 1 && sumOf(run) === 0)) return true;
  // What stands below or above all others may be of several parts.
  let sum = 0;
  for (const run of runs.slice(0, -1)) if ((sum += sumOf(run)) === 0) return true;
  sum = 0;
  for (const run of runs.slice(1).toReversed()) if ((sum += sumOf(run)) === 0) return true;
  return false;
}

/** Two rows are what all others come to, what went in and what went out: they may be the sums of these. */
function hasSumsAmong(rows: readonly Row[]): boolean {
  const amounts = rows.flatMap(({ amount }) => amount ?? []);
  const into = amounts.reduce((sum, amount) => sum + Math.max(amount, 0), 0);
  const out = amounts.reduce((sum, amount) => sum + Math.min(amount, 0), 0);
  return (
    amounts.length > 3 &&
    into > 0 &&
    into % 2 === 0 &&
    out % 2 === 0 &&
    amounts.includes(into / 2) &&
    amounts.includes(out / 2)
  );
}

/** … or what those of a day come to. */
function hasSumsOfDay(rows: readonly Row[]): boolean {
  const days = new Map<number, Row[]>();
  for (const row of rows) {
    const day = dayNumber(row.date);
    const own = days.get(day);
    if (own) own.push(row);
    else days.set(day, [row]);
  }
  return days.size > 1 && [...days.values()].some(hasSumsAmong);
}

/** The rows are printed twice, one after all others: the second time, in a copy. */
export function areCopied(rows: readonly Row[]): boolean {
  const half = rows.length / 2;
  if (!Number.isInteger(half) || half < 2) return false;
  return rows.slice(0, half).every(({ amount, date }, i) => {
    const other = rows[half + i];
    return other?.amount === amount && dayNumber(other?.date ?? date) === dayNumber(date);
  });
}

/** What a column beside the amounts comes to by the way that the rows went, and what these moved themselves; minor units. */
type Beside = { sum: number; moved: number; count: number; differs: boolean };

/**
 * A column beside the amounts, of fees, of taxes, or of totals, comes to nothing over all rows, by the way that these went:
 * whether it is part of them, no sum tells. Or it comes to what they do, of other figures: either may be the amounts.
 */
function hasColumnOfNothing({ values }: Solution): boolean {
  const columns = new Map<number, Beside>();
  let rows = 0;
  for (const { entry, how, amount } of values) {
    if (entry.kind !== 'row' || amount === undefined) continue;
    rows += 1;
    if (entry.cells.length < 2) continue;
    for (const { column, money } of entry.cells) {
      const role = how.roles[column];
      if (role !== undefined && role !== 'fee' && (isMovementRole(role) || role === 'balance'))
        continue;
      if (!money.exact || money.minor === 0) continue;
      const own = columns.get(column) ?? { sum: 0, moved: 0, count: 0, differs: false };
      own.sum += Math.sign(amount) * money.minor;
      own.moved += amount;
      own.count += 1;
      own.differs ||= money.minor !== Math.abs(amount);
      columns.set(column, own);
    }
  }
  return [...columns.values()].some(
    ({ sum, moved, count, differs }) =>
      (count > 1 && sum === 0) || (count === rows && differs && sum === moved),
  );
}

/**
 * Rows that come to nothing together, or two lines of one figure that are no rows: where nothing but the ends of the account
 * tie, arithmetic says nothing of them. `moving` are the rows that move money, `lines` the account's.
 */
export function mayHideInSum(
  solution: Solution,
  moving: readonly Row[],
  lines: readonly TokenLine[],
): boolean {
  if (leadsThroughout(solution)) return false;
  if (solution.values.every(({ entry, balance }) => entry.kind !== 'row' || balance !== undefined))
    return false;
  return (
    hasRunOfNothing(moving) ||
    hasSumsAmong(moving) ||
    hasColumnOfNothing(solution) ||
    hasSumsOfDay(moving) ||
    leavesPair(moving, lines, solution)
  );
}

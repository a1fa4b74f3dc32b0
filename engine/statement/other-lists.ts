import type { PrintedDate, RawRow, TokenLine } from '../reading';
import type { AccountStatement } from './model';

/** Fewer rows of a shape may be an accident. */
const ENOUGH_ROWS = 5;
/** Share of the rows that must have the shape. */
const MOST_ROWS = 0.8;
/** Rows that a list of open items has of either kind. */
const EITHER = 2;

const rowsOf = ({ rows }: AccountStatement): RawRow[] =>
  rows.flatMap(({ entry }) => (entry.kind === 'row' ? entry : []));

/** What is left of each of a list's items: all of it, or nothing. */
function isOpenItems(rows: readonly RawRow[]): boolean {
  let open = 0;
  let settled = 0;
  for (const { cells } of rows) {
    const [value, ...others] = cells.map(({ money }) => money.minor);
    const left = others.pop();
    const paid = others.reduce((sum, minor) => sum + minor, 0);
    if (!value || left === undefined || value !== paid + left) return false;
    if (left === value) open += 1;
    else if (left === 0) settled += 1;
  }
  return open >= EITHER && settled >= EITHER;
}

const CLOCK = /^\d{1,3}:\d{2}(?::\d{2})?$/;

/** A time of day that is no part of a date, and another: when something began, and how long it took. */
function lasts({ words, dates }: TokenLine): boolean {
  const clocks = words.flatMap(({ text }, i) => (CLOCK.test(text) ? i : []));
  const isDates = (at: number): boolean =>
    dates.some(({ from, to }: PrintedDate) => at >= from && at <= to);
  return clocks.length > 1 && clocks.some((at) => !isDates(at));
}

/**
 * Whether dated rows are a list of something else than what moved on an account, told by what they print: invoices
 * with what is still open of each, or calls with how long each took.
 */
export function isOtherList(statement: AccountStatement): boolean {
  const rows = rowsOf(statement);
  if (rows.length < ENOUGH_ROWS) return false;
  return (
    isOpenItems(rows) ||
    rows.filter(({ anchor }) => lasts(anchor)).length >= MOST_ROWS * rows.length
  );
}

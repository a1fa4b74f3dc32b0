import type { RawRow } from '../../reading';
import { isMetered } from './metered';
import type { AccountStatement } from '../model';

/** Fewer rows of a shape may be an accident. */
const ENOUGH_ROWS = 5;
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

/**
 * Whether dated rows are a list of something else than what moved on an account, told by what they print: invoices
 * with what is still open of each, or calls with how long each took.
 */
export function isOtherList(statement: AccountStatement): boolean {
  const rows = rowsOf(statement);
  if (rows.length < ENOUGH_ROWS) return false;
  return isOpenItems(rows) || isMetered(rows);
}

import { isDated, type RawRow } from '../../reading';
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

/** `4`: how many of a thing. */
const COUNT = /^\d{1,4}$/;
const FIGURE = /^\d[\d.,'’]*$/;
/** Share of the dated rows that must be priced, and how many of these count more than one thing. */
const MOST_PRICED = 0.8;
const SEVERAL_THINGS = 2;

const digitsOf = (text: string): number => Number(text.replace(/\D/g, ''));

/** `4  477.02  1,908.08`: how many things a line ends with that prints their price and what these come to. */
function thingsOf({ anchor: { words } }: RawRow): number {
  const [count, price, sum] = words.slice(-3).map(({ text }) => text);
  if (count === undefined || price === undefined || sum === undefined) return 0;
  if (!COUNT.test(count) || !FIGURE.test(price) || !FIGURE.test(sum)) return 0;
  return Number(count) * digitsOf(price) === digitsOf(sum) ? Number(count) : 0;
}

/** What was sold, at its price: an invoice's items, or an order's. */
function isPriced(rows: readonly RawRow[]): boolean {
  const things = rows.filter(isDated).map(thingsOf);
  const priced = things.filter((count) => count > 0).length;
  return (
    things.filter((count) => count > 1).length >= SEVERAL_THINGS &&
    priced >= MOST_PRICED * things.length
  );
}

/**
 * Whether dated rows are a list of something else than what moved on an account, told by what they print: invoices
 * with what is still open of each, calls with how long each took, or things with their prices.
 */
export function isOtherList(statement: AccountStatement): boolean {
  const rows = rowsOf(statement);
  if (isPriced(rows)) return true;
  if (rows.length < ENOUGH_ROWS) return false;
  return isOpenItems(rows) || isMetered(rows);
}

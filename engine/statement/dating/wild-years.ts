import { dayNumber } from '../../reading';
import { instalmentIn } from './instalments';
import type { Row } from '../model';

/** Days that rows of one statement may be apart though their years go up and down: cardholders' lists each begin anew. */
const MOST_DAYS = 400;

/** Whether dates go to a later year and to an earlier one, over more than the days of one statement. */
function isWild(rows: readonly Row[]): boolean {
  let [up, down] = [false, false];
  let [first, last] = [Infinity, -Infinity];
  let before: number | undefined;
  for (const { date } of rows) {
    const day = dayNumber(date);
    first = Math.min(first, day);
    last = Math.max(last, day);
    if (before !== undefined) {
      up ||= date.year > before;
      down ||= date.year < before;
    }
    before = date.year;
  }
  return up && down && last - first > MOST_DAYS;
}

/**
 * `11 12  13 12`: a day and a month beside another day read as one date, of 2013; the years of such rows follow no order. The
 * purchases that instalments pay are of any day of the past.
 */
export const hasWildYears = (rows: readonly Row[]): boolean =>
  isWild(rows) && isWild(rows.filter(({ description }) => instalmentIn(description) === undefined));

/** Fewer rows may be in no order by accident. */
const ENOUGH_ROWS = 8;
/** Share of the steps from row to row that go either way where there is no order. */
const EITHER_WAY = 0.3;

/**
 * Rows of many years in no order: a register of contracts, by the day each was signed. What moved on accounts follows
 * in time.
 */
export function areInNoOrder(rows: readonly Row[]): boolean {
  if (rows.length < ENOUGH_ROWS || !hasWildYears(rows)) return false;
  let [up, down] = [0, 0];
  let before: number | undefined;
  for (const { date } of rows) {
    const day = dayNumber(date);
    if (before !== undefined && day > before) up += 1;
    if (before !== undefined && day < before) down += 1;
    before = day;
  }
  return Math.min(up, down) >= EITHER_WAY * (rows.length - 1);
}

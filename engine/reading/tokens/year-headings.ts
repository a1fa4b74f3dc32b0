import type { PrintedDate } from './dates';
import type { TokenLine } from './token-line';

const YEAR = /^(?:19|20)\d\d[:.]?$/;

/** Dates begin where the year above them does (points). */
const ONE_EDGE = 3;
/** Lines between a year and the first date of it, at most: what was brought forward. */
const NEXT = 2;

function yearOf({ words }: TokenLine): number | undefined {
  if (words.length !== 1) return undefined;
  const text = words[0]?.text ?? '';
  return YEAR.test(text) ? Number(text.slice(0, 4)) : undefined;
}

const lacksYear = ({ value }: PrintedDate): boolean =>
  value.kind === 'named' ? value.year === undefined : !value.yearFirst && value.c === undefined;

/** The date that a line begins with, if it prints no year. */
const yearlessDay = ({ dates: [date] }: TokenLine): PrintedDate | undefined =>
  date?.from === 0 && lacksYear(date) ? date : undefined;

/** Whether a year in a line of its own stands over the days of a table. */
function headsDays(lines: readonly TokenLine[], at: number): boolean {
  const line = lines[at];
  const below = lines.slice(at + 1, at + 2 + NEXT).find((other) => yearlessDay(other));
  return (
    line !== undefined && below?.page === line.page && Math.abs(below.x0 - line.x0) <= ONE_EDGE
  );
}

/** Days of a year in their order, the day first. */
const placeOf = ({ value }: PrintedDate): number =>
  value.kind === 'named' ? 31 * value.month + value.day : 31 * value.b + value.a;

/**
 * Whether the days go on over what may be a year's heading as before, where years end and begin: `2022` below the text of a row
 * of 5 February, above one of 9 February, ends that text.
 */
function goesOn(days: readonly PrintedDate[], next: PrintedDate | undefined): boolean {
  const [before, last] = [days.at(-2), days.at(-1)];
  if (!before || !last || !next) return false;
  const step = placeOf(last) - placeOf(before);
  return step !== 0 && Math.sign(placeOf(next) - placeOf(last)) === Math.sign(step);
}

const withYear = (value: PrintedDate['value'], year: number): PrintedDate['value'] =>
  value.kind === 'named' ? { ...value, year } : { ...value, c: year };

/**
 * Gives the days below a year that stands in a line of its own, `2023` over `21.02  Salary`, that year, up to the next
 * one: of an account kept over years, nothing else tells. The lines' dates are changed in place.
 */
export function readYearHeadings(lines: readonly TokenLine[]): void {
  let year: number | undefined;
  let edge = 0;
  // Most documents have none.
  const first = lines.findIndex((line) => yearOf(line) !== undefined);
  if (first < 0) return;
  const days: PrintedDate[] = [];
  for (const line of lines.slice(0, first)) {
    const day = yearlessDay(line);
    if (day) days.push(day);
  }
  for (let at = first; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const own = yearOf(line);
    const next = lines.slice(at + 1, at + 2 + NEXT).flatMap((other) => yearlessDay(other) ?? [])[0];
    if (own !== undefined && headsDays(lines, at) && (year !== undefined || !goesOn(days, next))) {
      year = own;
      edge = line.x0;
    }
    if (year === undefined || Math.abs(line.x0 - edge) > ONE_EDGE) continue;
    const day = yearlessDay(line);
    if (!day) continue;
    days.push({ ...day });
    day.value = withYear(day.value, year);
  }
}

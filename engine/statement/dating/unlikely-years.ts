import { greatest, least } from '../../lists';
import { dayNumber, type PrintedDate, readDate, type TokenLine } from '../../reading';
import type { Row } from '../model';
import { printedOf } from './printed-rows';

/** Share of rows that print their years, below which one that does may print another thing's figures. */
const FEW = 0.5;

/** `07 Mar  24 Hour Gym` among rows of a day and a month: what stands behind these may be no year. */
export function readsFewYears(rows: readonly Row[]): boolean {
  let [named, whole] = [0, 0];
  for (const row of rows) {
    const value = printedOf(row)?.value;
    if (value?.kind !== 'named') continue;
    named += 1;
    if (value.year !== undefined && value.year < 100) whole += 1;
  }
  return whole > 0 && whole < FEW * named;
}

/** Years of rows that are one day of their months, from which on these may be the days. */
const MANY_YEARS = 2;

/** `25-Mar-03`, `25-Mar-05`, `25-Mar-09`: one day of a month, in years that may be the days of one. */
export function mayBeDaysAsYears(rows: readonly Row[]): boolean {
  const [days, years] = [new Set<number>(), new Set<number>()];
  for (const row of rows) {
    const value = printedOf(row)?.value;
    if (value?.kind !== 'named') return false;
    days.add(value.day);
    years.add(row.date.year);
  }
  return days.size === 1 && years.size > MANY_YEARS;
}

/** Days that rows may lie behind the last day that is printed beside them. */
const BEHIND = 45;

/** A date in full as either order reads it, the later one. */
function latestReading(date: PrintedDate): number | undefined {
  const { value, weak } = date;
  const isWhole =
    value.kind === 'named' ? value.year !== undefined : value.yearFirst || (value.c ?? 0) >= 1000;
  if (weak || !isWhole) return undefined;
  const days = (['dmy', 'mdy'] as const).flatMap((order) => {
    const read = readDate(date, order);
    return read?.year === undefined ? [] : dayNumber({ ...read, year: read.year });
  });
  return days.length > 0 ? greatest(days) : undefined;
}

/** … and before the first one: statements are made soon after their rows. */
const BEFORE = 800;

/** Rows lie far behind every day that the paper prints beside them: it cannot be made before; or years before all of these. */
export function areFarOff(rows: readonly Row[], others: readonly TokenLine[]): boolean {
  const days = others.flatMap(({ dates }) => dates.flatMap((date) => latestReading(date) ?? []));
  if (days.length === 0) return false;
  const last = greatest(rows.map(({ date }) => dayNumber(date)));
  return last > greatest(days) + BEHIND || last < least(days) - BEFORE;
}

/** Days that a row of another year may lie before the one above it: bought before the year's end, and posted behind it. */
const LATE = 40;

/** `2024` beneath `30 Dec`: so many lines that say a year and nothing else are of the dates above them. */
const YEAR = /^(?:19|20)\d{2}$/;

export const areUnderYears = (rows: readonly Row[], others: readonly TokenLine[]): boolean => {
  const alone = others.filter(
    ({ words: [word, ...more] }) => more.length === 0 && YEAR.test(word?.text ?? ''),
  );
  return alone.length > 1 && alone.length >= FEW * rows.length;
};

/** Rows that print no years go on, and then far back; or all of them go against the order that they are read in. */
export function turnsYears(rows: readonly Row[], order: 'asc' | 'desc'): boolean {
  const steps = rows.slice(1).map(({ date }, i) => {
    const before = rows[i]?.date;
    return before ? dayNumber(date) - dayNumber(before) : 0;
  });
  const [goOn, goBack] = [steps.some((step) => step > 0), steps.some((step) => step < 0)];
  if (goOn !== goBack) return goOn ? order === 'desc' : order === 'asc';
  return goOn && steps.some((step) => step < -LATE);
}

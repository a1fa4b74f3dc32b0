import type { Segment } from '../tables';
import { printsYear, type TokenLine } from '../tokens';
import type { Classified } from './classified';
import { isDated } from './entries';

const NONE: ReadonlySet<TokenLine> = new Set();

const isRow = ({ kind }: Classified): boolean => kind === 'amount';

/**
 * Lines that name the date of the rows below them say nothing of the rows: one stands above the first row, or `booked`
 * the last rows of the part above.
 */
export function withoutNamesOfDays(
  items: readonly Classified[],
  booked: boolean,
): readonly Classified[] {
  const first = items.findIndex(isRow);
  if (!booked && !items.some(({ namesDate }, i) => namesDate && i < first)) return items;
  return items.map((item) => (item.namesDate ? { ...item, text: '' } : item));
}

/** Days so headed that show it to be the table's way, where no part above has. */
const LEAST = 2;

/** The part above: it had rows, and the last of them stood under such a line. */
type Above = { hasRows: boolean; booked: boolean };

/** The end of the rows under the last such line: the next balance that is not carried forward, or none. */
function endOf(items: readonly Classified[], last: number): number {
  const end = items.findIndex(
    ({ kind }, i) =>
      i > last && typeof kind === 'object' && kind.kind === 'balance' && kind.word !== 'forward',
  );
  return end < 0 ? items.length : end;
}

/** A row's own date is short, as that of a value is beside a day that is printed in full above. */
const hasShortDate = (item: Classified): boolean =>
  isDated(item) && item.dates.every((date) => date === undefined || !printsYear(date));

const hasWholeDate = (item: Classified): boolean =>
  isDated(item) && item.dates.every((date) => date === undefined || printsYear(date));

/** Which dates a table's heading names: the transaction's, the value's alone, or none. */
type NamedDates = 'own' | 'value' | 'none';

export function namedDatesOf({ header }: Segment): NamedDates {
  const roles = (header?.columns ?? []).map(({ role }) => role);
  if (roles.includes('date')) return 'own';
  return roles.includes('valueDate') ? 'value' : 'none';
}

/**
 * `Transaction date: 29.01.2021` right above rows that all print a date of their own, in a column that the heading calls the value's,
 * or, `01.02`, a shorter one, in one that it does not call the transaction's: the lines whose date is the transaction's, of all
 * rows up to the next such line. Below rows, such a line is their text, on each page of a table.
 */
export function bookingLines(
  items: readonly Classified[],
  names: NamedDates,
  above: Above,
): ReadonlySet<TokenLine> {
  const isNamed = ({ namesDate, line, ...item }: Classified): boolean =>
    namesDate && !isDated(item) && line.dates.some(printsYear);
  if (names === 'own' || !items.some(isNamed)) return NONE;
  const named = items.filter(isNamed);
  const first = items.findIndex(isRow);
  const heads = items.every((item, i) => !isNamed(item) || items[i + 1]?.kind === 'amount');
  // Below the last balance, no day is told any more.
  const under = items.slice(0, endOf(items, items.findLastIndex(isNamed)));
  const begins =
    above.booked || (!above.hasRows && named.length >= LEAST && items.findIndex(isNamed) < first);
  // Where rows print days of two forms, the longer one is none of a value beside a day above.
  const areValues =
    under.every((item) => !isRow(item) || hasShortDate(item)) ||
    (names === 'value' && items.every((item) => !isRow(item) || hasWholeDate(item)));
  return heads && begins && areValues ? new Set(named.map(({ line }) => line)) : NONE;
}

import { settings } from '../../settings';
import type { Valued } from '../../proof';
import {
  type CalendarDate,
  type DateOrder,
  dayNumber,
  type PrintedDate,
  printsYear,
  type RawRow,
  readDate,
  type TokenLine,
} from '../../reading';
import type { Period } from '../facts';

/** Whether two dates are of the same day of a year. */
export function sameDate(a: PrintedDate, b: PrintedDate, order: DateOrder): boolean {
  const [one, other] = [readDate(a, order), readDate(b, order)];
  return one?.day === other?.day && one?.month === other?.month;
}

/**
 * No two rows with nothing between them print the same date: a day's is printed with its first row. What only states a balance
 * may print it again.
 */
export function printsDaysOnce(values: readonly Valued[], order: DateOrder): boolean {
  let before: RawRow | undefined;
  let last: PrintedDate | undefined;
  for (const { entry, amount } of values) {
    if (entry.kind !== 'row' || amount === undefined) continue;
    const date = ownDate(entry);
    if (date && last && before && sameDate(date, last, order) && areNeighbours(before, entry))
      return false;
    before = entry;
    last = date;
  }
  return true;
}

/** The date of the first column, where one of the row's own lines prints it. */
const ownDate = ({ dates: [date], lines }: RawRow): PrintedDate | undefined =>
  date && lines.some(({ dates }) => dates.includes(date)) ? date : undefined;

function areNeighbours(a: RawRow, b: RawRow): boolean {
  if (a.anchor.page !== b.anchor.page) return false;
  let last = -Infinity;
  let first = Infinity;
  for (const { index } of a.lines) last = Math.max(last, index);
  for (const { index } of b.lines) first = Math.min(first, index);
  return first - last === 1;
}

/** Whether a date stands behind words of its line: set apart from these, as behind a figure, or close to the last one. */
function behindWords(
  { words, money }: TokenLine,
  { from }: PrintedDate,
): 'apart' | 'close' | 'none' {
  const [before, first] = [words[from - 1], words[from]];
  if (!before || !first) return 'none';
  if (money.some(({ exact, to }) => exact && to === from)) return 'apart';
  return first.x0 - before.x1 > settings.cellGap * first.size ? 'apart' : 'close';
}

/**
 * Whether a row that is dated by another prints a whole date, set apart from the words before it: it may be its own, in a
 * column that was not told from the rest.
 */
const printsOtherDay = ({ lines, dates: own }: RawRow): boolean =>
  lines.some((line) =>
    line.dates.some(
      (date) =>
        !date.weak &&
        printsYear(date) &&
        !own.includes(date) &&
        behindWords(line, date) === 'apart',
    ),
  );

/** `received 623.00 on 10 November      13 Nov 2021`: its day is of a sentence, and beside that another one is set apart. */
const takesDayOfText = (entry: RawRow, day: PrintedDate): boolean =>
  entry.lines.some((line) => line.dates.includes(day) && behindWords(line, day) === 'close') &&
  printsOtherDay(entry);

/** How far, in font sizes, a date may stand off another that one column holds with it. */
const BESIDE = 2;

/**
 * `02.01.24 05.01.2024`: right beside a row's only date stands another, which its column may hold, too: either may be
 * the row's own.
 */
function printsDayBeside({ anchor, dates: [first, ...further] }: RawRow): boolean {
  // Of two columns, the first may be of a list elsewhere.
  const own = first && further.length > 0 ? undefined : (first ?? further[0]);
  if (!own || !anchor.dates.includes(own)) return false;
  const reach = BESIDE * anchor.size;
  return anchor.dates.some(
    (date) =>
      !date.weak &&
      ((date.to === own.from && own.x0 - date.x1 < reach) ||
        (date.from === own.to && date.x0 - own.x1 < reach)),
  );
}

/**
 * Whether what dates a row may be another thing's, or its own date lost; `isEach` where rows of one day each print it.
 */
export function mayBeOfOtherDay(
  { entry, amount, dates }: Valued,
  primary: PrintedDate | undefined,
  second: PrintedDate | undefined,
  isEach: boolean,
): boolean {
  if (entry.kind === 'row' && (entry.dateLost || entry.dayTaken)) return true;
  if (entry.kind === 'row' && printsDayBeside(entry)) return true;
  if (primary && entry.dates[0] === primary)
    return entry.kind === 'row' && takesDayOfText(entry, primary);
  if (primary) return entry.kind === 'row' && printsOtherDay(entry);
  // Where rows of one day each print it, one that prints none has lost its own; beside the table, it may have been cut off.
  const isCut = entry.kind === 'row' && entry.anchor.beside;
  if (amount !== undefined && (isEach || isCut)) return true;
  // The row's own date may be the second one, the first another thing's.
  if (second) return dates === 'unnamed';
  return entry.kind === 'row' && printsOtherDay(entry);
}

/** A row's date lies behind the stated period, and another date that its lines print within: this may be its day. */
export function isLateBeside(
  entry: Valued['entry'],
  date: CalendarDate,
  order: DateOrder,
  period: Period | undefined,
): boolean {
  if (!period || entry.kind !== 'row' || dayNumber(date) <= dayNumber(period.to)) return false;
  return printsDayWithin(entry, order, period);
}

/** Whether a row's lines print another date than its own, within the period. */
function printsDayWithin(entry: RawRow, order: DateOrder, period: Period): boolean {
  const isWithin = (printed: PrintedDate): boolean => {
    const { year, month, day } = readDate(printed, order) ?? {};
    if (month === undefined || day === undefined) return false;
    const years = year === undefined ? [period.from.year, period.to.year] : [year];
    return years.some((one) => {
      const number = dayNumber({ year: one, month, day });
      return number >= dayNumber(period.from) && number <= dayNumber(period.to);
    });
  };
  return entry.lines.some(({ dates }) =>
    dates.some((other) => !other.weak && !entry.dates.includes(other) && isWithin(other)),
  );
}

import { overlapOf } from '../../layout';
import { settings } from '../../settings';
import type { Header, HeaderColumn } from '../headings';
import {
  type CalendarDate,
  dayNumber,
  type PrintedDate,
  type TokenLine,
  tokenLineOf,
} from '../tokens';
import { isDateRole, type Lexicon } from '../vocabulary';

const DAY = /^\d{1,2}$/;
/** Rows that print their day so, at least. */
const LEAST = 2;
/** Headings that are looked at, first. */
const FIRST_HEADINGS = 5;
/** Of longer ones, a day is more than one date. */
const LONGEST_PERIOD = 31;

/** The word under a name of dates, in a cell of its own, that may be a day. */
function dayAt({ words }: TokenLine, column: HeaderColumn): number | undefined {
  const at = words.findIndex((word) => overlapOf(word, column) > 0 && DAY.test(word.text));
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (!word) return undefined;
  const gap = settings.cellGap * word.size;
  const alone = (!before || word.x0 - before.x1 > gap) && (!after || after.x0 - word.x1 > gap);
  return alone ? at : undefined;
}

/** The day's date by the period. */
function dateIn(day: number, from: CalendarDate, to: CalendarDate): CalendarDate | undefined {
  const dates = [from, to].map(({ year, month }) => ({ year, month, day }));
  return dates.find(
    (date) => dayNumber(date) >= dayNumber(from) && dayNumber(date) <= dayNumber(to),
  );
}

/** The dates of the lines under a name of dates, where all print nothing but a day of the period there. */
function datesUnder(
  column: HeaderColumn,
  body: readonly TokenLine[],
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Map<TokenLine, PrintedDate> | undefined {
  const found = new Map<TokenLine, PrintedDate>();
  for (const line of body) {
    if (line.dates.some((date) => overlapOf(date, column) > 0)) return undefined;
    const at = line.money.some(({ exact }) => exact) ? dayAt(line, column) : undefined;
    const word = at === undefined ? undefined : line.words[at];
    if (at === undefined || !word) continue;
    const date = dateIn(Number(word.text), from, to);
    if (!date) return undefined;
    const { year: a, month: b, day: c } = date;
    const value = { kind: 'numbers', a, b, c, yearFirst: true } as const;
    found.set(line, { from: at, to: at + 1, x0: word.x0, x1: word.x1, weak: false, value });
  }
  return found.size >= LEAST ? found : undefined;
}

/**
 * Lines that print nothing but the day under the only name of dates, of which `periodOf` the document (asked only where
 * there are such) says the month.
 */
export function readDaysAlone(
  lines: TokenLine[],
  headers: readonly Header[],
  lexicon: Lexicon,
  periodOf: () => { from: CalendarDate; to: CalendarDate } | undefined,
): TokenLine[] {
  const bodies = headers.flatMap(({ to, columns }, at) => {
    const named = columns.filter(({ role }) => isDateRole(role));
    const [column, ...more] = named;
    const body = lines.slice(to, headers[at + 1]?.from ?? lines.length);
    return column?.role === 'date' && more.length === 0 ? [{ column, body }] : [];
  });
  // Headings are printed again on each page: the first ones tell.
  const hasDays = bodies
    .slice(0, FIRST_HEADINGS)
    .some(({ column, body }) => body.some((line) => dayAt(line, column) !== undefined));
  const period = hasDays ? periodOf() : undefined;
  if (!period || dayNumber(period.to) - dayNumber(period.from) >= LONGEST_PERIOD) return lines;
  const dates = new Map(
    bodies.flatMap(({ column, body }) => [...(datesUnder(column, body, period) ?? [])]),
  );
  if (dates.size === 0) return lines;
  return lines.map((line) => {
    const date = dates.get(line);
    if (!date) return line;
    const money = line.money.filter(({ from, to }) => to <= date.from || from >= date.to);
    const own = [...line.dates, date].sort((a, b) => a.from - b.from);
    return tokenLineOf(line, line.index, { dates: own, money }, lexicon);
  });
}

import { overlapOf } from '../../layout';
import { settings } from '../../settings';
import { fold } from '../../text';
import type { Header, HeaderColumn } from '../headings';
import {
  type CalendarDate,
  dayNumber,
  type PrintedDate,
  type TokenLine,
  tokenLineOf,
} from '../tokens';
import { isDateRole, type Lexicon } from '../vocabulary';

/** `3`, `3.`, `3rd`, `1er`. */
const DAY = /^\d{1,2}(?:\.|º|ª|er|st|nd|rd|th)?$/i;
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

const YEAR = /^(?:19|20)\d{2}$/;

const MONTHS = 12;

/** The year of a month that a title names without it: the two stand next to each other, in whichever order. */
function yearOf(month: number, before: CalendarDate): number {
  const apart = month - before.month;
  const turn = apart > MONTHS / 2 ? -1 : apart < -MONTHS / 2 ? 1 : 0;
  return before.year + turn;
}

/** A title among the rows, and the month that it names. */
type MonthTitle = { month: CalendarDate; x0: number };

/** Titles begin at one place (points): what stands elsewhere is a word of a row. */
const SAME_START = 2;

/**
 * `JANUARY 2025`, in a line of its own: the month of the days below; without its year, where it begins as the title
 * above did.
 */
function titleIn(
  { words, dates, x0 }: TokenLine,
  above: MonthTitle | undefined,
  lexicon: Lexicon,
): MonthTitle | undefined {
  const [name, printed, ...more] = words;
  if (!name || more.length > 0 || dates.length > 0) return undefined;
  const month = lexicon.monthOf(fold(name.text));
  if (month === undefined) return undefined;
  if (printed)
    return YEAR.test(printed.text)
      ? { month: { year: Number(printed.text), month, day: 1 }, x0 }
      : undefined;
  if (!above || Math.abs(x0 - above.x0) > SAME_START) return undefined;
  return { month: { year: yearOf(month, above.month), month, day: 1 }, x0 };
}

/** The date of a day, by what is known of its month. */
type DateOf = (day: number, line: TokenLine) => CalendarDate | undefined;

/** By the period, if it is no longer than a month. */
function byPeriod(
  period: { from: CalendarDate; to: CalendarDate } | undefined,
): DateOf | undefined {
  if (!period || dayNumber(period.to) - dayNumber(period.from) >= LONGEST_PERIOD) return undefined;
  return (day) => dateIn(day, period.from, period.to);
}

/** By the title above; undefined where no title names a month. */
function byTitles(lines: readonly TokenLine[], lexicon: Lexicon): DateOf | undefined {
  const months = new Map<TokenLine, CalendarDate>();
  let title: MonthTitle | undefined;
  for (const line of lines) {
    title = titleIn(line, title, lexicon) ?? title;
    if (title) months.set(line, title.month);
  }
  if (!title) return undefined;
  return (day, line) => {
    const own = months.get(line);
    return own && { ...own, day };
  };
}

/** The dates of the lines under a name of dates, where all print nothing but a day there. */
function datesUnder(
  column: HeaderColumn,
  body: readonly TokenLine[],
  dateOf: DateOf,
  isTitled: boolean,
): Map<TokenLine, PrintedDate> | undefined {
  const found = new Map<TokenLine, PrintedDate>();
  let before: CalendarDate | undefined;
  const steps = new Set<number>();
  for (const line of body) {
    if (line.dates.some((date) => overlapOf(date, column) > 0)) return undefined;
    const at = line.money.some(({ exact }) => exact) ? dayAt(line, column) : undefined;
    const word = at === undefined ? undefined : line.words[at];
    if (at === undefined || !word) continue;
    const date = dateOf(Number.parseInt(word.text, 10), line);
    if (!date) return undefined;
    if (before) steps.add(Math.sign(dayNumber(date) - dayNumber(before)));
    before = date;
    const { year: a, month: b, day: c } = date;
    const value = { kind: 'numbers', a, b, c, yearFirst: true } as const;
    found.set(line, { from: at, to: at + 1, x0: word.x0, x1: word.x1, weak: false, value });
  }
  // Under titles, days that go up and down are of more months than are told.
  const isOrdered = !isTitled || !steps.has(1) || !steps.has(-1);
  return isOrdered && found.size >= LEAST ? found : undefined;
}

/**
 * Lines that print nothing but the day under the name of dates, of which titles among them say the month, or, where it is the
 * only name of dates, `periodOf` the document (asked only where there are such).
 */
export function readDaysAlone(
  lines: TokenLine[],
  headers: readonly Header[],
  lexicon: Lexicon,
  periodOf: () => { from: CalendarDate; to: CalendarDate } | undefined,
): TokenLine[] {
  const bodies = headers.flatMap(({ to, columns }, at) => {
    const [column, ...more] = columns.filter(({ role }) => isDateRole(role));
    const body = lines.slice(to, headers[at + 1]?.from ?? lines.length);
    return column?.role === 'date' ? [{ column, body, isOnly: more.length === 0 }] : [];
  });
  // Headings are printed again on each page: the first ones tell.
  const hasDays = bodies
    .slice(0, FIRST_HEADINGS)
    .some(({ column, body }) => body.some((line) => dayAt(line, column) !== undefined));
  if (!hasDays) return lines;
  const titled = byTitles(lines, lexicon);
  const dateOf = titled ?? byPeriod(periodOf());
  if (!dateOf) return lines;
  const dates = new Map(
    bodies.flatMap(({ column, body, isOnly }) =>
      titled || isOnly ? [...(datesUnder(column, body, dateOf, titled !== undefined) ?? [])] : [],
    ),
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

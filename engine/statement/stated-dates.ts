import {
  type CalendarDate,
  type DateOrder,
  dayNumber,
  mayName,
  type OrderVote,
  phrasesIn,
  type PrintedDate,
  printsYear,
  readDate,
  type TokenLine,
} from '../reading';
import type { Period } from './facts';
import type { Row } from './model';
import { resolveDate } from './row-dates';

/** Where the rows' own dates may be of either order, a period that only the other one makes begin before it ends. */
export function byPeriod(
  vote: OrderVote,
  dates: readonly PrintedDate[],
  statedIn: (order: DateOrder) => Period | undefined,
): OrderVote {
  if (vote.order === 'ymd' || statedIn(vote.order)) return vote;
  const order = vote.order === 'dmy' ? 'mdy' : 'dmy';
  // One word may be any code: `22/09/05`.
  const against = new Set(
    dates.flatMap((date) => (readDate(date, order) ? [] : JSON.stringify(date.value))),
  );
  return against.size < 2 && statedIn(order) ? { order, certain: false } : vote;
}

/** Dates of the rows that tell which period is theirs, the share of them that it holds, and days that rows may lie outside. */
const SAMPLE = 200;
const MOST_HELD = 0.8;
const OUTSIDE_DAYS = 7;

/** Whether a period holds most of the rows' dates; true of any where these print no years. */
export function holdsDates(
  dates: readonly PrintedDate[],
  order: DateOrder,
): (period: Period) => boolean {
  const step = Math.ceil(dates.length / SAMPLE);
  const days = dates.flatMap((date, i) => {
    const read = i % step === 0 && printsYear(date) ? readDate(date, order) : undefined;
    return read?.year === undefined ? [] : dayNumber({ ...read, year: read.year });
  });
  return ({ from, to }) => {
    const [first, last] = [dayNumber(from) - OUTSIDE_DAYS, dayNumber(to) + OUTSIDE_DAYS];
    return days.filter((day) => day >= first && day <= last).length >= MOST_HELD * days.length;
  };
}

/** The latest of some dates; dates that name their month, or print a full year, before what may be a code. */
function latestOf(dates: readonly PrintedDate[], order: DateOrder): CalendarDate | undefined {
  return (
    latestAmong(
      dates.filter((date) => isSure(date)),
      order,
    ) ?? latestAmong(dates, order)
  );
}

/** Days that what a document speaks of may lie ahead: a rate is promised until then. */
const AHEAD_DAYS = 366;

/** Dates right behind words for the day of issue. */
const issuedAmong = (lines: readonly TokenLine[]): PrintedDate[] =>
  lines.flatMap((line) =>
    line.dates.length > 0 && mayName(line, 'facts')
      ? phrasesIn(line, 'facts').flatMap(({ tag, to }) =>
          tag === 'issuedOn' ? line.dates.filter(({ from }) => from === to) : [],
        )
      : [],
  );

/**
 * The latest of a document's dates; one much later than the day of issue, or, where only rows print it, than those of the
 * other lines, is what it speaks of.
 */
export function latestStated(
  all: readonly PrintedDate[],
  others: readonly TokenLine[],
  order: DateOrder,
): CalendarDate | undefined {
  const outside = others.flatMap(({ dates }) => dates.filter(({ weak }) => !weak));
  const latest = latestOf(all, order);
  const stated = [latestAmong(issuedAmong(others), order), latestOf(outside, order)];
  const isAhead = (day: CalendarDate | undefined): boolean =>
    latest !== undefined && day !== undefined && dayNumber(latest) - dayNumber(day) > AHEAD_DAYS;
  return stated.find(isAhead) ?? latest;
}

const isSure = ({ value }: PrintedDate): boolean =>
  value.kind === 'named' || value.yearFirst || (value.c ?? 0) >= 100;

function latestAmong(dates: readonly PrintedDate[], order: DateOrder): CalendarDate | undefined {
  const context = { period: undefined, latest: undefined, order: 'asc' } as const;
  let latest: CalendarDate | undefined;
  for (const date of dates) {
    const resolved = resolveDate(date, order, context, undefined);
    if (!resolved?.yearKnown) continue;
    if (!latest || dayNumber(resolved.date) > dayNumber(latest)) latest = resolved.date;
  }
  return latest;
}

/** From the first to the last of some rows; undefined where there are none. */
export function spanOf(rows: readonly Row[]): Period | undefined {
  const sorted = rows.map((row) => row.date).sort((a, b) => dayNumber(a) - dayNumber(b));
  const [from, to] = [sorted[0], sorted.at(-1)];
  return from && to && { from, to };
}

const YEAR = /^(?:19|20)\d{2}$/;
const TITLES: ReadonlySet<string> = new Set(['bankStatement', 'cardStatement', 'cardWords']);
/** Words of a title at most. */
const LONGEST = 12;

/** The year in what the document calls itself, or says that its sums are of: `Kontoauszug 2024`, `2024 totals year-to-date`. */
export function titleYear(lines: readonly TokenLine[]): number | undefined {
  for (const line of lines) {
    if (line.dates.length > 0 || line.words.length > LONGEST || !mayName(line, 'documents'))
      continue;
    if (!phrasesIn(line, 'documents').some(({ tag }) => TITLES.has(tag))) continue;
    const [year, ...more] = line.words.filter(({ text }) => YEAR.test(text));
    if (year && more.length === 0) return Number(year.text);
  }
  return undefined;
}

import { overlapOf } from '../../layout';
import type { Valued } from '../../proof';
import type { PrintedDate, RawRow, TokenLine } from '../../reading';

/** How far (font sizes) the middle of a day's rows may lie from that of its date. */
const MIDDLE = 0.25;

/** A part of a page from one height down to another, in points. */
type Extent = { top: number; bottom: number };

/** A line of a row, or what it prints beside the day. */
type Part = Extent & { row: RawRow; line: TokenLine; words: TokenLine['words'] };

/** A day in the first column of dates, where its middle stands, and whether it has a line of its own. */
export type Day = {
  date: PrintedDate;
  centre: number;
  middle: number;
  size: number;
  isAlone: boolean;
};

/** By row, the day it is of. */
export type SpannedDays = ReadonlyMap<RawRow, PrintedDate>;

/**
 * The days of rows whose dates stand in cells that span all rows of a day, in the middle of these: a row may stand
 * above the date that is its own. Undefined where the dates of the first column are printed another way: on every
 * page, each date must stand in the middle of the lines down from those of the day above, and no line be left; and
 * one at least between the lines of two rows, for else a day may as well be printed with its first row, or its last.
 */
export function spannedDays(values: readonly Valued[]): SpannedDays | undefined {
  const rows = values.flatMap(({ entry }) => (entry.kind === 'row' ? entry : []));
  const spanned = new Map<RawRow, PrintedDate>();
  let isBetween = false;
  for (const page of new Set(rows.map(({ anchor }) => anchor.page))) {
    const own = rows.filter(({ anchor }) => anchor.page === page);
    const days = own.flatMap(dayOf).sort((a, b) => a.middle - b.middle);
    const parts = own.flatMap(partsOf).sort((a, b) => a.top - b.top);
    const ofLine = new Map<TokenLine, PrintedDate>();
    let from = 0;
    for (const day of days) {
      isBetween ||= day.isAlone;
      const to = endOf(parts, from, day);
      if (to === undefined) return undefined;
      for (const part of parts.slice(from, to)) {
        // Over texts that begin where it does, a day is no cell of a column of its own.
        if (day.isAlone && crosses(part, day)) return undefined;
        ofLine.set(part.line, day.date);
      }
      from = to;
    }
    if (from < parts.length) return undefined;
    for (const row of own) {
      const date = ofLine.get(row.anchor);
      if (date) spanned.set(row, date);
    }
  }
  return isBetween ? spanned : undefined;
}

const crosses = ({ words }: Part, { date }: Day): boolean =>
  words.some((word) => overlapOf(word, date) > 0);

/** Behind the last of the parts whose middle a day stands in, from one of them on. */
function endOf(parts: readonly Part[], from: number, { middle, size }: Day): number | undefined {
  const [first] = parts.slice(from, from + 1);
  if (!first) return undefined;
  let bottom = -Infinity;
  for (let to = from; to < parts.length; to += 1) {
    bottom = Math.max(bottom, parts[to]?.bottom ?? bottom);
    if (parts[to]?.row === parts[to + 1]?.row) continue;
    const own = (first.top + bottom) / 2;
    if (own > middle + MIDDLE * size) return undefined;
    if (own >= middle - MIDDLE * size) return to + 1;
  }
  return undefined;
}

/** The day that a row prints in the first column of dates. */
export function dayOf({ dates: [date], lines }: RawRow): Day[] {
  const line = date && lines.find(({ dates }) => dates.includes(date));
  if (!line) return [];
  const { top, bottom } = extentOf(line.words.slice(date.from, date.to));
  const isAlone = date.from === 0 && date.to === line.words.length;
  const [centre, middle] = [(date.x0 + date.x1) / 2, (top + bottom) / 2];
  return [{ date, centre, middle, size: line.size, isAlone }];
}

/** The lines of a row without its day: one that prints nothing else is none. */
export function partsOf(row: RawRow): Part[] {
  const [date] = row.dates;
  return row.lines.flatMap((line) => {
    const isOwn = date !== undefined && line.dates.includes(date);
    const words = isOwn ? line.words.filter((_, i) => i < date.from || i >= date.to) : line.words;
    return words.length > 0 ? [{ row, line, words, ...extentOf(words) }] : [];
  });
}

const extentOf = (words: TokenLine['words']): Extent => ({
  top: words.reduce((least, { top }) => Math.min(least, top), Infinity),
  bottom: words.reduce((most, { bottom }) => Math.max(most, bottom), -Infinity),
});

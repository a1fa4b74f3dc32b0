import { BOOKING_STEMS, VALUE_STEMS } from '../../languages';
import { offsetOf, type Span } from '../../layout';
import type { Valued } from '../../proof';
import { isDateRole, type TokenLine } from '../../reading';
import { settings } from '../../settings';
import { fold } from '../../text';
import type { Block } from '../blocks';

/** How far (points) dates may stand from their name. */
const REACH = 6;

/** A row that begins with two dates. */
function printsTwo(entry: Block['entries'][number]): boolean {
  const [first, second] = entry.kind === 'row' ? entry.anchor.dates : [];
  return first?.from === 0 && second?.from === first.to && !second.weak;
}

/** A row's line prints a date that is taken for none of its own, and is no word of a text. */
const printsOther = (entry: Block['entries'][number]): boolean =>
  entry.kind === 'row' &&
  entry.anchor.dates.some((date) => {
    const before = entry.anchor.words[date.from - 1];
    const isOfText =
      before !== undefined &&
      entry.anchor.money.every(({ exact, to }) => !exact || to !== date.from) &&
      date.x0 - before.x1 <= settings.cellGap * before.size;
    return !date.weak && !entry.dates.includes(date) && !isOfText;
  });

/** Of two names of dates, one ends in the other: `Val ue date` beside `Date` may be another thing's. */
function saysMore(names: readonly { text: string }[]): boolean {
  const texts = names.map(({ text }) => fold(text));
  return texts.some((text, i) => texts.some((other, k) => k !== i && text.endsWith(` ${other}`)));
}

/** A row without a date in the first column has one that stands under the name of it, and was not taken. */
const leavesDate = (entry: Block['entries'][number], names: readonly Span[]): boolean =>
  entry.kind === 'row' &&
  entry.dates[0] === undefined &&
  entry.anchor.dates.some(
    ({ from, x0, x1 }) =>
      entry.dates.every((date) => date?.from !== from) &&
      names.some((name) => x1 > name.x0 && x0 < name.x1),
  );

/** A row is dated within a line of text, though as many lines as there are rows say nothing but a day. */
function passesDays(lines: readonly TokenLine[], entries: Block['entries']): boolean {
  const rows = entries.filter(({ kind }) => kind === 'row');
  if (!rows.some(({ dates: [date] }) => date !== undefined && date.from > 0)) return false;
  const days = lines.filter(
    ({ dates: [date], words }) => date?.from === 0 && date.to === words.length && !date.weak,
  );
  return days.length >= rows.length;
}

const beginsWithDateLeftOf = (entry: Block['entries'][number], { x0 }: Span): boolean =>
  entry.kind === 'row' &&
  entry.lines.some(({ dates: [date] }) => date?.from === 0 && !date.weak && date.x1 < x0);

/** A line of a row below the one with its day begins with another. */
const printsDateBelow = (entry: Block['entries'][number]): boolean =>
  entry.kind === 'row' &&
  entry.lines.some(
    ({ dates: [date] }) => date?.from === 0 && !date.weak && !entry.dates.includes(date),
  );

/** A name of dates that begins with the day from which a row counts, and goes on with another: `Value / booking date`. */
const isOfBoth = ({ text }: { text: string }): boolean =>
  text.includes('/') && VALUE_STEMS.some((stem) => fold(text).startsWith(stem));

/** A word of a name says that it is the day from which a row counts: `Fecha valor`, beside `Fecha proc.` */
const isOfValue = ({ text }: { text: string }): boolean =>
  fold(text)
    .split(' ')
    .some((word) => VALUE_STEMS.some((stem) => word.startsWith(stem)));

/** `Buchung/Wert` over two columns: both in one name, each in its turn. */
function namesBoth({ text }: { text: string }): boolean {
  const [booked = '', valued = '', ...more] = fold(text).split('/');
  const begins = (part: string, stems: readonly string[]): boolean =>
    stems.some((stem) => part.trim().startsWith(stem));
  return more.length === 0 && begins(booked, BOOKING_STEMS) && begins(valued, VALUE_STEMS);
}

/** Share of rows that begin with dates which are none of theirs, from which on these may be their days. */
const MOST = 0.5;

/** `03.03.2025.  Books` in a table of which no column was taken for dates, and all rows for those of the paper's day. */
function mostBeginWithDates(entries: Block['entries']): boolean {
  const rows = entries.filter(({ kind }) => kind === 'row');
  const dated = rows.filter(
    (row) =>
      row.kind === 'row' &&
      row.anchor.dates[0]?.from === 0 &&
      !row.anchor.dates[0].weak &&
      !row.dates.includes(row.anchor.dates[0]),
  );
  return rows.length > 1 && dated.length > MOST * rows.length;
}

const LETTERS = /\p{L}{2}/u;

/** A row is dated by what ends or goes on a text. */
function isDatedInText(entry: Block['entries'][number]): boolean {
  const [taken] = entry.dates;
  if (entry.kind !== 'row' || !taken || !entry.anchor.dates.includes(taken)) return false;
  const before = entry.anchor.words[taken.from - 1];
  return before !== undefined && taken.x0 - before.x1 <= settings.cellGap * before.size;
}

/** … and another date of its line is taken for none of its own. */
const leavesDateOf = (entry: Block['entries'][number]): boolean =>
  isDatedInText(entry) &&
  entry.kind === 'row' &&
  entry.anchor.dates.some((date) => !date.weak && !entry.dates.includes(date));

/** … behind two words or more, in a table that names no column of dates. */
const mayBeOfText = (entry: Block['entries'][number]): boolean =>
  isDatedInText(entry) &&
  entry.kind === 'row' &&
  entry.anchor.words.slice(0, entry.dates[0]?.from).filter(({ text }) => LETTERS.test(text))
    .length > 1;

/**
 * What the headings say against the dates of a block's rows. Of two columns of dates the first is the row's day, but for
 * what is named otherwise: of one name over both, or over the right one alone, nobody knows.
 */
export function namesAgainst({
  group: { header, columns },
  segment,
  entries,
}: Block): Valued['dates'] {
  const [first, second] = columns.dates;
  if (!first) return mostBeginWithDates(entries) ? 'elsewhere' : undefined;
  if (passesDays(segment.lines, entries)) return 'elsewhere';
  // A date that a row's line begins with, further left than what was taken for its day, may be that.
  const mayLeave = (entry: Block['entries'][number]): boolean =>
    beginsWithDateLeftOf(entry, first) || leavesDateOf(entry);
  if (!header && entries.some(mayLeave)) return 'elsewhere';
  if (!header) return second && 'unnamed';
  if (second && header.sharesName) return 'alike';
  const named = header.columns.filter(({ role }) => isDateRole(role));
  const own = named.filter(({ role }) => role === 'date');
  if (named.length === 0 && entries.some(mayBeOfText)) return 'elsewhere';
  if (second && saysMore(own)) return 'alike';
  const isOver =
    (dates: Span) =>
    ({ x0, x1 }: Span): boolean =>
      x1 > dates.x0 - REACH && x0 < dates.x1 + REACH;
  if (own.length > 0 && !named.some(isOver(first))) return 'elsewhere';
  // A date under their name was taken for none of the columns'.
  if (entries.some((entry) => leavesDate(entry, own))) return 'elsewhere';
  // What is named is the value date, and another stands right beside it: it may be the day that the row is of.
  const isLone = !second && own.length === 0 && named.some(isOver(first));
  if (isLone && entries.some((entry) => printsTwo(entry) || printsOther(entry))) return 'elsewhere';
  const others = named.filter(({ role }) => role === 'valueDate');
  const nearest = Math.min(...own.map((name) => offsetOf(first, name)));
  if (
    own.length > 0 &&
    others.some((name) => isOver(first)(name) && offsetOf(first, name) < nearest)
  )
    return 'elsewhere';
  // `Value / booking date` over one column: which is whose, the rows do not say.
  const isOfTwo = !second && own.some(isOfBoth);
  if (isOfTwo && entries.some(printsDateBelow)) return 'elsewhere';
  // Which of two days from which a row counts is its own? That which is not called the value's.
  if (second && own.length === 0 && named.length > 1) {
    const [left, right] = named.toSorted((a, b) => a.x0 - b.x0);
    const isTold = left && right && !isOfValue(left) && isOfValue(right) && isOver(second)(right);
    return isTold && named.length === 2 && first.x0 < second.x0 ? undefined : 'alike';
  }
  if (!second || named.length > 1) return undefined;
  if (own.some(namesBoth)) return first.x0 < second.x0 ? undefined : 'alike';
  // The right one alone is called the day from which a row counts: the left one is its own.
  const [valued] = others;
  if (valued && isOver(second)(valued) && !isOver(first)(valued) && first.x0 < second.x0)
    return undefined;
  const ofFirst = own.some((name) => isOver(first)(name) && !isOver(second)(name));
  return ofFirst && first.x0 < second.x0 ? undefined : 'alike';
}

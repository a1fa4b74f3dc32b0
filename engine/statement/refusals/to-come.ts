import { dayNumber, type PrintedDate, printsYear, readDate, type TokenLine } from '../../reading';
import type { AccountStatement } from '../model';
import type { Outside } from './said';

/** Words before a letter's date, where it was written: `San Marino, 14 May 2026`; letters of the word that leads to it. */
const PLACE = 3;
const LEAD = 3;

/** A day that can be read in one way only, in the days' count; undefined where its year is not printed. */
function dayOf(date: PrintedDate): number | undefined {
  const [read, other] = [readDate(date, 'dmy'), readDate(date, 'mdy')];
  const day = read ?? other;
  if (day?.year === undefined || date.weak) return undefined;
  const isClear = !read || !other || (read.month === other.month && read.day === other.day);
  return isClear ? dayNumber({ ...day, year: day.year }) : undefined;
}

/**
 * The day that is all that a line says, as a letter's is, or stands behind a place: `Oxbow, 14 May 2026`,
 * `Oxbow, le 14 mai 2026`.
 */
function letterDay({ words, dates }: TokenLine): number | undefined {
  const [date] = dates;
  if (!date || dates.length > 1 || date.to < words.length || date.from > PLACE) return undefined;
  const place = words.slice(0, date.from);
  const last = place.at(-1);
  // Without a place, it may say from when: `ab 15.03.2026`.
  if (place.length > 1 && last && last.text.length <= LEAD) place.pop();
  const isOfPlace = place.length === 0 || place.at(-1)?.text.endsWith(',') === true;
  return isOfPlace ? dayOf(date) : undefined;
}

/** The day that a paper without a day of issue was written on: the letter's above its rows, and no later one is told of. */
function writtenOn({ others, top }: Outside): number | undefined {
  const days = others.flatMap(({ dates }) => dates.flatMap((date) => dayOf(date) ?? []));
  const written = others.flatMap((line) => (line.index < top ? (letterDay(line) ?? []) : []));
  const latest = Math.max(...days);
  return written.find((day) => day === latest);
}

/**
 * Rows that are all of days behind the one on which the paper was written: standing orders, debits that are to be set up.
 * What is on an account has been booked by then. Days without a printed year, and balances, tell otherwise.
 */
export function isYetToCome(outside: Outside, statements: readonly AccountStatement[]): boolean {
  const days: number[] = [];
  for (const { rows, opening, closing, proof } of statements) {
    // What is to pay in all may be read as a closing balance: no balance leads to it.
    const isLedTo = proof.equations.some(({ kind }) => kind !== 'sectionTotal');
    if (opening !== undefined || (closing !== undefined && isLedTo)) return false;
    for (const { entry, date } of rows) {
      const printed = entry.kind === 'row' ? entry.dates[0] : undefined;
      if (!printed || !printsYear(printed)) return false;
      days.push(dayNumber(date));
    }
  }
  const issued = statements.find(({ facts }) => facts.issuedOn)?.facts.issuedOn;
  const written = issued ? dayNumber(issued) : writtenOn(outside);
  return written !== undefined && days.length > 0 && Math.min(...days) > written;
}

import type { Line } from '../../layout';
import type { Word } from '../../pdf';
import { hasDigit } from '../../text';
import type { Lexicon } from '../vocabulary';
import { DAY, isMonthName } from './day-and-month';

const YEAR = /^(?:\d\d|20\d\d)$/;

/** Rows that print their day alone, at least; fewer may begin with any figure. */
const LEAST = 3;

/** Days of rows that all print their year first, more than years that a statement spans: those behind are days. */
const MOST_YEARS = 2;

/** Left edges (points) nearer than this are one. */
const SAME_START = 2;

/** What a row's first words say of its date, and where its day stands among them. */
type Head = { month: Word; year: Word | undefined; at: number };

const namesMonth = (word: Word | undefined, lexicon: Lexicon): word is Word =>
  word !== undefined && isMonthName(word.text, lexicon);

/** `26 June 02`, `June 02`: what the first row of a month begins with; `11 Feb  13 Feb` are two whole dates. */
function headOf({ words }: Line, lexicon: Lexicon): Head | undefined {
  const [first, second] = words;
  const year = first && YEAR.test(first.text) && namesMonth(second, lexicon) ? first : undefined;
  const at = year ? 2 : 1;
  const month = words[at - 1];
  if (!namesMonth(month, lexicon) || !DAY.test(words[at]?.text ?? '')) return undefined;
  return namesMonth(words[at + 1], lexicon) ? undefined : { month, year, at };
}

/** A line whose first words, up to its day, are one date. */
function dated(line: Line, { month, year }: Head, at: number): Line {
  const [first, day] = [line.words[0], line.words[at]];
  if (!first || !day) return line;
  const text = [day.text, month.text, ...(year ? [year.text] : [])].join('-');
  const date = { ...day, text, x0: first.x0 };
  return { ...line, words: line.words.toSpliced(0, at + 1, date) };
}

const FULL_YEAR = /^20\d\d$/;

/** The years, two digits, that the lines print where no row begins: in full, or behind a day and a month. */
function yearsBeside(
  lines: readonly Line[],
  rows: ReadonlyMap<Line, unknown>,
  lexicon: Lexicon,
): ReadonlySet<number> {
  const years = new Set<number>();
  for (const line of lines) {
    if (rows.has(line)) continue;
    line.words.forEach((word, i) => {
      const isNamed = isMonthName(line.words[i - 1]?.text ?? '', lexicon);
      const behind = isNamed && DAY.test(line.words[i - 2]?.text ?? '') && YEAR.test(word.text);
      if (behind || FULL_YEAR.test(word.text)) years.add(Number(word.text) % 100);
    });
  }
  return years;
}

/** `25 March 07` in every row: what stands first are years that the document prints, and what stands last are not. */
function areYearsFirst(
  found: ReadonlyMap<Line, { head: Head }>,
  lines: readonly Line[],
  lexicon: Lexicon,
): boolean {
  const [years, months, days] = [new Set<number>(), new Set<string>(), new Set<number>()];
  for (const [{ words }, { head }] of found) {
    years.add(Number(head.year?.text) % 100);
    months.add(head.month.text);
    days.add(Number(words[head.at]?.text));
  }
  // Rows of one day may print any number behind it.
  if (years.size > MOST_YEARS || months.size < 2 || days.size <= MOST_YEARS) return false;
  const known = yearsBeside(lines, found, lexicon);
  return [...years].every((year) => known.has(year) || known.has(year + 1));
}

type Found = ReadonlyMap<Line, { head: Head; at: number }>;

/** Rows whose days stand at one place, under the month that names it, and how many of them print their day alone. */
function rowsAt(
  start: number,
  lines: readonly Line[],
  heads: ReadonlyMap<Line, Head>,
  lexicon: Lexicon,
): { found: Found; alone: number } {
  let head: Head | undefined;
  const found = new Map<Line, { head: Head; at: number }>();
  let alone = 0;
  for (const line of lines) {
    const own = heads.get(line);
    const x0 = own ? line.words[own.at]?.x0 : line.x0;
    if (Math.abs((x0 ?? 0) - start) >= SAME_START) continue;
    if (own) {
      head = own;
      found.set(line, { head: own, at: own.at });
    } else if (head && isRowOfDay(line, lexicon)) {
      alone += 1;
      found.set(line, { head, at: 0 });
    }
  }
  return { found, alone };
}

/** Places at which days stand that are looked at: a page's head may begin so, too. */
const MOST_PLACES = 8;

/**
 * `26 June 02`, and `03` beneath the `02`: where only the first row of each month names it, the days below are its. Each
 * such row's date is made one word, and so is that of rows that all print their year first.
 */
export function joinMonthsOnce(
  lines: readonly Line[],
  words: readonly string[],
  lexicon: Lexicon,
): readonly Line[] {
  if (!words.some((text) => isMonthName(text, lexicon))) return lines;
  const heads = new Map<Line, Head>();
  const starts = new Set<number>();
  for (const line of lines) {
    const head = headOf(line, lexicon);
    const day = head && line.words[head.at];
    if (!head || !day) continue;
    heads.set(line, head);
    starts.add(day.x0);
  }
  const places = [...starts].slice(0, MOST_PLACES);
  const all = places.map((start) => rowsAt(start, lines, heads, lexicon));
  const [best] = all.toSorted((a, b) => b.alone - a.alone);
  if (!best || (best.alone < LEAST && !areYearsFirst(best.found, lines, lexicon))) return lines;
  return lines.map((line) => {
    const place = best.found.get(line);
    return place ? dated(line, place.head, place.at) : line;
  });
}

/** `03  Oxbow Books  12.50`. */
const isRowOfDay = ({ words }: Line, lexicon: Lexicon): boolean =>
  words.length > 2 &&
  !namesMonth(words[1], lexicon) &&
  DAY.test(words[0]?.text ?? '') &&
  hasDigit(words.at(-1)?.text ?? '');

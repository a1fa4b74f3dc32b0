import type { Line } from '../../layout';
import { greatest, least } from '../../lists';
import type { Word } from '../../pdf';
import { fold, hasDigit } from '../../text';
import type { Texts } from '../tokens';
import type { Lexicon } from '../vocabulary';
import { DAY, isMonthName } from './day-and-month';

const FULL_YEAR = /^20\d\d$/;
/** `03.2024`: a month and its year. */
const MONTH_OF_YEAR = /^(0[1-9]|1[0-2])[./-](20\d\d)$/;
/** `Mo`, `Fri.`: what may stand before a day. */
const WEEKDAY = /^\p{L}{2,4}\.?$/u;
/** `12.03`, `2024-03-12`: what a row begins with that prints a date. */
const DATED = /^\d{1,4}[./-]\d/;

/** `12.03.2024`: what a numbered row may end with. */
const WHOLE_DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/;

/** Words of such a line at most, `março de 2024`, and letters of the short form. */
const MOST_WORDS = 3;
const SHORT_FORM = 7;

/** Words between a month and its year, `março de 2024`, are so long at most. */
const LONGEST_BETWEEN = 3;

/** Rows at least: a lone one may begin with any figure, unless it hangs left of so many lines with figures. */
const LEAST = 2;
const HANGS_LEFT_OF = 2;

/** Edges (points) nearer than this are one. */
const SAME_EDGE = 2;

/** A month that rows stand under, of 1 to 12, and where its line begins. */
type Month = { month: number; year: number; x0: number };

/** A row's day and its weekday, the word of its text, and the month above. */
type Found = { line: Line; above: Month; day: Word; weekday: Word | undefined; next: Word };

/** `DECEMBER 2023`, `12.2023`: a line that says nothing but a month of a year. */
function titleOf({ words, x0 }: Line, lexicon: Lexicon): Month | undefined {
  if (words.length > MOST_WORDS) return undefined;
  const [first, second, third] = words;
  if (!first) return undefined;
  if (!second) {
    const [, month, year] = MONTH_OF_YEAR.exec(first.text) ?? [];
    return month === undefined ? undefined : { month: Number(month), year: Number(year), x0 };
  }
  const year = third ?? second;
  const isFar = third !== undefined && second.text.length > LONGEST_BETWEEN;
  if (isFar || !FULL_YEAR.test(year.text) || !isMonthName(first.text, lexicon)) return undefined;
  const month = lexicon.monthOf(fold(first.text));
  return month === undefined ? undefined : { month, year: Number(year.text), x0 };
}

/** `03  Oxbow Books  12.50`, `Mon 3  Oxbow Books  12.50`. */
function rowOf(line: Line, above: Month): Found | undefined {
  const { words } = line;
  const weekday = WEEKDAY.test(words[0]?.text ?? '') ? words[0] : undefined;
  const at = weekday ? 1 : 0;
  const [day, next] = [words[at], words[at + 1]];
  const last = words.at(-1);
  if (!day || !next || !last || next === last || WHOLE_DATE.test(last.text)) return undefined;
  return DAY.test(day.text) && hasDigit(last.text)
    ? { line, above, day, weekday, next }
    : undefined;
}

/** `12.03.2024  Oxbow Books  12.50`, `12 March  Oxbow Books  12.50`. */
const isDated = ({ words }: Line, lexicon: Lexicon): boolean =>
  words.length > 2 &&
  (DATED.test(words[0]?.text ?? '') || isMonthName(words[1]?.text ?? '', lexicon)) &&
  hasDigit(words.at(-1)?.text ?? '');

/** Whether edges are nearly one. */
const areOne = (edges: readonly number[]): boolean => greatest(edges) - least(edges) < SAME_EDGE;

/** Under each month the days go one way, and each weekday is always the same one. */
function areDays(found: readonly Found[]): boolean {
  const days = new Map<Month, number[]>();
  const weekdays = new Map<string, number>();
  for (const { above, day, weekday } of found) {
    const of = Number(day.text);
    const date = new Date(Date.UTC(above.year, above.month - 1, of));
    if (date.getUTCDate() !== of) return false;
    const own = days.get(above);
    if (own) own.push(of);
    else days.set(above, [of]);
    if (!weekday) continue;
    const name = fold(weekday.text);
    const known = weekdays.get(name);
    if (known !== undefined && known !== date.getUTCDay()) return false;
    weekdays.set(name, date.getUTCDay());
  }
  if (new Set(weekdays.values()).size < weekdays.size) return false;
  return [...days.values()].every(
    (own) =>
      own.every((day, i) => i === 0 || day >= (own[i - 1] ?? 0)) ||
      own.every((day, i) => i === 0 || day <= (own[i - 1] ?? 0)),
  );
}

/** What begins further left is in line with the rows' days. */
const textsFrom = (top: Found | undefined): number => (top?.next.x0 ?? Infinity) - SAME_EDGE;

/** Rows under months that print their day alone, all of them at one place; none where more print a date. */
function rowsUnder(lines: readonly Line[], lexicon: Lexicon): readonly Found[] {
  const found: Found[] = [];
  let above: Month | undefined;
  let dated = 0;
  for (const line of lines) {
    const top = found[0];
    // A month in line with the texts is of one, too.
    const title = line.x0 < textsFrom(top) ? titleOf(line, lexicon) : undefined;
    above = title ?? above;
    if (title) continue;
    if (line.x0 < textsFrom(top) && isDated(line, lexicon)) {
      dated += 1;
      above = undefined;
    }
    if (!above) continue;
    const row = rowOf(line, above);
    const isThere =
      row && (!top || areOne([top.next.x0, row.next.x0])) && !row.weekday === !(top ?? row).weekday;
    if (isThere) found.push(row);
  }
  const isOver = found.every(({ above: { x0 }, next }) => x0 < next.x0 - SAME_EDGE);
  return dated > found.length || !isOver ? [] : found;
}

/** Whether rows are enough, or hang left of where other lines with figures begin. */
function areSure(found: readonly Found[], lines: readonly Line[]): boolean {
  const [top] = found;
  if (!top || found.length >= LEAST) return top !== undefined;
  const isUnder = ({ x0, words }: Line): boolean =>
    areOne([x0, top.next.x0]) && words.length > 1 && hasDigit(words.at(-1)?.text ?? '');
  return lines.filter(isUnder).length >= HANGS_LEFT_OF;
}

/**
 * `December 2023`, and below it rows that begin with `03` or `Mon 3`: each such day is of the month above it. Its month and
 * year are put to it.
 */
export function joinMonthTitles(
  lines: readonly Line[],
  { words, figures }: Texts,
  lexicon: Lexicon,
): readonly Line[] {
  const isTitled =
    words.some((text) => isMonthName(text, lexicon)) ||
    figures.some((text) => text.length === SHORT_FORM && MONTH_OF_YEAR.test(text));
  if (!isTitled) return lines;
  const found = rowsUnder(lines, lexicon);
  if (!areSure(found, lines) || !areDays(found)) return lines;
  const starts = found.map(({ day, weekday }) => (weekday ?? day).x0);
  if (!areOne(starts) && !areOne(found.map(({ day }) => day.x1))) return lines;
  const dated = new Map(found.map((row) => [row.line, row]));
  return lines.map((line) => {
    const row = dated.get(line);
    if (!row) return line;
    const { above, day, weekday } = row;
    const [month, of] = [above.month, Number(day.text)].map((part) =>
      String(part).padStart(2, '0'),
    );
    const date = { ...day, text: `${above.year}-${month}-${of}`, x0: (weekday ?? day).x0 };
    return { ...line, words: line.words.toSpliced(0, weekday ? 2 : 1, date) };
  });
}

import type { Line } from '../../layout';
import type { Word } from '../../pdf';

/** `MM  JJ`, `DD MM AA`: names of a date's parts over cells of their own, in the languages that print such. */
const DAY = /^(?:DD?|JJ?|TT?|GG?)$/i;
const MONTH = /^MM?$/i;
const YEAR = /^(?:YY|AA|JJ|YYYY|AAAA|JJJJ)$/i;

/** Where the parts of dates stand, in printed order. */
type Cells = { parts: readonly Word[]; of: readonly ('day' | 'month' | 'year')[] };

/** The three parts that stand among the names of a heading, and where: `DD  MM  AA  Details  Amount`. */
function partsAmong({ words }: Line): { cells: Cells; from: number } | undefined {
  if (words.length < 5) return undefined;
  const month = words.findIndex(({ text }) => MONTH.test(text));
  for (let from = Math.max(0, month - 2); from <= month; from += 1) {
    const cells = cellsOf(words.slice(from, from + 3));
    if (cells && from + 3 <= words.length) return { cells, from };
  }
  return undefined;
}

/** The parts that a line names one by one, of a date or of two, `J  M    J  M`; undefined where it says anything else. */
function cellsOfDates({ words }: Line): readonly Cells[] | undefined {
  const one = cellsOf(words);
  if (one) return [one];
  const half = words.length / 2;
  const two = [words.slice(0, half), words.slice(half)].map(cellsOf);
  return Number.isInteger(half) && two.every((cells) => cells !== undefined) ? two : undefined;
}

function cellsOf(words: readonly Word[]): Cells | undefined {
  if (words.length < 2 || words.length > 3) return undefined;
  const at = words.findIndex(({ text }) => MONTH.test(text));
  const others = words.filter((_, i) => i !== at);
  const [first, second] = others;
  if (at < 0 || !first) return undefined;
  if (!second)
    return DAY.test(first.text) ? { parts: words, of: ofEach(words, at, first) } : undefined;
  // `JJ` is the day in French and the year in German: beside another that can only be one, it is the other.
  const day = others.find(({ text }) => DAY.test(text) && !YEAR.test(text)) ?? first;
  const year = day === first ? second : first;
  return DAY.test(day.text) && YEAR.test(year.text)
    ? { parts: words, of: ofEach(words, at, day) }
    : undefined;
}

const ofEach = (words: readonly Word[], month: number, day: Word): Cells['of'] =>
  words.map((word, i) => (i === month ? 'month' : word === day ? 'day' : 'year'));

const MOST = { day: 31, month: 12, year: 9999 } as const;
const FIGURES = /^\d{1,2}$/;
const YEAR_FIGURES = /^\d{2}(?:\d{2})?$/;

const under = (word: Word, name: Word): boolean => word.x0 < name.x1 + 2 && word.x1 > name.x0 - 2;

/** The words of a line that stand as such parts, side by side. */
function datedAt({ words }: Line, { parts, of }: Cells): number | undefined {
  const from = words.findIndex((word) => parts[0] !== undefined && under(word, parts[0]));
  if (from < 0) return undefined;
  const fits = parts.every((name, i) => {
    const word = words[from + i];
    const part = of[i] ?? 'year';
    const figures = part === 'year' ? YEAR_FIGURES : FIGURES;
    if (!word || !under(word, name) || !figures.test(word.text)) return false;
    const figure = Number(word.text);
    return figure >= 1 && figure <= MOST[part];
  });
  return fits ? from : undefined;
}

/** The words of a line that are one date. */
type Place = { from: number; count: number };

/** Fewer figures under such names may be anything's. */
const LEAST = 2;

/**
 * Puts together dates whose day and month stand in cells of their own, under names like `MM  DD` in a line of
 * nothing else; that line goes, since it names no column of the table.
 */
export function joinDateCells(lines: readonly Line[], printed: readonly string[]): readonly Line[] {
  if (!printed.some((text) => MONTH.test(text))) return lines;
  let cells: readonly Cells[] = [];
  const found = new Map<Line, readonly Place[]>();
  const names = new Set<Line>();
  const among = new Map<Line, number>();
  for (const line of lines) {
    const named = cellsOfDates(line);
    if (named) names.add(line);
    const inner = named ? undefined : partsAmong(line);
    if (inner) among.set(line, inner.from);
    cells = named ?? (inner ? [inner.cells] : cells);
    if (named || inner) continue;
    const places = cells.flatMap((one): Place[] => {
      const from = datedAt(line, one);
      return from === undefined ? [] : [{ from, count: one.parts.length }];
    });
    if (places.length > 0) found.set(line, places);
  }
  if (found.size < LEAST) return lines;
  return lines.flatMap((line) => {
    if (names.has(line)) return [];
    const inner = among.get(line);
    if (inner !== undefined) return asOne(line, inner, 3);
    const places = found.get(line) ?? [];
    // From the right: what is joined further left moves nothing.
    return places.toReversed().reduce((own, { from, count }) => asOne(own, from, count), line);
  });
}

/** A line with some of its words, a date's or their names, made one. */
function asOne(line: Line, from: number, count: number): Line {
  const [first, last] = [line.words[from], line.words[from + count - 1]];
  if (!first || !last) return line;
  const texts = line.words.slice(from, from + count).map(({ text }) => text.padStart(2, '0'));
  const date = { ...first, text: texts.join('/'), x1: last.x1 };
  return { ...line, words: line.words.toSpliced(from, count, date) };
}

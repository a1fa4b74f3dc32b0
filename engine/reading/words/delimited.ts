import { type Line, linesOf } from '../../layout';
import type { Page, Word } from '../../pdf';
import { settings } from '../../settings';
import type { Texts } from '../tokens';

/** Marks that part the cells of a line in a file of data, as it is printed. */
const MARKS = ['|', ';', ','] as const;
type Mark = (typeof MARKS)[number];

const DATE =
  /^(?:\d{4}([-./])\d{1,2}\1\d{1,2}|\d{1,2}([-./])(?:\d{1,2}|\p{L}{3,10})\2(?:\d{4}|\d{2}))/u;
/** `19 Dec 2022`, `2025. 01. 13.`: of several words. */
const SPACED_DATE = /^(?:\d{1,2} \p{L}{3,10}\.? \d{4}|\d{4}\. \d{1,2}\. \d{1,2}\.)$/u;
/** `2024-03-01,Oxbow`, `"01-Mar-2024";"Oxbow`, `2024;Oxbow` behind its month: a date with a mark right behind it. */
const MARKED_DATE =
  /^"?(?:\d{1,4}([-./])(?:\d{1,2}|\p{L}{3,10})\1\d{1,4}|(?:19|20)\d\d)"?[|;,]"?[^\s\d]?/u;
/** `"01/03/2024";"Oxbow`: with quotation marks around both, it is nothing else. */
const QUOTED_DATE = /^"\d{1,4}([-./])(?:\d{1,2}|\p{L}{3,10})\1\d{1,4}"[|;,]"/u;
const OTHER_MARK = /[|;,]$/;
const STROKES = /^\|{1,2}$/;
/** Figures in which such a date is looked for: a file of data begins with its rows. */
const LOOKED_AT = 2000;
/** Rows and cells that a table has at least. */
const LEAST = 3;
/** Cells share an edge where theirs lie no further apart (points). */
const SAME = 3;
/** A letter's width in font sizes, and the letters between two cells. */
const LETTER = 0.5;
const BETWEEN = 4;

type Cells = readonly (readonly Word[])[];

/** Cheap to tell of most documents. */
const mayBeDelimited = ({ words, figures }: Texts): boolean =>
  words.some((text) => STROKES.test(text)) ||
  isQuoted(figures) ||
  figures.slice(0, LOOKED_AT).filter((text) => MARKED_DATE.test(text)).length >= LEAST;

const isQuoted = (figures: readonly string[]): boolean =>
  figures.slice(0, LOOKED_AT).some((text) => QUOTED_DATE.test(text));

/** A line's words by its cells; a word with a mark inside is cut there. What stands in quotation marks is one cell. */
function cellsBy({ words }: Line, mark: Mark): Cells {
  const cells: Word[][] = [[]];
  let quoted = false;
  for (const word of words) {
    const letter = (word.x1 - word.x0) / word.text.length;
    let text = '';
    const take = (until: number): void => {
      const x1 = word.x0 + letter * until;
      if (text !== '') cells.at(-1)?.push({ ...word, text, x0: x1 - letter * text.length, x1 });
      text = '';
    };
    for (let i = 0; i < word.text.length; i += 1) {
      const c = word.text[i] ?? '';
      if (c === '"') quoted = !quoted;
      else if (c === mark && !quoted) {
        take(i);
        cells.push([]);
      } else text += c;
    }
    take(word.text.length);
  }
  return cells;
}

/** Words of a cell that holds a date: a time may stand behind it. */
const DATE_WORDS = 2;
const SPACED_WORDS = 3;

/**
 * One of the cells is a date, and nothing else, which no other mark ends, `22/08/2026| 00:00  Oxbow, Inc.`: commas stand in any
 * text. Strokes do not: a date may stand in one cell with its text.
 */
const isDated = (cells: Cells, mark: Mark): boolean =>
  cells.some((words) => {
    const [word] = words;
    if (word === undefined) return false;
    if (DATE.test(word.text))
      return !OTHER_MARK.test(word.text) && (mark === '|' || words.length <= DATE_WORDS);
    return (
      words.length === SPACED_WORDS && SPACED_DATE.test(words.map(({ text }) => text).join(' '))
    );
  });

/** `03.01.24      Einkauf Coop, 02.01.2024, 17:41`: wide spaces part cells already; in a file of data, none stands within one. */
const isSetApart = (cells: Cells): boolean =>
  cells.some((words) =>
    words.some((word, i) => {
      const before = words[i - 1];
      return before !== undefined && word.x0 - before.x1 > settings.cellGap * word.size;
    }),
  );

const spread = (edges: readonly number[]): number => Math.max(...edges) - Math.min(...edges);

/** Each column's cells begin or end at one place: where they stand tells them apart. */
function areAligned(rows: readonly Cells[]): boolean {
  const [first] = rows;
  return (first ?? []).every((_, column) => {
    const cells = rows.map((row) => row[column] ?? []).filter((words) => words.length > 0);
    if (cells.length < LEAST) return true;
    const starts = cells.map((words) => words[0]?.x0 ?? 0);
    const ends = cells.map((words) => words.at(-1)?.x1 ?? 0);
    return spread(starts) <= SAME || spread(ends) <= SAME;
  });
}

/** A cell that holds nothing stands last: commas, too, end a line of prose. */
const endsInMark = ({ words }: Line, mark: Mark): boolean =>
  mark !== ',' && (words.at(-1)?.text.endsWith(mark) ?? false);

const lengthOf = (words: readonly Word[]): number =>
  words.reduce((sum, { text }) => sum + text.length + 1, 0);

/** The lines of a table whose cells a mark parts, and these; undefined where there is none, or where it is aligned. */
function tableBy(lines: readonly Line[], mark: Mark, least: number): Map<Line, Cells> | undefined {
  const parted = lines.map((line) => ({ line, cells: cellsBy(line, mark) }));
  // Strokes and quotation marks stand in no text.
  const mayBeText = mark !== '|' && least === LEAST;
  const rows = parted.filter(
    ({ cells }) =>
      cells.length >= LEAST && isDated(cells, mark) && !(mayBeText && isSetApart(cells)),
  );
  const counts = rows.map(({ cells }) => cells.length).sort((a, b) => a - b);
  const count = counts[counts.length >> 1];
  const own = rows.filter(({ cells }) => cells.length === count).map(({ cells }) => cells);
  if (own.length < least || (least === LEAST && areAligned(own))) return undefined;
  return new Map(
    parted.flatMap(({ line, cells }) => (cells.length === count ? [[line, cells] as const] : [])),
  );
}

/** Cells set in columns, within the width that their lines took. */
function inColumns(table: ReadonlyMap<Line, Cells>): Map<Line, Word[]> {
  const widths: number[] = [];
  for (const cells of table.values())
    cells.forEach((words, i) => (widths[i] = Math.max(widths[i] ?? 0, lengthOf(words))));
  const lines = [...table.keys()];
  const x0 = Math.min(...lines.map((line) => line.x0));
  const room = Math.max(...lines.map((line) => line.x1)) - x0;
  const letters = widths.reduce((sum, width) => sum + width + BETWEEN, 0);
  const letter = Math.min(LETTER * (lines[0]?.size ?? 0), room / letters);
  const set = new Map<Line, Word[]>();
  for (const [line, cells] of table) {
    const words: Word[] = [];
    let start = x0;
    cells.forEach((cell, i) => {
      let x = start;
      for (const word of cell) {
        const width = letter * word.text.length;
        words.push({ ...word, x0: x, x1: x + width, size: letter / LETTER });
        x += width + letter;
      }
      start += ((widths[i] ?? 0) + BETWEEN) * letter;
    });
    set.set(line, words);
  }
  return set;
}

/**
 * Pages on which a file of data is printed, `2024-03-01,Oxbow Books,-12.50`, `01/03/2024 || Oxbow Books || 12.50`, with its
 * cells in columns; undefined where there is none.
 */
export function withDelimitedInColumns(
  pages: readonly Page[],
  texts: Texts,
): readonly Page[] | undefined {
  if (!mayBeDelimited(texts)) return undefined;
  const lines = linesOf(pages);
  // Pages of other sizes were brought to one: what stands on them would be so once more.
  if (lines.some(({ scale }) => scale !== 1)) return undefined;
  const quoted = isQuoted(texts.figures);
  for (const mark of MARKS) {
    const table = tableBy(lines, mark, quoted ? 1 : LEAST);
    if (!table) continue;
    const set = inColumns(table);
    const byPage = new Map<number, Word[]>();
    for (const line of lines) {
      const words = byPage.get(line.page) ?? [];
      // What stands above the rows, `"Account";"60215004"`, `#Opening balance;100.00;`, has other cells than theirs.
      const isParted = quoted || endsInMark(line, mark);
      const others = isParted ? cellsBy(line, mark).flat() : line.words;
      words.push(...(set.get(line) ?? others));
      byPage.set(line.page, words);
    }
    return pages.map((page) => ({ ...page, words: byPage.get(page.index) ?? [] }));
  }
  return undefined;
}

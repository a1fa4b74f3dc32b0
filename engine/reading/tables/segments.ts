import type { SectionRole } from '../../languages';
import { cellsOf, textOf } from '../../layout';
import {
  type FurtherLines,
  type Header,
  type LineKind,
  lineKind,
  readFurtherLines,
  startsOf,
  titleCell,
} from '../headings';
import { clipLine, type PrintedDate, type TokenLine } from '../tokens';
import { isDateRole, type Lexicon, phrasesIn } from '../vocabulary';
import { furnitureAbove, furnitureOnTop } from './furniture';
import { withoutLeftBox } from './left-box';
import { isOfOther } from './other-headings';
import { titledRowsAbove } from './rows-above';

/** The title above a heading, when it says what the rows are: a section, or something else than transactions. */
export type Caption =
  | { kind: 'section'; role: SectionRole; line: TokenLine }
  | { kind: 'aside'; line: TokenLine };

/** The lines under one heading, up to the next one; without a heading, the whole document. */
export type Segment = {
  header: Header | undefined;
  caption: Caption | undefined;
  lines: TokenLine[];
  /** Its heading, in words that are not known, has headed a table above: the table goes on. */
  goesOn: boolean;
  /** The heading that names this table and others beside it, where tables stand abreast. */
  abreast: Header | undefined;
  /** The day of all its rows: the line right above a heading without a name for dates says nothing else. */
  day?: PrintedDate | undefined;
  /** Where its records have several lines, what these say. */
  further?: FurtherLines | undefined;
};

/** A sum that is named under one of the tables abreast, and printed under another: it is of all, and no row. */
function isSumAcross(line: TokenLine, edges: readonly number[], lexicon: Lexicon): boolean {
  const second = edges[1] ?? Infinity;
  if (line.dates.length > 0 || line.x0 >= second || line.money.length === 0) return false;
  const isNamed = lineKind(line, lexicon, true)?.kind === 'total';
  return isNamed && line.money.every(({ x0 }) => x0 >= second);
}

function halves(
  header: Header,
  { caption, day }: Pick<Segment, 'caption' | 'day'>,
  lines: TokenLine[],
  lexicon: Lexicon,
): Segment[] {
  const starts = startsOf(header.columns);
  if (starts.length === 0) {
    const further = header.further && readFurtherLines(lines, header, lexicon);
    const own = { header, caption, day, lines: further?.lines ?? lines, goesOn: false };
    return [withoutLeftBox({ ...own, abreast: undefined, further }, lexicon)];
  }
  const size = header.columns.length / starts.length;
  const edges = [0, ...starts.slice(1).map((start) => start - 12), Infinity];
  const across = new Set(lines.filter((line) => isSumAcross(line, edges, lexicon)));
  return starts.map((_, i) => {
    const [x0 = 0, x1 = Infinity] = edges.slice(i, i + 2);
    const columns = header.columns.slice(i * size, (i + 1) * size);
    const isLast = i === starts.length - 1;
    const clipped = lines.flatMap((line) =>
      across.has(line) ? (isLast ? line : []) : (clipLine(line, x0, x1, lexicon) ?? []),
    );
    return {
      header: { ...header, columns },
      caption,
      lines: clipped,
      goesOn: false,
      abreast: header,
    };
  });
}

const CAPTION_LINES = 3;

/** A section's title without what is said of the section behind it. */
function withoutNote(line: TokenLine, lexicon: Lexicon): TokenLine {
  const title = titleCell(line, lexicon);
  return title ? (clipLine(line, title.cell.x0, title.until, lexicon) ?? line) : line;
}

function captionOf(
  lines: readonly TokenLine[],
  header: Header,
  lexicon: Lexicon,
): Caption | undefined {
  const top = lines[header.from];
  for (let i = header.from - 1; i >= header.from - CAPTION_LINES; i -= 1) {
    const line = lines[i];
    if (!line || !top || line.page !== top.page) break;
    if (top.baseline - line.baseline > 6 * line.size) break;
    const figures = line.money.filter((money) => money.exact);
    const kind = lineKind({ ...line, money: figures }, lexicon, true);
    if (kind?.kind === 'section')
      return { ...kind, line: figures.length > 0 ? line : withoutNote(line, lexicon) };
    // `Credit limit  $8,000` is a label with its value, no title.
    if (kind?.kind === 'aside' && line.money.length === 0) return { kind: 'aside', line };
    if (line.dates.length > 0 && figures.length > 0) break;
  }
  return undefined;
}

/** `24/7/2024` right above a heading that names no dates: nothing but the day of the rows below. */
function dayOver(lines: readonly TokenLine[], { from, columns }: Header): PrintedDate | undefined {
  const [line, top] = [lines[from - 1], lines[from]];
  const [date] = line?.dates ?? [];
  if (!line || !date || line.page !== top?.page || date.weak) return undefined;
  const isAlone = date.from === 0 && date.to === line.words.length;
  return isAlone && !columns.some(({ role }) => isDateRole(role)) ? date : undefined;
}

/** By heading, the day that stands over it, where that is the document's way: one alone may be the day of issue. */
function daysOver(
  lines: readonly TokenLine[],
  headers: readonly Header[],
): ReadonlyMap<Header, PrintedDate> {
  const days = new Map(
    headers.flatMap((header) => {
      const day = dayOver(lines, header);
      return day ? [[header, day] as const] : [];
    }),
  );
  const different = new Set([...days.values()].map(({ value }) => JSON.stringify(value)));
  return different.size > 1 ? days : new Map();
}

/** Rows of one table stand at most this many line heights apart. */
const TABLE_GAP = 2.6;

const carriesRow = (line: TokenLine): boolean =>
  line.dates.length > 0 && line.money.some((money) => money.exact);

/** The usual distance from row to row; 0 where there are too few to tell. */
function rowPitch(lines: readonly TokenLine[]): number {
  const rows = lines.filter(carriesRow);
  const gaps = rows
    .flatMap((row, i) => {
      const before = rows[i - 1];
      return before?.page === row.page ? [row.baseline - before.baseline] : [];
    })
    .sort((a, b) => a - b);
  return gaps.length > 2 ? (gaps[gaps.length >> 1] ?? 0) : 0;
}

/** Cells that a heading has at least: date, description, amount. */
const NAMES = 3;

/** Words set apart, without a figure: names of columns in words that are not known. */
const isNames = ({ words }: TokenLine): boolean =>
  words.length >= NAMES &&
  words.every(({ text }) => !/\d/.test(text)) &&
  cellsOf(words).length >= NAMES;

/** An account's number or its opening balance: what stood aside before is over. */
const opensAccount = (line: TokenLine, kind: LineKind | undefined): boolean =>
  (kind?.kind === 'balance' && kind.word === 'opening') ||
  phrasesIn(line, 'facts').some(({ tag }) => tag === 'accountNumber');

const TITLE_LINES = 2;

const isTitle = (line: TokenLine, lexicon: Lexicon): boolean =>
  line.dates.length === 0 && lineKind(line, lexicon, true)?.kind === 'section';

/** Without headings, a table ends where rows stop and something else stands between, or white space. */
function unheaded(lines: readonly TokenLine[], lexicon: Lexicon): Segment[] {
  const segments: Segment[] = [];
  let current: TokenLine[] = [];
  let row: TokenLine | undefined;
  const pitch = rowPitch(lines);
  const furniture = furnitureOnTop(lines);
  let caption: Caption | undefined;
  const named = new Set<string>();
  let goesOn = false;
  const close = (next: Caption | undefined): void => {
    if (current.length > 0)
      segments.push({ header: undefined, caption, lines: current, goesOn, abreast: undefined });
    current = [];
    row = undefined;
    caption = next;
    goesOn = false;
  };
  for (const line of lines) {
    if (furniture.has(line)) continue;
    const before = current.at(-1);
    const kind = lineKind(line, lexicon);
    const gap = before && before.page === line.page ? line.baseline - before.baseline : 0;
    if (kind?.kind === 'aside') close({ kind: 'aside', line });
    else if (caption?.kind === 'aside' && opensAccount(line, kind)) close(undefined);
    else if (before && before.beside !== line.beside) close(undefined);
    else if (isNames(line)) {
      // A section's title stands above its table's heading.
      const title = current.findLastIndex(
        (other, k) => k >= current.length - TITLE_LINES && isTitle(other, lexicon),
      );
      const above = title < 0 ? [] : current.splice(title);
      close(undefined);
      current.push(...above);
      const names = textOf(line);
      goesOn = named.has(names);
      named.add(names);
    } else if (row && gap > Math.max(TABLE_GAP * line.size, 1.8 * pitch)) close(undefined);
    current.push(line);
    if (carriesRow(line)) row = line;
  }
  close(undefined);
  return segments;
}

/** With as many rows above all headings, what has none is no table. */
const SURELY_ROWS = 10;

const namesRate = ({ words }: TokenLine): boolean => words.some(({ text }) => text.includes('%'));

/** Rows under their headings, which may print the figure right behind the date. */
const rowsUnder = (lines: readonly TokenLine[]): number =>
  lines.filter(({ dates, money }) => {
    const [date, figure] = [dates[0], money[0]];
    return date?.from === 0 && !date.weak && figure?.exact && figure.from === dates.at(-1)?.to;
  }).length;

/** Lines that read as rows of transactions: a date first, a figure last; with two dates, words between. */
const rowsAmong = (lines: readonly TokenLine[]): number =>
  lines.filter(({ words, dates, money }) => {
    const [date, figure] = [dates[0], money.at(-1)];
    if (date?.from !== 0 || date.weak || !figure?.exact || figure.to !== words.length) return false;
    const taken = [...dates, ...money].reduce((sum, { from, to }) => sum + to - from, 0);
    return dates.length === 1 || taken < words.length;
  }).length;

/**
 * Cuts the document at its headings. What stands above the first heading is no segment, unless it has more rows
 * than stand under all headings: then these are of other tables, and that of the rows has none.
 */
export function segmentsOf(
  lines: TokenLine[],
  headers: readonly Header[],
  lexicon: Lexicon,
): Segment[] {
  const first = headers[0];
  if (!first) return unheaded(lines, lexicon);
  const above = lines.slice(0, first.from);
  const rows = rowsAmong(above);
  const under = lines.slice(first.from);
  const isBare = rows > 0 && rows > Math.max(rowsAmong(under), rowsUnder(under));
  const furniture = furnitureAbove(lines, headers, lexicon);
  const days = daysOver(lines, headers);
  const headed = headers.flatMap((header, i) => {
    if (isOfOther(header, lexicon)) return [];
    const body = lines
      .slice(header.to, headers[i + 1]?.from ?? lines.length)
      .filter((line) => !furniture.has(line));
    const day = body.some(carriesRow) ? undefined : days.get(header);
    const caption = captionOf(lines, header, lexicon);
    return halves(header, { caption, day }, body, lexicon);
  });
  if (!isBare) {
    const top = headed[0]?.header;
    // Rows right above the first heading, under a title of their own.
    return top && !headed[0]?.abreast
      ? [...titledRowsAbove(lines, top, lexicon), ...headed]
      : headed;
  }
  const bare = unheaded(above, lexicon);
  if (rowsAmong(above) < SURELY_ROWS) return [...bare, ...headed];
  return [
    ...bare.filter((segment) => rowsAmong(segment.lines) > 0),
    ...headed.filter(({ lines: own }) => own.some((line) => carriesRow(line) && !namesRate(line))),
  ];
}

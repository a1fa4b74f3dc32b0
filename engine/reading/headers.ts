import type { ColumnRole } from '../languages';
import type { Word } from '../pdf';
import { settings } from '../settings';
import { fold, type Match, UNSPACED } from '../text';
import { type Cell, cellsOf, wordGapOf } from './cells';
import type { Lexicon } from './lexicon';
import type { TokenLine } from './token-line';
import { mayName } from './topics';

export type HeaderColumn = { role: ColumnRole; x0: number; x1: number; text: string };

/** The heading of a table of transactions: one to five lines of column names. */
export type Header = {
  /** Indexes of lines, `to` exclusive. */
  from: number;
  to: number;
  columns: HeaderColumn[];
  /** Of its words, those that name columns: 0 to 1. */
  share: number;
};

const LESS_TEXT = 0.1;

const MONEY: ReadonlySet<ColumnRole> = new Set([
  'amount',
  'debit',
  'credit',
  'balance',
  'foreignAmount',
  'fee',
]);
const MAX_LINES = 5;

export const isMoneyRole = (role: ColumnRole): boolean => MONEY.has(role);

const canHead = (line: TokenLine): boolean => line.words.length <= 40 && headWords(line).length > 0;

/** With a figure on the line, a heading has to name three columns before it. */
const BESIDE_FIGURE = 3;

/** Where a line's first figure or date stands, which no heading has: a row of another table may be beside it. */
function besideFrom({ money, dates }: TokenLine): number {
  const figure = money.find(({ exact }) => exact)?.from ?? Infinity;
  const date = dates.find(({ weak }) => !weak)?.from ?? Infinity;
  return Math.min(figure, date);
}

/** The words that may be column names: all before a first figure or date. */
function headWords(line: TokenLine): Word[] {
  const from = besideFrom(line);
  return from < line.words.length ? line.words.slice(0, from) : line.words;
}

/** Cells of a line's head words; `gap` parts them, in font sizes. */
const headCells = (line: TokenLine, gap: number): Cell[] => cellsOf(headWords(line), gap);

/** Cells of several lines, those that stand above each other made one. */
function stack(lines: readonly TokenLine[], gap: number): Cell[] {
  const stacked: Cell[] = [];
  for (const line of lines) {
    for (const cell of headCells(line, gap)) {
      const above = stacked.find(
        (other) => Math.min(other.x1, cell.x1) - Math.max(other.x0, cell.x0) > 1,
      );
      if (!above) stacked.push({ ...cell });
      else {
        above.words = [...above.words, ...cell.words];
        above.x0 = Math.min(above.x0, cell.x0);
        above.x1 = Math.max(above.x1, cell.x1);
      }
    }
  }
  return stacked.sort((a, b) => a.x0 - b.x0);
}

const BETWEEN_PARTS = /[^\p{L}\p{N}]+/u;

type Reading = { columns: HeaderColumn[]; known: number; words: number };

function readCells(cells: readonly Cell[], lexicon: Lexicon, gap: number): Reading {
  const usual = gap - settings.headingGap;
  const columns: HeaderColumn[] = [];
  let known = 0;
  let words = 0;
  for (const cell of cells) {
    const folded = cell.words.map((word) => fold(word.text));
    words += folded.filter((word) => word.length > 1).length;
    if (folded.some(isSentence)) continue;
    // `Debit/Withdrawal`, `Chq./Ref.No.`: parts of one word are tried too.
    let matches = lexicon.columns.all(folded);
    if (matches.length === 0) {
      const parts = folded
        .flatMap((word) => word.split(BETWEEN_PARTS))
        .filter((part) => part !== '');
      const [first] = lexicon.columns.all(parts);
      if (first) matches = [{ tag: first.tag, from: 0, to: folded.length }];
    }
    matches = matches.flatMap((match) => twoInOne(match, cell.words, folded, lexicon));
    const distinct = matches.filter(
      (match, i) => matches.findIndex((m) => m.tag === match.tag) === i,
    );
    const sides = distinct.filter((match) => isSide(match.tag)).length === 2;
    const apart = namesTwo(distinct, cell.words, usual);
    const single =
      distinct.length === 1 || (!sides && !apart && matches.length < 3 && cell.words.length <= 4);
    const taken = single ? longest(distinct) : distinct;
    for (const match of taken) {
      const part = single ? cell.words : cell.words.slice(match.from, match.to);
      known += single ? cell.words.length : part.length;
      columns.push({
        role: match.tag,
        x0: Math.min(...part.map((word) => word.x0)),
        x1: Math.max(...part.map((word) => word.x1)),
        text: part.map((word) => word.text).join(' '),
      });
    }
  }
  return { columns, known, words };
}

/** No column's name in a script without spaces is as long. */
const LONGEST_NAME = 16;

const isSentence = (word: string): boolean => word.length > LONGEST_NAME && UNSPACED.test(word);

/** Wider than the usual space between two words: the space between two columns set tight. */
const WIDER = 1.2;

/** Words that are all names of columns, with more than a word space between the names. */
function namesTwo(
  matches: readonly Match<ColumnRole>[],
  words: readonly Word[],
  usual: number,
): boolean {
  const named = matches.reduce((sum, { from, to }) => sum + to - from, 0);
  if (named !== words.length) return false;
  // What nobody prints in one column, however tight it is set.
  if (matches.every(({ tag }) => isSide(tag) || tag === 'balance')) return true;
  if (matches.every(({ tag }) => tag === 'date' || tag === 'valueDate')) return true;
  return matches.slice(1).every(({ from }) => {
    const [before, word] = [words[from - 1], words[from]];
    return before && word && word.x0 - before.x1 > WIDER * usual * word.size;
  });
}

/** `Debit Credit` names one column only where a mark joins the two: `Debit/Credit`. */
function twoInOne(
  match: Match<ColumnRole>,
  words: readonly Word[],
  folded: readonly string[],
  lexicon: Lexicon,
): Match<ColumnRole>[] {
  if (match.tag !== 'amount' || match.to - match.from !== 2) return [match];
  if (words.slice(match.from, match.to).some((word) => /[/&|]/.test(word.text))) return [match];
  const halves = [match.from, match.from + 1].flatMap((i) =>
    lexicon.columns.all([folded[i] ?? '']),
  );
  const [first, second] = halves;
  const pair =
    first && second && isSide(first.tag) && isSide(second.tag) && first.tag !== second.tag;
  return pair
    ? [
        { tag: first.tag, from: match.from, to: match.from + 1 },
        { tag: second.tag, from: match.from + 1, to: match.to },
      ]
    : [match];
}

const isSide = (role: ColumnRole): boolean => role === 'debit' || role === 'credit';

const longest = <M extends { from: number; to: number }>(matches: M[]): M[] => {
  const [best] = [...matches].sort((a, b) => b.to - b.from - (a.to - a.from));
  return best ? [best] : [];
};

/**
 * Where a heading names its columns twice or more (`Date Amount Date Amount`), the left edges of the tables
 * that stand abreast; empty otherwise.
 */
export function startsOf(columns: readonly HeaderColumn[]): number[] {
  const first = columns[0];
  if (!first) return [];
  const starts = columns.filter((column) => column.role === first.role).map((c) => c.x0);
  const size = columns.length / starts.length;
  if (starts.length < 2 || !Number.isInteger(size) || size < 2) return [];
  return columns.every((column, i) => column.role === columns[i % size]?.role) ? starts : [];
}

/** A heading names a date or a text column, and at least one of money. */
function heads(reading: Reading): boolean {
  const roles = new Set(reading.columns.map((column) => column.role));
  const money = [...roles].filter(isMoneyRole).length;
  const count = (role: ColumnRole): number =>
    reading.columns.filter((column) => column.role === role).length;
  const named = roles.has('date') || roles.has('valueDate') || roles.has('description');
  const repeated =
    startsOf(reading.columns).length < 2 &&
    (['debit', 'credit', 'balance'] as const).some((role) => count(role) > 1);
  return !repeated && named && money > 0 && roles.size >= 2 && reading.known >= 0.6 * reading.words;
}

/** Every heading of the document, in order. Of the ways to stack its lines, the one that names most columns. */
export function headersOf(lines: readonly TokenLine[], lexicon: Lexicon): Header[] {
  const headers: Header[] = [];
  const gap = wordGapOf(lines) + settings.headingGap;
  for (let i = 0; i < lines.length; i += 1) {
    const best = headerAt(lines, i, lexicon, gap);
    if (!best) continue;
    // A line of text above names nothing else: without it, more of the words are names.
    const below = best.to - best.from > 1 ? headerAt(lines, i + 1, lexicon, gap) : undefined;
    const taken = below?.to === best.to && below.share > best.share + LESS_TEXT ? below : best;
    headers.push(taken);
    i = taken.to - 1;
  }
  const said = saidBySize(headers);
  return headers.map((header) => asElsewhere(header, said, lines, lexicon, gap));
}

const saying = ({ columns }: Pick<Header, 'columns'>): string =>
  columns.map(({ role, text }) => `${role} ${text}`).join('|');

/** What headings of so many lines say, the shortest first. */
function saidBySize(headers: readonly Header[]): ReadonlyMap<number, ReadonlySet<string>> {
  const said = new Map<number, Set<string>>();
  for (const header of headers) {
    const size = header.to - header.from;
    said.set(size, (said.get(size) ?? new Set()).add(saying(header)));
  }
  return new Map([...said].sort(([a], [b]) => a - b));
}

/** A heading that is printed again with fewer lines: what stands under it here is the first row's. */
function asElsewhere(
  header: Header,
  said: ReadonlyMap<number, ReadonlySet<string>>,
  lines: readonly TokenLine[],
  lexicon: Lexicon,
  gap: number,
): Header {
  for (const [size, sayings] of said) {
    if (size >= header.to - header.from) break;
    const to = header.from + size;
    const reading = readCells(stack(lines.slice(header.from, to), gap), lexicon, gap);
    if (sayings.has(saying(reading))) return headerOf(header.from, to, reading);
  }
  return header;
}

/**
 * Whether a line goes on with the names above it. Where it heads a table by itself, what stands above is a
 * title, unless the two together name a column as a whole: `Value` over `date`.
 */
function continues(
  block: readonly TokenLine[],
  line: TokenLine,
  lexicon: Lexicon,
  gap: number,
): boolean {
  const above = block.at(-1);
  const upper = stack(block, gap);
  // A complete heading is continued under its own names; a cell or two elsewhere are a box beside it.
  const cells = headCells(line, gap);
  const under = cells.filter((cell) =>
    upper.some((other) => cell.x0 < other.x1 && cell.x1 > other.x0),
  ).length;
  const complete = heads(readCells(upper, lexicon, gap));
  if (complete && ((under < cells.length && cells.length < 3) || isProse(line, lexicon)))
    return false;
  if (!above || !heads(readCells(headCells(line, gap), lexicon, gap))) return true;
  const stacked = stack([...block, line], gap);
  return headCells(above, gap).every((cell) => {
    const first = cell.words[0];
    const merged = stacked.find((other) => first !== undefined && other.words.includes(first));
    if (!merged) return false;
    const folded = merged.words.map((word) => fold(word.text));
    const match = lexicon.columns.at(folded, 0);
    return match !== undefined && match.to === folded.length;
  });
}

/** Share of a heading's words that some column's name has. */
const NAMES = 0.7;

/** Words of which some are no column's, or figures: under a heading, the first row's description. */
function isProse(line: TokenLine, lexicon: Lexicon): boolean {
  const words = headWords(line).map(({ text }) => text);
  const known = words.filter((word) => lexicon.columns.knows(fold(word)));
  return known.length < NAMES * words.length || words.some((word) => /\d/.test(word));
}

/**
 * A line that is nothing but a section's name stands above or below a heading, not in it: of several words, or of
 * one that stands alone at the left edge of the table.
 */
function isTitle(line: TokenLine, below: readonly TokenLine[], lexicon: Lexicon): boolean {
  if (!mayName(line, 'sections')) return false;
  const words = headWords(line);
  if (cellsOf(words).length !== 1) return false;
  const folded = words.map((word) => fold(word.text));
  const match = lexicon.sections.at(folded, 0);
  if (match === undefined || match.to !== folded.length) return false;
  const isUnder = (next: TokenLine): boolean =>
    Math.abs(line.x0 - next.x0) <= AT_LEFT && cellsOf(next.words).length > 1;
  return match.to > 1 || below.some(isUnder);
}

/** Left edges nearer than this (points) are one. */
const AT_LEFT = 2;

/** Whether a further line makes a better heading; of tables abreast it has to go on with each. */
function namesMore(
  columns: readonly HeaderColumn[],
  before: readonly HeaderColumn[] = [],
): boolean {
  const roles = (some: readonly HeaderColumn[]): number => new Set(some.map((c) => c.role)).size;
  const keeps = startsOf(before).length === 0 || startsOf(columns).length > 0;
  return keeps && roles(columns) > roles(before);
}

const headerOf = (from: number, to: number, { columns, known, words }: Reading): Header => ({
  from,
  to,
  columns,
  share: Math.min(1, known / Math.max(1, words)),
});

function headerAt(
  lines: readonly TokenLine[],
  i: number,
  lexicon: Lexicon,
  gap: number,
): Header | undefined {
  let best: Header | undefined;
  const block: TokenLine[] = [];
  for (let k = i; k < i + MAX_LINES; k += 1) {
    const line = lines[k];
    if (!line) break;
    // Most lines of a document have no word of any column's name: cheap to tell.
    if (k === i && !mayName(line, 'columns')) break;
    const previous = block.at(-1);
    if (!canHead(line)) break;
    if (
      previous &&
      (line.page !== previous.page || line.baseline - previous.baseline > 1.9 * line.size)
    )
      break;
    if (isTitle(line, lines.slice(k + 1, k + 3), lexicon)) break;
    if (k > i && !continues(block, line, lexicon, gap)) return best;
    block.push(line);
    const figures = block.some((other) => besideFrom(other) < other.words.length);
    const reading = readCells(stack(block, gap), lexicon, gap);
    if (figures && reading.columns.length < BESIDE_FIGURE) continue;
    if (figures && !reading.columns.some((column) => column.role === 'date')) continue;
    if (heads(reading) && namesMore(reading.columns, best?.columns))
      best = headerOf(i, k + 1, reading);
  }
  return best;
}

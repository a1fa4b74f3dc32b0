import { type Line, lineOf } from '../layout';
import { joined } from '../lists';
import type { Header } from './headers';
import { startsOf } from './heading-columns';
import type { TokenLine } from './token-line';
import type { Word } from '../pdf';
import { goOn, type Parts, partUnder } from './under-heading';

/** Lines that a column of text beside a table must have; fewer may be chance. */
const LEAST = 3;
/** White space before the column, in font sizes. */
const GUTTER = 1.1;
/** Share of its lines that begin at its left edge; lines of a description are indented. */
const FLUSH = 0.25;
/** Baselines nearer than this (points) were set as one line. */
const SAME_LINE = 0.6;
/** Share of its lines from which on a column shares the table's baselines: it is one of its columns. */
const SHARED = 0.5;

/** Rows say what they are: lines with words, by rows with dates. */
const WORDED = 0.5;

/** A line cut in two: the words from `at` on stand right of the gutter. */
type Cut = { line: TokenLine; at: number };

/** Undefined where a word stands across `x`. */
function cut(line: TokenLine, x: number): Cut | undefined {
  const first = line.words.findIndex((word) => word.x0 >= x - 0.5);
  const at = first < 0 ? line.words.length : first;
  const before = line.words[at - 1];
  return before && before.x1 > x - 0.5 * before.size ? undefined : { line, at };
}

/** Whether what begins with a word stands off what is before it, and is set otherwise or begins with a date. */
function mayBeginAlone({ dates }: TokenLine, i: number, before: Word, word: Word): boolean {
  if (word.x0 - before.x1 < GUTTER * word.size) return false;
  const aligned = Math.abs(before.baseline - word.baseline) <= SAME_LINE;
  return !aligned || dates.some(({ from }) => from === i);
}

/** Left edges of what may stand by itself: several lines begin there alone, off the line before, or with a date. */
function edgesOf(lines: readonly TokenLine[]): number[] {
  const edges = new Map<number, number>();
  for (const line of lines) {
    let before: Word | undefined;
    let i = -1;
    for (const word of line.words) {
      i += 1;
      if (!before || mayBeginAlone(line, i, before, word)) {
        const x = Math.round(word.x0);
        edges.set(x, (edges.get(x) ?? 0) + 1);
      }
      before = word;
    }
  }
  return [...edges].flatMap(([x, count]) => (count > 1 ? x : [])).sort((a, b) => a - b);
}

/** What one side of the gutter holds of a line. */
type Side = { dated: boolean; figured: boolean; worded: boolean };

/** A word, and no mark (`DR`) or currency. */
const HAS_LETTERS = /\p{Ll}{2}|\p{L}{4}|[\u3040-\u9fff\uac00-\ud7af]{2}/u;

function sideOf({ line, at }: Cut, right: boolean): Side {
  const [first, last] = right ? [at, line.words.length] : [0, at];
  const inside = (from: number): boolean => from >= first && from < last;
  const tokens = [...line.dates, ...line.money.filter(({ exact }) => exact)];
  const isText = (i: number): boolean => !tokens.some(({ from, to }) => i >= from && i < to);
  return {
    dated: line.dates.some(({ from, weak }) => !weak && inside(from)),
    figured: line.money.some(({ from, exact }) => exact && inside(from)),
    worded: line.words.some(({ text }, i) => inside(i) && isText(i) && HAS_LETTERS.test(text)),
  };
}

const isRow = ({ dated, figured, worded }: Side): boolean => dated && figured && worded;

const sharesBaseline = ({ line, at }: Cut): boolean => {
  const first = line.words[at];
  return (
    first !== undefined &&
    line.words.slice(0, at).some((word) => Math.abs(word.baseline - first.baseline) <= SAME_LINE)
  );
};

/** A table of rates has dates and figures, too. */
const namesRate = ({ line, at }: Cut): boolean =>
  line.words.slice(0, at).some(({ text }) => text.endsWith('%'));

/** Headings may stand this many lines above the first date, a box reach as many below the last. */
const AROUND = 3;

/** Of a run, the lines from a table's first date to its last. */
function tableIn(cuts: readonly Cut[]): readonly Cut[] {
  const isDated = (one: Cut): boolean => sideOf(one, false).dated && !namesRate(one);
  const first = cuts.findIndex(isDated);
  const last = cuts.findLastIndex(isDated);
  return first < 0 ? [] : cuts.slice(Math.max(0, first - AROUND), last + 1 + AROUND);
}

/**
 * Whether what stands right of the gutter is set by itself: a box whose lines do not keep to the table's, or
 * another table of rows.
 */
function standsApart(region: readonly Cut[], x: number): 'box' | 'table' | undefined {
  const cuts = region.filter((one) => !namesRate(one));
  const right = cuts.filter(({ line, at }) => at < line.words.length);
  if (right.length < LEAST) return undefined;
  const flush = right.filter(({ line, at }) => Math.abs((line.words[at]?.x0 ?? 0) - x) <= 1.5);
  const sides = cuts.map((one) => ({ table: sideOf(one, false), beside: sideOf(one, true) }));
  const count = (test: (both: { table: Side; beside: Side }) => boolean): number =>
    sides.filter(test).length;
  const rows = count(({ beside }) => isRow(beside));
  // Of a table, its rows begin there, of a box most lines.
  const least = Math.min(FLUSH * right.length, rows > 1 ? rows : Infinity);
  if (flush.length < least) return undefined;
  const dated = count(({ table }) => table.dated);
  const worded = count(({ table }) => table.worded);
  if (dated < 2 || worded < Math.max(2, WORDED * dated) || count(({ table }) => table.figured) < 2)
    return undefined;
  // Dates whose figures stand right of the gutter: it goes through one table.
  const across = count(({ table, beside }) => table.dated && !table.figured && beside.figured);
  if (across > 0.25 * dated) return undefined;
  const shared = right.filter(sharesBaseline).length;
  // Each figure with text behind it on its own line: descriptions.
  const figures = cuts.filter((one) => sideOf(one, false).figured);
  const followed = figures.filter(sharesBaseline).length;
  if (rows === 0 && followed > 0.5 * figures.length) return undefined;
  // The table's own dates, or its figures with their marks.
  if (rows === 0 && count(({ beside }) => beside.dated) > 1) return undefined;
  const says = count(({ beside }) => beside.worded && (!beside.figured || isRow(beside)));
  const isTable = count(({ table }) => isRow(table)) >= LEAST && rows >= LEAST;
  if (isTable) return 'table';
  return says >= 0.4 * right.length && shared < SHARED * right.length ? 'box' : undefined;
}

/** The lines of a page between words, or headings of tables, that stand across `x`. */
function runsAt(lines: readonly TokenLine[], headers: readonly Header[], x: number): Cut[][] {
  // One name of a heading may be the title of a box beside it.
  const across = headers.filter(
    ({ columns }) =>
      columns.some(({ x0 }) => x0 < x) && columns.filter(({ x0 }) => x0 >= x - 0.5).length > 1,
  );
  const heads = (index: number): boolean =>
    across.some(({ from, to }) => index >= from && index < to);
  const runs: Cut[][] = [[]];
  for (const line of lines) {
    const cutLine = heads(line.index) ? undefined : cut(line, x);
    if (cutLine) runs.at(-1)?.push(cutLine);
    else runs.push([]);
  }
  return runs;
}

const leftOf = (cuts: readonly Cut[]): number =>
  cuts.reduce((x, { line, at }) => (at > 0 ? Math.min(x, line.x0) : x), Infinity);

/** A page of more lines was not made for reading: to try every gutter in it would take long. */
const MOST_LINES = 500;

function partPage(
  lines: readonly TokenLine[],
  headers: readonly Header[],
): { lines: Line[]; parts: Parts | undefined } | undefined {
  if (lines.length > MOST_LINES) return undefined;
  const margin = Math.min(...lines.map(({ x0 }) => x0));
  for (const x of edgesOf(lines).filter((edge) => edge > margin + 1))
    for (const run of runsAt(lines, headers, x)) {
      const table = tableIn(run);
      const [top] = table;
      const apart = standsApart(table, x);
      if (!apart || !top) continue;
      // Either may be the longer one.
      const halves = run.slice(run.indexOf(top));
      const first = top.line;
      const last = halves.at(-1)?.line ?? first;
      // The same table beside itself goes on under its own columns.
      const moved = apart === 'table' ? x - leftOf(table) : 0;
      const left = (words: Word[]): Line[] =>
        words.length > 0 ? [lineOf(first.page, words, first.scale)] : [];
      const right = (words: Word[]): Line[] =>
        left(words.map((word) => ({ ...word, x0: word.x0 - moved, x1: word.x1 - moved }))).map(
          (line) => ({ ...line, beside: moved === 0, moved }),
        );
      const all = [
        ...lines.filter((line) => line.index < first.index),
        ...halves.flatMap(({ line, at }) => left(line.words.slice(0, at))),
        ...halves.flatMap(({ line, at }) => right(line.words.slice(at))),
        ...lines.filter((line) => line.index > last.index),
      ];
      const parts = moved > 0 ? { starts: [x - moved, x], gutters: [x] } : undefined;
      return { lines: all, parts };
    }
  return undefined;
}

/** What stands on each page, in printed order. */
function byPage<Item>(
  items: readonly Item[],
  pageOf: (item: Item) => number | undefined,
): Map<number | undefined, Item[]> {
  const pages = new Map<number | undefined, Item[]>();
  let last: number | undefined;
  let own: Item[] | undefined;
  for (const item of items) {
    const page = pageOf(item);
    if (!own || page !== last) {
      own = pages.get(page) ?? [];
      pages.set(page, own);
      last = page;
    }
    own.push(item);
  }
  return pages;
}

/**
 * Puts what stands beside a table behind it: a side box, a second table, or the further columns of a heading that
 * names its columns more than once. Undefined where nothing changes.
 */
export function partAbreast(
  lines: readonly TokenLine[],
  headers: readonly Header[],
): Line[] | undefined {
  const headersOn = byPage(headers, ({ from }) => lines[from]?.page);
  let changed = false;
  let parts: Parts | undefined;
  const all = [...byPage(lines, ({ page }) => page)].map(([page, own]): readonly Line[] => {
    const heads = headersOn.get(page) ?? [];
    const above = heads.filter(({ columns }) => startsOf(columns).length > 0);
    let apart: Line[] | undefined;
    if (above.length > 0) ({ lines: apart, parts } = partUnder(own, above));
    else {
      const gutter = parts?.gutters[0] ?? Infinity;
      const across = ({ columns }: Header): boolean => columns.some(({ x0 }) => x0 >= gutter);
      if (heads.some(across)) parts = undefined;
      apart = parts && goOn(own, parts);
      if (!apart) {
        const found = partPage(own, heads);
        apart = found?.lines;
        parts = found?.parts ?? parts;
      }
    }
    if (apart) changed = true;
    return apart ?? own;
  });
  return changed ? joined(all) : undefined;
}

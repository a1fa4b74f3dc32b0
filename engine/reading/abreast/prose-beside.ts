import { lastCellFrom, type Line, lineOf } from '../../layout';
import { joined } from '../../lists';
import type { Word } from '../../pdf';
import type { Header } from '../headings';
import type { TokenLine } from '../tokens';
import { endsSentence, mayName } from '../vocabulary';
import { AROUND, isDay, isUndatedRow, type Side, sideOf } from './beside-gutter';
import { byPage, MOST_LINES } from './by-page';
import { type Cut, GUTTER, OUTDENT, runsAt } from './gutters';
import { isOfSentence, isProse, type Part, partOf, WORDED } from './prose';

/** Lines that a text beside a table has at least; fewer may be chance. */
const LEAST = 5;
/** Edges that words of sentences begin at, at most: a page with more was not made for reading. */
const MOST_EDGES = 20;
/** Points between what begins at one edge. */
const AT_EDGE = 1.5;
/** Lines of one text, or paragraphs of it, follow each other within so many sizes of its type. */
const NEXT = 6;
/** Rows of the table say what they are: lines with words, by lines with dates. */
const DESCRIBED = 0.5;

/** Where the dates of a page begin: the leftmost and the rightmost one. */
type Days = { first: number; last: number };

function daysOn(lines: readonly TokenLine[]): Days {
  const days: Days = { first: Infinity, last: -Infinity };
  for (const { dates } of lines)
    for (const { x0 } of dates) {
      if (x0 < days.first) days.first = x0;
      if (x0 > days.last) days.last = x0;
    }
  return days;
}

/** Whether a table on the other side of `x` may have days. */
const hasDays = ({ first, last }: Days, x: number, right: boolean): boolean =>
  right ? first < x : last > x - OUTDENT;

/**
 * Where in a line a text beside a table may begin: with its first word, or its last cell's; at its end where that is a
 * figure.
 */
function textFrom({ words, money }: TokenLine, right: boolean): number {
  if (!right) return 0;
  const last = money.at(-1);
  const isFigure = last?.exact && last.alone && last.to === words.length;
  return isFigure ? words.length : lastCellFrom(words, GUTTER);
}

/** Edges at which enough lines begin, or end with a cell that begins there, with words of sentences. */
function edgesOf(lines: readonly TokenLine[], days: Days, right: boolean): number[] {
  // A text left of a table is wider than titles may stand left of their rows.
  const isBeside = (x: number): boolean => hasDays(days, right ? x : x + 2 * OUTDENT, right);
  const at = new Map<number, TokenLine[]>();
  for (const line of lines) {
    if (!right && !isBeside(line.x0)) continue;
    const word = line.words[textFrom(line, right)];
    if (!word) continue;
    const x = Math.round(word.x0);
    const others = at.get(x);
    if (others) others.push(line);
    else at.set(x, [line]);
  }
  const isText = (line: TokenLine): boolean =>
    isOfSentence(line.words.slice(textFrom(line, right)));
  const edges: number[] = [];
  for (const [x, own] of at)
    if (own.length >= LEAST && isBeside(x) && own.filter(isText).length >= WORDED * LEAST)
      edges.push(x);
  return edges.length > MOST_EDGES ? [] : edges;
}

/** Where a table may begin right of a text whose lines begin at `edge`. */
function tablesRightOf(lines: readonly TokenLine[], edge: number): number[] {
  const at = new Map<number, number>();
  for (const { words, x0 } of lines) {
    let start = x0 > edge + AT_EDGE ? words[0] : undefined;
    for (let i = 1; !start && i < words.length; i += 1) {
      const [before, word] = [words[i - 1], words[i]];
      if (before && word && word.x0 - before.x1 >= GUTTER * word.size) start = word;
    }
    if (start) at.set(Math.round(start.x0), (at.get(Math.round(start.x0)) ?? 0) + 1);
  }
  return [...at].flatMap(([x, count]) => (count > 1 && x > edge ? x : [])).sort((a, b) => a - b);
}

/** Parts of lines of a run that begin at one edge, with nothing set otherwise between: those of a box. */
function boxesIn(cuts: readonly Cut[], edge: number, right: boolean): Part[][] {
  const boxes: Part[][] = [];
  let own: Part[] = [];
  const close = (): void => {
    if (own.length >= LEAST) boxes.push(own);
    own = [];
  };
  for (const cut of cuts) {
    const words = partOf(cut, right);
    const [first] = words;
    if (!first) continue;
    if (Math.abs(first.x0 - edge) <= AT_EDGE) own.push({ cut, words });
    else close();
  }
  close();
  return boxes;
}

/** The texts of a box: lines near each other. */
function textsIn(box: readonly Part[]): Part[][] {
  const texts: Part[][] = [];
  let above: Word | undefined;
  for (const part of box) {
    const [first] = part.words;
    if (!first) continue;
    const isNext = above && first.baseline - above.baseline <= NEXT * first.size;
    if (isNext) texts.at(-1)?.push(part);
    else texts.push([part]);
    above = first;
  }
  return texts.filter(({ length }) => length >= LEAST);
}

/** Whether lines hold rows of a table, which say what they are, on the other side of a text. */
function hasTable(cuts: readonly Cut[], right: boolean): boolean {
  const sides = cuts.map((cut) => sideOf(cut, !right));
  const count = (test: (side: Side) => boolean): number => sides.filter(test).length;
  const days = count((side) => side.dated);
  // A row's date may stand in its first line, and its figures in its last one.
  const hasRow =
    count(({ dated, figured }) => dated && figured) > 0 ||
    (count(isDay) > 0 && count(isUndatedRow) > 0) ||
    (days > 1 && count(isUndatedRow) > 1);
  return hasRow && count(({ worded }) => worded) >= Math.max(1, DESCRIBED * days);
}

/** Lines of a run from a text's first to its last, and those around them. */
function around(cuts: readonly Cut[], parts: readonly Part[]): readonly Cut[] {
  const first = cuts.findIndex((cut) => cut === parts[0]?.cut);
  const last = cuts.findIndex((cut) => cut === parts.at(-1)?.cut);
  return cuts.slice(Math.max(0, first - AROUND), last + 1 + AROUND);
}

/** What else a box says beside the table's rows, where most of it is words: `Credit line     $8,500`. */
function withLabels(
  text: readonly Part[],
  box: readonly Part[],
  cuts: readonly Cut[],
  right: boolean,
): readonly Part[] {
  const others = box.filter((part) => !text.includes(part));
  if (others.filter(({ words }) => isOfSentence(words)).length < WORDED * others.length)
    return text;
  const rows = cuts.flatMap((cut, i) => (sideOf(cut, !right).dated ? i : []));
  const beside = new Set(cuts.slice(Math.max(0, (rows[0] ?? 0) - AROUND), (rows.at(-1) ?? 0) + 1));
  return box.filter((part) => text.includes(part) || beside.has(part.cut));
}

/** A box beside a table in a run of lines, one text of which is sentences. */
function boxIn(cuts: readonly Cut[], edge: number, right: boolean): readonly Part[] | undefined {
  for (const box of boxesIn(cuts, edge, right))
    for (const text of textsIn(box))
      if (isProse(text, edge, right) && hasTable(around(cuts, text), right))
        return withLabels(text, box, cuts, right);
  return undefined;
}

/** Where a page may be parted, for a text that begins at `edge`. */
type Place = { edge: number; x: number; right: boolean };

function placesOn(lines: readonly TokenLine[]): Place[] {
  const days = daysOn(lines);
  const places: Place[] = [];
  for (const right of [true, false])
    for (const edge of edgesOf(lines, days, right))
      for (const x of right ? [edge] : tablesRightOf(lines, edge))
        if (hasDays(days, x, right)) places.push({ edge, x, right });
  return places;
}

/** The words of a page that end a sentence. */
function endsOn(lines: readonly TokenLine[]): readonly Word[] {
  const ends: Word[] = [];
  for (const line of lines)
    if (mayName(line, 'sentences'))
      ends.push(...line.words.filter(({ text }) => endsSentence(text)));
  return ends;
}

/** The box with a text of sentences that stands right or left of a table on a page. */
function boxOn(
  lines: readonly TokenLine[],
  headers: readonly Header[],
): readonly Part[] | undefined {
  if (lines.length > MOST_LINES) return undefined;
  const ends = endsOn(lines);
  // Most pages have no sentence.
  const places = ends.length > 0 ? placesOn(lines) : [];
  for (const { edge, x, right } of places) {
    if (!ends.some(({ x0, x1 }) => (right ? x1 > x : x0 < x))) continue;
    for (const { cuts, headed } of runsAt(lines, headers, x)) {
      const found = headed ? undefined : boxIn(cuts, edge, right);
      if (found) return found;
    }
  }
  return undefined;
}

/** Lines with the words of a box taken out of theirs, and put behind them. */
function parted(lines: readonly TokenLine[], box: readonly Part[]): Line[] {
  const partIn = new Map(box.map(({ cut, words }) => [cut.line, words]));
  const left: Line[] = [];
  for (const line of lines) {
    const part = partIn.get(line);
    if (!part) {
      left.push(line);
      continue;
    }
    const rest = line.words.filter((word) => !part.includes(word));
    if (rest.length > 0) left.push(lineOf(line.page, rest, line.scale));
  }
  const prose = box.map(({ cut: { line }, words }) => ({
    ...lineOf(line.page, [...words], line.scale),
    beside: true,
    isProse: true,
  }));
  return [...left, ...prose];
}

/**
 * Puts boxes with texts of sentences that stand beside a table, on the heights of its rows, behind all lines of their
 * page: what they tell of days and of money is no row's. Undefined where there is none.
 */
export function partProse(
  lines: readonly TokenLine[],
  headers: readonly Header[],
): Line[] | undefined {
  const headersOn = byPage(headers, ({ from }) => lines[from]?.page);
  let changed = false;
  const all: (readonly Line[])[] = [];
  for (const [page, own] of byPage(lines, ({ page: of }) => of)) {
    const box = boxOn(own, headersOn.get(page) ?? []);
    if (box) changed = true;
    all.push(box ? parted(own, box) : own);
  }
  return changed ? joined(all) : undefined;
}

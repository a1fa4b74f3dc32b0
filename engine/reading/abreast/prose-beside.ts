import { lastCellFrom, type Line, lineOf, textOf } from '../../layout';
import { joined } from '../../lists';
import type { Word } from '../../pdf';
import type { Header } from '../headings';
import type { TokenLine } from '../tokens';
import { AROUND, isDay, isUndatedRow, type Side, sideOf } from './beside-gutter';
import { byPage, MOST_LINES } from './by-page';
import { type Cut, GUTTER, runsAt } from './gutters';

/** Lines that a text beside a table has at least; fewer may be chance. */
const LEAST = 5;
/** Points between what begins at one edge. */
const AT_EDGE = 1.5;
/** Lines of one text, or paragraphs of it, follow each other within so many sizes of its type. */
const NEXT = 6;
/** A text is at least as wide, in sizes of its type. */
const NARROWEST = 7;
/** A word space, in font sizes. */
const SPACE = 0.25;
/** Share of a text's lines that its next word would not go on, and of the table's rows in whose line a sentence goes on. */
const FULL = 0.33;
/** A text ends a sentence at least once in so many lines. */
const LONGEST = 8;
/** Share of its lines that hold words as sentences do. */
const WORDED = 0.7;
/** Rows of the table say what they are: lines with words, by lines with dates. */
const DESCRIBED = 0.5;

/** Share of its lines without white space in them. */
const OF_ONE_CELL = 0.75;
/** Share of its lines that may say what another one says. */
const AGAIN = 0.1;

/** What is not written in capitals: a word of a sentence, or of a script that has none. */
const OF_SENTENCE = /\p{Ll}{2}|\p{Lo}{2}/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** `year.`, `2025.`, `$35.00.`, `17.69%.`: neither a number that a language writes with a dot nor a letter that stands for a word. */
const ENDS_SENTENCE =
  /(?:\p{Ll}{2}|[\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Arabic}]{2}|\d{4}|[-/.,]\d{2,3}|[%)€$£])[.!?]$|[。！？]$/u;

/** A line with its words that are of a text beside the table. */
type Part = { cut: Cut; words: readonly Word[] };

const partOf = (cut: Cut, right: boolean): readonly Word[] =>
  right ? cut.line.words.slice(cut.at) : cut.line.words.slice(0, cut.at);

const isOfSentence = (words: readonly Word[]): boolean =>
  words.some(({ text }) => OF_SENTENCE.test(text));

/** Edges at which enough lines begin, or end with a cell that begins there, with words of sentences. */
function edgesOf(lines: readonly TokenLine[], right: boolean): number[] {
  const at = new Map<number, TokenLine[]>();
  for (const line of lines) {
    const word = line.words[right ? lastCellFrom(line.words, GUTTER) : 0];
    if (!word) continue;
    const x = Math.round(word.x0);
    const own = at.get(x);
    if (own) own.push(line);
    else at.set(x, [line]);
  }
  const edges: number[] = [];
  for (const [x, own] of at)
    if (own.length >= LEAST && own.filter(({ words }) => isOfSentence(words)).length >= LEAST)
      edges.push(x);
  return edges;
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

const endOf = (words: readonly Word[]): number => words.at(-1)?.x1 ?? 0;

/** Which lines of a text are full: the first word of the next one would not go on them. */
function fullLines(parts: readonly Part[], edge: number): readonly boolean[] {
  const width = Math.max(...parts.map(({ words }) => endOf(words))) - edge;
  return parts.map(({ words }, i) => {
    const next = parts[i + 1]?.words;
    const [first] = next ?? [];
    if (!next || !first) return false;
    const room = first.x1 - first.x0;
    // A script without spaces breaks anywhere.
    const needed = UNSPACED.test(first.text) ? Math.min(room, first.size) : room;
    return endOf(words) - edge + SPACE * first.size + needed >= width;
  });
}

const isOfTable = ({ line, at }: Cut, right: boolean): boolean => {
  const { dated, figured } = sideOf({ line, at }, !right);
  return dated || figured;
};

/** Whether the lines of a text are sentences, which go on from line to line and heed no row of the table beside. */
function isProse(parts: readonly Part[], edge: number, right: boolean): boolean {
  const width = Math.max(...parts.map(({ words }) => endOf(words))) - edge;
  if (width < NARROWEST * (parts[0]?.words[0]?.size ?? 0)) return false;
  // Else the next column stands beside its text.
  const alone = parts.filter(({ words }) => lastCellFrom(words, GUTTER) === 0).length;
  if (alone < OF_ONE_CELL * parts.length) return false;
  const worded = parts.filter(({ words }) => isOfSentence(words)).length;
  const ends = parts.filter(({ words }) => words.some(({ text }) => ENDS_SENTENCE.test(text)));
  if (worded < WORDED * parts.length || ends.length * LONGEST < parts.length) return false;
  // What is said again is a column's: a kind of row, a payee.
  const said = new Set(parts.map(({ words }) => textOf({ words })));
  if (parts.length - said.size > AGAIN * parts.length) return false;
  const full = fullLines(parts, edge);
  if (full.filter(Boolean).length < FULL * (parts.length - 1)) return false;
  const rows = parts.flatMap(({ cut }, i) => (isOfTable(cut, right) ? i : []));
  return rows.filter((i) => full[i - 1]).length >= FULL * rows.length - 1;
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

/** The box with a text of sentences that stands right or left of a table on a page. */
function boxOn(
  lines: readonly TokenLine[],
  headers: readonly Header[],
): readonly Part[] | undefined {
  if (lines.length > MOST_LINES) return undefined;
  for (const right of [true, false])
    for (const edge of edgesOf(lines, right))
      for (const x of right ? [edge] : tablesRightOf(lines, edge))
        for (const { cuts, headed } of runsAt(lines, headers, x)) {
          const found = headed ? undefined : boxIn(cuts, edge, right);
          if (found) return found;
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
 * Puts boxes with texts of sentences that stand beside a table, on the heights of its rows, behind all lines of their page: what
 * they tell of days and of money is no row's. Undefined where there is none.
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

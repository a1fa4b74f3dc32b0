import { type Line, lineOf } from '../../layout';
import { joined, least } from '../../lists';
import type { Word } from '../../pdf';
import { type Header, startsOf } from '../headings';
import type { TokenLine } from '../tokens';
import { standsApart, tableIn } from './beside-gutter';
import { isBoxBefore } from './box-before';
import { byPage, MOST_LINES } from './by-page';
import { type Cut, edgesOf, runsAt } from './gutters';
import { edgesBeside, isLabelledBox, untilHeading } from './labelled-box';
import { goOn, type Parts, partUnder } from './under-heading';

const leftOf = (cuts: readonly Cut[]): number =>
  cuts.reduce((x, { line, at }) => (at > 0 ? Math.min(x, line.x0) : x), Infinity);

/** Where a page may be parted: what stands by itself begins there, and something left of it. */
function guttersOf(lines: readonly TokenLine[], headers: readonly Header[]): readonly number[] {
  if (lines.length > MOST_LINES) return [];
  const margin = least(lines.map(({ x0 }) => x0));
  return [...edgesOf(lines, margin + 1), ...edgesBeside(lines, headers)];
}

/** A row that begins at `x`, with nothing left of it. */
const isRowAt = ({ line: { dates, money, words }, at }: Cut, x: number): boolean =>
  at === 0 &&
  dates[0]?.from === 0 &&
  money.some(({ exact }) => exact) &&
  Math.abs((words[0]?.x0 ?? 0) - x) <= 1;

/** The names of the left table with nothing but a day right of the gutter: the day of the first rows there. */
function hasDayBeside({ line, at }: Cut, headers: readonly Header[]): boolean {
  const isNames = headers.some(({ from, to }) => line.index >= from && line.index < to);
  return (
    isNames &&
    at > 0 &&
    line.dates.some(({ from, to, weak }) => !weak && from === at && to === line.words.length)
  );
}

function partPage(
  lines: readonly TokenLine[],
  headers: readonly Header[],
  gutters: readonly number[],
): { lines: Line[]; parts: Parts | undefined } | undefined {
  for (const x of gutters)
    for (const { cuts: run, headed } of runsAt(lines, headers, x)) {
      const whole = tableIn(run);
      const own = standsApart(whole, x);
      // A box set on the lines of rows is beside those of one heading, and of no further table below.
      const cuts = own ? run : untilHeading(run, headers);
      const table = own ? whole : tableIn(cuts);
      const [top] = table;
      const apart = own ?? (isLabelledBox(table, headers, x) ? 'box' : undefined);
      // What one heading names is one table, whatever stands in its columns.
      if (!apart || !top || headed) continue;
      // Either may be the longer one, and the right one begin higher up, beside the other's heading.
      const higher = cuts.findIndex((one) => isRowAt(one, x));
      const named = cuts.findIndex((one) => hasDayBeside(one, headers));
      const begins = [cuts.indexOf(top), higher, named].filter((at) => at >= 0);
      const halves = cuts.slice(Math.min(...begins));
      const first = halves[0]?.line ?? top.line;
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

/** A page's lines, those of a box that stands left of rows put before them. */
function boxFirst(
  lines: readonly TokenLine[],
  headers: readonly Header[],
  gutters: readonly number[],
): Line[] | undefined {
  for (const x of gutters)
    for (const { cuts, headed } of runsAt(lines, headers, x)) {
      const isRight = ({ line, at }: Cut): boolean => at < line.words.length;
      const own = cuts.slice(cuts.findIndex(isRight), cuts.findLastIndex(isRight) + 1);
      const [first, last] = [own[0]?.line, own.at(-1)?.line];
      if (headed || !first || !last || !isBoxBefore(own, x)) continue;
      const part = ({ line }: Cut, words: Word[], beside: boolean): Line[] =>
        words.length > 0 ? [{ ...lineOf(line.page, words, line.scale), beside }] : [];
      return [
        ...lines.filter((line) => line.index < first.index),
        ...own.flatMap((cut) => part(cut, cut.line.words.slice(0, cut.at), true)),
        ...own.flatMap((cut) => part(cut, cut.line.words.slice(cut.at), false)),
        ...lines.filter((line) => line.index > last.index),
      ];
    }
  return undefined;
}

/** A page's lines, and those of a text beside a table, which stand behind them. */
function withoutProse(lines: readonly TokenLine[]): [TokenLine[], TokenLine[]] {
  const end = lines.findLastIndex(({ isProse }) => !isProse) + 1;
  return [lines.slice(0, end), lines.slice(end)];
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
  const all: (readonly Line[])[] = [];
  for (const [page, printed] of byPage(lines, ({ page: of }) => of)) {
    const [own, prose] = withoutProse(printed);
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
        const gutters = guttersOf(own, heads);
        const found = partPage(own, heads, gutters);
        apart = found?.lines ?? boxFirst(own, heads, gutters);
        parts = found?.parts ?? parts;
      }
    }
    if (apart) changed = true;
    all.push(apart ?? own, prose);
  }
  return changed ? joined(all) : undefined;
}

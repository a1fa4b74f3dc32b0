import { beginsCell, type Line, lineOf } from '../../layout';
import { type Header, startsOf } from '../headings';
import { crosses, type TokenLine, whiteSpaceBefore } from '../tokens';
import { standsAt } from './gutters';

/** Where the parts of a table abreast begin: their headings, and the white space before each but the first. */
export type Parts = { starts: readonly number[]; gutters: readonly number[] };

/** The parts of a heading that names its columns more than once; further left where its rows need the space. */
function partsOf({ columns }: Header, rows: readonly TokenLine[]): Parts {
  const starts = startsOf(columns);
  const size = columns.length / starts.length;
  const gutters = starts
    .slice(1)
    .map((start, i) => whiteSpaceBefore(rows, start, columns[(i + 1) * size - 1]?.x1 ?? 0));
  return { starts, gutters };
}

/** A region's lines, part after part, each under the columns of the first. */
function inParts(region: readonly TokenLine[], { starts, gutters }: Parts): Line[] {
  return starts.flatMap((start, i) => {
    const [from, to] = [gutters[i - 1] ?? -Infinity, gutters[i] ?? Infinity];
    const moved = start - (starts[0] ?? start);
    return region.flatMap((line) => {
      const words = line.words.filter((_, k) => {
        const x = standsAt(line, k);
        return x >= from - 0.5 && x < to - 0.5;
      });
      if (words.length === 0) return [];
      const placed = words.map((word) => ({ ...word, x0: word.x0 - moved, x1: word.x1 - moved }));
      return [{ ...lineOf(line.page, placed, line.scale), moved }];
    });
  });
}

/** Whether a line has a date set apart from the word before it: `Due date 12 November` is small print's. */
const hasDay = ({ dates, words }: TokenLine): boolean =>
  dates.some(({ weak, from }) => !weak && beginsCell(words, from));

/** The last line with a date and a figure that may be a row. */
const lastRow = (lines: readonly TokenLine[]): number =>
  lines.findLastIndex((line) => hasDay(line) && line.money.some(({ exact }) => exact));

/** Lines from a table's heading, or its page's head, on; undefined where a row stands across the parts. */
function parted(lines: readonly TokenLine[], parts: Parts): Line[] | undefined {
  const last = lastRow(lines);
  const across = lines.findIndex((line) => parts.gutters.some((x) => crosses(line, x)));
  if (across >= 0 && across <= last) return undefined;
  const end = across < 0 ? lines.length : across;
  return [...inParts(lines.slice(0, end), parts), ...lines.slice(end)];
}

/** What became of a page's lines, and the parts that the last table on it has. */
export type PartedPage = { lines: Line[] | undefined; parts: Parts | undefined };

/**
 * A page's lines where headings name their columns twice or more: what stands under the second names comes
 * behind what stands under the first. Lists without descriptions (cheques) are read line by line and stay, as does
 * a table whose rows stand across its parts.
 */
export function partUnder(lines: readonly TokenLine[], headers: readonly Header[]): PartedPage {
  let changed = false;
  let last: Parts | undefined;
  const [top] = headers;
  const all: Line[] = lines.filter(({ index }) => top !== undefined && index < top.from);
  headers.forEach((header, i) => {
    const until = headers[i + 1]?.from ?? Infinity;
    const own = lines.filter(({ index }) => index >= header.from && index < until);
    const parts = partsOf(header, own.slice(0, lastRow(own) + 1));
    const described = header.columns.some(({ role }) => role === 'description');
    const apart = described ? parted(own, parts) : undefined;
    last = apart && parts;
    if (apart) changed = true;
    all.push(...(apart ?? own));
  });
  return { lines: changed ? all : undefined, parts: last };
}

/** A page without a heading goes on with the parts of the page before, if rows begin where each part does. */
export function goOn(lines: readonly TokenLine[], parts: Parts): Line[] | undefined {
  const begins = (from: number, to: number): boolean =>
    lines.some(({ dates }) => dates.some(({ x0, weak }) => !weak && x0 >= from - 0.5 && x0 < to));
  const all = [-Infinity, ...parts.gutters].every((from, i) =>
    begins(from, parts.gutters[i] ?? Infinity),
  );
  return all ? parted(lines, parts) : undefined;
}

import { type Line, lineOf } from '../layout';
import { type Header, startsOf } from './headers';
import type { TokenLine } from './token-line';

/** Steps (points) in which white space left of a heading's part is looked for. */
const STEP = 3;

/** Whether a word stands across `x`. */
const crosses = ({ words }: TokenLine, x: number): boolean =>
  words.some((word) => word.x0 < x - 0.5 && word.x1 > x + 0.5);

/** Where the parts of a table begin: at its heading's, or further left where figures and dates need the space. */
function guttersOf({ columns }: Header, rows: readonly TokenLine[]): number[] {
  const starts = startsOf(columns);
  const size = columns.length / starts.length;
  return starts.slice(1).map((start, i) => {
    const edge = columns[(i + 1) * size - 1]?.x1 ?? 0;
    let best = start;
    let fewest = Infinity;
    for (let x = start; x > edge; x -= STEP) {
      const count = rows.filter((line) => crosses(line, x)).length;
      if (count < fewest) [best, fewest] = [x, count];
    }
    return best;
  });
}

/** A region's lines, part after part, each under the columns of the first. */
function inParts(
  region: readonly TokenLine[],
  gutters: readonly number[],
  starts: number[],
): Line[] {
  return starts.flatMap((start, i) => {
    const [from, to] = [gutters[i - 1] ?? -Infinity, gutters[i] ?? Infinity];
    const moved = start - (starts[0] ?? start);
    return region.flatMap((line) => {
      const words = line.words.filter(({ x0 }) => x0 >= from - 0.5 && x0 < to - 0.5);
      if (words.length === 0) return [];
      const placed = words.map((word) => ({ ...word, x0: word.x0 - moved, x1: word.x1 - moved }));
      return [{ ...lineOf(line.page, placed, line.scale), moved }];
    });
  });
}

/**
 * A page's lines where headings name their columns twice or more: what stands under the second names comes
 * behind what stands under the first. Lists without descriptions (cheques) are read line by line and stay, as does
 * a table whose lines stand across its parts.
 */
export function partUnder(
  lines: readonly TokenLine[],
  headers: readonly Header[],
): Line[] | undefined {
  let changed = false;
  const [top] = headers;
  const parted: Line[] = lines.filter(({ index }) => top !== undefined && index < top.from);
  headers.forEach((header, i) => {
    const until = headers[i + 1]?.from ?? Infinity;
    const own = lines.filter(({ index }) => index >= header.from && index < until);
    const last = own.findLastIndex(({ dates }) => dates.some(({ weak }) => !weak));
    const rows = own.slice(0, last + 1);
    const gutters = guttersOf(header, rows);
    const isAcross = (line: TokenLine): boolean => gutters.some((x) => crosses(line, x));
    const described = header.columns.some(({ role }) => role === 'description');
    const across = own.findIndex((line, k) => k > last && isAcross(line));
    const end = across < 0 ? own.length : across;
    if (!described || rows.some(isAcross)) parted.push(...own);
    else {
      changed = true;
      parted.push(
        ...inParts(own.slice(0, end), gutters, startsOf(header.columns)),
        ...own.slice(end),
      );
    }
  });
  return changed ? parted : undefined;
}

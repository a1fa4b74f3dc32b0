import type { Columns } from '../columns';
import type { Segment } from '../tables';
import { hasDateIn, type TokenLine } from '../tokens';

export type Bounds = {
  x0: number;
  x1: number;
  /** Text that begins left of this is no description: a heading at the table's left edge. */
  textFrom: number;
};

/** Left and right edge of the table: what stands wholly outside belongs to a side box. */
export function boundsOf(segment: Segment, columns: Columns): Bounds {
  const edges = [
    ...columns.money.flatMap((c) => [c.x0, c.x1]),
    ...columns.dates.flatMap((c) => [c.x0, c.x1]),
    ...(segment.header?.columns ?? []).flatMap((c) => [c.x0, c.x1]),
  ];
  const textFrom = textStart(segment, columns);
  if (edges.length === 0 || !segment.header || columns.ordinal)
    return { x0: -Infinity, x1: Infinity, textFrom };
  const [x0, x1] = [Math.min(...edges), Math.max(...edges)];
  // A heading says where a column of text begins, not how far its texts reach.
  const texts = segment.header.columns.filter(
    ({ role }) => role === 'description' || role === 'reference',
  );
  // Nothing but amounts has a name, and days stand above their rows: all texts are left of it.
  const isOpenLeft = texts.length === 0 && columns.dates.length === 0;
  return {
    x0: isOpenLeft || texts.some((column) => column.x0 === x0) ? -Infinity : x0 - 14,
    x1: texts.some((column) => column.x1 === x1) ? Infinity : x1 + 14,
    textFrom,
  };
}

/**
 * Where rows print their dates leftmost and their descriptions to the right, the dates' right edge;
 * elsewhere nothing can be told from where a line begins.
 */
function textStart(segment: Segment, columns: Columns): number {
  const first = columns.dates.reduce((a, b) => (b.x0 < a ? b.x0 : a), Infinity);
  let dated = 0;
  let leftmost = 0;
  for (const line of segment.lines) {
    if (line.dates.length === 0 || !isDatedIn(line, columns)) continue;
    dated += 1;
    if (line.x0 > first - 4 && line.dates[0]?.from === 0) leftmost += 1;
  }
  return dated > 0 && leftmost >= 0.9 * dated ? first + 6 : -Infinity;
}

/** Whether a date of the line stands in a column of dates. */
function isDatedIn(line: TokenLine, columns: Columns): boolean {
  for (const column of columns.dates) if (hasDateIn(line, column)) return true;
  return false;
}

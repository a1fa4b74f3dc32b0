import { Marked } from '../../lists';
import { type Columns, type Group, listsDays, type TokenLine } from '../../reading';

/** Edges (points) nearer than this are one. */
const SAME = 4;
/** Fewer may be a summary that stands in line with a table. */
const LEAST = 3;

/** A date and a figure where a table has its dates and figures. */
const standsIn = ({ dates, money }: TokenLine, columns: Columns): boolean =>
  dates.some(
    ({ x0, weak }) => !weak && columns.dates.some((column) => Math.abs(column.x0 - x0) <= SAME),
  ) &&
  money.some(
    (figure) =>
      figure.exact &&
      columns.money.some(
        (column) =>
          Math.abs(column.edge - figure.edge) <= SAME || Math.abs(column.x0 - figure.x0) <= SAME,
      ),
  );

/** Lines that stand in a table's columns and belong to none: rows that its heading, or a box beside it, cut off. */
export function rowsOutside(lines: readonly TokenLine[], groups: readonly Group[]): TokenLine[] {
  // By their places: a table's lines may be parts of those that are printed.
  const inside = new Marked(lines.length);
  for (const { segments } of groups)
    for (const segment of segments) for (const { index } of segment.lines) inside.add(index);
  const outside = lines.filter(
    (line) =>
      !inside.has(line.index) &&
      line.dates.length > 0 &&
      line.money.length > 0 &&
      !line.beside &&
      !listsDays(line),
  );
  const found = outside.filter((line) => groups.some(({ columns }) => standsIn(line, columns)));
  return found.length < LEAST ? [] : found;
}

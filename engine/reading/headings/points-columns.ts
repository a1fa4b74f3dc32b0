import { cellsOf, overlapOf, textOf } from '../../layout';
import type { TokenLine } from '../tokens';
import { tellsOfPoints } from '../vocabulary';
import type { Header } from './header';

/** A heading with the place of its column of points, where a cell that names nothing else tells of them. */
export function withPoints(header: Header, lines: readonly TokenLine[]): Header {
  const cells = lines.slice(header.from, header.to).flatMap(({ words }) => cellsOf(words));
  const points = cells.find(
    (cell) =>
      tellsOfPoints(textOf(cell)) && header.columns.every((name) => overlapOf(name, cell) <= 0),
  );
  return points ? { ...header, points: { x0: points.x0, x1: points.x1 } } : header;
}

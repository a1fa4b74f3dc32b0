import { isMovementRole, type Money, signed } from '../../reading';
import type { Solution } from '../solving';

/** Figures of one column end nearer than this (points). */
const ONE_EDGE = 2;

/**
 * Below a row's own figure, lines of its text print figures in the column of the amounts that come to nothing: `Fee  -6.00`, `Rebate
 * 6.00`. They may be rows without days of their own, without which all ties as well.
 */
export function hidesLines({ values }: Solution): boolean {
  const edges = new Set<number>();
  const below: { figure: Money; row: number }[] = [];
  values.forEach(({ entry, how }, row) => {
    if (entry.kind !== 'row') return;
    for (const { column, money } of entry.cells)
      if (isMovementRole(how.roles[column])) edges.add(Math.round(money.edge));
    for (const { index, money } of entry.lines)
      if (index > entry.anchor.index)
        for (const figure of money)
          if (figure.exact && figure.minor !== 0) below.push({ figure, row });
  });
  const places = [...edges];
  const sums = new Map<number, { sum: number; count: number }>();
  for (const { figure, row } of below) {
    if (!places.some((edge) => Math.abs(edge - figure.edge) <= ONE_EDGE)) continue;
    const own = sums.get(row) ?? { sum: 0, count: 0 };
    sums.set(row, { sum: own.sum + signed(figure), count: own.count + 1 });
  }
  return [...sums.values()].some(({ sum, count }) => count > 1 && sum === 0);
}

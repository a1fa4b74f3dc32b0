import { isBare, type Roles } from '../reading';
import type { Sectioned } from './trial';

/** Some of a column's figures bear the mark of a debit, and some that of a credit: `Dr 27.89` over `Cr 29.68`. */
export function isMarkedBothWays(entries: readonly Sectioned[], column: number): boolean {
  const bears = (marker: 'debit' | 'credit'): boolean =>
    entries.some(({ entry }) =>
      entry.cells.some((cell) => cell.column === column && cell.money.marker === marker),
    );
  return bears('debit') && bears('credit');
}

/** Some balances bear the mark of a credit, some neither mark nor sign, and none says that it is overdrawn. */
export function onlyCreditMarked(roles: Roles, entries: readonly Sectioned[]): boolean {
  const column = roles.indexOf('balance');
  if (column < 0) return false;
  const figures = entries.flatMap(({ entry }) =>
    entry.cells.flatMap((cell) =>
      cell.column === column && cell.money.minor !== 0 ? cell.money : [],
    ),
  );
  const credits = figures.filter(({ marker }) => marker === 'credit').length;
  const bare = figures.filter(isBare).length;
  return credits > bare && bare > 0 && credits + bare === figures.length;
}

import type { Solution } from './solving';

/** Figures of one column end nearer than this (points). */
const ONE_EDGE = 4;

/** A row without a balance prints a figure right where other rows have theirs: it was taken for a word of the row's text. */
export function losesBalance(values: Solution['values']): boolean {
  // Of most accounts every row prints its balance.
  if (!values.some(({ entry, balance }) => entry.kind === 'row' && balance === undefined))
    return false;
  const edges = new Set<number>();
  for (const { entry, how } of values)
    for (const { column, money } of entry.cells)
      if (how.roles[column] === 'balance') edges.add(Math.round(money.edge));
  if (edges.size === 0) return false;
  return values.some(({ entry, balance }) => {
    if (entry.kind !== 'row' || balance !== undefined) return false;
    return entry.anchor.money.some(
      (money) =>
        money.exact &&
        entry.cells.every((cell) => cell.money !== money) &&
        [...edges].some((edge) => Math.abs(edge - money.edge) <= ONE_EDGE),
    );
  });
}

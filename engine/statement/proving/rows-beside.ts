import { type Interpretation, isMoneyRole, printsYear, type RawRow } from '../../reading';
import type { Solution } from '../solving';

/**
 * `03/03/2025  Tesco  -50.00     06/03/2025  Wrong debit  -20.00`: behind the figures that are read of it, a row's line prints
 * another whole date, and a figure behind that: a row of a table that stands abreast.
 */
export const printRowsBeside = ({ values }: Solution): boolean =>
  values.some(({ entry, how }) => entry.kind === 'row' && printsRowBeside(entry, how));

function printsRowBeside({ anchor, cells }: RawRow, { roles }: Interpretation): boolean {
  // Of most lines, no date stands behind the first.
  if (anchor.dates.length < 2) return false;
  let end = -Infinity;
  for (const { column, money } of cells) {
    const role = roles[column];
    if (role && isMoneyRole(role) && money.edge > end) end = money.edge;
  }
  return anchor.dates.some(
    (date) =>
      !date.weak &&
      printsYear(date) &&
      date.x0 > end &&
      anchor.money.some((money) => money.exact && money.from >= date.to),
  );
}

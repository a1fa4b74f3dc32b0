import { cellsOf, overlapOf, textOf } from '../../layout';
import type { Money, TokenLine } from '../../reading';
import { type Place, spanOf } from './label-places';

/** Lines that names beside a label may go on over, and how far below it the values stand, in font sizes. */
const TALLEST = 4;
const TALL = 5;

/** `₹)` below `Previous balance (`: the end of a label's own unit. */
const OWN_UNIT = /^[^\d\s]{1,4} ?[)）]$/u;

/**
 * The figure under a label whose neighbours are names of several lines, so that the values of all stand further down: with
 * nothing between the two, in a line of several figures.
 */
export function valueFarBelow(lines: readonly TokenLine[], place: Place): Money | undefined {
  const line = lines[place.at];
  if (!line || line.money.length > 0) return undefined;
  const { x0, x1 } = spanOf(line, place);
  const names = cellsOf(line.words).filter((cell) => cell.x1 <= x0 || cell.x0 >= x1);
  let goesOn = false;
  for (const below of lines.slice(place.at + 1, place.at + 1 + TALLEST)) {
    if (below.page !== line.page || below.baseline - line.baseline > TALL * line.size)
      return undefined;
    const figures = below.money.filter(({ exact }) => exact);
    if (figures.length > 1 && goesOn)
      return figures.find((money) => money.x0 < x1 + 8 && money.x1 > x0 - 8);
    // What stands between goes on with other names.
    goesOn =
      figures.length === 0 &&
      cellsOf(below.words).every(
        (cell) =>
          OWN_UNIT.test(textOf(cell)) ||
          ((cell.x1 <= x0 || cell.x0 >= x1) && names.some((name) => overlapOf(name, cell) > 0)),
      );
    if (!goesOn) return undefined;
  }
  return undefined;
}

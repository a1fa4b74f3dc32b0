import type { TokenLine } from '../../reading';
import type { Solution } from '../solving';

/** Lines at one height differ by less (points). */
const ONE_HEIGHT = 2;

/** A line of what was taken for a box begins with a date. */
const beginsWithDate = ({ beside, dates: [date] }: TokenLine): boolean =>
  beside && date?.from === 0 && !date.weak;

/**
 * Right beside a row that prints no date stands one in a line of what was taken for a box: the gutter may have cut it off.
 * `lines` are the account's.
 */
export function printsDateBeside(values: Solution['values'], lines: readonly TokenLine[]): boolean {
  const rows = values.flatMap(({ entry }) => (entry.kind === 'row' ? entry : []));
  const undated = rows.filter(
    ({ lines: own, dates }) => !own.some((line) => line.dates.some((date) => dates.includes(date))),
  );
  // Of most accounts every row prints its date, or no box stands beside.
  const cut = undated.length > 0 ? lines.filter(beginsWithDate) : [];
  return (
    cut.length > 0 &&
    undated.some(({ anchor, lines: own }) =>
      cut.some(
        (line) =>
          line.page === anchor.page &&
          Math.abs(line.baseline - anchor.baseline) <= ONE_HEIGHT &&
          !own.includes(line),
      ),
    )
  );
}

import {
  type Interpretation,
  isMovementRole,
  type Money,
  type PrintedDate,
  type RawRow,
} from '../../reading';
import type { Solution } from '../solving';

const isBefore = ({ to }: Money, { from }: { from: number }): boolean => to <= from;

/**
 * `16-06-03 Transfer 4,167   16-06-26 Refund 472`: a row with two figures that move money, and a date between them with words
 * behind it, may be two rows that stand beside each other.
 */
export const joinsTwo = ({ values }: Solution): boolean =>
  values.some(({ entry, how }) => {
    if (entry.kind !== 'row' || entry.cells.length < 2) return false;
    // Few rows have a date behind a figure: what moves money need not be told of the others.
    const { dates } = entry.anchor;
    if (dates.length < 2 && dates[0]?.from === 0) return false;
    const mayJoin = dates.some((date) => entry.cells.some(({ money }) => isBefore(money, date)));
    return mayJoin && standsBetween(dates, movingOf(entry, how));
  });

/** The figures of a row that move money. */
const movingOf = ({ cells }: RawRow, { roles, net }: Interpretation): Money[] =>
  cells.flatMap(({ column, money }) => {
    const role = roles[column];
    const moves = role !== undefined && (isMovementRole(role) || role === 'fee');
    return money.minor !== 0 && (moves || net?.parts.includes(column)) ? money : [];
  });

/** Whether a date stands between two of a row's figures, with words between it and the second one. */
const standsBetween = (dates: readonly PrintedDate[], figures: readonly Money[]): boolean =>
  dates.some(
    (date) =>
      !date.weak &&
      figures.some((figure) => isBefore(figure, date)) &&
      figures.some(({ from }) => from > date.to),
  );

import type { TokenLine } from '../tokens';
import { isDateRole, isMoneyRole } from '../vocabulary';
import { hasFigures, headCells } from './heading-cells';
import type { Block, ReadBlock } from './heading-lines';
import { heads } from './heading-tables';

/** The fewest names of dates and of amounts that have to repeat those above them. */
const LEAST = 2;

/**
 * `Date  Amount  Balance` beneath the same names in another language, or the rest of such a line: each of its cells stands
 * under a name of a complete heading, and its names of days and of money under those of the same meaning.
 */
export function saysAgain(above: Block, line: TokenLine, gap: number, read: ReadBlock): boolean {
  if (hasFigures(line) || !heads(above.reading)) return false;
  const { columns, known, words } = read([line]).reading;
  const telling = columns.filter(({ role }) => isDateRole(role) || isMoneyRole(role));
  const isAgain = telling.every((name) =>
    above.reading.columns.some(
      ({ role, x0, x1 }) => role === name.role && name.x0 < x1 && name.x1 > x0,
    ),
  );
  const isUnder = headCells(line, gap).every((cell) =>
    above.cells.some((other) => cell.x0 < other.x1 && cell.x1 > other.x0),
  );
  if (telling.length === 0 || !isAgain || !isUnder) return false;
  const isDated = telling.some(({ role }) => isDateRole(role));
  return isDated ? telling.length >= LEAST : telling.length === columns.length && known === words;
}

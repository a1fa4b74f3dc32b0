import type { TokenLine } from '../reading';
import type { AccountPart } from './accounts';
import { beginsAt } from './beginnings';

/** What of an account's lines is in none of its rows. */
export type LeftOut = {
  /** Something that stands in a table's columns and was cut off from it. */
  cutOff: boolean;
  /** What looks like rows, above what the rows are said to begin with. */
  above: boolean;
  /** Anything that may be of the account. */
  any: boolean;
};

/** `strays` look like rows and were left out, `outside` was cut off from a table's columns; both of any account. */
export function leftOutOf(
  { blocks, lines }: Pick<AccountPart, 'blocks' | 'lines'>,
  strays: readonly TokenLine[],
  outside: readonly TokenLine[],
): LeftOut {
  if (strays.length + outside.length === 0) return { cutOff: false, above: false, any: false };
  const own = new Set(lines);
  const top = beginsAt(blocks);
  const cutOff = outside.some((line) => own.has(line));
  const mine = strays.filter((line) => own.has(line));
  return {
    cutOff,
    above: mine.some((line) => line.index < top && line.dates.length > 0),
    any: cutOff || mine.some((line) => line.index > top || line.dates.length > 0),
  };
}

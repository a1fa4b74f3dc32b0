import { printsOwnDate, type RawRow, type TokenLine } from '../../reading';
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
  const undated: RawRow[] = [];
  for (const { entry } of values)
    if (entry.kind === 'row' && !printsOwnDate(entry)) undated.push(entry);
  // Of most accounts every row prints its date.
  if (undated.length === 0) return false;
  const cut = new Map<number, TokenLine[]>();
  for (const line of lines) {
    if (!beginsWithDate(line)) continue;
    const own = cut.get(line.page);
    if (own) own.push(line);
    else cut.set(line.page, [line]);
  }
  return undated.some(({ anchor, lines: own }) =>
    (cut.get(anchor.page) ?? []).some(
      (line) => Math.abs(line.baseline - anchor.baseline) <= ONE_HEIGHT && !own.includes(line),
    ),
  );
}

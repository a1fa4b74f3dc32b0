import { printsOwnDate, type RawRow, type TokenLine } from '../../reading';
import type { Solution } from '../solving';

/** Lines at one height differ by less (points). */
const ONE_HEIGHT = 2;

/** `•01/07/2025`, `(01/07)`, `01/07a`: a word that has a day and a month, and something that makes no date of it. */
const HAS_DAY = /\d{1,2}[./-]\d{1,2}/;

/** A row that prints no date begins with such a word, where others begin with theirs. */
const beginsLikeDate = ({ anchor: { words, money } }: RawRow): boolean =>
  HAS_DAY.test(words[0]?.text ?? '') && money[0]?.from !== 0;

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
  if (undated.length < values.length && undated.some(beginsLikeDate)) return true;
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

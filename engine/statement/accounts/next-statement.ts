import { dayNumber } from '../../reading';
import type { Block } from '../blocks';
import type { LabelledBalance } from '../labelled';
import type { Opening } from './opening';
import type { Account, PeriodIn } from './seam';

/** The label that states, among an account's lines from a place on, that it closed with what an opening balance says. */
export const closingFor = (
  { minor: opening, line }: Opening,
  from: number,
  labels: readonly LabelledBalance[],
): LabelledBalance | undefined =>
  labels.findLast(
    ({ word, minor, line: { index } }) =>
      word === 'closing' && minor === opening && index >= from && index < line.index,
  );

/**
 * Where an account's next statement begins, which a block is of that opens with what the account closed with: behind the line
 * of the closing balance, where another period is stated. A page that goes on states neither. `from` is where the account's
 * lines begin.
 */
export function nextStatementFrom(
  { first, last }: Account,
  block: Block,
  opening: Opening,
  from: number,
  labels: readonly LabelledBalance[],
  periodIn: PeriodIn,
): number | undefined {
  const closing = closingFor(opening, from, labels);
  if (!closing) return undefined;
  const start = Math.max(last.last, closing.line.index) + 1;
  const next = periodIn(start, block.first + 1);
  const own = next && periodIn(from, first.first + 1);
  return next && (!own || dayNumber(own.from) !== dayNumber(next.from)) ? start : undefined;
}

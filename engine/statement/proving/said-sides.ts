import { isBare, type Lexicon } from '../../reading';
import type { Solution } from '../solving';

/** Share of the rows whose texts end in words for both sides, from which on these are a column's; and of those that fit. */
const MOST = 0.5;

/**
 * Most texts of rows whose amounts bear neither sign nor mark, or a line of these, end in what says that money came in, or that it
 * went out, and of a row it says the other way than its balance does: one of the two is printed wrong.
 */
export function saysOtherSide({ values }: Solution, { directionOf }: Lexicon): boolean {
  let [rows, against] = [0, 0];
  const said: ('debit' | 'credit')[] = [];
  for (const { entry, how, amount } of values) {
    if (entry.kind !== 'row' || amount === undefined) continue;
    const figures = entry.cells.filter(({ column }) => how.roles[column] === 'amount');
    if (entry.mark || figures.length === 0 || !figures.every(({ money }) => isBare(money)))
      continue;
    rows += 1;
    const side = entry.description
      .map((line) => directionOf(line.split(' ').at(-1) ?? ''))
      .find((one) => one !== undefined);
    if (side === undefined) continue;
    said.push(side);
    if ((side === 'credit') !== amount > 0) against += 1;
  }
  const isColumn = said.length >= MOST * rows && new Set(said).size > 1;
  return against > 0 && isColumn && against < MOST * said.length;
}

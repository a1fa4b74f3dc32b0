import { fold } from '../../text';
import type { Lexicon } from '../vocabulary';
import type { Classified } from './classified';
import { isDated } from './entries';

/** Rows that must print their balance so for it to be their way. */
const LEAST = 3;

/**
 * `Card payment · Groceries   Balance £2,760.08`: a line without a date whose only figure stands behind what a
 * balance is called.
 */
function endsInBalance(item: Classified, { columns }: Lexicon): boolean {
  const { kind, line, cells } = item;
  const [cell] = cells;
  if (kind !== 'amount' || !cell || cells.length > 1 || isDated(item)) return false;
  const name = line.speech.folded[cell.money.from - 1];
  const first = line.words[0];
  return (
    name !== undefined &&
    columns.at([name], 0)?.tag === 'balance' &&
    cell.money.from > 1 &&
    fold(first?.text ?? '') !== name
  );
}

/**
 * Where every row prints its balance by name in a second line, in the column of the amounts, these lines are the
 * rows' text: the column of amounts holds no balances.
 */
export function withoutLabelledBalances(
  items: readonly Classified[],
  lexicon: Lexicon,
): readonly Classified[] {
  const amounts = items.filter(({ kind }) => kind === 'amount');
  const isEach = (item: Classified, i: number): boolean =>
    endsInBalance(item, lexicon) === (i % 2 === 1);
  if (amounts.length < 2 * LEAST || amounts.length % 2 > 0 || !amounts.every(isEach)) return items;
  const balances = new Set(amounts.filter((_, i) => i % 2 === 1));
  return items.map((item) =>
    balances.has(item) ? { ...item, cells: [], kind: 'text' as const } : item,
  );
}

import { inTime, type Order } from '../../proof';
import { balanceOf, type Interpretation, type RawRow, signed } from '../../reading';
import type { LabelledBalance } from './labelled-balances';

/** Rows that each begin with the balance of the row before, at least: of fewer, a figure may be one by chance. */
const LEAST = 3;

/** A row under the reading of its table. */
type Read = { entry: RawRow; how: Interpretation };

const moneyIn = ({ cells }: RawRow, at: number): RawRow['cells'][number]['money'] | undefined =>
  cells.find(({ column }) => column === at)?.money;

/** Whether each of some rows, but for the first, says in a column what the row before it comes to. */
function leadsOn(rows: readonly Read[], column: number): boolean {
  return rows.every(({ entry }, i) => {
    const [money, before] = [moneyIn(entry, column), rows[i - 1]];
    if (!money?.exact) return false;
    return before === undefined || signed(money) === balanceOf(before.entry, before.how);
  });
}

/**
 * `Before  Out  In  After`: where each row says what it begins with, beside what it comes to, the first one in time
 * says what all of them begin with.
 */
export function balanceBefore(read: readonly Read[], order: Order): LabelledBalance | undefined {
  const rows = inTime(read, order);
  const [first] = rows;
  if (!first || rows.length <= LEAST) return undefined;
  const { roles } = first.how;
  for (const { column, money } of first.entry.cells) {
    const isUnused = (roles[column] ?? 'reference') === 'reference';
    if (isUnused && leadsOn(rows, column))
      return { word: 'opening', minor: signed(money), money, line: first.entry.anchor };
  }
  return undefined;
}

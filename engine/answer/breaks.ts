import type { ClosingBalanceBreak, TransactionBreak } from '@/utils/contract';
import type { AccountStatement } from '../statement';
import { wireAmount, wireDate } from './wire';

function rowBreaks({ rows, scale, proof }: AccountStatement): TransactionBreak[] {
  if (proof.breaks.length === 0) return [];
  const byId = new Map(rows.map((row) => [row.id, row] as const));
  return proof.breaks.flatMap((gap) => {
    const [prev, cur] = [byId.get(gap.from), byId.get(gap.at)];
    if (!cur) return [];
    return [
      {
        prev_id: gap.from,
        cur_id: gap.at,
        prev_date: wireDate((prev ?? cur).date),
        cur_date: wireDate(cur.date),
        amount: wireAmount(cur.amount ?? 0, scale),
        diff: wireAmount(gap.diff, scale),
      },
    ];
  });
}

function closingBreak({ proof, scale }: AccountStatement): ClosingBalanceBreak | undefined {
  const { closing } = proof;
  if (!closing) return undefined;
  const expected = closing.opening + closing.sum;
  return {
    openingBalance: wireAmount(closing.opening, scale),
    closingBalance: wireAmount(closing.closing, scale),
    transactions: wireAmount(closing.sum, scale),
    expected: wireAmount(expected, scale),
    actual: wireAmount(closing.closing, scale),
    diff: wireAmount(closing.closing - expected, scale),
  };
}

/** How many there are, of rows and of the closing balance; those of a card's sections count beside. */
export const countBalanceBreaks = ({ proof }: AccountStatement): number =>
  proof.breaks.length + (proof.closing ? 1 : 0);

/** Where balances do not follow: from row to row, and from the opening to the closing one. */
export type BalanceBreaks = {
  transactionBreaks?: TransactionBreak[];
  closingBalanceBreak?: ClosingBalanceBreak;
  numBreaks: number;
};

/** Only the breaks that there are. */
export function balanceBreaksOf(statement: AccountStatement): BalanceBreaks {
  const rows = rowBreaks(statement);
  const closing = closingBreak(statement);
  return {
    ...(rows.length > 0 ? { transactionBreaks: rows } : {}),
    ...(closing ? { closingBalanceBreak: closing } : {}),
    numBreaks: countBalanceBreaks(statement),
  };
}

import type { BankStatementNormal, Transaction, TransactionBreak } from '@/utils/contract';
import type { AccountStatement, Row } from '../statement';
import { commonOf } from './common';
import { transactionOf } from './transaction';
import { wireAmount, wireDate } from './wire';

/** Every row that moves money has a balance beside it. */
export const hasBalances = ({ rows }: AccountStatement): boolean => {
  const moves = (row: Row): boolean => row.amount !== undefined;
  return rows.some(moves) && rows.every((row) => !moves(row) || row.balance !== undefined);
};

function breaksOf({ rows, scale, proof }: AccountStatement): TransactionBreak[] {
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

/** The rows, each with its balance. */
function transactionsOf(statement: AccountStatement): Transaction[] {
  const { rows, scale } = statement;
  const transactions: Transaction[] = [];
  for (const row of rows) {
    const balance = wireAmount(row.balance ?? 0, scale);
    transactions.push(Object.assign(transactionOf(row, statement), { balance }));
  }
  return transactions;
}

export function bankNormal(statement: AccountStatement): BankStatementNormal {
  const { proof } = statement;
  const breaks = breaksOf(statement);
  return {
    type: 'BankStatementNormal',
    ...commonOf(statement),
    transactions: transactionsOf(statement),
    ...(breaks.length > 0 ? { transactionBreaks: breaks } : {}),
    numBreaks: proof.breaks.length,
  };
}

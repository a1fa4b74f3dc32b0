import type { BankStatementNormal, Transaction } from '@/utils/contract';
import type { AccountStatement, Row } from '../statement';
import { balanceBreaksOf } from './breaks';
import { commonOf } from './common';
import { transactionOf } from './transaction';
import { wireAmount } from './wire';

/** Every row that moves money has a balance beside it. */
export const hasBalances = ({ rows }: AccountStatement): boolean => {
  const moves = (row: Row): boolean => row.amount !== undefined;
  return rows.some(moves) && rows.every((row) => !moves(row) || row.balance !== undefined);
};

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
  return {
    type: 'BankStatementNormal',
    ...commonOf(statement),
    transactions: transactionsOf(statement),
    ...balanceBreaksOf(statement),
  };
}

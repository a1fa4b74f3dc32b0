import type { BankStatementNoBalance, CreditCardSimple } from '@/utils/contract';
import type { AccountStatement } from '../statement';
import { balanceBreaksOf } from './breaks';
import { commonOf } from './common';
import { transactionOf } from './transaction';
import { wireAmount } from './wire';

/** Rows without a balance on each, of a bank account or of a card; balances that are printed are kept. */
export function noBalance(statement: AccountStatement): BankStatementNoBalance | CreditCardSimple {
  const { kind, rows, scale } = statement;
  return {
    type: kind === 'card' ? 'CreditCardSimple' : 'BankStatementNoBalance',
    ...commonOf(statement),
    transactions: rows.map((row) => ({
      ...transactionOf(row, statement),
      ...(row.balance === undefined ? {} : { balance: wireAmount(row.balance, scale) }),
    })),
    ...balanceBreaksOf(statement),
  };
}

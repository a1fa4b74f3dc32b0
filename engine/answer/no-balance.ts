import type {
  BankStatementNoBalance,
  ClosingBalanceBreak,
  CreditCardSimple,
} from '@/utils/contract';
import type { AccountStatement } from '../statement';
import { commonOf } from './common';
import { transactionOf } from './transaction';
import { wireAmount } from './wire';

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

/** Rows without a balance on each, of a bank account or of a card; balances that are printed are kept. */
export function noBalance(statement: AccountStatement): BankStatementNoBalance | CreditCardSimple {
  const { kind, rows, scale, proof } = statement;
  const closing = closingBreak(statement);
  return {
    type: kind === 'card' ? 'CreditCardSimple' : 'BankStatementNoBalance',
    ...commonOf(statement),
    transactions: rows.map((row) => ({
      ...transactionOf(row, statement),
      ...(row.balance === undefined ? {} : { balance: wireAmount(row.balance, scale) }),
    })),
    ...(closing ? { closingBalanceBreak: closing } : {}),
    numBreaks: proof.breaks.length + (closing ? 1 : 0),
  };
}

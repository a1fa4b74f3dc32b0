import type {
  AccountData,
  BreakdownTransaction,
  Proof,
  StatementFacts,
  Transaction,
  TransactionNoBalance,
} from '@/utils/contract';
import type { Breaks } from './judgement';
import type { AccountStatement } from './statement';

/** A row of any schema with its fields under one name; amounts still wire numbers. */
type WireRow = Pick<Transaction, 'id' | 'description' | 'foreign'> & {
  date: string | undefined;
  valueDate: string | undefined;
  amount: number | undefined;
  balance: number | undefined;
  category: string | undefined;
};
/** An account, or a cardholder's part of one, of any schema. */
export type WireAccount = {
  kind: AccountStatement['kind'];
  statement: StatementFacts;
  rows: WireRow[];
  proof: Proof | undefined;
  breaks: Breaks;
};

/** Contract §3: in the breakdown schemas a brought-forward line has this category and its balance as the amount. */
const BROUGHT_FORWARD = 'PreviousBalance';

const datedRow = (row: TransactionNoBalance & { balance?: number }): WireRow => ({
  id: row.id,
  description: row.description,
  foreign: row.foreign,
  date: row.date,
  valueDate: row.valueDate,
  amount: row.amount,
  balance: row.balance,
  category: undefined,
});

const breakdownRow = (row: BreakdownTransaction): WireRow => {
  const date = row.transactionDate ?? row.processDate;
  const other = row.processDate ?? row.valueDate;
  const isBalance = row.category === BROUGHT_FORWARD;
  return {
    id: row.id,
    description: row.description,
    foreign: row.foreign,
    date,
    valueDate: other === date ? undefined : other,
    amount: isBalance ? undefined : row.amount,
    balance: isBalance ? row.amount : undefined,
    category: row.category,
  };
};

/** The accounts of an answer, whichever of the five schemas it came in; a cardholder counts as one. */
export const wireAccounts = (data: AccountData): WireAccount[] => {
  switch (data.type) {
    case 'BankStatementNormal':
    case 'BankStatementNoBalance':
    case 'CreditCardSimple':
      return [
        {
          kind: data.type === 'CreditCardSimple' ? 'card' : 'bank',
          statement: data.statement,
          rows: data.transactions.map(datedRow),
          proof: data.proof,
          breaks: {
            count: data.numBreaks,
            rows: data.transactionBreaks ?? [],
            closing: data.closingBalanceBreak,
          },
        },
      ];
    case 'CreditCardBreakdown':
      return [
        {
          kind: 'card',
          statement: data.statement,
          rows: data.transactions.map(breakdownRow),
          proof: data.proof,
          breaks: { count: data.numBreaks, sections: data.subSectionBreaks ?? [] },
        },
      ];
    case 'CreditCardBreakdownMultiUser':
      return data.all.map((user) => ({
        kind: 'card',
        statement: user.statement,
        rows: user.transactions.map(breakdownRow),
        // What is said of all of them together is said of none by itself.
        proof: user.proof ?? (data.all.length === 1 ? data.proof : undefined),
        breaks: { count: user.numBreaks, sections: user.subSectionBreaks ?? [] },
      }));
  }
};

import {
  type AccountData,
  type Envelope,
  ResultType,
  SUCCESS_CODES,
  type SchemaName,
} from '@/utils/contract';

/** Rows of each list: more than the sandbox lets through. */
export const SAMPLE_ROWS = 12;

const day = (n: number) => `2024-03-${String(n).padStart(2, '0')}T00:00:00.000Z`;
const ids = Array.from({ length: SAMPLE_ROWS }, (_, index) => index + 1);
const facts = {
  bank: 'ABC',
  accountNumber: '62-0012-345678',
  nameAddress: ['MS A EXAMPLE', '12 Sample Street', 'Testville 0001'],
  dates: { from: day(1), to: day(31) },
  openingBalance: 100,
  closingBalance: 100 - SAMPLE_ROWS,
};
const rows = ids.map((id) => ({
  id,
  date: day(id),
  description: [`PAYMENT ${id}`, 'FROM 62-0012-345678 MS A EXAMPLE'],
  amount: -1,
}));
const card = {
  statement: facts,
  breakdown: [{ category: 'Transactions', name: 'Purchases', total: -SAMPLE_ROWS }],
  transactions: ids.map((id) => ({
    id,
    category: 'Transactions',
    transactionDate: day(id),
    description: [`PURCHASE ${id}`],
    amount: -1,
  })),
  subSectionBreaks: [],
  numBreaks: 0,
};

/** One statement of each of the five schemas. */
export const SAMPLE_DATA: { [Name in SchemaName]: Extract<AccountData, { type: Name }> } = {
  BankStatementNormal: {
    type: 'BankStatementNormal',
    parser: 'sample/normal',
    statement: facts,
    transactions: rows.map((row) => ({ ...row, balance: 100 - row.id })),
    transactionBreaks: [],
    numBreaks: 0,
  },
  BankStatementNoBalance: {
    type: 'BankStatementNoBalance',
    parser: 'sample/no-balance',
    statement: facts,
    transactions: rows,
    numBreaks: 0,
  },
  CreditCardSimple: {
    type: 'CreditCardSimple',
    parser: 'sample/simple',
    statement: facts,
    transactions: rows,
  },
  CreditCardBreakdown: { type: 'CreditCardBreakdown', parser: 'sample/breakdown', ...card },
  CreditCardBreakdownMultiUser: {
    type: 'CreditCardBreakdownMultiUser',
    parser: 'sample/multi-user',
    all: [card, { ...card, statement: { ...facts, accountNumber: '4000 0012 3456 7899' } }],
    numBreaks: 0,
  },
};

export const sampleSuccess = (name: SchemaName, requestId: string): Envelope => ({
  requestId,
  code: SUCCESS_CODES[name],
  type: ResultType.SUCCESS,
  data: SAMPLE_DATA[name],
  authenticity: 'original',
  score: 1,
});

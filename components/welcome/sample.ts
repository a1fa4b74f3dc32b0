import type { StatementData } from '@/utils/contract';

type SampleRow = [day: number, description: string, amount: number];

const OPENING = 1204.36;
const ROWS: SampleRow[] = [
  [2, 'Rent, 14 Tern Lane', -780],
  [3, 'Harbour Bakery', -6.4],
  [7, 'Salary, Lighthouse Works', 2150],
  [12, 'City Trams, monthly pass', -49],
  [18, 'Greengrocer at the Quay', -31.75],
];

const cents = (amount: number): number => Math.round(amount * 100);
const day = (n: number): string => `2025-03-${String(n).padStart(2, '0')}T00:00:00.000Z`;

const transactions = ROWS.map(([on, description, amount], at) => ({
  id: at + 1,
  date: day(on),
  description: [description],
  amount,
  balance: ROWS.slice(0, at + 1).reduce((sum, row) => sum + cents(row[2]), cents(OPENING)) / 100,
}));

/** The statement that a new install shows: five made-up rows, proven as a real one would be. */
export const SAMPLE = {
  type: 'BankStatementNormal',
  parser: 'sample',
  currency: 'EUR',
  numBreaks: 0,
  statement: {
    bank: 'SAMPLE',
    bankName: 'Harbour Savings Bank',
    accountNumber: '0099 2210 4471',
    accountType: 'Current account',
    nameAddress: ['A. Sample'],
    dates: { from: day(1), to: day(31) },
    openingBalance: OPENING,
    closingBalance: transactions.at(-1)?.balance ?? OPENING,
  },
  transactions,
} satisfies StatementData;

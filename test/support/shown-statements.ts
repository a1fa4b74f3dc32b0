import type {
  BankStatementNormal,
  CardUser,
  CreditCardBreakdownMultiUser,
  StatementData,
} from '@/utils/contract';

type Line = [day: number, text: string | string[], amount: number];

export const isoDay = (n: number, month = 3): string =>
  `2025-${String(month).padStart(2, '0')}-${String(n).padStart(2, '0')}T00:00:00.000Z`;

const LINES: Line[] = [
  [1, 'RENT 14 TERN LANE', -1150],
  [2, 'Greengrocer at the Quay', -23.4],
  [3, ['CARD PAYMENT TO HARBOUR BAKERY', 'REF 88120 ON 02 MAR'], -6.85],
  [3, ['DIRECT DEBIT NORTHERN WATER', 'MANDATE 4471-22'], -41.2],
  [5, 'City Trams, monthly pass', -58],
  [6, 'Transfer to savings', -300],
  [7, ['SALARY LIGHTHOUSE WORKS LTD', 'PAYROLL 2025/03'], 3214.77],
  [9, 'Cash machine, Fish Market', -100],
  [10, 'Paper & Ink, stationers', -17.9],
  [12, 'Refund: Paper & Ink, stationers', 8.95],
  [13, 'Dr. H. Okafor, dentist', -84],
  [14, 'Greengrocer at the Quay', -31.06],
  [16, 'Cinema Lumière', -24],
  [17, ['STANDING ORDER M. KOWALSKA', 'PIANO LESSONS'], -60],
  [18, 'Online bookshop', -42.19],
  [20, 'Insurance, household', -27.35],
  [21, 'Greengrocer at the Quay', -19.77],
  [23, 'Transfer from J. Abara', 45],
  [24, 'Petrol, Cliff Road', -63.12],
  [26, 'Phone and internet', -39.99],
  [28, 'Interest', 1.36],
  [31, 'Account fee', -4.5],
];

const cents = (amount: number): number => Math.round(amount * 100);

const facts = {
  bank: 'HSB',
  bankName: 'Harbour Savings Bank',
  accountNumber: '20-14-77 40918852',
  accountType: 'Current account',
  statementNumber: '27',
  nameAddress: ['MS A ABARA', '14 TERN LANE', 'PORTLEVEN'],
  dates: { from: isoDay(1), to: isoDay(31), issuedOn: isoDay(31) },
};

const running = (lines: readonly Line[], opening: number): BankStatementNormal => {
  let balance = cents(opening);
  const transactions = lines.map(([day, text, amount], at) => {
    balance += cents(amount);
    return {
      id: at + 1,
      date: isoDay(day),
      description: [text].flat(),
      amount,
      balance: balance / 100,
      source: { page: Math.floor(at / 20), x0: 50, y0: 100, x1: 500, y1: 112 },
    };
  });
  return {
    type: 'BankStatementNormal',
    parser: 'generic/running-balance',
    currency: 'GBP',
    statement: { ...facts, openingBalance: opening, closingBalance: balance / 100 },
    transactions,
    numBreaks: 0,
    transactionBreaks: [],
    proof: {
      verdict: 'proven',
      rows: lines.length,
      provenRows: lines.length,
      equations: [
        { kind: 'runningBalance', checked: lines.length, held: lines.length },
        { kind: 'openingToClosing', checked: 1, held: 1 },
        { kind: 'movementTotal', checked: 2, held: 2 },
      ],
      unproven: [],
      suggestions: [],
    },
  };
};

export const proven = running(LINES, 2841.06);

/** Three printed balances are off; one repair is suggested. */
export const broken: BankStatementNormal = {
  ...proven,
  numBreaks: 3,
  transactionBreaks: [3, 11, 17].map((cur_id, at) => ({
    prev_id: cur_id - 1,
    cur_id,
    prev_date: isoDay(2),
    cur_date: isoDay(3),
    amount: -6.85,
    diff: [-10, 168, 0.09][at] ?? 0,
  })),
  transactions: proven.transactions.map((row) =>
    row.id === 20 ? { ...row, inferred: true } : row,
  ),
  proof: {
    verdict: 'broken',
    rows: 22,
    provenRows: 18,
    equations: [
      { kind: 'runningBalance', checked: 22, held: 19 },
      { kind: 'openingToClosing', checked: 1, held: 0 },
    ],
    unproven: [3, 11, 17, 20],
    suggestions: [
      {
        kind: 'sign',
        id: 11,
        amount: 84,
        message: 'With the other sign, 84.00, the sum ties.',
      },
      {
        kind: 'missing',
        amount: -1250.5,
        // As the rows are printed: the newest first.
        afterDate: isoDay(20),
        beforeDate: isoDay(18),
        message: 'An amount of -1250.50 is missing between 2025-03-20 and 2025-03-18.',
      },
    ],
  },
};

export const unchecked: StatementData = {
  type: 'BankStatementNoBalance',
  parser: 'generic/signed-amounts',
  currency: 'GBP',
  statement: facts,
  transactions: proven.transactions.map(({ id, date, description, amount }) => ({
    id,
    date,
    description,
    ...(amount === undefined ? {} : { amount }),
  })),
  proof: {
    verdict: 'unchecked',
    rows: 22,
    provenRows: 0,
    equations: [],
    unproven: proven.transactions.map((row) => row.id),
    suggestions: [],
  },
};

export const cardSimple: StatementData = {
  type: 'CreditCardSimple',
  parser: 'generic/card',
  currency: 'USD',
  statement: {
    ...facts,
    bankName: 'Pelican Card',
    accountNumber: '4929 •••• •••• 3307',
    accountType: 'Credit card',
    openingBalance: -420.5,
    closingBalance: -651.2,
  },
  transactions: proven.transactions.slice(1, 9).map(({ id, date, description, amount = 0 }) => ({
    id: id - 1,
    date,
    description,
    amount,
  })),
  closingBalanceBreak: {
    openingBalance: -420.5,
    closingBalance: -651.2,
    transactions: -240.7,
    expected: -661.2,
    actual: -651.2,
    diff: 10,
  },
  numBreaks: 1,
  proof: {
    verdict: 'broken',
    rows: 8,
    provenRows: 0,
    equations: [{ kind: 'openingToClosing', checked: 1, held: 0 }],
    unproven: [1, 2, 3, 4, 5, 6, 7, 8],
    suggestions: [],
  },
};

const cardUser = (name: string, last4: string, isOff: boolean): CardUser => ({
  statement: {
    ...facts,
    bankName: 'Pelican Card',
    accountNumber: `4929 •••• •••• ${last4}`,
    accountType: 'Credit card',
    nameAddress: [name],
    openingBalance: -310.2,
    closingBalance: -251.05,
  },
  breakdown: [
    { category: 'Payments', name: 'Payments received', total: 310.2 },
    { category: 'Transactions', name: 'Purchases', total: isOff ? -235.05 : -225.05 },
    { category: 'Charges', name: 'Fees and charges', total: -26 },
  ],
  transactions: [
    {
      id: 1,
      category: 'PreviousBalance',
      transactionDate: isoDay(1),
      description: ['Previous balance'],
      amount: -310.2,
    },
    {
      id: 2,
      category: 'Payments',
      transactionDate: isoDay(4),
      processDate: isoDay(5),
      description: ['PAYMENT, THANK YOU'],
      amount: 310.2,
    },
    {
      id: 3,
      category: 'Transactions',
      transactionDate: isoDay(6),
      processDate: isoDay(8),
      description: ['HOTEL ALBATROS LISBOA', 'EUR 112.00 AT 1.0804'],
      amount: -121.01,
      foreign: { currency: 'EUR', amount: 112, rate: 1.0804 },
    },
    {
      id: 4,
      category: 'Transactions',
      transactionDate: isoDay(9),
      processDate: isoDay(10),
      description: ['TRAM 28 TICKETS'],
      amount: -12.4,
    },
    {
      id: 5,
      category: 'Transactions',
      transactionDate: isoDay(11),
      processDate: isoDay(12),
      description: ['LIVRARIA DO CAIS'],
      amount: -91.64,
    },
    {
      id: 6,
      category: 'Charges',
      transactionDate: isoDay(28),
      description: ['ANNUAL FEE'],
      amount: -26,
    },
  ],
  subSectionBreaks: isOff
    ? [{ category: 'Transactions', expected: -235.05, actual: -225.05, diff: 10 }]
    : [],
  numBreaks: isOff ? 1 : 0,
  proof: {
    verdict: isOff ? 'broken' : 'proven',
    rows: 5,
    provenRows: isOff ? 2 : 5,
    equations: [{ kind: 'sectionTotal', checked: 3, held: isOff ? 2 : 3 }],
    unproven: isOff ? [3, 4, 5] : [],
    suggestions: [],
  },
});

export const cardBreakdown: StatementData = {
  ...cardUser('MS A ABARA', '3307', true),
  type: 'CreditCardBreakdown',
  parser: 'generic/card-sections',
  currency: 'USD',
};

export const cardUsers: CreditCardBreakdownMultiUser = {
  type: 'CreditCardBreakdownMultiUser',
  parser: 'generic/card-sections',
  currency: 'USD',
  all: [cardUser('MS A ABARA', '3307', false), cardUser('MR J ABARA', '9914', true)],
  numBreaks: 1,
};

export const severalAccounts: StatementData = {
  ...proven,
  others: [
    {
      ...running(
        LINES.slice(5, 7).map(([day, text, amount]): Line => [day, text, -amount]),
        12_040,
      ),
      statement: {
        ...facts,
        accountType: 'Savings account',
        accountNumber: '20-14-77 11805560',
        openingBalance: 12_040,
        closingBalance: 9125.23,
      },
    },
  ],
};

export const tenThousand: StatementData = running(
  Array.from({ length: 10_000 }, (_, at): Line => {
    const [, text, amount] = LINES[at % LINES.length] ?? [1, '', 0];
    return [1 + (at % 28), text, amount];
  }),
  2841.06,
);

export const longPayee: StatementData = running(
  [
    [3, 'PAYMENT TO THE INTERNATIONAL SOCIETY OF LIGHTHOUSE KEEPERS AND FRIENDS', -1_204_350.75],
    [4, 'Überweisung an Donaudampfschifffahrtsgesellschaft mbH & Co. KG Wien', -12.5],
    ...LINES.slice(2, 5),
  ],
  98_765_432.1,
);

/** Figures as wide as they come, in rows that don't tie. */
export const brokenMillions: StatementData = (() => {
  const statement = running(
    LINES.map(([day, text, amount]): Line => [day, text, amount * 10_000]),
    28_410_600,
  );
  const { proof, numBreaks, transactionBreaks } = broken;
  return { ...statement, proof, numBreaks, transactionBreaks };
})();

export const rightToLeft: StatementData = {
  ...running(
    [
      [1, 'إيجار شقة، شارع الميناء', -4200],
      [3, 'مخبز المرفأ', -36.5],
      [7, 'راتب شهر مارس – شركة المنارة', 12_750],
      [9, 'CARD 4471 مكتبة الرصيف', -118.25],
      [12, 'استرداد', 40],
    ],
    3150,
  ),
  currency: 'AED',
};

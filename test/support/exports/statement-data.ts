import {
  ResultType,
  SUCCESS_CODES,
  type StatementData,
  type SuccessEnvelope,
} from '@/utils/contract';

export type PlainRow = {
  /** ISO calendar date. */
  date: string;
  text: string | readonly string[];
  amount?: number | undefined;
  balance?: number | undefined;
  valueDate?: string | undefined;
};
export type PlainFacts = {
  bank?: string;
  account?: string | undefined;
  currency?: string | undefined;
  from?: string;
  to?: string;
  opening?: number;
  closing?: number;
  /** Printed by some: who it is for, what kind of account, which statement. */
  holder?: string;
  accountType?: string;
  number?: string;
};

export const midnight = (day: string): string => `${day}T00:00:00.000Z`;

const wireRow = ({ date, text, amount, valueDate }: PlainRow, index: number) => ({
  id: index + 1,
  date: midnight(date),
  description: typeof text === 'string' ? [text] : [...text],
  ...(amount === undefined ? {} : { amount }),
  ...(valueDate === undefined ? {} : { valueDate: midnight(valueDate) }),
});

const facts = (
  rows: readonly { date: string }[],
  { bank = 'Test Bank', holder = 'A Person', account, from, to, ...given }: PlainFacts,
) => ({
  bank: 'TST',
  bankName: bank,
  ...(account === undefined ? {} : { accountNumber: account }),
  nameAddress: [holder, '1 Street'],
  dates: {
    from: midnight(from ?? rows[0]?.date ?? '2024-01-01'),
    to: midnight(to ?? rows.at(-1)?.date ?? '2024-01-31'),
  },
  ...(given.opening === undefined ? {} : { openingBalance: given.opening }),
  ...(given.closing === undefined ? {} : { closingBalance: given.closing }),
  ...(given.accountType === undefined ? {} : { accountType: given.accountType }),
  ...(given.number === undefined ? {} : { statementNumber: given.number }),
});

const withDefaults = (given: PlainFacts): PlainFacts => ({
  account: 'DE89 3704 0044 0532 0130 00',
  currency: 'EUR',
  ...given,
});

/** A bank statement in wire form from a few plain facts: the normal schema where every row has its balance. */
export const bankStatement = (rows: readonly PlainRow[], given: PlainFacts = {}): StatementData => {
  const plain = withDefaults(given);
  const common = {
    parser: 'test',
    ...(plain.currency === undefined ? {} : { currency: plain.currency }),
    statement: facts(rows, plain),
  };
  const balanced = rows.flatMap((row, index) =>
    row.balance === undefined ? [] : [{ ...wireRow(row, index), balance: row.balance }],
  );
  return rows.length > 0 && balanced.length === rows.length
    ? { type: 'BankStatementNormal', ...common, transactions: balanced }
    : { type: 'BankStatementNoBalance', ...common, transactions: rows.map(wireRow) };
};

export type CardRow = {
  date: string;
  posted?: string;
  text: string;
  amount: number;
  category: string;
};

const cardPart = (rows: readonly CardRow[], given: PlainFacts) => ({
  statement: facts(rows, given),
  transactions: rows.map(({ date, posted, text, amount, category }, index) => ({
    id: index + 1,
    category,
    transactionDate: midnight(date),
    ...(posted === undefined ? {} : { processDate: midnight(posted) }),
    description: [text],
    amount,
  })),
});

/** A card statement with a breakdown. */
export const cardStatement = (rows: readonly CardRow[], given: PlainFacts = {}): StatementData => {
  const plain = withDefaults({ account: '5412 7512 3412 3456', ...given });
  return {
    type: 'CreditCardBreakdown',
    parser: 'test',
    currency: plain.currency ?? 'EUR',
    ...cardPart(rows, plain),
  };
};

/** A card with several cardholders, each with a number of their own. */
export const multiUserCard = (
  users: readonly { account: string; rows: readonly CardRow[] }[],
  currency = 'EUR',
): StatementData => ({
  type: 'CreditCardBreakdownMultiUser',
  parser: 'test',
  currency,
  all: users.map(({ account, rows }) => cardPart(rows, { account })),
});

export const envelopeOf = (data: StatementData): SuccessEnvelope => ({
  requestId: '00000000-0000-4000-8000-000000000000',
  code: SUCCESS_CODES[data.type],
  type: ResultType.SUCCESS,
  data,
});

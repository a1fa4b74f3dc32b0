import { describe, expect, it } from 'vitest';
import { compare } from '@/components/comparison';
import { isSuccess, type Transaction, type SuccessEnvelope } from '@/utils/contract';
import { limitToSandbox } from '@/server/sandbox';
import { SAMPLE_DATA, sampleSuccess } from '@/test/support/envelopes';
import { sampleEnvelope } from '@/test/support/jobs';

const rows = SAMPLE_DATA.BankStatementNormal.transactions;
const withRows = (transactions: Transaction[]): SuccessEnvelope => ({
  ...sampleEnvelope(),
  data: { ...SAMPLE_DATA.BankStatementNormal, transactions },
});
const changed = (at: number, change: Partial<Transaction>): SuccessEnvelope =>
  withRows(rows.map((row, index) => (index === at ? { ...row, ...change } : row)));

describe('two answers', () => {
  it('that are the same differ in nothing', () => {
    expect(compare(sampleEnvelope(), sampleEnvelope())).toEqual({
      rows: 12,
      same: 12,
      accounts: 1,
      differences: [],
      isPartial: false,
    });
  });

  it.each([
    ['amount', { amount: 1 }, -100, 100],
    ['balance', { balance: 90 }, 9600, 9000],
  ] as const)('differ in an %s', (column, change, mine, other) => {
    const { same, differences } = compare(sampleEnvelope(), changed(3, change));
    expect(same).toBe(11);
    expect(differences).toMatchObject([
      { kind: 'cell', column, row: { number: 4 }, mine: { minor: mine }, other: { minor: other } },
    ]);
  });

  it('differ in each cell of a row by itself', () => {
    const { differences } = compare(
      sampleEnvelope(),
      changed(0, {
        date: '2024-03-30T00:00:00.000Z',
        valueDate: '2024-03-31T00:00:00.000Z',
        description: ['ELSE'],
      }),
    );
    expect(differences).toMatchObject([
      { column: 'date', mine: { iso: '2024-03-01' }, other: { iso: '2024-03-30' } },
      { column: 'valueDate', mine: undefined, other: { iso: '2024-03-31' } },
      { column: 'description', other: { text: 'ELSE' } },
    ]);
  });

  it.each([0, 5, 11])('a row that only one has (%s) shifts no other', (at) => {
    const fewer = withRows(rows.filter((_, index) => index !== at));
    expect(compare(sampleEnvelope(), fewer)).toMatchObject({
      rows: 11,
      same: 11,
      differences: [{ kind: 'row', onlyIn: 'mine', row: { number: at + 1 } }],
    });
    expect(compare(fewer, sampleEnvelope())).toMatchObject({
      rows: 11,
      differences: [{ kind: 'row', onlyIn: 'other', row: { number: at + 1 } }],
    });
  });

  it('differ in facts', () => {
    const { statement } = SAMPLE_DATA.BankStatementNormal;
    const other: SuccessEnvelope = {
      ...sampleEnvelope(),
      data: {
        ...SAMPLE_DATA.BankStatementNormal,
        statement: { ...statement, accountNumber: '1', closingBalance: 7 },
        currency: 'ZAR',
      },
    };
    const { differences } = compare(sampleEnvelope(), other);
    expect(differences.map((one) => one.kind === 'fact' && one.fact)).toEqual([
      'account',
      'currency',
      'closing',
    ]);
  });

  it('differ in the accounts that they found', () => {
    const one = sampleSuccess('CreditCardBreakdown', 'x');
    const both = sampleSuccess('CreditCardBreakdownMultiUser', 'x');
    if (!isSuccess(one) || !isSuccess(both)) throw new Error('They are no successes.');
    expect(compare(one, both)).toMatchObject({
      accounts: 2,
      differences: [{ kind: 'account', account: 1, onlyIn: 'other' }],
    });
  });
});

it('the sandbox’s answer is compared as far as it goes, its stars with anything', () => {
  const limited = limitToSandbox(sampleEnvelope());
  if (!isSuccess(limited)) throw new Error('It is no success.');
  expect(compare(sampleEnvelope(), { ...limited, sandbox: true })).toMatchObject({
    rows: 10,
    same: 10,
    differences: [],
    isPartial: true,
  });
});

it('long statements that differ throughout are compared all the same', () => {
  const long = (balance: number) =>
    withRows(
      Array.from({ length: 3000 }, (_, at) => ({
        id: at + 1,
        date: '2024-03-01T00:00:00.000Z',
        description: [`ROW ${at}`],
        amount: at,
        balance: balance + at,
      })),
    );
  expect(compare(long(0), long(1))).toMatchObject({ rows: 3000, same: 0 });
});

import { describe, expect, it } from 'vitest';
import { CARD, NEWEST_FIRST } from '@/test/support/exports/cases';
import { bankStatement, multiUserCard } from '@/test/support/exports/statement-data';
import { flatten } from '@/utils/export';
import type { StatementData } from '@/utils/contract';

const only = (data: StatementData) => {
  const [statement] = flatten(data);
  if (statement === undefined) throw new Error('no statement');
  return statement;
};

describe('flatten', () => {
  it('keeps a brought-forward line, marked, and takes the opening balance from it', () => {
    const statement = only(
      bankStatement([
        { date: '2024-05-01', text: 'Balance brought forward', balance: 100 },
        { date: '2024-05-02', text: 'Out', amount: -1, balance: 99 },
      ]),
    );
    expect(statement.rows.map((row) => row.isBalanceLine)).toEqual([true, false]);
    expect(statement).toMatchObject({ opening: 10_000, closing: 9900, decimals: 2 });
  });

  it('takes the balance of a breakdown row of the previous balance for a balance', () => {
    const [previous, payment] = only(CARD).rows;
    expect(previous).toMatchObject({ isBalanceLine: true, balance: -25_000, amount: undefined });
    expect(payment).toMatchObject({ date: '2024-05-03', valueDate: '2024-05-04', amount: 25_000 });
  });

  it('finds opening and closing where the newest row is first', () => {
    expect(only(NEWEST_FIRST)).toMatchObject({ opening: 10_000, closing: 10_600 });
  });

  it('gives each cardholder a statement, and each further account of the PDF', () => {
    const row = { date: '2024-05-01', text: 'x', amount: -1, category: 'Transactions' };
    const users = multiUserCard([
      { account: '1111', rows: [row] },
      { account: '2222', rows: [row, row] },
    ]);
    const account = bankStatement([{ date: '2024-05-01', text: 'y', amount: 1 }]);
    if (account.type !== 'BankStatementNoBalance') throw new Error('another schema');
    const statements = flatten({ ...users, others: [account] });
    expect(statements.map(({ last4, rows, kind }) => [last4, rows.length, kind])).toEqual([
      ['1111', 1, 'card'],
      ['2222', 2, 'card'],
      ['3000', 1, 'bank'],
    ]);
  });

  it.each([
    ['JPY', 0, 350, 350],
    ['KWD', 3, 1.234, 1234],
    ['HUF', 2, 1.5, 150],
    ['EUR', 3, 1.239, 1239],
    [undefined, 2, 0.1 + 0.2, 30],
  ])('counts %s in units of %i decimals', (currency, decimals, amount, minor) => {
    const statement = only(
      bankStatement([{ date: '2024-05-01', text: 'x', amount }], { currency }),
    );
    expect(statement.decimals).toBe(decimals);
    expect(statement.rows[0]?.amount).toBe(minor);
  });

  it.each([
    ['', 'UNKNOWN'],
    [' \u0000 ', 'UNKNOWN'],
    ['A\nBank', 'A Bank'],
  ])('names an issuer %j in one line and never by nothing', (bank, name) => {
    const data = bankStatement([], { bank });
    if (data.type !== 'BankStatementNoBalance') throw new Error('another schema');
    const unnamed = { ...data, statement: { ...data.statement, bank: '' } };
    expect(only(unnamed).issuer).toEqual({ id: 'UNKNOWN', name });
  });

  it.each([
    ['eur', 'EUR'],
    ['R$', undefined],
    ['EURO', undefined],
    ['', undefined],
  ])('takes %j for the currency %s', (currency, code) => {
    expect(only(bankStatement([], { currency })).currency).toBe(code);
  });

  it('makes one line of a description whatever it holds, and keeps its letters', () => {
    const statement = only(
      bankStatement([
        { date: '2024-05-01', text: ['  a\u0000b\t', '\u202Eשלום\r\n', '\uD800'], amount: 1 },
      ]),
    );
    expect(statement.rows[0]?.description).toBe('a b \u202Eשלום');
    expect(statement.rows[0]?.lines).toHaveLength(3);
  });
});

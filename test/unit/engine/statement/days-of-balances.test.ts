import { expect, test } from 'vitest';
import { onlyStatementFrom, statementsFrom } from '@/test/support/lines';

const day = (date: string, rows: readonly string[], opening: string, closing: string): string => `

Posting date: ${date}                                     Opening balance: ${opening}
No   Counterparty          Details                              Debit      Credit
${rows.join('\n')}
                                        Closing balance on ${date}: ${closing}`;

const statement = (last: string): string => `
Account statement 4400 8812 7706
for the period 01/03/2025 - 31/03/2025
${day(
  '03/03/2025',
  [
    '118  Oxbow Books           Invoice 44 of 28/02/2025                        100.00',
    '31   Mossgate Gym          Fees                             40.00',
  ],
  '500.00',
  '560.00',
)}
${day('05/03/2025', ['32   Harbour Street School Act 7 of 04/03/2025                  70.00'], '560.00', '490.00')}
${day(last, ['33   Lantern Mobile        Bill of February                  25.00'], '490.00', '465.00')}`;

test('days with balances of their own are of one account where its period holds them all', async () => {
  const read = await statementsFrom(statement('12/03/2025'));
  expect(read).toHaveLength(1);
  expect(read[0]?.rows.map(({ date, amount }) => [date?.day, amount])).toEqual([
    [3, 10_000],
    [3, -4000],
    [5, -7000],
    [12, -2500],
  ]);
  expect(read[0]).toMatchObject({ opening: 50_000, closing: 46_500, proof: { verdict: 'proven' } });
});

test('a day behind the period, with balances of its own, is of another statement', async () => {
  const read = await statementsFrom(statement('02/04/2025'));
  expect(read.map(({ rows }) => rows.length)).toEqual([3, 1]);
});

test('days that do not follow each other may be of one account, and are not proven', async () => {
  const read = await statementsFrom(`
Account statement 4400 8812 7706
for the period 01/03/2025 - 31/03/2025
${day('12/03/2025', ['33   Lantern Mobile        Bill of February                  25.00'], '490.00', '465.00')}
${day('05/03/2025', ['32   Harbour Street School Act 7 of 04/03/2025                  70.00'], '560.00', '490.00')}`);
  expect(read.map(({ proof }) => proof.verdict)).not.toContain('proven');
});

const daily = (second: string): string => `
Harrow Bank
Your statement                         20 December 2024 to 19 January 2025
Account number 61847729
Date          Details                        Paid out     Paid in      Balance
20 Dec 24     Balance brought forward                                   712.44
              Pellworth Energy                 118.42                   594.02
21 Dec 24     Booking Hotel                    154.71
              Juniper Maddox                   109.38
              Cash Mossgate                     80.00                   249.93
22 Dec 24     Oxbow Books                       54.63${second}
              Harbour Cafe                      62.96                   132.34
24 Dec 24     Salary Northline Rail                       2,643.18    2,775.52
25 Dec 24     Lantern Mobile                     8.10
              Transfer to savings              100.00                 2,667.42
19 Jan 25     Balance carried forward                                 2,667.42`;

test('where a day’s balance is printed with its last row, one below the opening balance is of that one’s day', async () => {
  const { moved, verdict } = await onlyStatementFrom(daily(''));
  expect(moved[0]).toEqual(['2024-12-20', -11_842]);
  expect(verdict).toBe('proven');
});

test('where a day goes on below its balance, such a row may be of another day', async () => {
  const { verdict } = await onlyStatementFrom(daily('                   195.30'));
  expect(verdict).toBe('unchecked');
});

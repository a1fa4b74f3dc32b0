import { expect, test } from 'vitest';
import { rowsFrom } from '@/test/support/rows';

test('names without a day and the name of one right below them are one heading', async () => {
  const rows = await rowsFrom(`
Account statement
Booking       Value         Doc No       Description          Debit      Credit    Available
Date          Date                                                                   Balance
02-Jul-2024   02-Jul-2024   FT499        Oxbow Books          12.50                    87.50
05-Jul-2024   05-Jul-2024   FT318        Salary                          200.00       287.50
10-Jul-2024   10-Jul-2024   FT720        Lantern Mobile       10.00                   277.50`);
  expect(rows.map(([day, amount]) => [day, amount])).toEqual([
    ['2024-07-02', -1250],
    ['2024-07-05', 20_000],
    ['2024-07-10', -1000],
  ]);
});

test('a day with its stroke set apart from its month is a date', async () => {
  const rows = await rowsFrom(`
Account statement
Transaction date       Description          Debit      Credit    Balance
30- September-2024     Oxbow Books          12.50                 87.50
02- Oct- 2024          Salary                          200.00    287.50
03- Oct- 2024          Lantern Mobile       10.00                277.50`);
  expect(rows.map(([day]) => day)).toEqual(['2024-09-30', '2024-10-02', '2024-10-03']);
});

test('a heading that lost its second line on one page keeps it on the others', async () => {
  const head = `
Date                                           Balance
posted        Credits     Debits               in EUR       Details`;
  const rows = await rowsFrom(`
Account statement
${head}
02/07/2024                12.50                87.50        Oxbow Books
05/07/2024    200.00                          287.50        Salary
\f
${head}
10/07/2024                10.00               277.50        Lantern Mobile
11/07/2024                 7.50               270.00        Mossgate Gym
\f
Date                                           Balance
If you have any questions about this statement, ask at the branch that keeps your account.`);
  expect(rows.map(([day, amount]) => [day, amount])).toEqual([
    ['2024-07-02', -1250],
    ['2024-07-05', 20_000],
    ['2024-07-10', -1000],
    ['2024-07-11', -750],
  ]);
});

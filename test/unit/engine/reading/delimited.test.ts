import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const ROWS = [
  ['2024-03-01', -1250, 'Oxbow Books'],
  ['2024-03-12', 120_000, 'Salary, March'],
  ['2024-03-14', -1000, 'Lantern Mobile'],
  ['2024-03-15', -750, 'Mossgate Gym'],
];

test.each([
  [
    'commas',
    `Account statement
Date,Description,Amount,Balance
2024-03-01,Oxbow Books,-12.50,87.50
2024-03-12,"Salary, March","1,200.00","1,287.50"
2024-03-14,Lantern Mobile,-10.00,"1,277.50"
2024-03-15,Mossgate Gym,-7.50,"1,270.00"`,
  ],
  [
    'semicolons and decimal commas',
    `Account statement
Date;Description;Amount;Balance
"01/03/2024";"Oxbow Books";"-12,50";"87,50"
"12/03/2024";"Salary, March";"1200,00";"1287,50"
"14/03/2024";"Lantern Mobile";"-10,00";"1277,50"
"15/03/2024";"Mossgate Gym";"-7,50";"1270,00"`,
  ],
  [
    'two strokes',
    `Account statement
Date || Description || Credit || Debit || Balance
01/03/2024 || Oxbow Books || || 12.50 || 87.50
12/03/2024 || Salary, March || 1,200.00 || || 1,287.50
14/03/2024 || Lantern Mobile || || 10.00 || 1,277.50
15/03/2024 || Mossgate Gym || || 7.50 || 1,270.00`,
  ],
])('printed data with %s between its cells is a table', async (_, text) => {
  expect(await rowsFrom(text)).toEqual(ROWS);
});

test('the boxes of rows of printed data lie where their lines are printed', async () => {
  const [statement] = await statementsFrom(`Account statement
Date,Description,Amount,Balance
2024-03-01,Oxbow Books,-12.50,87.50
2024-03-12,Salary,200.00,287.50
2024-03-14,Lantern Mobile,-10.00,277.50`);
  for (const { source } of statement?.rows ?? []) expect(source.x1).toBeLessThanOrEqual(205);
});

test('a row’s number in a cell of its own is no date, and hyphens may be set as minus signs', async () => {
  const rows = await rowsFrom(`
 nr | date       | description    | amount |  balance
  1 | 01−03−2024 | Oxbow Books    | -12.50 |    87.50
  2 | 12−03−2024 | Salary         | 200.00 |   287.50
  3 | 14−03−2024 | Lantern Mobile | -10.00 |   277.50`);
  expect(rows.map(([day, amount]) => [day, amount])).toEqual([
    ['2024-03-01', -1250],
    ['2024-03-12', 20_000],
    ['2024-03-14', -1000],
  ]);
});

test.each([
  [
    'quotation marks around all cells, of few rows with months in letters',
    `"Account";"60215004"
"Statement from - to";"08-Oct-2020 - 14-Oct-2020"
"Date";"Transaction details";"Amount";"Currency";"Balance"
"11-Oct-2020";"Harrow Rail";"-10.00";"EUR";"90.00"
"14-Oct-2020";"Card payment Lantern Mobile";"-10.00";"EUR";"80.00"`,
    [
      ['2020-10-11', -1000, 'Harrow Rail'],
      ['2020-10-14', -1000, 'Card payment Lantern Mobile'],
    ],
  ],
  [
    'days of three words',
    `Account statement
Date;Details;Amount;Balance
19 Dec 2022;Card refund Mossgate Gym;25.00;1598.22
19 Dec 2022;Overdraft fee;-9.68;1588.54
20 Dec 2022;Cheque;-9.68;1578.86`,
    [
      ['2022-12-19', 2500, 'Card refund Mossgate Gym'],
      ['2022-12-19', -968, 'Overdraft fee'],
      ['2022-12-20', -968, 'Cheque'],
    ],
  ],
])('printed data with %s is a table', async (_, text, rows) => {
  expect(await rowsFrom(text)).toEqual(rows);
});

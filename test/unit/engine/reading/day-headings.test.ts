import { expect, test } from 'vitest';
import { rowsFrom } from '@/test/support/rows';

const DAYS = (first: string, second: string, third: string): string => `
Spending account
Account number 12345678
Opening balance                                  $700.00
Closing balance                                  $787.50

Fri, 1 March 2024                                ${first}
Oxbow Books                                      -$12.50
Lantern Mobile                                   -$30.00

Sat, 2 March 2024                                ${second}
Salary                                          +$100.00

Mon, 4 March 2024                                ${third}
Interest                                         +$30.00`;

const ROWS = [
  ['2024-03-01', -1250, 'Oxbow Books'],
  ['2024-03-01', -3000, 'Lantern Mobile'],
  ['2024-03-02', 10_000, 'Salary'],
  ['2024-03-04', 3000, 'Interest'],
];

test.each([
  ['balances', DAYS('$657.50', '$757.50', '$787.50')],
  ['sums', DAYS('-$42.50', '+$100.00', '+$30.00')],
])(
  'a day’s heading is no row, where its figures are %s of the rows under them',
  async (_, text) => {
    const rows = await rowsFrom(text);
    expect(rows.filter(([, amount]) => amount !== undefined)).toEqual(ROWS);
  },
);

test('dated rows of a bare figure stay rows where nothing bears them out as headings', async () => {
  const rows = await rowsFrom(DAYS('$657.50', '$740.00', '$787.50'));
  expect(rows.map(([day]) => day)).toContain('2024-03-02');
  expect(rows.map(([, amount]) => amount)).toContain(74_000);
});

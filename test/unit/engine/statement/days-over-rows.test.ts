import { expect, test } from 'vitest';
import { onlyStatementFrom } from '@/test/support/lines';

const BOOKED = `
Harrow Bank                                Account statement
Account number 39278895
Period 12 December 2022 - 18 December 2022

Details                                               Amount      Balance
Balance 12 December 2022                                        10,000.00
Booked 12 December 2022`;

test('under lines that head the rows of a day, a day in a text is no day of its row, nor of the rows below', async () => {
  const { moved, verdict } = await onlyStatementFrom(`${BOOKED}
Salary Oxbow Books                                    500.00
11 Dec 14:51 Card Lantern Mobile                     -500.00    10,000.00
Booked 16 December 2022
Transfer Ada Oduya                                  5,000.00
Card 14 December 2022 Mossgate Gym                 -1,000.00
Transfer Wren Halloway                              2,000.00    16,000.00
Booked 18 December 2022
Harrow Rail                                          -100.00    15,900.00
Closing balance                                                 15,900.00`);
  expect(moved).toEqual([
    ['2022-12-12', 50_000],
    ['2022-12-12', -50_000],
    ['2022-12-16', 500_000],
    ['2022-12-16', -100_000],
    ['2022-12-16', 200_000],
    ['2022-12-18', -10_000],
  ]);
  expect(verdict).toBe('proven');
});

test('what stands beside a day and is what its rows come to is no row', async () => {
  const { moved, verdict } = await onlyStatementFrom(`
Harrow Bank                                Account statement
Account number 39278895
Period 01 October 2022 - 31 October 2022
Opening balance                                     1,000.00
Closing balance                                       915.00

Thursday 13 October 2022                              -60.00
Card Oxbow Books                                      -50.00
Harrow Rail                                           -10.00
Friday 14 October 2022                                -25.00
Refund Oxbow Books                                     25.00
Mossgate Gym                                          -50.00`);
  expect(moved).toEqual([
    ['2022-10-13', -5000],
    ['2022-10-13', -1000],
    ['2022-10-14', 2500],
    ['2022-10-14', -5000],
  ]);
  expect(verdict).not.toBe('broken');
});

test('lines that say the day below the rows of it date these, though texts tell of other days', async () => {
  const { moved, verdict } = await onlyStatementFrom(`
Harrow Bank                                Account statement
Account number 39278895
Period 17.08.2021 - 23.08.2021

Details                                                Amount
Balance 16.08.2021                                     915.40
Credit Ada Oduya                                        27.60
Card Oxbow Books 14.08.2021 01:48                      -27.60
Transfer Wren Halloway                                 -10.00
Booked 17.08.2021
Credit Saltmarsh Ltd                                   100.00
Direct debit Harrow Rail                               -25.60
Booked 18.08.2021
Salary Saltmarsh Ltd                                   500.00
Booked 22.08.2021
Closing balance                                      1,479.80`);
  expect(moved).toEqual([
    ['2021-08-17', 2760],
    ['2021-08-17', -2760],
    ['2021-08-17', -1000],
    ['2021-08-18', 10_000],
    ['2021-08-18', -2560],
    ['2021-08-22', 50_000],
  ]);
  expect(verdict).toBe('proven');
});

test('… of two rows of a single such day as well', async () => {
  const { moved } = await onlyStatementFrom(`
Harrow Bank                                Account statement
Account number 39278895
Period 01 July 2021 - 31 July 2021
Opening balance                                     7,400.54
Closing balance                                     7,391.49

21 July 2021                                         -104.51
Card Oxbow Books                                       -9.05
Harrow Rail                                           -95.46
18 July 2021
Salary Saltmarsh Ltd                                   95.46`);
  expect(moved).toEqual([
    ['2021-07-21', -905],
    ['2021-07-21', -9546],
    ['2021-07-18', 9546],
  ]);
});

test('a day in a text above the figures of its row is no day of it, where lines say the days', async () => {
  const { moved, verdict } = await onlyStatementFrom(`${BOOKED}
Salary Oxbow Books
Ref 6622                                              500.00
Card Lantern Mobile
Ref 6623                                             -500.00    10,000.00
Booked 16 December 2022
Refund 14 December 2022
Ref 6624                                            5,000.00
Harrow Rail
Ref 6625                                             -100.00
Transfer Wren Halloway
Ref 6626                                            2,000.00    16,900.00
Booked 18 December 2022
Mossgate Gym
Ref 6627                                             -100.00    16,800.00
Closing balance                                                 16,800.00`);
  expect(moved).toEqual([
    ['2022-12-12', 50_000],
    ['2022-12-12', -50_000],
    ['2022-12-16', 500_000],
    ['2022-12-16', -10_000],
    ['2022-12-16', 200_000],
    ['2022-12-18', -10_000],
  ]);
  expect(verdict).toBe('proven');
});

test.each([
  [
    'of days over rows',
    `
Sparkbank
31 March 2025   Account statement
Emma Larkin
Account number 44710092
Opening balance 1,000.00
Closing balance 1,755.00
Description                                     Amount
3 March 2025
Oxbow Books                                     -50.00
9 March 2025
Harrow Rail                                     -60.00
Acme salary                                     930.00
22 March 2025
Lantern Mobile                                  -50.00
\fSparkbank
31 March 2025   Account statement
Coffee Lune                                      -5.00
City Water                                      -10.00`,
  ],
  [
    'of rows with their days',
    `
Sparkbank
31 March 2025
Emma Larkin
Statement of account
Account number 44710092
Date             Description                      Amount     Balance
1 March 2025     Opening balance                            1,000.00
3 March 2025     Oxbow Books                      -50.00
                 Harrow Rail                      -60.00      890.00
22 March 2025    Lantern Mobile                   -50.00
                 Coffee Lune                       -5.00
\fSparkbank
31 March 2025
                 City Water                       -10.00      825.00
                 Closing balance                              825.00`,
  ],
])('the letterhead’s day on the next page of a table %s is none of its rows’', async (_, text) => {
  const { moved } = await onlyStatementFrom(text);
  expect(moved.at(-1)).toEqual(['2025-03-22', -1000]);
});

test('… nor where it bears the number of its sheet', async () => {
  const { moved } = await onlyStatementFrom(`
Northgate Bank
31 March 2025                        Sheet 14/1
Mrs Emma Larkin
Account number 44710092
Date          Description                 Paid out    Paid in    Balance
01 Mar 2025   Balance brought forward                           1,000.00
03 Mar 2025   Oxbow Books                    50.00                950.00
22 Mar 2025   Harrow Rail                    60.00                890.00
\fNorthgate Bank
31 March 2025                        Sheet 14/2
              Lantern                        50.00                840.00
25 Mar 2025   Acme                                     930.00   1,770.00
31 Mar 2025   Balance carried forward                           1,770.00`);
  expect(moved.map(([day]) => Number(day.slice(8)))).toEqual([3, 22, 22, 25]);
});

import { expect, test } from 'vitest';
import { isoOf } from '@/engine/reading';
import { statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const said = async (text: string) =>
  (await statementsFrom(text)).map(({ rows, proof }) => [
    rows.flatMap(({ date, amount }) =>
      amount === undefined ? [] : [[isoOf(date).slice(0, 10), amount]],
    ),
    proof.verdict,
  ]);

test('days below a month of a year are of that month, though no column is named for them', async () => {
  expect(
    await said(`
Account statement                         Account number 4410 22817
Statement period 20/12/2023 - 23/01/2024

     Details                                         Amount
     Opening balance                                 100.00

DECEMBER 2023
28   Oxbow Books                                     -20.00
     12 dec 10.15 card 714
     Lantern Mobile                                  +50.00
31   Mossgate Gym                                    -10.00

JANUARY 2024
02   Harrow Rail                                      -5.00
     Closing balance                                 115.00`),
  ).toEqual([
    [
      [
        ['2023-12-28', -2000],
        ['2023-12-28', 5000],
        ['2023-12-31', -1000],
        ['2024-01-02', -500],
      ],
      'proven',
    ],
  ]);
});

test('so are days behind their weekdays, below months in figures', async () => {
  expect(
    await said(`
Account statement                         Account number 4410 22817
Statement period 20/12/2023 - 23/01/2024

        Details                                      Amount      Balance
        Opening balance                                           100.00
12.2023
Thu 28  Oxbow Books                                  -20.00        80.00
01.2024
Tue 2   Harrow Rail                                   -5.00        75.00
Wed 10  Mossgate Gym                                 -10.00        65.00
        Closing balance                                            65.00`),
  ).toEqual([
    [
      [
        ['2023-12-28', -2000],
        ['2024-01-02', -500],
        ['2024-01-10', -1000],
      ],
      'proven',
    ],
  ]);
});

test('counts below a month are no days of rows that print their dates', async () => {
  const rows = await rowsFrom(`
Account statement                         Account number 4410 22817
January 2024
2  payments in                 50.00
3  payments out                35.00

Date        Details                                  Amount      Balance
02/01/2024  Oxbow Books                              -20.00        80.00
03/01/2024  Lantern Mobile                           +30.00       110.00
04/01/2024  Harrow Rail                               -5.00       105.00
05/01/2024  Mossgate Gym                             -10.00        95.00
06/01/2024  Saltmarsh Ltd                            +20.00       115.00`);
  expect(rows.map(([, amount]) => amount)).toEqual([-2000, 3000, -500, -1000, 2000]);
});

test('numbers of rows below a month that a text ends with are no days', async () => {
  const rows = await rowsFrom(`
Account statement                         Account number 4410 22817

No   Details                                         Amount  Date
1    Oxbow Books                                     -20.00  02/04/2026
     april 2026
2    Lantern Mobile                                   30.00  03/04/2026
3    Harrow Rail                                      -5.00  07/04/2026
4    Mossgate Gym                                    -10.00  09/04/2026`);
  expect(rows.map(([day, , text]) => [day, text.split(' ')[0]])).toEqual([
    ['2026-04-02', '1'],
    ['2026-04-03', '2'],
    ['2026-04-07', '3'],
    ['2026-04-09', '4'],
  ]);
});

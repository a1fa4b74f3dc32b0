import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

test('dates below their rows are theirs, though a period stands above the first', async () => {
  const rows = await rowsFrom(`
Account movements
Account number 28814470
From 20/05/2025 to 02/07/2025
    Oxbow Music
 O                         -10.99
    02/07/2025

    Mossgate Pharmacy
 M                         -17.77
    01/07/2025

    Salary
 S                       +1,872.31
    27/06/2025`);
  expect(rows.map(([date, amount]) => [date, amount])).toEqual([
    ['2025-07-02', -1099],
    ['2025-07-01', -1777],
    ['2025-06-27', 187_231],
  ]);
});

test('of two dates under each other, above the figures of every row, the upper one is the transaction’s', async () => {
  const text = `
Statement of account
Booked        Details                              Amount       Balance
Value date
05/03/2024    Card purchase
04/03/2024    Oxbow Books 253
              Card 4321****1934                    -65.02      1,278.05
05/03/2024    Credit transfer
05/03/2024    Marsh Ltd
              Salary                               512.34      1,790.39
07/03/2024    Card purchase
06/03/2024    Lantern Mobile
              Card 4321****1864                    -64.10      1,726.29`;
  expect(await rowsFrom(text)).toEqual([
    ['2024-03-05', -6502, 'Card purchase Oxbow Books 253 Card 4321****1934'],
    ['2024-03-05', 51_234, 'Credit transfer Marsh Ltd Salary'],
    ['2024-03-07', -6410, 'Card purchase Lantern Mobile Card 4321****1864'],
  ]);
});

test('dates below their rows are theirs where a few texts begin with a day, or tell of one; of such rows the day is in doubt', async () => {
  const [statement] = await statementsFrom(`
EUR statement                                            Account number 7167 0394
Period 19/12/2023 - 14/01/2024
Opening balance                                                     1,000.00
Closing balance                                                       935.88

Details                                           Amount           Balance
Direct debit 25/12/2023                           -14.12            985.88
27/12/2023 Transaction CARD-93037

Standing order                                    -10.00            975.88
28/12/2023 Transaction TRANSFER-82720

Fee                                               -10.00            965.88
02/01/2024 Transaction BALANCE-78563

Oxbow Books                                        -5.00            960.88
03/01/2024 Transaction CARD-11223

Harrow Rail                                        -5.00            955.88
04/01/2024 Transaction CARD-44556

03/01 Credit Ada Oduya                            -20.00            935.88
05/01/2024 Transaction BALANCE-94972`);
  expect(statement?.rows.map(({ date }) => [date.month, date.day])).toEqual([
    [12, 27],
    [12, 28],
    [1, 2],
    [1, 3],
    [1, 4],
    [1, 5],
  ]);
  expect(statement?.proof.verdict).toBe('unchecked');
});

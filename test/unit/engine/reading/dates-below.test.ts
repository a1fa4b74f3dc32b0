import { expect, test } from 'vitest';
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

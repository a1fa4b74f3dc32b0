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

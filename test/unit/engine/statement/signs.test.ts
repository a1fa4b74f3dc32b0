import { expect, test } from 'vitest';
import { rowsFrom } from '@/test/support/rows';

test('where only money in bears a plus, what bears no sign is money out', async () => {
  const rows = await rowsFrom(`
Personal account statement
Date        Details                Amount     Balance
02/03/2024  Oxbow Books             12.50       87.50
15/03/2024  Salary                +200.00      287.50
16/03/2024  Lantern Mobile          13.50      274.00`);
  expect(rows.map(([, amount]) => amount)).toEqual([-1250, 20_000, -1350]);
});

test('a fee bears a minus where debits do, and is a row where it stands alone', async () => {
  const rows = await rowsFrom(`
Personal account statement
Date        Details                Money in   Money out       Fee    Balance
02/03/2024  Cash withdrawal                      -81.50    -10.00     108.50
03/03/2024  Payment received         300.00                           408.50
04/03/2024  Payment sent                        -100.00     -1.00     307.50
05/03/2024  Monthly fee                                     -7.50     300.00`);
  expect(rows.map(([, amount]) => amount)).toEqual([-9150, 30_000, -10_100, -750]);
});

test('the year of dates without one comes from a period that is named by its month', async () => {
  const rows = await rowsFrom(`
Personal account statement
Statement period : January 2024
Date    Details                Amount     Balance
02/01   Oxbow Books            -12.50       87.50
15/01   Salary                 200.00      287.50`);
  expect(rows.map(([day]) => day)).toEqual(['2024-01-02', '2024-01-15']);
});

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

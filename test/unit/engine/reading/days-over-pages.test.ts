import { expect, test } from 'vitest';
import { rowsFrom } from '@/test/support/rows';

test('days that stand over their rows do so on the next page, which begins with the rows of the last one’s day', async () => {
  const rows = await rowsFrom(`
Personal account statement
Date          Description                Amount
15/03/2024
              Oxbow Books                -12.50
16/03/2024
              Lantern Mobile             -10.00
17/03/2024
\fDate          Description                Amount
              Mossgate Gym                -7.50
18/03/2024

              Willow Bakery               -4.45
19/03/2024

              Harbour Ferry               -2.47
20/03/2024

\fDate          Description                Amount
              Oxbow Books                 -8.40`);
  expect(rows.map(([day]) => day)).toEqual([
    '2024-03-15',
    '2024-03-16',
    '2024-03-17',
    '2024-03-18',
    '2024-03-19',
    '2024-03-20',
  ]);
});

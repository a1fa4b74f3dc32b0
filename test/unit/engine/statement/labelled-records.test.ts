import { expect, test } from 'vitest';
import { onlyStatementFrom, statementsFrom } from '@/test/support/lines';

test('records whose every line has a label are rows of their own day, not of the value date below it', async () => {
  expect(
    await onlyStatementFrom(`
Rift Valley Bank                        Statement of account
Account number:        22652111
Date:                  17/07/2024

Date:                  12/07/2024
Value date:            14/07/2024
Details:               Transfer Ada Oduya
                       Rent
Amount of entry:       -326.11
Running balance:       1,574.97

Date:                  13/07/2024
Value date:            13/07/2024
Details:               11/07/2024 16:24 Refund Oxbow Books
Amount of entry:       326.11
Running balance:       1,901.08

Opening balance        1,901.08
Closing balance        1,901.08`),
  ).toEqual({
    kind: 'bank',
    moved: [
      ['2024-07-12', -32_611],
      ['2024-07-13', 32_611],
    ],
    verdict: 'proven',
  });
});

test('a label says what its record is described by, with the lines that go on below it', async () => {
  const [statement] = await statementsFrom(`
Rift Valley Bank                        Statement of account
Account number:        22652111

Date:                  12/07/2024
Details:               Transfer Ada Oduya
                       Rent for July
Amount:                -326.11

Date:                  13/07/2024
Details:               Card payment
Amount:                -10.00`);
  expect(statement?.rows.map(({ description }) => description)).toEqual([
    ['Transfer Ada Oduya', 'Rent for July'],
    ['Card payment'],
  ]);
});

test('names of columns that two pages print above their rows are no labels', async () => {
  const { moved } = await onlyStatementFrom(`
Rift Valley Bank                        Statement of account
Account number:        22652111
Date           Amount       Details
12/07/2024     -326.11      Transfer Ada Oduya
\fDate           Amount       Details
13/07/2024      -10.00      Card payment`);
  expect(moved).toEqual([
    ['2024-07-12', -32_611],
    ['2024-07-13', -1000],
  ]);
});

import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const statement = (status: string, balance: string): string => `
Account statement
Date         Details            Amount      Status      Balance
             Opening balance                             100.00
21/03/2024   Oxbow Books        -12.50      SUCCESS       87.50
22/03/2024   Marsh Tours        -40.00      ${status.padEnd(8)}     ${balance}
23/03/2024   Salary             200.00      SUCCESS      287.50`;

test('a row that says that it failed, and leaves the balance, is none', async () => {
  const [read] = await statementsFrom(statement('FAILED', ' 87.50'));
  expect(read?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-1250, 20_000]);
  expect(read?.proof.verdict).toBe('proven');
});

test('a row that leaves the balance without a word of it stays, and is told', async () => {
  const [read] = await statementsFrom(statement('SUCCESS', ' 87.50'));
  expect(read?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-1250, -4000, 20_000]);
  expect(read?.proof.verdict).toBe('broken');
});

test('a row that says that something failed, and moves the balance, is one', async () => {
  const [read] = await statementsFrom(statement('FAILED', ' 47.50').replace('287.50', '247.50'));
  expect(read?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-1250, -4000, 20_000]);
  expect(read?.proof.verdict).toBe('proven');
});

test('of rows that all print their day’s balance, none is left out for what it says', async () => {
  const [read] = await statementsFrom(`
Account statement
Date         Details                     Amount      Balance
             Opening balance                          100.00
21/03/2024   Oxbow Books                 -12.50        97.50
21/03/2024   Cancelled order: refund      10.00        97.50
22/03/2024   Salary                      200.00       287.50
22/03/2024   Marsh Tours                 -10.00       287.50`);
  expect(read?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-1250, 1000, 20_000, -1000]);
});

import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const card = (opening: string, closing: string): string => `
Credit card statement
Credit limit 5,000.00
Opening balance ${opening}
Closing balance ${closing}

Date        Details                  Amount      Balance
23/10/2025  Oxbow Books              698.00     3,410.00
20/10/2025  Lantern Mobile            41.37     4,108.00
14/10/2025  Payment               +1,000.00     4,149.37
10/10/2025  Mossgate Gym             193.91     3,149.37
02/10/2025  Theo Marsh               420.00     3,343.28`;

test('a card’s column of what is left to spend is no balance: the stated ones are', async () => {
  const [statement] = await statementsFrom(card('-1,236.72', '-1,590.00'));
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([
    -69_800, -4137, 100_000, -19_391, -42_000,
  ]);
  expect(statement).toMatchObject({ kind: 'card', opening: -123_672, closing: -159_000 });
  expect(statement?.rows.map(({ balance }) => balance)).toEqual(Array(5).fill(undefined));
  expect(statement?.proof.verdict).toBe('proven');
});

test('where the column ends with the stated balance, it is the balance', async () => {
  const [statement] = await statementsFrom(card('3,763.28', '3,410.00'));
  expect(statement?.rows[0]).toMatchObject({ amount: -69_800, balance: 341_000 });
  expect(statement).toMatchObject({ opening: 376_328, closing: 341_000 });
});

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

test('what falls as more is bought is left to spend, though no figure bears a sign, and not owed', async () => {
  const [statement] = await statementsFrom(`
Statement of account
Card number      **** 2136
Payment due date 09/02/2022
Credit limit 5,000.00            Minimum payment due 16.79

Date        Details                         Amount    Available balance
            Balance from last statement     335.85
21/12/2021  Oxbow Books                     805.01             3,859.14
23/12/2021  Lantern Mobile                  155.20             3,703.94
25/12/2021  Payments and credits            410.21-            4,114.15
27/12/2021  Mossgate Gym                     50.00             4,064.15
            Balance due                     935.85`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    -80_501, -15_520, 41_021, -5000,
  ]);
  expect(statement).toMatchObject({ kind: 'card', opening: -33_585, closing: -93_585 });
});

test('what is owed goes on being the balance where its column ends with the stated one', async () => {
  const [statement] = await statementsFrom(`
Statement of account
Card number      **** 2136
Payment due date 09/02/2022
Credit limit 5,000.00            Minimum payment due 16.79

Date        Details                         Amount    Balance due
            Balance from last statement                    335.85
21/12/2021  Oxbow Books                     805.01       1,140.86
23/12/2021  Lantern Mobile                  155.20       1,296.06
25/12/2021  Payments and credits            410.21-        885.85
27/12/2021  Mossgate Gym                     50.00         935.85
            Balance due                                    935.85`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    -80_501, -15_520, 41_021, -5000,
  ]);
  expect(statement).toMatchObject({ kind: 'card', opening: -33_585, closing: -93_585 });
});

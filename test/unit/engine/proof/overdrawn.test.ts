import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const read = async (rows: string, closing: string) => {
  const [statement] = await statementsFrom(`
Harbour Bank current account statement
Account number 40112233     Statement period 01/05/2024 to 31/05/2024
Opening balance            100.00
Date           Description               Amount        Balance
${rows}
Closing balance            ${closing}`);
  return {
    balances: statement?.rows.map(({ balance }) => balance),
    verdict: statement?.proof.verdict,
  };
};

const ABOVE = `01/05/2024     Oxbow Books               -10.00          90.00
02/05/2024     Mossgate Gym              -20.00          70.00
03/05/2024     Rent                      -85.50          15.50
04/05/2024     Lantern Mobile             -4.50          20.00`;

test('balances that are printed without a sign are overdrawn where amounts say so throughout', async () => {
  const { balances, verdict } = await read(
    `${ABOVE}
05/05/2024     Salary                    500.00         480.00
06/05/2024     City Water                -30.00         450.00`,
    '450.00',
  );
  expect(balances).toEqual([9000, 7000, -1550, -2000, 48_000, 45_000]);
  expect(verdict).toBe('proven');
});

test('… where one step leads neither way, they stand as printed, and its break is told', async () => {
  const { balances, verdict } = await read(
    `${ABOVE}
05/05/2024     Salary                    500.00         481.00
06/05/2024     City Water                -30.00         451.00`,
    '451.00',
  );
  expect(balances?.some((balance = 0) => balance < 0)).toBe(false);
  expect(verdict).toBe('broken');
});

test('… where some bear a sign, those without one are not overdrawn', async () => {
  const { balances, verdict } = await read(
    `${ABOVE.replace(' 20.00', '-20.00')}
05/05/2024     Salary                    500.00         480.00
06/05/2024     City Water                -30.00         450.00`,
    '450.00',
  );
  expect(balances?.[2]).toBe(1550);
  expect(verdict).toBe('broken');
});

test('… behind a balance of nothing, an amount may go either way', async () => {
  const { verdict } = await read(
    `01/05/2024     Oxbow Books               -10.00          90.00
02/05/2024     Mossgate Gym              -20.00          70.00
03/05/2024     Rent                      -30.00          40.00
04/05/2024     Salary                    500.00         540.00
05/05/2024     Rent                     -540.00           0.00
06/05/2024     City Water                -30.00          30.00`,
    '30.00',
  );
  expect(verdict).not.toBe('proven');
});

import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

test('names of sections whose words are set without a space are read, and a shop’s name stays whole', async () => {
  const [statement] = await statementsFrom(`
Account statement
PreviousBalance       100.00
EndingBalance         210.00
OtherDebits
Date         Amount      Description
2025-04-01    20.00      PayPal OxbowBooks
2025-04-04    30.00      Lantern Mobile
TotalDebits   50.00
Deposits&Credits
Date         Amount      Description
2025-04-07   160.00      Deposit`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-2000, -3000, 16_000]);
  expect(statement?.rows[0]?.description.join(' ')).toBe('PayPal OxbowBooks');
  expect(statement?.opening).toBe(10_000);
});

import { expect, test } from 'vitest';
import { hasLostSign, withSign } from '@/engine/text';
import { statementsFrom } from '@/test/support/lines';

test.each([
  ['¹612.50', '₹612.50'],
  ['-¹1,14,620.00', '-₹1,14,620.00'],
  ['+¦2,500', '+₦2,500'],
])('the sign of a currency that was cut down to a byte is put back: %s', (printed, meant) => {
  expect(hasLostSign(printed)).toBe(true);
  expect(withSign(printed)).toBe(meant);
});

test.each(['¹', '1¹', '©2024', '±5', '½', 'º3'])('a mark that is one is left: %s', (text) => {
  expect(hasLostSign(text)).toBe(false);
});

test('amounts behind such a mark are read', async () => {
  const [statement] = await statementsFrom(`
Credit card statement
Credit limit ¹5,00,000.00    Minimum amount due ¹7,369.00
Date         Details                        Amount
02/08/2024   Oxbow Books                 - ¹612.50
05/08/2024   Payment received         + ¹18,240.75
19/08/2024   Lantern Mobile        - ¹1,14,620.00`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-61_250, 1_824_075, -11_462_000]);
});

import { expect, test } from 'vitest';
import { checkChain, checkMovement } from '@/engine/proof';

const step = (amount: number | undefined, balance?: number) => ({ amount, balance });

test('every balance that follows from the one before proves the rows between', () => {
  const result = checkChain([step(-500, 9_500), step(-100), step(250, 9_650)], 10_000);
  expect(result).toMatchObject({ checked: 2, held: 2, breaks: [], first: 10_000, last: 9_650 });
  expect(result.proven).toEqual([true, true, true]);
});

test('without an opening the first row is the base of the chain and proves nothing', () => {
  const result = checkChain([step(-500, 9_500), step(250, 9_750)]);
  expect(result.proven).toEqual([false, true]);
  expect(result.checked).toBe(1);
});

test('a break is named with its difference, and the chain goes on from the printed balance', () => {
  const result = checkChain([step(-500, 9_500), step(-100, 9_401), step(-1, 9_400)], 10_000);
  expect(result.breaks).toEqual([{ from: 0, at: 1, diff: 1 }]);
  expect(result.proven).toEqual([true, false, true]);
});

test('rows after the last balance are covered by no equation', () => {
  expect(checkChain([step(10, 110), step(5)], 100).proven).toEqual([true, false]);
});

test('movement totals are checked each side by itself, exactly', () => {
  const totals = { credits: [300], debits: [451] };
  expect(checkMovement([100, -450, 200], totals)).toEqual({ credits: true, debits: false });
});

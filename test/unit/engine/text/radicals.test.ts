import { expect, test } from 'vitest';
import { hasRadicals, withIdeographs } from '@/engine/text';
import { rowsFrom } from '@/test/support/rows';

test.each([
  ['⾦額', '金額'],
  ['⽀出', '支出'],
  ['⻔⻓', '门长'],
])('a radical is the ideograph that looks the same: %s', (printed, meant) => {
  expect(hasRadicals(printed)).toBe(true);
  expect(withIdeographs(printed)).toBe(meant);
});

test('ideographs are left as they are', () => {
  expect(hasRadicals('金額')).toBe(false);
});

test('names of columns and texts in radicals are read', async () => {
  const text = `
銀⾏交易明細
⽇期           說明         ⾦額
2025-07-18     ⽀出甲      -1,500
2025-07-17     收⼊⼄      12,000`;
  expect(await rowsFrom(text)).toEqual([
    ['2025-07-18', -1500, '支出甲'],
    ['2025-07-17', 12_000, '收入乙'],
  ]);
});

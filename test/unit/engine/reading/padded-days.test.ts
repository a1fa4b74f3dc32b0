import { expect, test } from 'vitest';
import { onlyStatementFrom } from '@/test/support/lines';

const passbook = (rows: string): string => `
みなと中央銀行           普通預金 お取引明細表
年月日       お取引内容    摘要            お引出し金額     お預入れ金額         残高
${rows}`;

test('days that are padded to two figures are of three words, and their months and days are no decimals', async () => {
  const { moved, verdict } = await onlyStatementFrom(
    passbook(`24.12.27     繰越                                                          *349,197
24.12.27     振込         オオサワ             92,000                       *257,197
             手数料                               330                       *256,867
25. 1. 6     振込         オガサワラ                          30,000        *286,867
             口座振替     ソフト                8,140                       *278,727
25. 1.10     カード       マツモト              2,178                       *276,549
25. 2. 3     手数料       ＡＴＭ                  220                       *276,329
25. 2.10     利息                                                 47        *276,376`),
  );
  expect(moved).toEqual([
    ['2024-12-27', -92_000],
    ['2024-12-27', -330],
    ['2025-01-06', 30_000],
    ['2025-01-06', -8140],
    ['2025-01-10', -2178],
    ['2025-02-03', -220],
    ['2025-02-10', 47],
  ]);
  expect(verdict).toBe('proven');
});

test('a day that is padded behind a month of two figures is of two words', async () => {
  const { moved, verdict } = await onlyStatementFrom(
    passbook(`25.11.27     繰越                                                          *349,197
25.11.27     振込         オオサワ             92,000                       *257,197
25.12. 6     振込         オガサワラ                          30,000        *287,197
25.12.10     カード       マツモト              2,178                       *285,019
26. 2.10     利息                                                 47        *285,066`),
  );
  expect(moved.map(([day]) => day)).toEqual([
    '2025-11-27',
    '2025-12-06',
    '2025-12-10',
    '2026-02-10',
  ]);
  expect(verdict).toBe('proven');
});

test('a row that prints a day of which none can be read is of no day for sure', async () => {
  const { moved, verdict } = await onlyStatementFrom(
    passbook(`25.11.27     繰越                                                          *349,197
25.11.27     振込         オオサワ             92,000                       *257,197
25.12.       振込         オガサワラ                          30,000        *287,197
25.12.10     カード       マツモト              2,178                       *285,019
26. 2.10     利息                                                 47        *285,066`),
  );
  expect(moved).toHaveLength(4);
  expect(verdict).toBe('unchecked');
});

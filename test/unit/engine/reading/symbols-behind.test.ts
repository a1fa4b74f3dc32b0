import { expect, test } from 'vitest';
import { rowsFrom } from '@/test/support/rows';

test('a dot behind each amount, that says what kind of purchase it was, takes no amount from its column', async () => {
  const text = `
Credit Card Statement        Credit Card No. 5522 60XX XXXX 7043
Statement Date 22 Sep, 2026  Billing Period 23 Aug, 2026 - 22 Sep, 2026
DATE & TIME         TRANSACTION DESCRIPTION              AMOUNT PI
24/08/2026| 19:42   OXBOW BOOKS, BANGALORE               648.00 ●
26/08/2026| 11:05   LANTERN, INC. MUMBAI               2,314.55 ●
28/08/2026| 21:17   NORTHWICK, LTD. PUNE               1,189.00 ●
04/09/2026| 08:32   MOSSGATE PUNE                         12.50 ●`;
  expect(await rowsFrom(text)).toEqual([
    ['2026-08-24', -64_800, 'OXBOW BOOKS, BANGALORE'],
    ['2026-08-26', -231_455, 'LANTERN, INC. MUMBAI'],
    ['2026-08-28', -118_900, 'NORTHWICK, LTD. PUNE'],
    ['2026-09-04', -1250, 'MOSSGATE PUNE'],
  ]);
});

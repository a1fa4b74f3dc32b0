import { expect, test } from 'vitest';
import { rowsFrom } from '@/test/support/rows';

test('of columns without headings, the one that the printed sums are of holds the amounts', async () => {
  const rows = await rowsFrom(`
NH농협카드 이용대금명세서
결제일    2026년 02월 14일
결제계좌  농협은행 302-11
2025/12/31  옥스보 서점           23,900      23,900       0      23
2026/01/03  마시 스토어          148,200      48,200       0     148
2026/01/17  밀레인 취소          -48,200     -48,200       0      48
소계 3건                                      23,900       0
2026/01/20  랜턴 모바일          900,000     300,000       0     300
2026/01/21  모스게이트           456,800      56,800       0     456
소계 2건                                     356,800       0
합계 5건                                     380,700       0`);
  expect(rows.map(([, amount]) => amount)).toEqual([-23_900, -48_200, 48_200, -300_000, -56_800]);
});

test('a sum of the one side of two says nothing of columns that rows leave empty', async () => {
  const rows = await rowsFrom(`
Account statement
02/03/2024  Oxbow Books            12.50                  87.50
15/03/2024  Salary                            200.00     287.50
16/03/2024  Lantern Mobile         13.50                 274.00
17/03/2024  Mossgate Gym            4.00                 270.00
Total                              30.00`);
  expect(rows.map(([, amount]) => amount)).toEqual([-1250, 20_000, -1350, -400]);
});

test('of two columns that are named alike, the one that the printed sums are of holds what was charged', async () => {
  const rows = await rowsFrom(`
Credit card statement           Statement date 31 May 2026
Date        Merchant               Amount         Rate          Amount
22/05/2026  Oxbow Music          5.81 USD       3.6200           21.03
24/05/2026  Marsh Rooms         74.18 EUR       4.0700          301.91
28/05/2026  Oxbow Music          6.26 USD       3.6200           22.67
Total                                                           345.61`);
  expect(rows.map(([, amount]) => amount)).toEqual([-2103, -30_191, -2267]);
});

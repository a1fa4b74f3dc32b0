import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const daysFrom = async (text: string) => (await rowsFrom(text)).map(([day]) => day);

test.each([
  ['113/01/15', '113/02/03'],
  ['113.01.15', '113.02.03'],
  ['113/1/15', '113/2/3'],
  ['1130115', '1130203'],
  ['113年1月15日', '113年2月3日'],
  ['民國113年1月15日', '民國113年2月3日'],
  ['民國 113 年 1 月 15 日', '民國 113 年 2 月 3 日'],
])("years of three digits are the Republic's: %s", async (first, second) => {
  const days = await daysFrom(`
查詢期間：113/01/01 ～ 113/02/28
交易日                     摘要        支出         存入         結餘
${first.padEnd(26)} 提款       1,200                    8,800
${second.padEnd(26)} 轉入                     700        9,500`);
  expect(days).toEqual(['2024-01-15', '2024-02-03']);
});

test.each([
  ['令和5年12月29日', '令和6年1月15日'],
  ['令和 5年 12月 29日', '令和 6年 1月 15日'],
  ['R5.12.29', 'R6.1.15'],
  ['R05/12/29', 'R06/01/15'],
])('an era that stands before its years tells them: %s', async (first, second) => {
  const days = await daysFrom(`
お取引日                   お取引内容     お引出し       お預入れ      差引残高
${first.padEnd(26)} カード        1,200                     8,800
${second.padEnd(26)} 振込                        700       9,500`);
  expect(days).toEqual(['2023-12-29', '2024-01-15']);
});

test('the first year of an era has no figure', async () => {
  const days = await daysFrom(`
お取引日                   お取引内容     お引出し       お預入れ      差引残高
平成31年4月26日              カード        1,200                     8,800
令和元年5月7日                振込                        700       9,500`);
  expect(days).toEqual(['2019-04-26', '2019-05-07']);
});

const withShortYears = (about: string, [first, second]: readonly [string, string]) =>
  daysFrom(`
${about}
お取引日        お取引内容     お引出し       お預入れ      差引残高
${first}-11-06       カード        1,200                     8,800
${second}-01-15       振込                        700       9,500
${second}-01-21       振込                        500      10,000`);

test.each(['照会期間 令和5年11月1日～令和6年1月31日', '作成日 令和6年2月3日'])(
  'short years are of the era that the document names: %s',
  async (about) => {
    const days = await withShortYears(about, ['05', '06']);
    expect(days).toEqual(['2023-11-06', '2024-01-15', '2024-01-21']);
  },
);

test('days that look like years leave short years to the era that the document names', async () => {
  const days = await daysFrom(`
照会期間 令和5年12月1日～令和6年1月31日
お取引日        お取引内容     お引出し       お預入れ      差引残高
5-12-05       カード        1,200                     8,800
5-12-22       振込                        700       9,500
5-12-24       カード          500                     9,000
5-12-28       カード          500                     8,500
6-01-15       振込                        500       9,000`);
  expect(days).toEqual(['2023-12-05', '2023-12-22', '2023-12-24', '2023-12-28', '2024-01-15']);
});

test.each([
  ['Date (ROC)', '2024-01-04'],
  ['Date', undefined],
])(
  'years of three digits are the Republic’s in English where it is named: %s',
  async (name, day) => {
    const days = await daysFrom(`
${name.padEnd(14)}  Details             Amount     Balance
113/01/04       Oxbow Books         -12.50       87.50
113/02/15       Salary              200.00      287.50`);
    expect(days[0]).toEqual(day);
  },
);

test.each(['6年', '06年'])('so are those of one figure: %s', async (year) => {
  const rows = (about: string) =>
    daysFrom(`
${about}
お取引日        お取引内容     お引出し       お預入れ      差引残高
${year}1月15日       カード        1,200                     8,800
${year}1月16日       振込                        700       9,500`);
  expect(await rows('作成日 令和6年2月3日')).toEqual(['2024-01-15', '2024-01-16']);
  // Where no era is named, they say nothing; the period does.
  expect(await rows('照会期間 2023年12月1日～2024年1月31日')).toEqual(['2024-01-15', '2024-01-16']);
});

test.each([
  '查詢期間：113年01月01日至113年02月28日',
  '查詢期間：113年01月01日～113年02月28日',
  '查詢期間：2024年01月01日至2024年02月28日',
])('a period of two dates in one word dates rows without years: %s', async (period) => {
  const days = await daysFrom(`
${period}
交易日                     摘要        支出         存入         結餘
01/15                     提款       1,200                    8,800
02/03                     轉入                     700        9,500`);
  expect(days).toEqual(['2024-01-15', '2024-02-03']);
});

test("short years of the common calendar are no era's that is named beside", async () => {
  const days = await withShortYears('作成日 令和6年2月3日', ['23', '24']);
  expect(days).toEqual(['2023-11-06', '2024-01-15', '2024-01-21']);
});

test('short years are no era’s that is named for another time', async () => {
  const days = await withShortYears('平成29年法律第45号', ['05', '06']);
  expect(days).toEqual(['2005-11-06', '2006-01-15', '2006-01-21']);
});

test.each([
  ['29/12/2566', '15/01/2567'],
  ['29/12/66', '15/01/67'],
  ['29 ธ.ค. 2566', '15 ม.ค. 2567'],
  ['29 ธ.ค. 66', '15 ม.ค. 67'],
  ['29 ธันวาคม พ.ศ. 2566', '15 มกราคม พ.ศ. 2567'],
])('years since the Buddha are 543 more: %s', async (first, second) => {
  const days = await daysFrom(`
ช่วงวันที่: 01/12/2566 - 31/01/2567
วันที่                       รายการ      ถอน           ฝาก           คงเหลือ
${first.padEnd(26)} ATM       1,200.00                   8,800.00
${second.padEnd(26)} SCB                     700.00      9,500.00`);
  expect(days).toEqual(['2023-12-29', '2024-01-15']);
});

test('short years of Thailand are of the common calendar where its years are printed in full', async () => {
  const days = await daysFrom(`
ช่วงวันที่: 01/12/2023 - 31/01/2024
วันที่                       รายการ      ถอน           ฝาก           คงเหลือ
29/12/23                   ATM       1,200.00                   8,800.00
15/01/24                   SCB                     700.00      9,500.00`);
  expect(days).toEqual(['2023-12-29', '2024-01-15']);
});

test.each(['2024/1/5', '2024-1-5', '2024. 1. 5.'])(
  'a day of one figure after its year: %s',
  async (printed) => {
    const days = await daysFrom(`
Date            Details             Amount     Balance
${printed.padEnd(14)}  Oxbow Books         -12.50       87.50
2024/12/15      Salary              200.00      287.50`);
    expect(days[0]).toEqual('2024-01-05');
  },
);

test.each([
  ['29 ธ.ค. 66', '15 ม.ค. 67'],
  ['29/12/66', '15/01/67'],
])(
  'short years that would be decades ahead are of the era where none is printed in full: %s',
  async (first, second) => {
    const days = await daysFrom(`
วันที่                       รายการ      ถอน           ฝาก           คงเหลือ
${first.padEnd(26)} ATM       1,200.00                   8,800.00
${second.padEnd(26)} SCB                     700.00      9,500.00`);
    expect(days).toEqual(['2023-12-29', '2024-01-15']);
  },
);

test('short years of Japan that would be long past are of its era, of later ones the common calendar’s', async () => {
  const passbook = (year: string): string => `
年月日         取扱店                     お預り金額              お支払金額           現在高
${year}-01-06                                繰越                           *184,210
${year}-01-14     00011                        *23                        *184,233
${year}-01-28     00011                                          *5,497   *178,736`;
  expect(await daysFrom(passbook('07'))).toEqual(['2025-01-06', '2025-01-14', '2025-01-28']);
  expect(await daysFrom(passbook('25'))).toEqual(['2025-01-06', '2025-01-14', '2025-01-28']);
});

test('rows of short Buddhist years are not of the year in which the account was opened', async () => {
  const days = await daysFrom(`
วันที่เปิดบัญชี  14 มกราคม 2565
วันเดือนปี     รายการ         ถอน         ฝาก        คงเหลือ
05/01/67     BSD22                    700       9,500
15/01/67     ATSWCR      1,200                   8,300`);
  expect(days).toEqual(['2024-01-05', '2024-01-15']);
});

test('short years of no named era are the last one’s, and may be of the common calendar', async () => {
  const [statement] = await statementsFrom(`
通常貯金通帳                                               ゆうちょ銀行
年月日          取扱内容          お預り金額       お支払金額            現在高
               繰越                                              *1,284,410
07-01-06       自払                              *14,287      *1,270,123
07-01-21       入金              *30,000                      *1,300,123
07-02-28       カード 0120                       *11,000      *1,289,123`);
  expect(new Set(statement?.rows.map(({ date }) => date.year))).toEqual(new Set([2025]));
  expect(statement?.proof.verdict).not.toBe('proven');
});

import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

test('month and day that stand in cells of their own under MM and JJ are one date', async () => {
  const text = `
Relevé de compte               Période du 2023-12-15 au 2024-01-16
DATE
          DESCRIPTION                DÉBITS     CRÉDITS      SOLDE
MM   JJ
12   15   SOLDE PRÉCÉDENT                                   100,00
12   19   Épicerie                    12,50                  87,50
12   27   Paie                                   200,00     287,50
01   02   Café                        10,00                 277,50`;
  const [statement] = await statementsFrom(text);
  expect(statement?.proof.verdict).toBe('proven');
  const moving = (await rowsFrom(text)).filter(([, amount]) => amount !== undefined);
  expect(moving.slice(-3)).toEqual([
    ['2023-12-19', -1250, 'Épicerie'],
    ['2023-12-27', 20_000, 'Paie'],
    ['2024-01-02', -1000, 'Café'],
  ]);
});

test('two days joined by a stroke are the dates of a row, and no part of its description', async () => {
  const text = `
Kontoauszug vom 04.12.2023 bis 03.01.2024
Buchung/Wert        Vorgang                       Soll          Haben
05.12./05.12.       Kartenzahlung              - 29,26
16.12./18.12.       Lastschrift                - 35,54
28.12./28.12.       Gehalt                                 + 2.904,17
03.01./03.01.       Kartenzahlung              - 17,00`;
  expect(await rowsFrom(text)).toEqual([
    ['2023-12-05', -2926, 'Kartenzahlung'],
    ['2023-12-16', -3554, 'Lastschrift'],
    ['2023-12-28', 290_417, 'Gehalt'],
    ['2024-01-03', -1700, 'Kartenzahlung'],
  ]);
});

test('of a total and what is due of it beside the amount, the amount is the row’s; what counts is no money', async () => {
  const text = `
カードご利用代金請求明細書      お支払日 2024年2月27日
カード番号 4417-22**-****-7290
利用日        利用店名       利用者    支払方法    利用金額     手数料    支払総額    当月請求額
2024/01/01    書店           本人      1回払い       5,758          0      5,758       5,758
2024/01/02    喫茶店         本人      1回払い      12,333          0     12,333      12,333
2024/01/22    返品           本人      1回払い      -3,980          0     -3,980      -3,980
2024/01/31    薬局           本人      1回払い       9,181          0      9,181       9,181
合計                                                                                  23,292`;
  expect((await rowsFrom(text)).map(([day, amount]) => [day, amount])).toEqual([
    ['2024-01-01', -5758],
    ['2024-01-02', -12_333],
    ['2024-01-22', 3980],
    ['2024-01-31', -9181],
  ]);
});

test('figures of a date parted by dots in words of their own are one date', async () => {
  const rows = await rowsFrom(`
Personal account statement
Date             Details             Amount
29 . 08 . 25     Oxbow Books         -10.02
31 . 08 . 25     Lantern Mobile      -72.40`);
  expect(rows.map(([day]) => day)).toEqual(['2025-08-29', '2025-08-31']);
});

test('a full year, a month and a day that stand a space apart are one date', async () => {
  const rows = await rowsFrom(`
MoneyMarket call account
Date 2026 03 31
Date           Description               Withdrawals     Deposits      Balance
2026 03 01     Balance brought forward                               48,210.05
2026 03 02     Transfer to 10 05 881 2        200.00                 48,010.05
2026 03 09     Deposit Oxbow Books                      12,500.00    60,510.05`);
  expect(rows.filter(([, amount]) => amount !== undefined)).toEqual([
    ['2026-03-02', -20_000, 'Transfer to 10 05 881 2'],
    ['2026-03-09', 1_250_000, 'Deposit Oxbow Books'],
  ]);
});

test('a day and a month that a column of dates sets apart are one date', async () => {
  const rows = await rowsFrom(`
Credit card statement
Statement date 18 Oct 2024
Trans date      Post date        Description              Amount (HKD)
                                 Previous balance             100.00
22     Sep      23     Sep       Oxbow Books                   13.50
28     Sep      30     Sep       Lantern Mobile                56.80
02     Oct      02     Oct       Payment - thank you          100.00CR
                                 Total amount due              70.30`);
  expect(rows.filter(([, amount]) => amount !== undefined)).toEqual([
    ['2024-09-22', -1350, 'Oxbow Books'],
    ['2024-09-28', -5680, 'Lantern Mobile'],
    ['2024-10-02', 10_000, 'Payment - thank you'],
  ]);
});

test('of two dates that a stroke parts, under a name of both, the one that counts is told by the name', async () => {
  const rows = await rowsFrom(`
Kontoauszug
Nr.  Valuta / Buchungstag      Buchungstext               EUR
01   08.04.2024 / 09.04.2024   Gutschrift            2.900,12
     Oxbow Books
02   21.04.2024 / 22.04.2024   Gutschrift              250,00
03   30.04.2024 / 29.04.2024   Kontoabschluss           44,20`);
  expect(rows.map(([day]) => day)).toEqual(['2024-04-09', '2024-04-22', '2024-04-29']);
  expect(rows[0]?.[2]).not.toContain('2024');
});

test('days that stand over their months at the head of each row are dates with them', async () => {
  const rows = await rowsFrom(`
Credit card statement
Your transactions
21      Oxbow Books                              1,249.00
Mar '26                                                Dr
29      Payment received - Thank you             9,114.20
Mar '26                                                Cr
02      Lantern Mobile                           8,450.00
Apr '26                                                Dr
18      Interest charges                            74.31
Apr '26                                                Dr`);
  expect(rows).toEqual([
    ['2026-03-21', -124_900, 'Oxbow Books'],
    ['2026-03-29', 911_420, 'Payment received - Thank you'],
    ['2026-04-02', -845_000, 'Lantern Mobile'],
    ['2026-04-18', -7431, 'Interest charges'],
  ]);
});

test('day, month and year may stand apart, without a mark between', async () => {
  const [statement] = await statementsFrom(`
Estratto conto
Data        Valuta      Descrizione                   Dare       Avere
            31 12 24    Saldo iniziale                          3.318,07
03 01 25    31 12 24    Oxbow Books                  25,00
07 01 25    07 01 25    Lantern Mobile                          4.880,00
16 01 25    16 01 25    Marsh Tours               2.104,37
31 01 25                Saldo finale                            6.068,70`);
  expect(
    statement?.rows.flatMap(({ amount, date }) => (amount === undefined ? [] : date.day)),
  ).toEqual([3, 7, 16]);
  expect(statement?.proof.verdict).toBe('proven');
});

test.each([
  ['mar. 15 avr.', 'mar. 22 avr.', 'mar. 29 avr.'],
  ['mar. 15/04', 'mar. 22/04', 'mar. 29/04'],
  ['mar 15 avril 2025', 'mar 22 avril 2025', 'mar 29 avril 2025'],
])('%s is a Tuesday of April, and no day of March', async (...printed) => {
  const rows = await rowsFrom(`
Relevé de compte
Période du 01/04/2025 au 30/04/2025
Solde précédent                                     1 000,00
Date                Libellé           Montant        Solde
${printed.map((day, i) => `${day.padEnd(20)}Librairie         -10,00       ${990 - 10 * i},00`).join('\n')}
Nouveau solde                                         970,00`);
  const days = rows.flatMap(([day, amount]) => (amount === undefined ? [] : day));
  expect(days).toEqual(['2025-04-15', '2025-04-22', '2025-04-29']);
});

test('letters of a date that stand apart, as narrow ones do by their ink, are one date with its figures', async () => {
  const rows = await rowsFrom(`
普通預金 入出金明細
照会期間 2025年4月 1 日 ～ 2025年6月 30 日
日付              お支払金額     お預り金額   お取引内容          差引残高
2025年4月 1 日                             繰越残高          12,540円
2025年4月 9 日         2,818円             口座振替           9,722円
2025年4月 14 日                  1,768円   振込              11,490円
2025年4月 16 日        1,384円             コンビニ          10,106円`);
  expect(rows.flatMap(([day, amount]) => (amount === undefined ? [] : day))).toEqual([
    '2025-04-09',
    '2025-04-14',
    '2025-04-16',
  ]);
});

test('the days of a month in one word are the period, and lend the rows their year', async () => {
  const rows = await rowsFrom(`
Kontoauszug            Zeitraum 01.-31.03.2025
Anfangssaldo                                  1.000,00
Datum     Text                   Betrag          Saldo
03.03.    Oxbow Bücher           -45,00         955,00
28.03.    Gehalt               1.500,00       2.455,00
Endsaldo                                      2.455,00
Ihr Dispositionskredit ist bis 30.04.2026 eingeräumt.`);
  expect(rows.flatMap(([day, amount]) => (amount === undefined ? [] : day))).toEqual([
    '2025-03-03',
    '2025-03-28',
  ]);
});

test.each([
  ['Date (MM/DD/YYYY)', ['2025-03-05', '2025-03-07', '2025-03-11'], 'Printed 13/03/2025'],
  ['Date (DD/MM/YYYY)', ['2025-05-03', '2025-07-03', '2025-11-03'], 'Rates as of 02/28/2025'],
])('%s: a column’s name says which figure is the day', async (name, days, printed) => {
  const rows = await rowsFrom(`
Account statement
${printed}
Opening balance                                       1,000.00
${name.padEnd(20)}Description       Amount         Balance
03/05/2025          Oxbow Books       -45.00          955.00
03/07/2025          Mossgate Gym       -9.00          946.00
03/11/2025          Payroll         1,500.00        2,446.00
Closing balance                                       2,446.00`);
  expect(rows.flatMap(([day, amount]) => (amount === undefined ? [] : day))).toEqual(days);
});

test('years of two digits stand last where first they would lie ahead of the paper', async () => {
  const rows = await rowsFrom(`
Savings account statement
Statement date 15 January 2025
Opening balance                                       5,000.00
Date          Description           Amount             Balance
31/12/21      Interest               41.20            5,041.20
31/12/22      Interest               42.05            5,083.25
31/12/23      Interest               43.10            5,126.35
31/12/24      Interest               44.02            5,170.37
Closing balance                                       5,170.37`);
  const days = rows.flatMap(([day, amount]) => (amount === undefined ? [] : day));
  expect(days).toEqual(['2021-12-31', '2022-12-31', '2023-12-31', '2024-12-31']);
});

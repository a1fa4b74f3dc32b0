import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const amounts = async (text: string): Promise<(number | undefined)[]> =>
  (await rowsFrom(text)).map(([, amount]) => amount);

test('an undated line that is the sum of each column above it is no row, whatever it is called', async () => {
  const text = `
Personal account statement
Date        Details                   Credit        Debit      Balance
01/11/2025  Opening float             500.00            -       975.00
03/11/2025  Oxbow Books                    -        87.25       887.75
05/11/2025  Mossgate Ltd              215.00            -     1,102.75
29/11/2025  Lantern Mobile                 -        18.43     1,084.32
            MOVED IN NOVEMBER         715.00       105.68     1,084.32`;
  expect(await amounts(text)).toEqual([50_000, -8725, 21_500, -1843]);
});

test('a line without a word that sums one column, and says of the other that it has nothing, is no row', async () => {
  const [statement] = await statementsFrom(`
Savings account statement for January 2026
Date        Description           Withdrawal      Deposit      Balance
            Opening balance                                   2,210.00
5 Jan       Transfer from main                     400.00     2,610.00
31 Jan      Interest earned                          5.21     2,615.21
                                        0.00       405.21     2,615.21`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([40_000, 521]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('a second amount of a day that is the same as the first is a row', async () => {
  const text = `
Personal account statement
Date        Details                   Amount      Balance
01/11/2025  Lantern Mobile             -1.00        99.00
02/11/2025  Mossgate Gym               -9.00        90.00
            Mossgate Gym               -9.00        81.00
13/11/2025  Oxbow Books               -11.00        70.00`;
  expect(await amounts(text)).toEqual([-100, -900, -900, -1100]);
});

test('a label that begins with “Total” is a sum’s, though a period stands behind it', async () => {
  const text = `
Personal account statement
Date          Details                    Debit        Credit
13-07-2026    Oxbow Books               250.00          0.00
14-07-2026    Mossgate Ltd                0.00      2,000.00
Total moved in the period:   01-07-2026 - 31-07-2026    250.00      2,000.00`;
  expect(await amounts(text)).toEqual([-25_000, 200_000]);
});

test('sums of whole figures and others, as programs print numbers, are no row', async () => {
  const [statement] = await statementsFrom(`
Account statement
Date        Details               Debit    Credit    Balance
2024-12-01  Opening balance                            410.25
2024-12-01  Transfer received               1530.5    1940.75
2024-12-01  Oxbow Books             820               1120.75
2024-12-02  Lantern Mobile         45.9               1074.85
2024-12-09  Cheque                 3000              -1925.15
                                 3865.9     1530.5   -1925.15`);
  const moved = statement?.rows.map(({ amount }) => amount);
  expect(moved?.slice(1)).toEqual([153_050, -82_000, -4590, -300_000]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('a dated total of a summary is no row where the rows that it sums have theirs', async () => {
  const [statement] = await statementsFrom(`
Billing statement
Card limit 10,000.00
Card account 0000 0000 0000 0000
Billing period 25.08.2026 - 18.09.2026
Booking date   Detail                        Amount CHF
24.08.2026     Amount of last statement          812.40
26.08.2026     Direct debit                     -812.40
18.09.2026     Card total ADA ODUYA Visa Card     71.00
18.09.2026     Statement amount                   71.00

Detail statement
Booking date   Detail                                     Amount CHF
26.08.2026     Oxbow Books                                     42.50
28.08.2026     Lantern Mobile                                  19.90
30.08.2026     Mossgate Gym                                     8.60
               Card total                                      71.00`);
  const moved = statement?.rows.flatMap(({ amount }) => amount ?? []);
  expect(moved).toEqual([81_240, -4250, -1990, -860]);
});

test('the slip by which a card’s bill is paid is no row', async () => {
  const [statement] = await statementsFrom(`
Fatura do cartão de crédito
Pagamento mínimo 52,50
Total a pagar 350,00
25/08/2026    Livraria Toronja                          100,00
13/09/2026    Loja Lechuza                              130,00
15/09/2026    Mercado Luna                              120,00
\f
Banco Lechuza   33690.00009 01234.567890 12345.678901 1 12340000035000
Beneficiário Banco Lechuza
Vencimento    25/09/2026                                350,00`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-10_000, -13_000, -12_000]);
});

test('what is due, the day, and the least to be paid, below their labels, are no row', async () => {
  const rows = await rowsFrom(`
Fatura do cartão de crédito
Valor da fatura:        Vencimento:         Pagamento mínimo
R$ 350,00               20/09/2026          R$ 52,50


Fatura anterior                                         200,00
Total desta fatura                                      350,00

25/08/2026    Pagamento recebido                       -200,00
28/08/2026    Livraria Toronja                          100,00
13/09/2026    Loja Lechuza                              130,00
15/09/2026    Mercado Luna                              120,00`);
  expect(rows.flatMap(([, amount]) => amount ?? [])).toEqual([20_000, -10_000, -13_000, -12_000]);
});

test('a sum that is named in two languages is no row, though it counts what it sums', async () => {
  const [statement] = await statementsFrom(`
รายการเดินบัญชีเงินฝาก                                   Statement of account
วันที่          รายการ                ถอนเงิน       ฝากเงิน           ยอดคงเหลือ
Date         Transaction        Withdrawal    Deposit    Outstanding Balance
             Brought Forward                                       1,000.00
13/01/2026   Direct Debit           697.54                           302.46
14/01/2026   Transfer Deposit                   500.00               802.46
16/01/2026   Bill Payment           126.29                           676.17
             รวม / Total 3 รายการ     823.83      500.00               676.17`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-69_754, 50_000, -12_629]);
  // The name of the column of balances is not the closing one of the line that brings one forward.
  expect(statement?.proof.verdict).toBe('proven');
});

test('counts and sums behind their labels below a running balance are no rows', async () => {
  const rows = await rowsFrom(`
Date         Description       Withdrawal   Deposit    Balance
2024-03-01   Oxbow Books            12.50                87.50
2024-03-02   Lantern Mobile         13.50                74.00
2024-03-03   Salary                           100.00    174.00
Summary      No. of withdrawals 2   Total withdrawals    26.00   On hold   0.00
             No. of deposits 1      Total deposits      100.00   Uncleared 0.00`);
  expect(rows.map(([, amount]) => amount)).toEqual([-1250, -1350, 10_000]);
});

test.each([
  'Total for card ending 5133',
  'Subtotal for MS ANJALI R MARSH',
  'Total of card number 4410',
])('the sum of one cardholder’s rows leaves no row out: %s', async (sum) => {
  const [statement] = await statementsFrom(`
Credit card statement
Opening balance 100.00
Invoice amount 126.00

Date         Description          Amount
2024-03-01   Oxbow Books           12.50
2024-03-02   Lantern Mobile        13.50
             ${sum}  26.00`);
  expect(statement?.closing).toBe(-12_600);
});

test('the sums of a day under money in and out are no row, though they are dated, and its balance is not the last one', async () => {
  const [statement] = await statementsFrom(`
Extras de cont
Data         Descriere                    Debit       Credit
             SOLD ANTERIOR                            100.00
13/10/2022   Oxbow Books                  12.50
             Lantern Mobile                            50.00
13/10/2022   RULAJ ZI                     12.50        50.00
             SOLD FINAL ZI                            137.50
14/10/2022   Mossgate Gym                  7.50
             Salariu                                  200.00
14/10/2022   RULAJ ZI                      7.50       200.00
             SOLD FINAL ZI                            330.00
14/10/2022   RULAJ TOTAL CONT             20.00       250.00
             SOLD FINAL CONT                          330.00`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    -1250, 5000, -750, 20_000,
  ]);
  expect(statement?.closing).toBe(33_000);
  expect(statement?.proof.verdict).toBe('proven');
});

test('sums of money in and out right beneath their names prove the rows below', async () => {
  const [statement] = await statementsFrom(`
Wyciąg z rachunku bankowego za okres: 01.09.2025 - 22.09.2025
Waluta   Wpływy            Wydatki
PLN      500,00 PLN (1)    -32,50 PLN (2)

Data operacji    Opis operacji                 Kwota
2025-09-22       Oxbow Books              -12,50 PLN
2025-09-21       Marsh Ltd                500,00 PLN
2025-09-20       Mossgate Gym             -20,00 PLN`);
  expect(statement?.proof.verdict).toBe('proven');
  expect(statement?.proof.equations).toEqual([{ kind: 'movementTotal', checked: 2, held: 2 }]);
});

test('lines without a date below the closing balance, that say how the interest of a row comes about, are no rows', async () => {
  const [statement] = await statementsFrom(`
Kontoauszug Nr. 12/2023
Bu-Tag       Wert         Vorgang
                          alter Kontostand vom 30.11.2023     100,00 H
06.12.2023   06.12.2023   Oxbow Books                          12,50 S
18.12.2023   18.12.2023   Marsh Ltd                            50,00 H
29.12.2023   31.12.2023   Abschluss lt. Anlage 1                3,73 H
                          neuer Kontostand vom 29.12.2023     141,23 H
Anlage 1
Wert: 31.12.2023
                HABENZINSEN bis 30.11.               2,48 H
                HABENZINSEN bis 31.12.               1,74 H
                Kontoführungsentgelt                 0,49 S
                Summe Abschlussposten in EUR         3,73 H`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-1250, 5000, 373]);
});

test('fees listed below the closing balance, in the columns of the table, are no rows', async () => {
  const [statement] = await statementsFrom(`
Account statement
Date        Details               Amount     Balance
            Opening balance                  100.00
12/03/2024  Oxbow Books           -12.50       87.50
13/03/2024  Salary                200.00      287.50
14/03/2024  Lantern Mobile        -10.00      277.50
            Closing balance                  277.50
Table of fees                       2024        2025
1. Keeping of the account           6.00        8.00
2. Debit card                       5.00        7.50
3. Transfer                         0.50        0.75`);
  expect(statement?.rows.filter(({ amount }) => amount !== undefined)).toHaveLength(3);
  expect(statement?.proof.verdict).toBe('proven');
});

test('sections of how interest comes about, below the closing balance, are none of the rows', async () => {
  const [statement] = await statementsFrom(`
Estratto conto
Data        Valuta      Importo        Descrizione
01/10/25                  1.204,88     Saldo iniziale
02/10/25    02/10/25      1.480,00     Oxbow Books
03/10/25    03/10/25          8,20-    Mossgate
31/10/25    31/10/25          1,12-    Interessi debitori ottobre
31/10/25                  2.675,56     Saldo finale
Competenze
 Interessi creditori lordi    0,00
 Interessi debitori           1,12
 Imposta di bollo             8,20`);
  expect(statement?.proof.verdict).toBe('proven');
  expect(
    statement?.breakdown.sections.every(({ actual, expected }) => (expected ?? actual) === actual),
  ).toBe(true);
});

test('a box below the closing balance whose dates reach into a second column of dates holds no rows', async () => {
  const [statement] = await statementsFrom(`
Extrato de conta corrente
Data           Data valor     Histórico                              Valor         Saldo
29/02/2024                    Saldo Anterior                                    100,00 C
01/03/2024                    Pix recebido                            50,00 C
04/03/2024     04/03/2024     Tarifa                                   9,00 D   141,00 C
05/03/2024                    Pagamento de boleto                     41,00 D   100,00 C
28/03/2024                    Saldo final                                       100,00 C
Informações adicionais
Limite da conta                                     5.000,00   Juros em 30/04   17,40
Aplicação Rende em 28/03/2024                       2.310,55   Disponível    5.100,00`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([5000, -900, -4100]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('what is due, listed with a day among the sums of a bill, is no row and what the rows lead to', async () => {
  const [statement] = await statementsFrom(`
Kreditkartenabrechnung
Datum        Detail                              Betrag
07.01.2026   Betrag letzte Rechnung              812.40
30.01.2026   Lastschrift                        -812.40
07.02.2026   Kartentotal Mona Marsh               49.82
07.02.2026   Rechnungsbetrag                      49.82

Detailrechnung
Kaufdatum    Details                             Betrag
09.01.2026   Buchhandlung Oxbow                   29.82
10.01.2026   Bahnhof Mossgate                     20.00
             Kartentotal                          49.82`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([81_240, -2982, -2000]);
  expect([statement?.opening, statement?.closing]).toEqual([-81_240, -4982]);
});

test('below lists of several cards that begin with the balance before, a sum is what is owed on each', async () => {
  const statements = await statementsFrom(`
Credit card statement
Statement date 09 September 2025
Date      Description                                 Amount
          LANTERN CREDIT CARD
          MONA MARSH 5430-1200-XXXX-3312
          LAST MONTH'S BALANCE                        100.00
13/08     Oxbow Books                                  14.66
17/08     PAYMENT VIA GIRO                           (100.00)
19/08     Mossgate Gym                                 30.34
          SUBTOTAL                                     45.00
          TOTAL                                        45.00
          OXBOW CREDIT CARD
          MONA MARSH 4524-1922-XXXX-0078
          LAST MONTH'S BALANCE                        320.40
14/08     Willow Bakery                                29.60
22/08     Harbour Ferry                                50.00
          SUBTOTAL                                    400.00
          TOTAL                                       400.00
          TOTAL AMOUNT DUE                            445.00`);
  expect(
    statements.map(({ opening, closing, proof }) => [opening, closing, proof.verdict]),
  ).toEqual([
    [-10_000, -4500, 'proven'],
    [-32_040, -40_000, 'proven'],
  ]);
});

test('both sides’ sums, each named right before its figure in one line, are held against the rows', async () => {
  const [statement] = await statementsFrom(`
Account statement
Transactions: 3    Credits (+): 260.94   Debits (-): 122.16   Net: 138.78
Date         Description       Amount
2025-10-01   Oxbow Books       -87.85
2025-10-03   Refund            260.94
2025-10-03   Lantern Mobile    -34.31`);
  expect(statement?.proof.equations).toEqual([{ kind: 'movementTotal', checked: 2, held: 2 }]);
});

test('what stands below the sums of several columns and bears no date is no row', async () => {
  const [statement] = await statementsFrom(`
Statement of account
Opening balance 12,440     Closing balance 12,242
Date              Debit       Credit      Balance       Details
02/03/2024
                  2,186                    10,254       Oxbow Books
05/03/2024
                               3,000       13,254       Marsh Ltd
06/03/2024
                  1,012                    12,242       Lantern Mobile
Total             3,198        3,000

Call us at 1900 54 54 13 at any time.`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-2186, 3000, -1012]);
});

test('under no heading, sums beside the balance of the row above are no row', async () => {
  const text = `
Personal account statement
Movements                 Before         Out          In        After
2026/03/01               1,614.20      -51.00        0.00    1,563.20   Oxbow Books
2026/03/02               1,563.20     -111.00        0.00    1,452.20   Mossgate Gym
2026/03/05               1,452.20        0.00       50.00    1,502.20   Juniper Maddox
2026/03/07               1,502.20      -21.00        0.00    1,481.20   Oxbow Books
Qwertz                                -183.00       50.00    1,481.20`;
  expect(await amounts(text)).toEqual([-5100, -11_100, 5000, -2100]);
});

test('a sum whose name stands left of the table, where its rows print their numbers, is no row', async () => {
  const text = `
Izvod
        Datum knjiženja     Naziv partnera
        Datum valute        Račun partnera       Svrha doznake           Duguje    Potražuje      Stanje
                                                 Početno stanje                                 7.335,18
        01.06.2022.         Libreria Selva
1                                                Uplata po računu                    200,00     7.535,18
        01.06.2022.         7500369068536078
        02.06.2022.         Mossgate d.o.o.
2                                                Kupovina maraka          27,19                 7.507,99
        02.06.2022.         2208329332351574
        02.06.2022.         Mossgate d.o.o.
3                                                Naknada                   1,19                 7.506,80
        02.06.2022.         5039515559328803
        08.06.2022.         Lantern d.o.o.
4                                                Uplata po računu                    630,00     8.136,80
        08.06.2022.         6003033557105283
Svega                                                                     28,38      830,00     8.136,80`;
  expect((await amounts(text)).flatMap((amount) => amount ?? [])).toEqual([
    20_000, -2719, -119, 63_000,
  ]);
});

test('sums of a week, with the word of each side before its figure, are no rows', async () => {
  const text = `
Rekeningoverzicht
maandag 4 maart 2024
  Gemeente Utrecht Salaris                              Bij            2.450,00
dinsdag 5 maart 2024
  Woningstichting                                       Af               712,33
zondag 10 maart 2024
  Verzekering                                           Af               352,45
Totaal week 10                              Af 1.064,78            Bij 2.450,00
maandag 11 maart 2024
  Boeken Oxbow                                          Af                12,16
woensdag 13 maart 2024
  Tikkie                                                Bij               31,40
Totaal week 11                                 Af 12,16               Bij 31,40`;
  expect(await amounts(text)).toEqual([245_000, -71_233, -35_245, -1216, 3140]);
});

test('a line of the day’s turnover and balance is no row, though its last figure sums nothing', async () => {
  const [statement] = await statementsFrom(`
Konta izraksts
Konts LV55XXXX0011223340001
Periods 01.02.2026 – 28.02.2026
Sākuma atlikums 01.02.2026                                   735,19 K
03.02.2026
   Oxbow Books                                                23,18 D
   Lantern Mobile                                             55,04 D
   Dienas apgrozījums: 78,22 D / 0,00 K      Atlikums        656,97 K
05.02.2026
   Alga                                                    1 480,22 K
   Mossgate Gym                                               61,85 D
   Dienas apgrozījums: 61,85 D / 1 480,22 K  Atlikums      2 075,34 K
Beigu atlikums 28.02.2026                                  2 075,34 K`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    -2318, -5504, 148_022, -6185,
  ]);
});

test('a dated line that says what came in and what went out is no row', async () => {
  const [statement] = await statementsFrom(`
Loan account statement
Account number: 4410 22 817
Date        Details               Debit      Credit       Balance
01/11/2025  Opening balance                             -9,000.00
02/11/2025  Instalment                     1,250.00     -7,750.00
30/11/2025  Monthly charge       312.50                 -8,062.50
31/12/2025  Monthly charge       312.50                 -8,375.00
31/12/2025  Movements            625.00    1,250.00
31/12/2025  Closing balance                             -8,375.00`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    125_000, -31_250, -31_250,
  ]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('dated lines below the last balance that sum each side by their names are no rows', async () => {
  const [statement] = await statementsFrom(`
Kontoudskrift
Kontonr. 4410 228817
Udskrevet 14-03-2025
Bogført   Rentedato  Posteringstekst            Beløb
                     Saldo primo             1.500,00
07.03     07.03      Oxbow Bøger              -200,00
07.03     07.03      Mossgate ApS              -50,00
07.03     07.03      Lantern Mobil             100,00
                     Saldo pr. 14-03-2025    1.350,00
14.03                Hævet i alt              -250,00
14.03                Indsat i alt              100,00`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-20_000, -5000, 10_000]);
});

test('sums of both sides, each behind its name and its count, confirm rows before the first balance', async () => {
  const [statement] = await statementsFrom(`
招商银行交易流水    Transaction Statement
账号：6214 8301 7719
记账日期       货币      交易金额       联机余额    交易摘要      对手信息
2024-12-02     CNY         192.99      18,635.70    转账汇入      李建国
2024-12-03     CNY         859.61      19,495.31    网联收款      支付宝
2024-12-03     CNY         -75.27      19,420.04    快捷支付      财付通


合并统计：支出 1 笔，共 75.27 元；收入 2 笔，共 1,052.60 元。`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([19_299, 85_961, -7527]);
  expect(statement?.proof.verdict).toBe('proven');
});

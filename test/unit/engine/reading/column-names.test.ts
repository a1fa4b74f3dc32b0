import { expect, test } from 'vitest';
import { rowsFrom } from '@/test/support/rows';
import { headersOf } from '@/engine/reading';
import { lexiconFor, linesFrom, statementsFrom } from '@/test/support/lines';

test('figures right of their column’s name, and left of the next one, are its own', async () => {
  const text = `
Statement of account
Account (in EUR)   Account number   Date         Page
Personal account   12.34.56.789     31-10-2024   1
Previous balance 3.456,78    New balance 4.337,32
Bookdate     Description             Amount debit                  Amount credit
(Value date)
31-10        Standing order                             1.234,56
(31-10)      Lantern Mobile
28-10        Oxbow Books                                   12,34
(27-10)      card 123
25-10        Salary                                                             2.140,00
(25-10)      Mossgate Ltd
14-10        Cash machine                                  12,56
(14-10)      Market street`;
  expect(await rowsFrom(text)).toEqual([
    ['2024-10-31', -123_456, 'Standing order Lantern Mobile'],
    ['2024-10-28', -1234, 'Oxbow Books card 123'],
    ['2024-10-25', 214_000, 'Salary Mossgate Ltd'],
    ['2024-10-14', -1256, 'Cash machine Market street'],
  ]);
});

test('a row that goes on under a further page’s heading keeps its own lines', async () => {
  const text = `
Statement of account
Account (in EUR)      Account number     Date          No of pages
Personal account      12.34.56.789       31-10-2024    2
Date         Description             Amount debit                  Amount credit
28-10        Oxbow Books                                   12,34
             card 123
25-10        Salary                                                             2.140,00
             Mossgate Ltd
\fAccount (in EUR)      Account number     Date          No of pages
Personal account      12.34.56.789       31-10-2024    2
Date         Description             Amount debit                  Amount credit
             month of October
14-10        Cash machine                                  12,56
             Market street`;
  expect((await rowsFrom(text)).map(([, , description]) => description)).toEqual([
    'Oxbow Books card 123',
    'Salary Mossgate Ltd month of October',
    'Cash machine Market street',
  ]);
});

test('of a date of the transaction and one of booking, the transaction’s is the row’s', async () => {
  const text = `
Afschrift creditcard
Vorig openstaand saldo 100,00     Nieuw openstaand saldo 30,50
Datum         Datum      Omschrijving        Bedrag in        Bedrag
transactie    boeking                        vreemde valuta   in euro's
01-09-2019    02-09-2019 Ideal betaling                          100,00   Bij
05-09-2019    07-09-2019 Oxbow Books                              20,50   Af
06-09-2019    08-09-2019 Mossgate Gym        12,00 USD            10,00   Af`;
  expect(await rowsFrom(text)).toEqual([
    ['2019-09-01', 10_000, 'Ideal betaling'],
    ['2019-09-05', -2050, 'Oxbow Books'],
    ['2019-09-06', -1000, 'Mossgate Gym'],
  ]);
});

test('an amount right behind a currency, before another one, is the foreign one', async () => {
  const text = `
Kreditkartenabrechnung
Datum         Beschreibung            Währung   Betrag     Kurs       Betrag in EUR
20.08.2021    Saldo letzte Abrechnung                                       40,72 -
20.08.2021    Ausgleich Kreditkarte                                         40,72 +
28.08.2021    Oxbow Books                                                  100,00 -
07.09.2021    Einzahlung                                                   400,00 +
17.09.2021    Lantern                 USD         5,00     1,1722            4,27 -
22.09.2021    Neuer Saldo                                                  295,73 +`;
  const [statement] = await statementsFrom(text);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    4072, -10_000, 40_000, -427,
  ]);
  expect(statement?.opening).toBe(-4072);
  expect(statement?.closing).toBe(29_573);
});

test('“Valor” heads amounts where no other column is one of money', async () => {
  const text = `
Extracto de cuenta de ahorros
Informe del mes:MARZO /2021
Saldo anterior  0.00     Nuevo saldo   719,900.00
Fecha                      Valor      Doc.     Clase de movimiento
10   03         $     720,000.00+     2613     Abono por nomina
12   03         $         100.00-     6308     Compra Lantern`;
  expect(await rowsFrom(text)).toEqual([
    ['2021-03-10', 72_000_000, '2613 Abono por nomina'],
    ['2021-03-12', -10_000, '6308 Compra Lantern'],
  ]);
});

test('lines of text above a heading are no part of its names', async () => {
  const text = `
Extras de cont   Cod IBAN: RO49AAAA1B31007593840000      Moneda: RON
Oxbow Books SRL (CIF 12345678)
DATA          DATA           OPERATIE               CURS     REF.CLIENT       RULAJ        SOLD
OPERATIEI     VALUTEI
Sold initial                                                                            100.00
03.06.2024    03.06.2024     Plata factura 123      1.0000   REF123456       50.00 D     50.00
20.06.2024    20.06.2024     Incasare client                 OP98765         30.00 C     80.00
Sold final                                                                               80.00`;
  const [statement] = await statementsFrom(text);
  expect(statement?.proof.verdict).toBe('proven');
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-5000, 3000]);
});

test('what a card’s box states once heads no table', async () => {
  const text = `
Credit cards statement of account
STATEMENT DATE         CREDIT LIMIT        MINIMUM PAYMENT       PAYMENT DUE DATE
23 May 2024            100,000.00          50.00                 18 Jun 2024
DATE         DESCRIPTION                                          AMOUNT
             PREVIOUS BALANCE                                  10,500.00
20 MAY       AUTO-PYT FROM ACCT                                10,500.00 CR
23 APR       Oxbow Books                                          150.75
             TOTAL:                                               150.75`;
  expect((await rowsFrom(text)).flatMap(([, amount]) => amount ?? [])).toEqual([
    1_050_000, -15_075,
  ]);
});

test('where none of the figures under money in and out can be read, balances are no amounts', async () => {
  const rows = await rowsFrom(`
Extrato de conta
DATA         HISTORICO                  DEBITO    CREDITO       SALDO
05/08/2025   Integralizacao                      150·00·    3.270,00
11/08/2025   Capitalizacao mensal                 35·50·    3.305,50
29/08/2025   Distribuicao                       1204·18·    4.509,68`);
  expect(rows).toEqual([]);
});

test('an amount beside money in and out that goes on as balances do is the balance', async () => {
  const [statement] = await statementsFrom(`
Account statement
Date        Entry                  Out         In       Amount
11/01/2021  Oxbow Books           12.50
11/01/2021  Lantern Mobile        10.00                  77.50
11/03/2021  Salary                          200.00      277.50
11/04/2021  Mossgate Gym           7.50
11/05/2021  Marsh Tours           20.00                 250.00`);
  expect(statement?.rows.map(({ balance }) => balance)).toEqual([
    undefined,
    7750,
    27_750,
    undefined,
    25_000,
  ]);
});

test('a name of three capitals that is no currency is none of amounts', () => {
  const columns = (name: string) =>
    headersOf(
      linesFrom(`Date   Details        ${name}\n01/05/2024   Oxbow   1.00`),
      lexiconFor('en'),
    )
      .flatMap((header) => header.columns)
      .map(({ role }) => role);
  expect(columns('EUR')).toContain('amount');
  expect(columns('HAD')).not.toContain('amount');
});

test('a row whose words name money in and out is no further line of the heading above it', async () => {
  const rows = await rowsFrom(`
Description                              Reference      Amount      Balance   Date
Received from Dr Wren Marsh 7 x 4.26                 Cr 401.86      3957.46   2023-12-18
Standing order to A Fen 3 x 4.24                     Dr   4.58      3952.88   2023-12-19
Transfer from R Marsh                                Cr  13.04      3965.92   2023-12-24
Payment to A Fen                                     Dr  13.04      3952.88   2023-12-25`);
  expect(rows.map(([, amount]) => amount)).toEqual([40_186, -458, 1304, -1304]);
});

test('a side that is named again behind the description names the day of a booking', async () => {
  const rows = await rowsFrom(`
Rechnung vom 10.03.2025
Eingang     Einkauf     Beschreibung               Gutschrift CHF    Belastung CHF
25.02.25    24.02.25    Ihre Zahlung                     1'045.60
13.02.25    12.02.25    Oxbow Books                                         17.90
16.02.25    15.02.25    Marsh Tours                                         26.90`);
  expect(rows).toEqual([
    ['2025-02-24', 104_560, 'Ihre Zahlung'],
    ['2025-02-12', -1790, 'Oxbow Books'],
    ['2025-02-15', -2690, 'Marsh Tours'],
  ]);
});

test('a side beside a date names the day of a booking where what is behind the description goes either way', async () => {
  const rows = await rowsFrom(`
Rechnung vom 10.03.2025
Eingang     Einkauf     Beschreibung         Betrag in       Betrag
                                          Fremdwährung       in CHF
25.02.25    24.02.25    Ihre Zahlung                      -1'045.60
13.02.25    12.02.25    Oxbow Books          EUR 18.40        17.90
16.02.25    15.02.25    Marsh Tours                           26.90`);
  expect(rows.map(([day, , description]) => [day, description])).toEqual([
    ['2025-02-24', 'Ihre Zahlung'],
    ['2025-02-12', 'Oxbow Books'],
    ['2025-02-15', 'Marsh Tours'],
  ]);
});

test('an amount that is parted beneath a rule into money in and out has two columns', async () => {
  const rows = await rowsFrom(`
Выписка по счёту
Дата         Сумма операции     Сумма операции в валюте счёта    Комиссия    Описание операции
             в валюте операции

                                Приход           Расход
31.05.2025          -61.90 RUB          0 RUB        61.90 RUB   0.00 RUB    Oxbow Books
28.05.2025          500.00 RUB     500.00 RUB            0 RUB   0.00 RUB    Marsh Ltd
23.05.2025         -602.09 RUB          0 RUB       602.09 RUB   0.00 RUB    Mossgate Gym`);
  expect(rows.map(([, amount]) => amount)).toEqual([-6190, 50_000, -60_209]);
});

test('what each instalment comes to is no amount beside a name that is one where nothing else is money', () => {
  const lexicon = lexiconFor('es');
  const [heading] = headersOf(
    linesFrom(
      `
Fecha      Descripción           Valor      Cuotas     Valor cuota     Pendiente
08 FEB     Libreria Selva       291,00      1 de 6           48,50        242,50`,
      lexicon,
    ),
    lexicon,
  );
  expect(heading?.columns.map(({ role }) => role)).toEqual([
    'date',
    'description',
    'amount',
    'reference',
    'reference',
    'reference',
  ]);
});

test('two names in a script without spaces, set close to each other, are of two columns', () => {
  const lexicon = lexiconFor('zh');
  const [heading] = headersOf(
    linesFrom(
      `
交易日期     交易說明          新臺幣金額 卡號後四碼
11/08        甲商店                 2,523 3842`,
      lexicon,
    ),
    lexicon,
  );
  expect(heading?.columns.map(({ role }) => role)).toEqual([
    'date',
    'description',
    'amount',
    'reference',
  ]);
});

test('the whole of an amount and its tax is what moves, what is left after a tax too', async () => {
  const [taxed] = await statementsFrom(`
Purchasing card statement
Previous balance  100.00     New balance  94.00
Date         Supplier              Net       VAT     Gross
21 Dec 2024  Direct debit                           100.00 CR
22 Dec 2024  Oxbow Books         50.00     10.00     60.00
23 Dec 2024  Lantern Mobile      40.00      0.00     40.00
24 Dec 2024  Oxbow Books          5.00 CR   1.00 CR   6.00 CR`);
  expect(taxed?.rows.map(({ amount }) => amount)).toEqual([10_000, -6000, -4000, 600]);
  const [left] = await statementsFrom(`
Account statement
Opening balance  100.00     Closing balance  172.00
Date         Details             Gross       Tax       Net    Balance
22 Dec 2024  Interest            50.00    -10.00     40.00     140.00
23 Dec 2024  Interest            40.00     -8.00     32.00     172.00`);
  expect(left?.rows.map(({ amount }) => amount)).toEqual([4000, 3200]);
});

test('German names of money out and in that begin with the amount or the currency are known', () => {
  const lexicon = lexiconFor('de');
  const text = `
Datum       Erläuterung                 Betrag Soll EUR     Betrag Haben EUR
05.03.2025  Kartenzahlung                        -31,87`;
  const [header] = headersOf(linesFrom(text, lexicon), lexicon);
  expect(header?.columns.map(({ role }) => role)).toEqual([
    'date',
    'description',
    'debit',
    'credit',
  ]);
});

import { expect, test } from 'vitest';
import { loadPdfEngine } from '@/utils/pdfium';
import { extract } from '@/engine';
import { accountsOf, accountsRead, makeStatement, type StatementParams } from '@/test/statements';
import { statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const daysOf = (accounts: readonly { rows: readonly { date: string }[] }[]): string[] =>
  accounts.flatMap(({ rows }) => rows.map(({ date }) => date));

const valueDays = async (text: string): Promise<(number | undefined)[]> =>
  (await statementsFrom(text)).flatMap(({ rows }) => rows.map(({ valueDate }) => valueDate?.day));

const WITH_DATES = `
Personal account statement
Date        Details                          Amount     Balance
05/03/2024  CARD 02/03/2024 Oxbow Books      -12.50       87.50
06/03/2024  CARD 03/03/2024 Lantern Mobile   -10.00       77.50
07/03/2024  CARD 04/03/2024 Mossgate Gym      -7.50       70.00`;

test('dates inside descriptions make no second column of dates', async () => {
  expect(await rowsFrom(WITH_DATES)).toEqual([
    ['2024-03-05', -1250, 'CARD 02/03/2024 Oxbow Books'],
    ['2024-03-06', -1000, 'CARD 03/03/2024 Lantern Mobile'],
    ['2024-03-07', -750, 'CARD 04/03/2024 Mossgate Gym'],
  ]);
  expect(await valueDays(WITH_DATES)).toEqual([undefined, undefined, undefined]);
});

test('a row with a value date has the date of its day, printed in a line of its own', async () => {
  const text = `
Personal account statement
Date        Value date  Details              Amount     Balance
05/03/2024
            02/03/2024  Oxbow Books          -12.50       87.50
            03/03/2024  Lantern Mobile       -10.00       77.50
07/03/2024
            04/03/2024  Mossgate Gym          -7.50       70.00`;
  expect((await rowsFrom(text)).map(([day]) => day)).toEqual([
    '2024-03-05',
    '2024-03-05',
    '2024-03-07',
  ]);
  expect(await valueDays(text)).toEqual([2, 3, 4]);
});

test('dates that share a line are of two columns, though the longer ones of the first reach into the second', async () => {
  const text = `
Personal account statement
Date              Value date        Details              Amount     Balance
9 Dec 2024 13 December 2024         Oxbow Books          -12.50       87.50
13 December 2024  14 December 2024  Lantern Mobile       -10.00       77.50
14 December 2024  15 December 2024  Mossgate Gym          -7.50       70.00
16 December 2024  17 December 2024  Oxbow Books          -10.00       60.00`;
  expect(await valueDays(text)).toEqual([13, 14, 15, 17]);
});

test('a list of days below the table takes no column from under the name of the transaction date', async () => {
  const text = `
Personal account statement
Amount  Value date    Date        Details              Balance
-12.50  14/12/2024    13/12/2024  Oxbow Books            87.50
-10.00  14/12/2024    14/12/2024  Lantern Mobile         77.50
 -7.50  17/12/2024    15/12/2024  Mossgate Gym           70.00
Closing balance                                      70.00
           Daily balances
   87.50   13/12/2024
   77.50   14/12/2024
   70.00   15/12/2024`;
  const moving = (await rowsFrom(text)).filter(([, amount]) => amount !== undefined);
  expect(moving.map(([day]) => day)).toEqual(['2024-12-13', '2024-12-14', '2024-12-15']);
});

test('a date beside a fact of the statement dates no line of the summary', async () => {
  const text = `
Credit card statement
                               Statement period  01/02/2024 to 31/03/2024
                                        Date of issue  01/04/2024
                                        Currency       EUR
Previous balance               378.50
Payments and credits             8.50
Purchases and charges            0.00
Number of transactions            2
New balance                    370.00

When        What it was                How much
01/02/2024  Previous balance             378.50
06/02/2024  Direct debit payment           3.08CR
23/03/2024  Direct debit payment           5.42CR
31/03/2024  New balance                  370.00`;
  const moving = (await rowsFrom(text)).filter(([, amount]) => amount !== undefined);
  expect(moving.map(([day, amount]) => [day, amount])).toEqual([
    ['2024-02-06', 308],
    ['2024-03-23', 542],
  ]);
});

test('a day’s date at a page’s end dates the rows of the next page, though its columns stand elsewhere', async () => {
  const text = `
Personal account statement
Opening balance 01/03/2024         100.00
Closing balance 31/03/2024         270.00

When        What it was          How much   You then had
13/03/2024
            Oxbow Books            -12.50          87.50
            Salary                 200.00         287.50
15/03/2024
            Page total             187.50



            Please check this statement within sixty days.\f
When        What it was               How much   You then had
            Refund                       10.00         297.50
            Lantern Mobile              -20.00         277.50
16/03/2024
            Mossgate Gym                 -7.50         270.00
Closing balance 270.00`;
  const moved = (await rowsFrom(text)).filter(([, amount]) => amount !== undefined);
  expect(moved.map(([day]) => day)).toEqual([
    '2024-03-13',
    '2024-03-13',
    '2024-03-15',
    '2024-03-15',
    '2024-03-16',
  ]);
});

test('under one name over two columns, the left date is the transaction’s, and the right one proves nothing', async () => {
  const text = `
Personal account statement
Account number 12345678
    Transaction date        Details                          Amount     Balance
                            Opening balance                              100.00
    05/03/2024  06/03/2024  Oxbow Books                      -12.50       87.50
                06/03/2024  Lantern Mobile                   -10.00
                06/03/2024  Mossgate Gym                     -10.00       67.50
    07/03/2024  08/03/2024  Salary                           200.00      267.50
                08/03/2024  Oxbow Books                      -17.50
                08/03/2024  Lantern Mobile                   -17.50
                08/03/2024  Mossgate Gym                     -32.50      200.00`;
  const [statement] = await statementsFrom(text);
  const days = statement?.rows.flatMap(({ amount, date }) =>
    amount === undefined ? [] : date.day,
  );
  expect(days).toEqual([5, 5, 5, 7, 7, 7, 7]);
  expect(statement?.proof.verdict).toBe('unchecked');
});

test('rows under a day’s line whose date was cut in two are not of the day above', async () => {
  const text = (day: string) => `
Personal account statement
Account number 12345678
Date        Details                          Amount     Balance
            Opening balance                              100.00
05-JAN-24
            Oxbow Books                      -12.50       87.50
            Thank you
${day}
            Lantern Mobile                   -10.00       77.50
09-JAN-24
            Salary                           200.00      277.50`;
  const verdictOf = async (day: string) => (await statementsFrom(text(day)))[0]?.proof.verdict;
  expect(await verdictOf('07-JAN-24')).toBe('proven');
  expect(await verdictOf('07-J AN-24')).toBe('unchecked');
});

test('a day’s date that stands below the last figures of a page dates the rows of the next one', async () => {
  const head = 'When          What it was                                Left you     Reached you';
  const text = `
Personal account statement
Mr Ada Oduya                                  Statement period   12/01/2021 to 12/31/2021
14 Larkspur Rise                              Date of issue      12/31/2021
Opening balance                    613.57
Closing balance                    493.76
${head}
12/19
              Oxbow Books                                    -13.59
              Thank you
12/17
              Cash withdrawn                                 -54.45
              Fairhollow branch
              Mandate no 997390


              Reference Opening Night Theatre
              Invoice 64751
12/16
\f${head}
              Mossgate Gym                                   -43.27
              Contactless
12/15
              Lantern Mobile                                  -8.50`;
  const rows = (await rowsFrom(text)).filter(([, amount]) => amount !== undefined);
  expect(rows.map(([day, amount]) => [day, amount])).toEqual([
    ['2021-12-19', -1359],
    ['2021-12-17', -5445],
    ['2021-12-16', -4327],
    ['2021-12-15', -850],
  ]);
});

test('the day of the week in brackets behind a date is no description, and money is named as households do', async () => {
  const [statement] = await statementsFrom(`
2026년 2월 입출금내역
날짜            수입         지출     적요
02/01        1,284,600원      -       전월 이월
02/01 (일)     350,000원      -       주일헌금
02/04 (수)       -         125,500원  교재 구입비
02/08 (일)     412,000원      -       주일헌금
합계           762,000원   125,500원`);
  expect(
    statement?.rows.flatMap(({ amount, description }) =>
      amount === undefined ? [] : [[amount, description.join(' ')]],
    ),
  ).toEqual([
    [350_000, '주일헌금'],
    [-125_500, '교재 구입비'],
    [412_000, '주일헌금'],
  ]);
});

test('a second date long after the day of the row above is the row’s only one', async () => {
  const text = `
Kreditkartenabrechnung vom 01.12.2023 bis 31.12.2023
Datum         Datum
Beleg         Buchung    Verwendungszweck          Betrag in EUR
29.12.23      02.01.24   Oxbow Books                       42,05 -
30.12.23      03.01.24   Lantern Mobile                     9,99 -
              15.01.24   Lastschrift                    1.286,60 +`;
  expect((await rowsFrom(text)).map(([day]) => day)).toEqual([
    '2023-12-29',
    '2023-12-30',
    '2024-01-15',
  ]);
});

test('days under the name of a voucher, left of the posting’s, are those of the purchases', async () => {
  const rows = await rowsFrom(`
Kreditkartenabrechnung      02.05.2025 - 01.06.2025
Beleg       Buchung     Umsatz                        Betrag EUR
08.05.      10.05.      Oxbow Books                     359,31-
09.05.      11.05.      Lantern Mobile                   29,14-
13.05.      15.05.      Mossgate Gym                    183,78-`);
  expect(rows.map(([day]) => day)).toEqual(['2025-05-08', '2025-05-09', '2025-05-13']);
  const numbered = await rowsFrom(`
Kontoauszug                 02.05.2025 - 01.06.2025
Beleg       Buchung     Umsatz                        Betrag EUR
0805        10.05.      Oxbow Books                     359,31-
0806        11.05.      Lantern Mobile                   29,14-
0807        15.05.      Mossgate Gym                    183,78-`);
  expect(numbered.map(([day]) => day)).toEqual(['2025-05-10', '2025-05-11', '2025-05-15']);
});

test('a day’s date at the foot of a page dates the first row of the next, though a box stands beside the table', async () => {
  const { pdf: bytes, truth } = await makeStatement({
    seed: 295651147,
    content: {
      kind: 'card',
      currency: 'CHF',
      from: '2022-07-14',
      to: '2022-08-13',
      rows: 5,
      cardholders: 2,
      lines: [2, 6],
      references: 0.4,
    },
    layout: {
      page: { landscape: true, margin: 60 },
      type: { leading: 1.4, objects: 'cells' },
      columns: ['date', 'description', 'amount'],
      table: { headings: 'unknown', repeatHeadings: true, rowGap: 8 },
      date: { form: 'yyyy-MM-dd', on: 'line above', line: 'amount' },
      sign: { form: 'trailing both' },
      side: 'issuer',
      order: 'newest first',
      sections: { by: 'nothing' },
      cardholders: { headings: true },
      opening: { summary: true },
      closing: { summary: true },
      arrangement: { sideBox: 'facts' },
      furniture: { footer: true, pageNumbers: true },
    },
  });
  const pdf = await loadPdfEngine();
  const { envelope } = await extract({ bytes, requestId: 'box' }, { pdf });
  expect(daysOf(accountsRead(envelope))).toEqual(daysOf(accountsOf(truth)));
});

test('a day at the foot of a page is no figure’s of the box beside the table', async () => {
  const month = (seed: number, from: string, to: string): StatementParams => ({
    seed,
    content: {
      currency: 'SEK',
      from,
      to,
      rows: 45,
      lines: [0, 2],
      noise: 'figures',
      overdrawn: true,
      references: 1,
    },
    layout: {
      page: { margin: 60 },
      type: { face: 'mono', leading: 1.05, bold: 'overprinted', paint: 'columns' },
      columns: ['date', 'description', 'amount'],
      table: { gap: 16, rowGap: 0, figures: 'left' },
      date: { form: 'dd-MM-yyyy', otherForm: 'dd-MM-yyyy', on: 'line above' },
      number: { decimal: ',', group: ' ' },
      sign: { form: 'none' },
      sections: { by: 'kind' },
      cardholders: { totals: true },
      opening: { dated: false },
      closing: { row: true, dated: false },
      sums: { movements: false },
      arrangement: { sideBox: 'facts', dailyBalances: true },
    },
  });
  const { pdf: bytes, truth } = await makeStatement({
    ...month(4, '2022-07-14', '2022-08-13'),
    also: [month(774480348, '2022-08-14', '2022-09-13')],
  });
  const pdf = await loadPdfEngine();
  const { envelope } = await extract({ bytes, requestId: 'box' }, { pdf });
  expect(daysOf(accountsRead(envelope))).toEqual(daysOf(accountsOf(truth)));
});

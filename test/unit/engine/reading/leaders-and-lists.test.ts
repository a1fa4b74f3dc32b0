import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const amounts = async (text: string) =>
  (await rowsFrom(text)).map(([day, amount]) => [day, amount]);

test('cheques listed abreast under a title with its sum beside it are money out', async () => {
  const text = `
Account statement        Statement period 01/02/2024 - 28/02/2024
Account number 40218834
01/02   Beginning balance                 1,000.00     Days in period 28
3       Checks                              450.00-
1       Deposits                            200.00
28/02   Ending balance                      750.00

Checks                                      3 checks totaling 450.00
* gap in sequence

Number      Date Paid    Amount    Number      Date Paid    Amount
2231        03/02        100.00    2232        05/02         50.00
2235*       15/02        300.00

Deposits                                     1 item totaling 200.00

Date        Amount    Description
16/02       200.00    Salary

Daily Balance Summary

Date          Amount      Date          Amount
03/02         900.00      05/02         850.00
15/02         550.00      16/02         750.00`;
  const [statement] = await statementsFrom(text);
  expect(statement?.proof.verdict).toBe('proven');
  expect((await amounts(text)).toSorted()).toEqual([
    ['2024-02-03', -10_000],
    ['2024-02-05', -5000],
    ['2024-02-15', -30_000],
    ['2024-02-16', 20_000],
  ]);
});

test('names of columns on one line of leaders are read apart', async () => {
  const text = `
ACCOUNT STATEMENT     STATEMENT PERIOD   02/01/24 - 02/29/24
BALANCE LAST STATEMENT    500.00
BALANCE THIS STATEMENT    650.02

DEPOSITS AND OTHER CREDITS
DATE........AMOUNT..TRANSACTION DESCRIPTION
02/16       200.00  SALARY
02/29          .02  INTEREST PAID

OTHER DEBITS
DATE........AMOUNT..TRANSACTION DESCRIPTION
02/03        30.00  DEBIT CARD OXBOW BOOKS
02/05        20.00  DEBIT CARD LANTERN MOBILE`;
  expect(await rowsFrom(text)).toEqual([
    ['2024-02-16', 20_000, 'SALARY'],
    ['2024-02-29', 2, 'INTEREST PAID'],
    ['2024-02-03', -3000, 'DEBIT CARD OXBOW BOOKS'],
    ['2024-02-05', -2000, 'DEBIT CARD LANTERN MOBILE'],
  ]);
});

const CARD = `
Credit card statement        Statement date 03/03/2024
Previous balance    500.00       New balance    578.00
Credit limit  2,000.00       Minimum payment  25.00

Date         Description                      Amount
Payments                                      -50.00
16/02/2024   Payment, thank you               -50.00
Purchases                                      98.00
18/02/2024   Oxbow Books                       60.00
19/02/2024   Lantern Mobile                    38.00
Total fees charged this period                 20.00
25/02/2024   Late fee                          20.00
Total interest charged this period             10.00
03/03/2024   Interest on purchases             10.00

Interest charge calculation
Type of balance          Expiration date       Rate      Balance subject to interest    Interest charge
Purchases                                      29.99%             500.00                  10.00
Promotion                25/08/2024            29.99%             310.00                   0.00`;

test('sums above dated rows that come to them are their headings', async () => {
  const [statement] = await statementsFrom(CARD);
  expect(statement?.proof).toMatchObject({ verdict: 'proven', unproven: [] });
  expect(statement?.breakdown.sections.map(({ actual, expected }) => [actual, expected])).toEqual([
    [5000, 5000],
    [-9800, -9800],
    [-2000, -2000],
    [-1000, -1000],
  ]);
});

test('a dated line of a table of rates is no row because another of its lines has no date', async () => {
  expect((await rowsFrom(CARD)).map(([day]) => day)).not.toContain('2024-08-25');
});

test('figures that dots lead to are of columns, however close behind the dots they stand', async () => {
  const rows = await rowsFrom(`
Account statement
Date        Particulars                        Debits    Credits       Balance
01/10/2024  Brought forward                                           1,544.30
03/10/2024  Oxbow Books ...................... 12.70
            Dinner Theo Marsh .......................... 21.69        1,553.29
04/10/2024  Lantern Mobile .................. 162.00                  1,391.29
05/10/2024  Dinner Wren Halloway ....................... 15.94        1,407.23
08/10/2024  Salary Mossgate .......................... 3,182.40       4,589.63`);
  expect(rows.slice(1)).toEqual([
    ['2024-10-03', -1270, 'Oxbow Books'],
    ['2024-10-03', 2169, 'Dinner Theo Marsh'],
    ['2024-10-04', -16_200, 'Lantern Mobile'],
    ['2024-10-05', 1594, 'Dinner Wren Halloway'],
    ['2024-10-08', 318_240, 'Salary Mossgate'],
  ]);
});

test('a sum named under the first of two lists and printed under the second is no row', async () => {
  const text = `
Account statement                    Statement period 01/02/2024 - 28/02/2024
Account number 40218834
Beginning balance                                             1,000.00
Ending balance                                                  547.50

Checks

Date        Check #      Amount      Date        Check #      Amount
03/02       2231         100.00-     20/02       2235          50.00-
15/02       2232         300.00-
Total checks                                                  450.00-
Service fees
                                  This period             Year to date
Total overdraft fees                     0.00                    10.00

Date        Description                                       Amount
21/02       Fee for paper                                       2.50-
Total service fees                                              2.50-`;
  const [statement] = await statementsFrom(text);
  expect(await amounts(text)).toEqual([
    ['2024-02-03', -10_000],
    ['2024-02-15', -30_000],
    ['2024-02-20', -5000],
    ['2024-02-21', -250],
  ]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('a section without names of columns below cheques abreast stands under those of an earlier one, and its minus is style', async () => {
  const [statement] = await statementsFrom(`
Account statement 06/01/2024 to 06/28/2024
Beginning balance        1,000.00
Ending balance             935.00
DEPOSITS AND OTHER CREDITS
Date      Description                                                 Amount
06/06     Deposit                                                     200.00
CHECKS PAID
          Number    Date      Amount      Number    Date      Amount
          5101      06/05      10.00      5103      06/11      30.00
          5102      06/07      20.00      5104      06/13      40.00
WITHDRAWALS AND OTHER DEBITS
06/08     Oxbow Books                                                  50.00-
06/09     Lantern Mobile                                               55.00-
06/10     Marsh Tours                                                  60.00-`);
  expect(statement?.proof.verdict).toBe('proven');
  expect(statement?.rows.slice(-3).map(({ amount, description }) => [amount, description])).toEqual(
    [
      [-5000, ['Oxbow Books']],
      [-5500, ['Lantern Mobile']],
      [-6000, ['Marsh Tours']],
    ],
  );
});

test('cheques listed abreast that are numbered down the lists are read one list after the other', async () => {
  const text = (numbers: readonly [string, string, string, string]) => `
Account statement        Statement period 01/02/2024 - 28/02/2024
Beginning balance 1,000.00        Ending balance 540.00
Checks
Number      Date Paid    Amount    Number      Date Paid    Amount
${numbers[0]}        03/02        100.00    ${numbers[1]}        15/02         50.00
${numbers[2]}        01/02        300.00    ${numbers[3]}        16/02         10.00`;
  const sums = async (...numbers: [string, string, string, string]) =>
    (await amounts(text(numbers))).map(([, amount]) => amount);
  expect(await sums('2231', '2233', '2232', '2234')).toEqual([-10_000, -30_000, -5000, -1000]);
  expect(await sums('2231', '2232', '2233', '2234')).toEqual([-10_000, -5000, -30_000, -1000]);
});

test('dots that lead to a figure are no part of it', async () => {
  const text = `
Account statement        Statement period 01/02/2024 - 28/02/2024
Beginning balance 1,000.00        Ending balance 2,536.31
Date        Description                          Debit                   Credit
03/02       Lantern Mobile ...4472      ........451.10
04/02       Salary                                           ........1,987.41`;
  expect((await amounts(text)).map(([, amount]) => amount)).toEqual([-45_110, 198_741]);
  const [statement] = await statementsFrom(text);
  expect(statement?.rows.map(({ description }) => description[0])).toEqual([
    'Lantern Mobile ...4472',
    'Salary',
  ]);
});

test('the names of lists abreast are parted at two dots, too', async () => {
  const text = `
CLASSIC CHECKING      STATEMENT PERIOD 11/08/24 - 12/09/24
PREVIOUS BALANCE 3,000.00      STATEMENT BALANCE 2,391.01
                                  CHECKS

DATE..CHECK NO............AMOUNT        DATE..CHECK NO............AMOUNT
11/14 2041                400.00        11/20 2042                 45.00
12/03 2045*               128.99        12/05 2046                 35.00`;
  expect(await amounts(text)).toEqual([
    ['2024-11-14', -40_000],
    ['2024-11-20', -4500],
    ['2024-12-03', -12_899],
    ['2024-12-05', -3500],
  ]);
});

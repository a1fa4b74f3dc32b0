import { expect, test } from 'vitest';
import { onlyStatementFrom, statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const verdicts = async (text: string): Promise<string[]> =>
  (await statementsFrom(text)).map(({ proof }) => proof.verdict);

test('dates that stand elsewhere than under the name of their column prove nothing', async () => {
  const text = `
Personal account statement
Opening balance 100.00
Date         Details                                Amount
ab 7         Oxbow Books 22/03/2024 north           -12.50
ab 8         Lantern Mobile 23/03/2024 north        -10.00
ab 9         Mossgate Gym 24/03/2024 north           -7.50
Closing balance 70.00`;
  expect(await verdicts(text)).not.toContain('proven');
});

test('a row in the wrong one of two columns without headings is no amount with a fee beside it', async () => {
  const text = `
Personal account statement
Opening balance 100.00
12/03/2024  Oxbow Books                        12.50      87.50
13/03/2024  Salary                200.00                 287.50
14/03/2024  Lantern Mobile                     10.00     277.50
15/03/2024  Mossgate Gym            7.50                 270.00
16/03/2024  Oxbow Books                        20.00     250.00
Closing balance 250.00`;
  expect(await verdicts(text)).toEqual(['broken']);
});

test('where rows of one day each print it, the row that prints only a value date proves nothing', async () => {
  const rows = (date: string) => `
Personal account statement
Opening balance 100.00
Date        Value date  Details              Amount     Balance
15/03/2024  15/03/2024  Oxbow Books          -12.50       87.50
15/03/2024  16/03/2024  Lantern Mobile       -10.00       77.50
${date.padEnd(10)}  17/03/2024  Mossgate Gym          -7.50       70.00
18/03/2024  18/03/2024  Oxbow Books          -10.00       60.00
Closing balance 60.00`;
  expect(await verdicts(rows('17/03/2024'))).toEqual(['proven']);
  expect(await verdicts(rows(''))).toEqual(['unchecked']);
});

test('where rows of one day each print it, the row that prints only a value date is of that one', async () => {
  const rows = await rowsFrom(`
Personal account statement
Date        Value date    Details                 Amount
04/05/2025  05/05/2025    Oxbow Books              -8.40
10/05/2025  12/05/2025    Lantern Mobile          -30.20
10/05/2025  12/05/2025    Mossgate Gym            -31.10
            14/05/2025    Harbour Ferry            -2.47
24/05/2025  25/05/2025    Willow Bakery            -4.45`);
  expect(rows.map(([day]) => day)).toEqual([
    '2025-05-04',
    '2025-05-10',
    '2025-05-10',
    '2025-05-14',
    '2025-05-24',
  ]);
});

test('dates that stand under the name of the value date prove nothing of the transaction date', async () => {
  const text = `
Personal account statement
Opening balance 100.00
Date      Value date  Details              Amount     Balance
ab 1      15/03/2024  Oxbow Books          -12.50       87.50
ab 2      16/03/2024  Lantern Mobile       -10.00       77.50
ab 3      17/03/2024  Mossgate Gym          -7.50       70.00
Closing balance 70.00`;
  expect(await verdicts(text)).toEqual(['unchecked']);
});

test('a table of two rows whose balances run into the text proves nothing of them', async () => {
  const text = `
Personal account statement
Opening balance 100.00
12/03/2024   12.50-    87.50 Oxbow Books
13/03/2024   10.00-    77.50 Lantern Mobile
Closing balance 77.50`;
  expect(await verdicts(text)).toEqual(['unchecked']);
});

test('a figure in the column of money out is no money in where a column of that, left empty, is named', async () => {
  const text = `
Personal account statement
Opening balance 100.00
Date        Description              Balance     Money out    Money in
13/03/2024  Oxbow Books                87.50         12.50          -
14/03/2024  Salary                    287.50        200.00          -
15/03/2024  Lantern Mobile            277.50         10.00          -
16/03/2024  Mossgate Gym              270.00          7.50          -
Closing balance 270.00`;
  expect(await verdicts(text)).toEqual(['broken']);
});

test('balances of which some follow from the amounts and some do not are not left out', async () => {
  const text = `
Personal account statement
Opening balance 100.00
Total money in  200.00
Total money out  30.00
Closing balance 270.00

16/03/2024  Mossgate Gym              -7.50    270.00
15/03/2024  Lantern Mobile           -10.00    277.50
14/03/2024  Salary                   200.00    278.50
13/03/2024  Oxbow Books              -12.50     87.50`;
  expect(await verdicts(text)).not.toContain('proven');
});

test('a named column of balances of which no figure was read leaves the rows unproven', async () => {
  const text = `
Personal account statement
Opening balance 100.00
Date        Description              Amount      Balance
13/03/2024  Oxbow Books              -12.50      QQ 87.50
14/03/2024  Salary                   200.00      QQ 287.50
15/03/2024  Lantern Mobile           -10.00      QQ 277.50
Closing balance 277.50`;
  expect(await verdicts(text)).toEqual(['unchecked']);
});

test('balances of some rows that run into their text leave the others unproven', async () => {
  const text = `
Personal account statement
Opening balance 11,300.00
Date        Money out   Money in     Balance  Description
13/03/2024      12.50              11,287.50
14/03/2024  11,010.00            QQ 277.50 Oxbow Books
15/03/2024       7.50            QQ 270.00 Lantern
16/03/2024              12,000.00  12,270.00
17/03/2024      20.00              12,250.00
Closing balance 12,250.00`;
  expect(await verdicts(text)).toEqual(['unchecked']);
});

test('withdrawals that were read as money in, because the balances would tie, prove nothing', async () => {
  const text = `
Bank account statement
Opening balance 100.00
Withdrawals and other debits
Date        Description              Amount
13/03/2024  Oxbow Books               12.50
14/03/2024  Lantern Mobile            17.50
Closing balance 130.00`;
  expect(await verdicts(text)).not.toContain('proven');
});

test('of two columns of dates under a heading that names none, neither proves a row’s date', async () => {
  const text = `
Personal account statement
Opening balance 100.00
                        Description              Amount      Balance
15/03/2024  13/03/2024  Oxbow Books              -12.50        87.50
16/03/2024  14/03/2024  Salary                   200.00       287.50
17/03/2024  15/03/2024  Lantern Mobile           -10.00       277.50
Closing balance 277.50`;
  expect(await verdicts(text)).toEqual(['unchecked']);
});

test('a further table of dated rows that is no part of the running balance leaves its end unproven', async () => {
  const text = `
Personal account statement
Opening balance 100.00
Total money in  200.00
13/03/2024  Oxbow Books              -12.50        87.50
14/03/2024  Salary                   200.00       287.50
15/03/2024  Lantern Mobile           -10.00       277.50



16/03/2024  Mossgate Gym       7.50`;
  expect(await verdicts(text)).not.toContain('proven');
});

test('rows that were not read cast doubt where another opening balance is stated, too', async () => {
  const statements = await statementsFrom(`
Combined statement for January 9, 2020 to February 5, 2020
Account number: 0000 1111
Beginning balance on January 9, 2020          1,000.00
Ending balance on February 5, 2020            1,800.00
Date         Description                        Amount
01/15/20     Generic Employer                                    1,000.00
01/20/20     Generic Utility                                      -200.00
Account number: 0000 2222
Beginning balance on January 9, 2020          5,000.00
Ending balance on February 5, 2020            5,005.00
Date         Description                        Amount
02/05/20     Interest Earned                      5.00`);
  expect(statements.map(({ proof }) => proof.verdict)).toEqual(['unchecked']);
});

test('full dates of the other order elsewhere cast doubt on rows of which only descriptions tell the order', async () => {
  const [statement] = await statementsFrom(`
Personal account statement
Statement period 02/01/2024 to 02/29/2024
Opening balance  1,499.11        Closing balance  1,457.24
02/02/2024   AB1 Parking Northwick                        -28.48
02/12/2024   Received from Ms Tarrow   20/02/24           387.92
02/12/2024   Online transfer Mr Oduya  21/02/24          -401.31`);
  const moving = statement?.rows.filter(({ amount }) => amount !== undefined);
  expect(moving?.map(({ date }) => [date.month, date.day])).toEqual([
    [2, 2],
    [2, 12],
    [2, 12],
  ]);
  expect(statement?.proof.verdict).not.toBe('proven');
});

test('one balance of one day that is stated twice is no opening and closing that rows fail to lead to', async () => {
  const [statement] = await statementsFrom(`
Personal account statement
Period 01/06/2026 to 30/06/2026

30/06/2026  Closing balance                1,452.77
30/06/2026  Balance brought forward        1,452.77
29/06/2026  Oxbow Books                     -500.00
15/06/2026  Lantern Mobile                    -9.90`);
  expect(statement?.proof.verdict).toBe('unchecked');
});

test.each([
  ['Date         Date         Description', 'proven'],
  ['Date                      Description', 'proven'],
  ['             Date         Description', 'unchecked'],
])('of two columns of dates under “%s” the first is the row’s day: %s', async (names, verdict) => {
  const [statement] = await statementsFrom(`
Account statement
Opening balance 100.00
Closing balance 174.00

${names}        Amount
2024-03-01   2024-03-04   Oxbow Books        -12.50
2024-03-05   2024-03-06   Lantern Mobile     -13.50
2024-03-07   2024-03-08   Salary             100.00`);
  expect(statement?.proof.verdict).toBe(verdict);
});

test('rows that stand in a table’s columns above its heading are missing from what is brought forward', async () => {
  const text = `
Personal account statement
29/02/2024                         10.00     177.50
01/03/2024                          7.50     170.00
02/03/2024                         20.00     150.00

Date        Details               Amount     Balance
            Balance brought forward          150.00
12/03/2024  Oxbow Books            12.50     137.50
13/03/2024  Lantern Mobile         10.00     127.50
14/03/2024  Mossgate Gym            7.50     120.00
15/03/2024  Night Theatre          20.00     100.00
16/03/2024  Oxbow Books            10.00      90.00
            Closing balance                   90.00`;
  expect(await verdicts(text)).not.toContain('proven');
});

test('a row that is called a closing balance proves nothing: its amount may be the balance, and that the amount', async () => {
  const text = `
Account statement
Opening balance                         +420.88

13/08/2022  Closing balance              +49.21          14/07/2022  Cash withdrawal Elmsbury Weir North @ 1.2447    267.47  DR
12/08/2022  Oxbow Books                   31.00  DR
10/08/2022  Night Theatre                 53.20  DR
03/08/2022  Mossgate Gym                  20.00  DR`;
  expect(await verdicts(text)).toEqual(['unchecked']);
});

test('days left of all names that were understood are dates of the rows, and no box beside the table', async () => {
  const [statement] = await statementsFrom(`
Personal account statement  Statement period 01/01/2024 to 31/01/2024
Opening balance 100.00      Closing balance 47.50
             Date         Type       Details                       Debit        Credit
24-01        25-01        bg         Oxbow Books                   12.50
24-01        25-01        bg         Lantern Mobile                10.00
25-01        26-01        bg         Mossgate Gym                  20.00
26-01        27-01        bg         Marsh Ltd                     10.00`);
  expect(statement?.proof.verdict).not.toBe('proven');
});

test('two columns of dates with one name, beside one of which a word is not known, prove no date', async () => {
  const text = (word: string) => `
Personal account statement 14 July 2026 - 31 July 2026
Opening balance  1,623.65
${word}
Date           Date      Description                  Amount      Balance
18/07/2026     18/07     Oxbow Books                  -92.59     1,531.06
23/07/2026     21/07     Juniper Maddox               284.20     1,815.26
24/07/2026     22/07     Mossgate Gym                  -3.16     1,812.10`;
  const [one] = await statementsFrom(text('Qwert'));
  expect(one?.proof.verdict).toBe('unchecked');
  const [both] = await statementsFrom(text('Qwert          Asdf'));
  expect(both?.proof.verdict).toBe('proven');
});

test('a limit above the balance that the rows begin with is no row that was lost', async () => {
  const [statement] = await statementsFrom(`
Oxbow Bank                     A/c No. 0032 1000 4471
                                                     Limit     Rs 1,500.00
Statement for the month of April 2025
                Balance brought forward                             184.50
14-04-2025      Cheque payment              35.40                   149.10
15-04-2025      Cash                         9.50                   139.60
16-04-2025      Salary                                  200.00      339.60`);
  expect(statement?.proof.verdict).toBe('proven');
});

test('days and balances abreast, in the columns of the table above, are no rows that were cut off', async () => {
  const [statement] = await statementsFrom(`
Checking account statement      Account number 28814470
Period 04/01/2026 to 04/30/2026
Beginning balance   184.50
Ending balance      339.60
Date        Amount      Description
04/14        35.40-     Cheque payment
04/15         9.50-     Cash
04/16       200.00      Salary
                 ACCOUNT BALANCE SUMMARY
DATE.............BALANCE   DATE.............BALANCE
04/14       149.10         04/15            139.60
04/16       339.60         04/17            339.60
04/18       339.60         04/19            339.60
04/20       339.60         04/21            339.60`);
  expect(statement?.proof.verdict).toBe('proven');
});

test('a balance by its label, under a column without a name, is no row that was lost', async () => {
  const [statement] = await statementsFrom(`
Account statement               Account number 28814470
Date          Description           Debit     Credit
26/07/2026    Opening balance                              258.00
27/07/2026    Oxbow Books           68.00       0.00       190.00
30/07/2026    Mossgate Gym          34.00       0.00       156.00
31/07/2026    Salary                 0.00     743.00       899.00`);
  expect(statement?.proof.verdict).toBe('proven');
});

test('where only the value date is named, and some rows print another day beside it, nothing is proven of dates', async () => {
  const [statement] = await statementsFrom(`
Account statement               Account number 28814470
Opening balance     990.15
Closing balance     237.40
Value date       Dat e           Description                 Amount
14/07/2022       14/07/2022      Oxbow Books                -315.91
16/07/2022                       Standing order             -363.88
15/07/2022       15/07/2022      Mossgate Gym                -72.96`);
  expect(statement?.proof.verdict).toBe('unchecked');
});

test('of two dates that nothing names, the first is the transaction’s only where it is no later than the second', async () => {
  const rows = (second: string): string => `
Account statement               Account number 28814470
Opening balance     990.15
Closing balance     237.40
14/07/2022       14/07/2022      Oxbow Books                -315.91
16/07/2022       ${second}      Standing order             -363.88
17/07/2022       17/07/2022      Mossgate Gym                -72.96`;
  const [later] = await statementsFrom(rows('18/07/2022'));
  const [earlier] = await statementsFrom(rows('15/07/2022'));
  expect([later?.proof.verdict, earlier?.proof.verdict]).toEqual(['proven', 'unchecked']);
});

test('a line that states a balance and prints the day again does not make each row print its own', async () => {
  const [statement] = await statementsFrom(`
Statement of HSBC account                 Number 808-445566-833
Statement date 31 January 2025
Date        Transaction Details                  Deposit      Withdrawal        Balance
31 Dec      B/F BALANCE 承前結餘                                                3,422.17
3 Jan       AUTOPAY OUT MPF                                     1,500.00       1,922.17
6 Jan       TRANSFER FROM 808                    8,000.00
            CHEQUE 000812                                      12,500.00       2,577.83DR
31 Jan      MONTHLY FEE                                            60.00       2,637.83DR
31 Jan      WHAT IS LEFT                                                      2,637.83DR`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    -150_000, 800_000, -1_250_000, -6000,
  ]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('of two columns that nothing names, one that is no running balance may hold the amounts', async () => {
  const { verdict } = await onlyStatementFrom(`
Harbour Card
Credit card statement
Card number 5355 22XX XXXX 0199
Statement period 01/03/2025 to 31/03/2025
Date                Description             Order value   Billed now
03/03/2025          Tesco                         50.00        50.00
05/03/2025          Currys TV 1/6                600.00       100.00
09/03/2025          Shell                         60.00        60.00
12/03/2025          Ikea sofa 1/4                800.00       200.00
Total                                          1,510.00       410.00`);
  expect(verdict).toBe('unchecked');
});

import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

test('a box left of a table, whose lines stand among the rows, is no part of them', async () => {
  const text = `
Personal account statement
                       Date        Details              Money out   Money in    Balance
Start balance          02/03/2024  Oxbow Books              12.50                 87.50
100.00                             Reference 71
Money out              03/03/2024  Lantern Mobile           10.00                 77.50
30.00                              Reference 72
Money in               04/03/2024  Salary                              200.00    277.50
200.00                             Reference 73
End balance            05/03/2024  Mossgate Gym              7.50                270.00
270.00                             Reference 74`;
  expect(await rowsFrom(text)).toEqual([
    ['2024-03-02', -1250, 'Oxbow Books Reference 71'],
    ['2024-03-03', -1000, 'Lantern Mobile Reference 72'],
    ['2024-03-04', 20_000, 'Salary Reference 73'],
    ['2024-03-05', -750, 'Mossgate Gym Reference 74'],
  ]);
});

test('a row that prints its date in the line beneath its figures has that date', async () => {
  const text = `
Personal account statement
Description                          Incoming    Outgoing     Amount
Sent money to J. Maddox                            -20.00      80.00
24 April 2024  Transaction 7445

Received from W. Halloway               50.00                 100.00
23 April 2024  Transaction 4925

Sent money to I. Tarrow                            -10.00      50.00
21 April 2024  Transaction 9078`;
  expect((await rowsFrom(text)).map(([day, amount]) => [day, amount])).toEqual([
    ['2024-04-24', -2000],
    ['2024-04-23', 5000],
    ['2024-04-21', -1000],
  ]);
});

test('a line of nothing but the name of the balance, a date and a figure states a balance', async () => {
  const text = `
Tiliote 1.3.2024 - 31.3.2024
Pvm         Selite                Määrä
SALDO 29.02.2024               1.000,00
01.03.2024  Kahvila               10,00-
02.03.2024  Palkka               500,00+
SALDO 31.03.2024               1.490,00`;
  const moving = (await rowsFrom(text)).filter(([, amount]) => amount !== undefined);
  expect(moving.map(([day, amount]) => [day, amount])).toEqual([
    ['2024-03-01', -1000],
    ['2024-03-02', 50_000],
  ]);
});

test('a heading that names nothing but days and balances heads no transactions', async () => {
  const text = `
Personal account statement
Date        Details              Amount
02/03/2024  Oxbow Books          -12.50
03/03/2024  Lantern Mobile       -10.00

Balance Summary
Date        Ending Balance     Date        Ending Balance     Date        Ending Balance
02/03/2024           87.50     03/03/2024           77.50     04/03/2024           76.50
05/03/2024           75.50     06/03/2024           74.50     07/03/2024           73.50`;
  expect(await rowsFrom(text)).toHaveLength(2);
});

test('a heading that stands behind the figure of a box heads the rows beside the box', async () => {
  const text = `
Credit card statement
Statement summary                        Payments received
Previous balance             411.50      Date        Description              Amount
Payments                    -411.50      18/12/2023  Payment received        -411.50
Interest charged               0.00      19/12/2023  Refund                   -11.50
New purchases                 43.92      20/12/2023  Oxbow Books               43.92
New balance                   32.42`;
  expect(await rowsFrom(text)).toEqual([
    ['2023-12-18', 41_150, 'Payment received'],
    ['2023-12-19', 1150, 'Refund'],
    ['2023-12-20', -4392, 'Oxbow Books'],
  ]);
});

test('the two figures that end a line below the rows do not tell the columns of rows that end in a code', async () => {
  const text = `
Personal account statement
Date        Details               Amount     Code
13/03/2024  Oxbow Books           -12.50     AA
14/03/2024  Lantern Mobile        -10.00     BB
15/03/2024  Mossgate Gym           -7.50     CC
31/03/2024  Savings    100.00   250.00`;
  expect((await rowsFrom(text)).slice(0, 3).map(([, amount]) => amount)).toEqual([
    -1250, -1000, -750,
  ]);
});

test('times of day below the dates of both columns, and their halves, are no words of a description', async () => {
  const text = `
Personal account statement
Date          Value date    Details              Amount     Balance
02/03/2024    02/03/2024    Oxbow Books          -12.50       87.50
10:00 AM      10:01 AM      Reference 71
15/03/2024    15/03/2024    Lantern Mobile       -10.00       77.50
09:00 PM      09:12 PM      Reference 72`;
  expect(await rowsFrom(text)).toEqual([
    ['2024-03-02', -1250, 'Oxbow Books Reference 71'],
    ['2024-03-15', -1000, 'Lantern Mobile Reference 72'],
  ]);
});

test('a figure in the small print below a table, under the name of a column, is no column', async () => {
  const text = `
Personal account statement
Date        Details                Money in   Money out    Balance
02/03/2024  Oxbow Books                           12.50      87.50
03/03/2024  Lantern Mobile                        10.00      77.50
04/03/2024  Salary                   200.00                 277.50
05/03/2024  Mossgate Gym                           7.50     270.00
Registered office: The Mound, Elmsbury EM1    1YZ.`;
  expect((await rowsFrom(text)).map(([, amount]) => amount)).toEqual([-1250, -1000, 20_000, -750]);
});

test('figures under the names of several balances are a box of the table below, no row of the one above', async () => {
  const box = (sums: string) => `
Opening balance   Paid in    Paid out    Closing balance
${sums}`;
  const statements = await statementsFrom(`
Personal account statement in CHF${box('80.00 CHF         200.00     12.50      267.50 CHF')}
Date        Details                   Fee     Amount     Balance
02/03/2024  Oxbow Books                       -12.50       67.50
04/03/2024  Salary                           +200.00      267.50
\fPersonal account statement in EUR${box('0.00 EUR          56.42 EUR  56.42 EUR   0.00 EUR')}
Date        Details                   Fee     Amount     Balance
03/03/2024  Harbour Hotel                     -56.42      -56.42
05/03/2024  Transfer                          +56.42        0.00`);
  expect(statements.map(({ rows }) => rows.map(({ amount }) => amount))).toEqual([
    [-1250, 20_000],
    [-5642, 5642],
  ]);
});

test('a box right of a card’s rows whose sentences tell of days is no part of them, nor its title the name of a column', async () => {
  const [statement] = await statementsFrom(`
Credit card statement from DEC 12, 2023 to JAN 11, 2024
TRANSACTION  POSTING   ACTIVITY DESCRIPTION         AMOUNT ($)      CALCULATING YOUR BALANCE
DATE         DATE
                                                                    Previous Balance          $1,204.55
PREVIOUS STATEMENT BALANCE                           $1,204.55
                                                                    Payments & credits       -$1,204.55
DEC 11       DEC 13    OXBOW BOOKS                     $143.87
                                                                    Purchases & debits          $217.87
DEC 14       DEC 15    LANTERN MOBILE                   $40.00
                                                                    NEW BALANCE                 $217.87
DEC 18       DEC 18    PAYMENT - THANK YOU          -$1,204.55
                                                                    PAYMENTS & INTEREST RATES
                                                                    Payment due date      FEB 05, 2024
DEC 20       DEC 21    MARSH TOURS                      $34.00
                                                                    Effective March 1, 2024 the fee
                                                                    will be five dollars.
NEW BALANCE                                            $217.87`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    -14_387, -4000, 120_455, -3400,
  ]);
});

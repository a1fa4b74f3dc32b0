import { expect, test } from 'vitest';
import { rowsFrom } from '@/test/support/rows';
import { statementsFrom } from '@/test/support/lines';

/** What each statement prints, and its rows: none of them may be left out, nor be of another day. */
const STATEMENTS: readonly (readonly [what: string, rows: readonly string[], text: string])[] = [
  [
    'rows of a day that goes on over the page, below a closing balance',
    ['2024-03-03 -5000', '2024-03-05 -30000', '2024-03-05 -5000', '2024-03-05 -5000'],
    `
First Bank                     Account Statement
Account number 12345678        Currency GBP
Statement period 01/03/2024 to 31/03/2024

Date        Description                      Amount        Balance
            Opening balance                               1,000.00
03/03/2024  Grocer                           -50.00         950.00
05/03/2024  Rent                            -300.00         650.00
            Closing balance                                 650.00
\fFirst Bank page 2
Date        Description                      Amount        Balance
            Shoes                            -50.00         600.00
            Hats                             -50.00         550.00
            Closing balance                                 550.00`,
  ],
  [
    'a row’s word that is a month’s name is no title',
    ['2024-11-03 -5000', '2024-11-05 3000', '2024-11-09 -10000', '2024-11-12 -2000'],
    `
Erste Bank                     Kontoauszug
IBAN DE89370400440532013000    EUR

Datum       Text                             Betrag        Saldo
NOVEMBER 2024
            Alter Kontostand                              1.000,00
3           Rewe                             -50,00         950,00
5           Gehaltszahlung                    30,00         980,00
            Dezember
9           Miete                           -100,00         880,00
12          Kneipe                           -20,00         860,00
            Neuer Kontostand                                860,00`,
  ],
  [
    'a period whose ends have labels of their own',
    ['2023-12-18 -5000', '2023-12-25 -30000', '2024-01-09 90000', '2024-01-12 -2000'],
    `
First Bank                     Account Statement
Account number 12345678        Currency GBP
Printed on 05/02/2025
Statement period   Start date 15/12/2023   End date 14/01/2024

Opening balance                                              1,000.00
Date    Description                      Amount        Balance
18/12   Grocer                           -50.00         950.00
25/12   Rent                            -300.00         650.00
09/01   Salary                           900.00       1,550.00
12/01   Pub                              -20.00       1,530.00`,
  ],
  [
    'a scheduled payment that the next balance has in it',
    ['2024-03-03 -3000', '2024-03-03 -5000', '2024-03-05 -30000', '2024-03-09 90000'],
    `
First Bank                     Account Statement
Account number 12345678        Currency GBP
Statement period 01/03/2024 to 31/03/2024

Date        Description                      Amount        Balance
            Opening balance                               1,000.00
03/03/2024  Scheduled payment Visa           -30.00
03/03/2024  Grocer                           -50.00         920.00
05/03/2024  Rent                            -300.00         620.00
09/03/2024  Salary                           900.00       1,520.00`,
  ],
  [
    'rows below one whose second line begins as a balance’s name',
    ['2024-03-03 -5000', '2024-03-05 -30000', '2024-03-09 90000', '2024-03-12 -2000'],
    `
Erste Bank                     Kontoauszug
IBAN DE89370400440532013000    EUR
Kontoauszug vom 01.03.2024 bis 31.03.2024

Alter Kontostand                                             1.000,00
Datum       Buchungstext                               Betrag
03.03.2024  Rewe                                       -50,00
05.03.2024  Auszahlung                                -300,00
            Verfügbar sofort
09.03.2024  Gehalt                                     900,00
12.03.2024  Kneipe                                     -20,00
Neuer Kontostand                                             1.530,00`,
  ],
  [
    'equal fares of days whose date is printed once',
    [
      '2024-03-03 -290',
      '2024-03-03 -290',
      '2024-03-04 -290',
      '2024-03-04 -290',
      '2024-03-05 -290',
      '2024-03-05 -290',
      '2024-03-06 -290',
    ],
    `
Transit Card                   Account Statement
Account number 12345678        Currency USD
Statement period 03/01/2024 to 03/31/2024

Opening balance                                  100.00

Date        Description                      Amount
03/03/2024  Bus line 4                        -2.90
            Bus line 6                        -2.90
03/04/2024  Bus line 4                        -2.90
            Bus line 6                        -2.90
03/05/2024  Bus line 4                        -2.90
            Bus line 6                        -2.90
03/06/2024  Bus line 4                        -2.90

Closing balance                                   79.70`,
  ],
];

test.each(STATEMENTS)('are read, and proven: %s', async (_, rows, text) => {
  const read = (await rowsFrom(text)).flatMap(([day, amount]) =>
    amount === undefined ? [] : `${day} ${amount}`,
  );
  expect(read).toEqual(rows);
  expect((await statementsFrom(text)).map(({ proof }) => proof.verdict)).toEqual(['proven']);
});

test('a row of the day above that moves nothing is a row, where others without a day are', async () => {
  const [statement] = await statementsFrom(`
Statement of account                     Account number 8839 0959
Date        Details                    Withdrawals     Deposits     Balance
            Opening balance                                         1,000.00
03-12-2021  Cheque deposit                               100.00
            Reversed withdrawal                           50.00
11-12-2021  Cash deposit                                  25.00
            Interest paid                     0.00
13-12-2021  Oxbow Books                      75.00
            Closing balance                                         1,100.00`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    10_000, 5000, 2500, 0, -7500,
  ]);
});

import { expect, test } from 'vitest';
import { onlyStatementFrom, statementsFrom } from '@/test/support/lines';

const HEAD = `
Harrow Bank                                Account statement
Account number 39278895
Statement period 01/03/2024 - 31/03/2024`;

const ENDS = (opening: string, closing: string): string =>
  `${HEAD}
Opening balance ${opening}
Closing balance ${closing}
`;

const NAMES = 'Date        Details                              Amount';

test('dashes of other forms are minuses', async () => {
  const { moved, verdict } = await onlyStatementFrom(`${ENDS('100.00', '148.80')}
${NAMES}
04/03/2024  Oxbow Books                         \u201031.20
18/03/2024  Salary                               80.00`);
  expect(moved).toEqual([
    ['2024-03-04', -3120],
    ['2024-03-18', 8000],
  ]);
  expect(verdict).toBe('proven');
});

test.each([
  [
    'a mark of which nothing is known',
    `${ENDS('100.00', '131.20')}
${NAMES}
04/03/2024  Oxbow Books                          <31.20>`,
  ],
  [
    'as much of money out with a minus as without',
    `${ENDS('100.00', '170.00')}
Date        Details                       Debit      Credit
04/03/2024  Oxbow Books                  -50.00
05/03/2024  Oxbow Books                   50.00
06/03/2024  Salary                                    70.00`,
  ],
  [
    'a balance that its label calls overdrawn',
    `${ENDS('(overdrawn)  100.00', '(overdrawn)  150.00')}
${NAMES}
04/03/2024  Oxbow Books                          50.00`,
  ],
  [
    'a legend of a minus',
    `${ENDS('100.00-', '300.00-')}
A balance marked “-” is in your favour.
${NAMES}
04/03/2024  Salary                              200.00-`,
  ],
  [
    'the balance of a loan',
    `${HEAD}
Car loan account
Date        Details                    Amount      Balance of loan
04/03/2024  Opening balance                        5,000.00
05/03/2024  Instalment                -300.00      4,700.00
06/03/2024  Interest                    25.00      4,725.00`,
  ],
  [
    'amounts in thousands',
    `${ENDS('100', '180')}
All amounts in thousands of USD
${NAMES}
04/03/2024  Oxbow Books                         -20
05/03/2024  Salary                              100`,
  ],
  [
    'two lines of one figure that are no rows',
    `${ENDS('500.00', '430.00')}
${NAMES}
04/03/2024  Cash withdrawal                     -50.00
18/03/2024  Cash withdrawal                     -20.00
"           Deposit cheque 1182                  80.00
"           Cheque 1182 returned                -80.00`,
  ],
  [
    'rows below the closing balance that come to nothing',
    `${ENDS('500.00', '430.00')}
${NAMES}
04/03/2024  Cash withdrawal                     -50.00
18/03/2024  Cash withdrawal                     -20.00
            Closing balance                     430.00
Memo items, not included above
19/03/2024  Authorisation Hotel                 -80.00
20/03/2024  Authorisation Hotel                  80.00`,
  ],
  [
    'two payees that are called like a balance',
    `${ENDS('500.00', '430.00')}
${NAMES}
04/03/2024  Cash withdrawal                     -50.00
05/03/2024  NEW BALANCE LONDON                 -120.00
06/03/2024  NEW BALANCE LONDON                  120.00
18/03/2024  Cash withdrawal                     -20.00`,
  ],
  [
    'what is carried down as a row',
    `
Harrow Bank                                Account statement
Account number 39278895
Date         Particulars      Withdrawals    Deposits    Balance
01/03/2024   To balance b/d                     500.00     500.00
04/03/2024   Salary                           1,500.00   2,000.00
13/03/2024   Rent                   700.00               1,300.00
31/03/2024   By balance c/d       1,300.00                   0.00`,
  ],
  [
    'two rows that are the sums of all others',
    `${ENDS('500.00', '500.00')}
${NAMES}
04/03/2024  Cash withdrawal                     -70.00
18/03/2024  Salary                               70.00
31/03/2024  Received in March                    70.00
31/03/2024  Spent in March                      -70.00`,
  ],
  [
    'a column of fees that come to nothing',
    `${ENDS('100.00', '100.00')}
Date        Details                    Amount       Fee
04/03/2024  Oxbow Books                -50.00      1.50
05/03/2024  Refund Oxbow Books          50.00      1.50`,
  ],
  [
    'a transfer called as what is brought forward',
    `${ENDS('100.00', '150.00')}
${NAMES}
04/03/2024  Salary                               50.00
05/03/2024  Balance brought forward 887595       10.00`,
  ],
])('%s leaves it in doubt what the rows are', async (_, text) => {
  expect((await onlyStatementFrom(text)).verdict).not.toBe('proven');
});

test.each([
  [
    'a title of another year',
    `
Sparbank Lindenau
Kontoauszug 11/2024 Blatt 1
Konto 4711 0815 22
Zweitschrift erstellt am 12.02.2026

Datum          Verwendungszweck        Betrag       Saldo
               Alter Saldo                         812,33
04.11.         Gehalt                 2.100,00   2.912,33
07.11.         Miete                   -640,00   2.272,33
21.11.         Stadtwerke               -88,40   2.183,93
               Neuer Saldo                       2.183,93`,
  ],
  [
    'the period of an insurance',
    `
Harrow Bank                   Account statement
Account number 39278895
Travel insurance from 01/01/2023 to 31/12/2023
Opening balance 100.00
Closing balance 50.00

${NAMES}
04/11       Oxbow Books                          -50.00`,
  ],
  [
    'fractions in the texts',
    `
Harrow Bank                   Account statement
Account number 39278895
Opening balance 100.00
Closing balance 40.00

${NAMES}
03/04/2024  Harrow Rail rate 3/24                -50.00
04/04/2024  Harrow Rail rate 4/24                -10.00`,
  ],
  [
    'years of two digits at either end',
    `
Harrow Bank                   Account statement
Account number 39278895
Statement period 24-03-01 - 24-03-31
Opening balance 100.00
Closing balance 50.00

${NAMES}
24-03-11    Oxbow Books                          -50.00`,
  ],
  [
    'a day’s line that says no day',
    `
Harrow Bank                   Account statement
Account number 39278895
Opening balance                                  100.00
4 March 2024
    Oxbow Books                                  -50.00
Yesterday
    Lantern Mobile                               -10.00
Closing balance                                   40.00`,
  ],
  [
    'days on both sides of rows',
    `
Tern Wallet
Statement                                     Account 90112233
Opening balance                                  500.00
1 March 2024
Oxbow Books                                      -12.40
3 March 2024
Rent Lantern Mobile                             -100.00
5 March 2024
From A Cole                                      +45.00
19 March 2024
Closing balance                                  432.60
31 March 2024`,
  ],
  [
    'days in no sequence over rows without their own',
    `
Harrow Bank                   Account statement
Account number 39278895
Opening balance                                  100.00
4 March 2024
    Oxbow Books                                  -50.00
31 March 2024
    Lantern Mobile                               -10.00
    Mossgate Gym                                  -5.00
18 March 2024
    Harrow Rail                                  -10.00
Closing balance                                   25.00`,
  ],
])('%s leaves the days in doubt', async (_, text) => {
  expect((await onlyStatementFrom(text)).verdict).not.toBe('proven');
});

test('a prepaid card’s minuses may be what was spent', async () => {
  const { verdict } = await onlyStatementFrom(`
Lumina Prepaid Card
Prepaid Card Statement
Card number                         5312 44** **** 9012
Statement period                    01 March 2025 to 31 March 2025
Opening balance                     EUR 100.00
Closing balance                     EUR 45.00

Date               Description                       Amount (EUR)
04 Mar 2025        Oxbow Books                             -25.00
18 Mar 2025        Lantern Mobile                          -30.00`);
  expect(verdict).not.toBe('proven');
});

test('of one day, balances that lead on either way leave it in doubt which amount came in', async () => {
  const { verdict } = await onlyStatementFrom(`
Zippa Wallet
Wallet history
Wallet number                          0712 884 201
Period                                 12 March 2025 to 12 March 2025
Opening balance                        KES 50.00
Closing balance                        KES 70.00
Newest transactions are shown first.

Date               Description                      Amount    Balance
12 Mar 2025        Ref 88412 Oxbow Books             20.00      70.00
12 Mar 2025        Ref 88377 Lantern Mobile          20.00      90.00
12 Mar 2025        Ref 88301 Harrow Rail             20.00      70.00`);
  expect(verdict).not.toBe('proven');
});

test('a balance printed above its amount is read where its name stands above the amount’s', async () => {
  const { moved, verdict } = await onlyStatementFrom(`${ENDS('100.00', '160.00')}
                                              Balance
Date        Details                            Amount

04/03/2024  Oxbow Books                         50.00
                                               -50.00
05/03/2024  Salary                             130.00
                                                80.00
06/03/2024  Refund                             160.00
                                                30.00`);
  expect(moved).toEqual([
    ['2024-03-04', -5000],
    ['2024-03-05', 8000],
    ['2024-03-06', 3000],
  ]);
  expect(verdict).toBe('proven');
});

test('thousandths behind groups that spaces part are no whole amounts', async () => {
  const [statement] = await statementsFrom(`
Banque Harrow                                   Relevé de compte
Numéro de compte 39278895
Période 01/03/2024 - 31/03/2024
Solde initial                                               3 005,278
Solde final                                                 2 264,661

Date        Libellé                                           Montant
04/03/2024  Oxbow Books                                      -840,617
05/03/2024  Salaire                                           100,000`);
  expect(statement).toMatchObject({ scale: 3, opening: 3_005_278, closing: 2_264_661 });
});

test('a month and a day that begin a row are its date, though its text tells of another', async () => {
  const { moved } = await onlyStatementFrom(`
Harrow Bank                                       Account statement
Account number 39278895
Statement period 2024.09.01 - 2024.09.30
Opening balance 7,505.00
Closing balance 7,305.00

Date     Details                                           Amount
09.20    Oxbow Books                                       -50.00
09.21    Lantern Mobile                                    -50.00
09.22    Harrow Rail                                       -50.00
09.24    Card 2024.09.23 Mossgate Gym                      -50.00`);
  expect(moved.at(-1)).toEqual(['2024-09-24', -5000]);
});

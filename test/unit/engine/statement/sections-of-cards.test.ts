import { expect, test } from 'vitest';
import { onlyStatementFrom, statementsFrom } from '@/test/support/lines';

test('payments above the heading of the purchases, with a mark behind each figure, are rows of their own sections', async () => {
  const [statement] = await statementsFrom(`
American Harbour Gold Card
NAOMI STERNBERG                                            Account Ending 4-21006
Closing Date 03/18/24
Previous Balance     $1,530.22
Payments/Credits    -$1,561.21
New Charges           +$278.40
New Balance           =$247.41

Payments and Credits
Summary
Total Payments and Credits                                             -$1,561.21
Detail    *Indicates posting date     ♦ - denotes Pay Over Time and/or Cash Advance activity
Payments                                                                   Amount
03/10/24*    AUTOPAY PAYMENT RECEIVED - THANK YOU                     -$1,530.22 ♦
Credits                                                                    Amount
02/28/24     AMZN Digital                                                -$15.99 ♦
03/11/24*    UBER ONE CREDIT                                             -$15.00 ♦

New Charges
Summary
                                                                            Total
NAOMI STERNBERG 4-21006                                                   $213.66
BEN STERNBERG 4-21014                                                      $64.74
Total New Charges                                                         $278.40
Detail
NAOMI STERNBERG
Card Ending 4-21006                                         Foreign
                                                              Spend       Amount
02/17/24     H-E-B 1008                                                   $68.11 ♦
02/17/24     UBER TRIP                                                    $28.25 ♦
02/25/24     FNAC PARIS TERNES                                58.90       $64.11 ♦
03/02/24     UBER TRIP                                                    $10.20 ♦
03/03/24     TORCHYS TACOS                                                $42.99 ♦
BEN STERNBERG
Card Ending 4-21014                                         Foreign
                                                              Spend       Amount
02/18/24     TORCHYS TACOS                                                $30.66 ♦
02/22/24     H-E-B 5070                                                   $34.08 ♦`);
  expect(statement?.rows.map(({ amount, description }) => [amount, ...description])).toEqual([
    [153_022, 'AUTOPAY PAYMENT RECEIVED - THANK YOU'],
    [1599, 'AMZN Digital'],
    [1500, 'UBER ONE CREDIT'],
    [-6811, 'H-E-B 1008'],
    [-2825, 'UBER TRIP'],
    [-6411, 'FNAC PARIS TERNES'],
    [-1020, 'UBER TRIP'],
    [-4299, 'TORCHYS TACOS'],
    // The names that stand again above this one are none of its text.
    [-3066, 'TORCHYS TACOS'],
    [-3408, 'H-E-B 5070'],
  ]);
  expect(statement?.rows.map(({ category }) => category).slice(0, 4)).toEqual([
    'payments',
    'credits',
    'credits',
    undefined,
  ]);
  expect(statement?.proof.verdict).toBe('proven');
});

const card = (payments: string, purchases: string): string => `
Bank of Harbour credit card
Account # 4400 66XX XXXX 2093    March 21 - April 20, 2024
Previous Balance                $1,388.12
New Balance Total               $1,596.40
Transaction   Posting
Date          Date      Description                              Amount        Total
                        ${payments}
03/29         03/30     LOWES #01892 CHARLOTTE NC                -42.87
04/12         04/12     BA ELECTRONIC TRANSFER                  -900.00
                        ${purchases}
03/22         03/24     CHICK-FIL-A MATTHEWS NC                  111.12
03/23         03/24     HARRIS TEETER CHARLOTTE NC               937.91
04/03         04/04     PUBLIX CHARLOTTE NC                      102.12`;

test('what stands under payments, where purchases have a heading of their own, is what was paid', async () => {
  const { moved, verdict } = await onlyStatementFrom(
    card('Payments and Other Credits', 'Purchases and Adjustments'),
  );
  expect(moved.map(([, amount]) => amount)).toEqual([4287, 90_000, -11_112, -93_791, -10_212]);
  expect(verdict).toBe('proven');
});

test('… under no such headings, a minus may as well be what a prepaid card spent', async () => {
  const { verdict } = await onlyStatementFrom(card('', ''));
  expect(verdict).toBe('unchecked');
});

test('a second card under its own number begins with its own balance, though a title stands between the first one’s and its rows', async () => {
  const statements = await statementsFrom(`
Harrow Bank
Credit cards statement of account
Statement date 18 Nov 2024        Credit limit $14,000.00        Minimum payment $61.19

DATE      DESCRIPTION                                            AMOUNT (S$)
ALTITUDE VISA SIGNATURE CARD NO.: 4119 1100 6428 3307
          PREVIOUS BALANCE                                        1,322.90
NEW TRANSACTIONS LIM WEI JIE
21 OCT    BILL PAYMENT - INTERNET                                 1,322.90 CR
18 OCT    GRAB SINGAPORE SG                                          17.60
20 OCT    COLD STORAGE SINGAPORE SG                                  94.35
09 NOV    COURTS MEGASTORE SINGAPORE SG                              59.00 CR
14 NOV    KLOOK TRAVEL SINGAPORE SG                                 143.20
                                                    SUB-TOTAL:       196.15
                                                        TOTAL:       196.15

LIVE FRESH VISA PLATINUM CARD NO.: 4119 1101 0093 8812
          PREVIOUS BALANCE                                          212.05
28 OCT    GIRO PAYMENT - THANK YOU                                  212.05 CR
25 OCT    SHOPEE SINGAPORE SG                                        38.90
03 NOV    GOOGLE SINGAPORE SG                                        13.98
18 NOV    ANNUAL FEE                                                181.67
                                                    SUB-TOTAL:      234.55
                                                        TOTAL:      234.55

GRAND TOTAL FOR ALL CARD ACCOUNTS:                                  430.70`);
  expect(
    statements.map(({ opening, closing, proof }) => [opening, closing, proof.verdict]),
  ).toEqual([
    [-132_290, -19_615, 'proven'],
    [-21_205, -23_455, 'proven'],
  ]);
});

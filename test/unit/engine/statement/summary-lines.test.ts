import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

test('a summary’s line that is called as a section is no title of the rows below the summary', async () => {
  const [statement] = await statementsFrom(`
Credit card statement
Previous balance                     318.77
Purchases                            437.94
Refunds                              -42.90
New balance                          713.81

29/11/2023   Oxbow Books             137.94
01/12/2023   Lantern Mobile          300.00
04/12/2023   Refund Mossgate Gym     -42.90`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-13_794, -30_000, 4290]);
  expect(statement?.proof.verdict).not.toBe('broken');
});

test('… nor where a sum ends the summary', async () => {
  const [statement] = await statementsFrom(`
Credit card statement
Summary
Previous balance                     318.77
Payments                              42.90
Total                                713.81
Transactions
29/11/2023   Oxbow Books             137.94
01/12/2023   Lantern Mobile          300.00
04/12/2023   Refund Mossgate Gym     -42.90`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-13_794, -30_000, 4290]);
  const roles = statement?.breakdown?.sections.map(({ role }) => role);
  expect(roles).not.toContain('payments');
});

test('a section’s own sum below its title ends no summary', async () => {
  const rows = await rowsFrom(`
Credit card statement
Date         Description          Amount
Payments and credits              100.00
Total payments and credits        100.00
05/03/2024   Jane Doe             100.00
Purchases                          65.00
05/03/2024   Oxbow Books           50.00
07/03/2024   Lantern Mobile        15.00`);
  expect(rows.map(([, amount]) => amount)).toEqual([10_000, -5000, -1500]);
});

test('days and figures below what each is called, and not a word, are no row of a card', async () => {
  const rows = await rowsFrom(`
Credit card bill
Pay until      Made on         At the least        At the most
10/01/2024     28/12/2023               651.30        28,000.00




Purchases of this month
29/11/2023   Oxbow Books             137.94
01/12/2023   Lantern Mobile          300.00
02/12/2023   Willow Bakery            20.00
04/12/2023   Mossgate Gym             42.90`);
  expect(rows.map(([day]) => day)).toEqual([
    '2023-11-29',
    '2023-12-01',
    '2023-12-02',
    '2023-12-04',
  ]);
});

test('a grid of facts, their values, and the names of a summary are no heading of its figures', async () => {
  const [statement] = await statementsFrom(`
Statement of account
Account number   IBAN                  Date          No of pages   Page   Stmt no
51.23.44.810     NL66ABNA0512344810    30-09-2025    4             1      9
Previous balance     New balance         Total amount debit     Total amount credit
1.843,27 +/CREDIT    1.793,33 +/CREDIT   61,42                  11,48
Bookdate      Description                      Amount debit     Amount credit
30-09         Pakket ABN                               4,35
30-09         Albert Heijn 1442                       57,07
29-09         SEPA Overboeking                                          11,48`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-435, -5707, 1148]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('a table of rates under which nothing was charged is no part of a card’s rows', async () => {
  const [statement] = await statementsFrom(`
Credit card statement
Card number 4111 XXXX XXXX 1234
Previous balance      100.00
New balance           112.50
Date         Description                        Amount
03/03/2024   Oxbow Books                         32.50
04/03/2024   Payment - thank you                -20.00

Type of balance       Expiration date      Balance        Interest charge
Cash advances         12/28/2024            505.27                   0.00
Promotions            12/29/2024              0.00                   0.00`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-3250, 2000]);
});

test('a title that mentions a balance within its words states none', async () => {
  const statements = await statementsFrom(`
Credit card statement
Card number 4111 XXXX XXXX 1234
Previous balance      100.00
New balance           112.50
Date         Description                        Amount
03/03/2024   Oxbow Books                         32.50
04/03/2024   Payment - thank you                -20.00

Purchases of earlier periods (for information, included in the previous balance)
Date         Description                Original amount    Billed     Left to pay
11/01/2024   Lantern Mobile                    1,349.90    4 of 12         899.93`);
  expect(statements).toHaveLength(1);
  expect(statements[0]?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-3250, 2000]);
});

const interestBelow = (charged: string, ends: string) => `
Lantern Rewards Credit Card ending in 3307
Jan 18, 2025 - Feb 17, 2025
Previous Balance     $100.00
New Balance          ${ends}

ADA ODUYA #3307: Payments, Credits and Adjustments
Trans Date      Post Date        Description                            Amount
Feb 9           Feb 9            LANTERN MOBILE PYMT                  - $50.00
ADA ODUYA #3307: Transactions
Trans Date      Post Date        Description                            Amount
Jan 21          Jan 22           Oxbow Books                             $5.29
Jan 22          Jan 23           Harbour Cafe                           $38.41
Feb 14          Feb 15           Oxbow Books                            $22.00
ADA ODUYA #3307: Total Transactions                                     $65.70
\f
Fees
Trans Date    Post Date          Description                                                 Amount
Total Fees for This Period                                                                    $0.00

Interest Charged
Interest Charge on Purchases                                                                 $31.26
Interest Charge on Cash Advances                                                              $0.00
Total Interest for This Period                                                             ${charged}

Interest Charge Calculation
Type of Balance              Annual Percentage Rate (APR)     Balance Subject to Rate   Interest Charge
Purchases                                       29.24% P               $1,258.66            $31.26
Cash Advances                                   29.24% P                   $0.00             $0.00`;

test('interest in a section of its own that its sum bears out is a row of the period’s last day, in doubt of the day', async () => {
  const [statement] = await statementsFrom(interestBelow('$31.26', '$146.96'));
  const last = statement?.rows.at(-1);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    5000, -529, -3841, -2200, -3126,
  ]);
  expect(last?.date).toEqual({ year: 2025, month: 2, day: 17 });
  expect(statement?.proof).toMatchObject({ verdict: 'unchecked', doubts: ['dates'] });
});

test('interest whose sum is another is no row: it may be a rate’s', async () => {
  const [statement] = await statementsFrom(interestBelow('$33.33', '$115.70'));
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([5000, -529, -3841, -2200]);
});

test('charges that come to nothing, twice in a line below the table, are no row', async () => {
  const [statement] = await statementsFrom(`
Account statement 18 January 2025 to 17 February 2025
Date            Particulars                              Debits      Credits        Balance
18 Jan 2025     Brought forward                                                  1,000.00 Cr
20 Jan 2025     Oxbow Books                               20.00                    980.00 Cr
21 Jan 2025     Salary                                                 500.00    1,480.00 Cr
17 Feb 2025     Account fees                               4.00                  1,476.00 Cr

Summary of Government Charges
                    From 1 July to date               Last year to 30 June
Withholding tax                   $0.00                       $0.00`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-2000, 50_000, -400]);
  expect(statement?.proof.verdict).toBe('proven');
});

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

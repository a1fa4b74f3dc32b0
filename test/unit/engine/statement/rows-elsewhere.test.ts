import { expect, test } from 'vitest';
import { onlyStatementFrom } from '@/test/support/lines';

const account = (below: string): string => `
Northgate Bank
Your accounts - statement
Account number 44710092
Statement period 01/03/2025 to 31/03/2025
Date              Description                Amount     Balance
01/03/2025        Opening balance                      1,000.00
03/03/2025        Oxbow Books                -50.00      950.00
09/03/2025        To savings                -100.00      850.00
31/03/2025        Closing balance                        850.00
${below}`;

test('a pocket’s rows, each in lines of its own below the table, leave the account unproven', async () => {
  const { verdict } = await onlyStatementFrom(
    account(`
Holiday pocket
9 March 2025
From current account
100.00 GBP
15 March 2025
Holiday flights
-70.00 GBP`),
  );
  expect(verdict).toBe('unchecked');
});

test('what a notice says of a day and a sum leaves it proven', async () => {
  const { verdict } = await onlyStatementFrom(
    account(`
Important information
Changes from 9 May 2025
The daily limit for cash
will be
500.00 GBP`),
  );
  expect(verdict).toBe('proven');
});

const scheduled = (first: string, second: string): string =>
  account(`
Scheduled payments
${first}  Gym membership   -40.00
${second}  Rent share   -60.00`);

test('a list of days after the stated period leaves the account proven', async () => {
  const { verdict, moved } = await onlyStatementFrom(scheduled('02/04/2025', '05/04/2025'));
  expect(verdict).toBe('proven');
  expect(moved).toHaveLength(2);
});

test.each([
  ['30/03/2025', '31/03/2025'],
  ['04/03/2025', '04/05/2025'],
  ['02/04', '05/04'],
])('a list of %s and %s, which may be of the period, does not', async (first, second) => {
  expect((await onlyStatementFrom(scheduled(first, second))).verdict).toBe('unchecked');
});

const corrections = (first: string, second: string): string => `
Kestrel Money
Account statement
IBAN LT12 1000 0111 0100 1000
Statement period 01/03/2025 to 31/03/2025
Opening balance                              1,000.00
Closing balance                                720.00
Date         Description                    Amount      ${first.startsWith('0') ? 'Corrections' : ''}
03/03/2025   Card payment Tesco             -50.00      ${first}
05/03/2025   Card payment Hotel NYC        -200.00      ${second}
09/03/2025   Card payment Shell             -60.00
15/03/2025   Transfer from J Doe             30.00`;

test('rows beside others, which are taken for their texts, leave these unproven', async () => {
  const { verdict } = await onlyStatementFrom(
    corrections(
      '06/03/2025    Wrong debit Hotel      -20.00',
      '07/03/2025    Wrong debit returned    20.00',
    ),
  );
  expect(verdict).toBe('unchecked');
  const { verdict: alone } = await onlyStatementFrom(corrections('', ''));
  expect(alone).toBe('proven');
});

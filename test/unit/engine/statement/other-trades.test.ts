import { expect, test } from 'vitest';
import { codeFrom, refusalFrom } from '@/test/support/lines';

const REFUSED = 'pdf/fail/unsupported-pdf';

/** An account that ties, with something above its rows and below them. */
const account = (above: string, below = '', texts = ['Charge', 'Payment, thank you']): string => `
Account statement
Account number 44712088      1 March 2026 - 31 May 2026
${above}
Date          Description                       Charges   Payments    Balance
              Opening balance                                          100.00
3 Mar 2026    ${texts[0]?.padEnd(32)}     50.00               150.00
13 Mar 2026   ${texts[1]?.padEnd(32)}              150.00       0.00
8 Apr 2026    ${texts[0]?.padEnd(32)}     60.00                60.00
14 Apr 2026   ${texts[0]?.padEnd(32)}     10.00                70.00
              Closing balance                                           70.00
${below}`;

test('a history of bills that ties is no statement where it stands beside meter readings and usage', async () => {
  expect(await codeFrom(account(''))).toMatch('success');
  const bill = account(`
Service address  4 Mill Lane
Meter readings     Usage
Water              12
Sewer              12`);
  expect(await codeFrom(bill)).toBe(REFUSED);
  expect(await refusalFrom(bill)).toContain('“Meter readings”');
});

test('one word of another trade, or some in a sentence, refuse nothing', async () => {
  expect(await codeFrom(account('Usage  12'))).toMatch('success');
  const sentence =
    'Your service address, the usage of your meter, and what water costs are on the bill';
  expect(await codeFrom(account(sentence))).toMatch('success');
});

test('a supplier’s account of invoices is no statement of a bank; ages of what is due are a shop’s card’s, too', async () => {
  const ages = `
Current       30 days       60 days       90 days
  10.00         60.00          0.00          0.00`;
  const invoices = ['SI44710  Invoice SI44710', 'RCPT  Payment received'];
  expect(await codeFrom(account('Terms  30 days end of month', ages, invoices))).toBe(REFUSED);
  expect(await codeFrom(account('', ages))).toMatch('success');
  expect(await codeFrom(account('', '', invoices))).toMatch('success');
});

test('a ledger of a firm’s books is no statement of its bank', async () => {
  for (const title of ['General ledger', 'Detailed ledger transactions', 'Trial balance'])
    expect(await codeFrom(account('').replace('Account statement', title))).toBe(REFUSED);
});

const FOLIO = (title: string): string => `
The Granville
Crescent Road 4, Harrow Mill
${title}
Guest  Mr. D. Marsh              Arrival    08-Mar-26
Company  Ridgeway Ltd            Departure  14-Mar-26
Date          Reference   Description             Charges    Credits     Balance
08-Mar-26     873124      Room 412                 129.00                 129.00
08-Mar-26     831170      Received, thank you                  300.00    -171.00
09-Mar-26     872861      Room 412                 129.00                 -42.00
10-Mar-26     865617      Room 412                 129.00                  87.00`;

test('a paper with much to say above its rows, none of it of an account, is no statement though it ties', async () => {
  expect(await codeFrom(FOLIO('Guest folio'))).toMatch('fail');
  expect(await codeFrom(FOLIO('Account statement'))).toMatch('success');
  expect(await codeFrom(FOLIO('Account number 44712088'))).toMatch('success');
  expect(await codeFrom(FOLIO('Harrow Mill Bank'))).toMatch('success');
});

test('rows that were cut out of a statement are read', async () => {
  const rows = FOLIO('').split('\n').slice(6).join('\n');
  expect(await codeFrom(`\n${rows}`)).toMatch('success');
});

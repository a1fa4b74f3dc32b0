import { expect, test } from 'vitest';
import { codeFrom } from '@/test/support/lines';

const letter = (written: string, last = '15/06/2026'): string => `
Oxbow Bank
Ms Nora Fern
${written}
Dear Ms Fern
Account number     44188271
IBAN               IE29 OXBO 9000 1744 1882 71

Start date     Originator                     Type               Usual amount
01/06/2026     Lantern Electric               Direct debit            €112.40
03/06/2026     Mossgate Health                Direct debit             €98.15
${last}     Bright Media                   Standing order           €64.00`;

test('payments that are all of days behind the letter’s are no account’s rows', async () => {
  expect(await codeFrom(letter('14 May 2026'))).toBe('pdf/fail/unknown-pdf');
  expect(await codeFrom(letter('Oxbow, 14 May 2026'))).toBe('pdf/fail/unknown-pdf');
  expect(await codeFrom(letter('Oxbow, le 14 May 2026'))).toBe('pdf/fail/unknown-pdf');
  expect(await codeFrom(letter('Date: 14 May 2026'))).toBe('pdf/fail/unknown-pdf');
});

test('rows of the letter’s day, or before it, have been booked', async () => {
  expect(await codeFrom(letter('1 June 2026'))).toMatch('success');
  expect(await codeFrom(letter('16 June 2026'))).toMatch('success');
});

test('a day that may be another, or that a later one stands beside, tells not when a paper was written', async () => {
  expect(await codeFrom(letter('05/04/2026'))).toMatch('success');
  expect(await codeFrom(letter('14 May 2026\nRates as of 20 July 2026'))).toMatch('success');
});

test('what calls itself a statement is one, whatever its days', async () => {
  expect(await codeFrom(letter('Account statement\n14 May 2026'))).toMatch('success');
});

test('what is to pay in all is no balance that speaks for payments that are yet to come', async () => {
  expect(
    await codeFrom(`
Oxbow Bank
Ms Nora Fern
14 May 2026
Account number     44188271
IBAN               IE29 OXBO 9000 1744 1882 71
Closing balance to pay   €210.55

Start date     Originator                     Type               Usual amount
01/06/2026     Lantern Electric               Direct debit            €112.40
03/06/2026     Mossgate Health                Direct debit             €98.15`),
  ).toBe('pdf/fail/unknown-pdf');
});

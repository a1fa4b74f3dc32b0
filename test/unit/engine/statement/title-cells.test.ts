import { expect, test } from 'vitest';
import { codeFrom } from '@/test/support/lines';

test('a document that calls itself a payslip in the first cell of its head is no statement, whatever days it lists', async () => {
  expect(
    await codeFrom(`
PAYSLIP                                Pay Date 28/03/2025      Period 3 Monthly
Employee: Wren Halloway
Payments              Units       Amount
Basic pay              1.00     3,541.67
Days worked
03/03/2025     Shift A          8.00
04/03/2025     Shift A          8.00
05/03/2025     Shift A          8.00
06/03/2025     Shift A          8.00`),
  ).toBe('pdf/fail/unsupported-pdf');
});

const FORM = (head: string, title: string): string => `
${head}
Recipient: Wren Halloway               Date prepared: 01/14/2026
${title}
Account XXXX4410 Savings        Box 1 Interest income               $214.88
Property taxes paid from escrow           05/22/2025              $2,448.10
Property taxes paid from escrow           11/19/2025              $2,448.10
Homeowners insurance from escrow          03/04/2025              $1,902.00`;

test('a tax paper is no statement, the year before its title beside the bank’s name, or under the form’s own name', async () => {
  const REFUSED = 'pdf/fail/unsupported-pdf';
  const beside = 'Oxbow Federal Savings Bank              2025 Tax Statement';
  expect(await codeFrom(FORM(beside, 'Interest'))).toBe(REFUSED);
  const form = 'Form 1098 Mortgage Interest Statement (OMB No. 0000-1380)';
  expect(await codeFrom(FORM('Oxbow Federal Savings Bank', form))).toBe(REFUSED);
  expect(await codeFrom(FORM('Oxbow Federal Savings Bank', 'Account statement'))).toMatch(
    'success',
  );
});

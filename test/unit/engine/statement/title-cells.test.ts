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

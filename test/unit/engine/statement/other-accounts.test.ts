import { expect, test } from 'vitest';
import { codeFrom, refusalFrom } from '@/test/support/lines';

const POINTS = (title: string): string => `
${title}
Statement period 1 March 2026 - 31 May 2026
Date          Activity                          Amount    Balance
              Opening balance                             48,210
3 Mar 2026    Car hire partner                   1,528    49,738
13 Mar 2026   Shop online                          505    50,243
8 Apr 2026    Reward flight                     -9,000    41,243
14 Apr 2026   Hotel partner                        198    41,441
              Closing balance                             41,441`;

test('an account of points or of what a supplier is owed may tie, and is no bank’s statement', async () => {
  expect(await codeFrom(POINTS('Current account statement'))).toBe(
    'pdf/success/bank-statement-normal',
  );
  for (const title of [
    'Points statement',
    'Miles statement',
    'Supplier ledger',
    'Council tax bill',
  ])
    expect(await codeFrom(POINTS(title))).toBe('pdf/fail/unsupported-pdf');
});

test('a bank’s statement may tell of points further down', async () => {
  const text = `${POINTS('Current account statement')}
Points statement
Points earned  120`;
  expect(await codeFrom(text)).toBe('pdf/success/bank-statement-normal');
});

test('a refusal names the document’s title, not what it calls one of its numbers', async () => {
  const message = await refusalFrom(`
Invoice date: 12 May 2026
Electricity bill
12 May 2026   Energy           12.00
13 May 2026   Standing charge   3.00`);
  expect(message).toContain('“Electricity bill”');
});

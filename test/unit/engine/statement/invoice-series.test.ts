import { expect, test } from 'vitest';
import { codeFrom } from '@/test/support/lines';

const account = (numbers: readonly string[], ages: string): string => `
Lantern Supplies
To  Marsh Bakery
Statement of account as at 30/09/2024

Date         Document             Due date     Original       Balance
${numbers.map((number, i) => `1${i}/05/2024   ${number}       1${i}/06/2024   8,120.4${i}       ${i + 1},120.4${i}`).join('\n')}

${ages}`;

const AGES = 'Current     1-30 days   31-60 days   61-90 days   Over 90 days';
const NUMBERS = [...'24681'].map((digit) => `INV/2024/0221${digit}`);

test('what is due by age, of documents in an invoice program’s series, is a supplier’s account in any language', async () => {
  expect(await codeFrom(account(NUMBERS, AGES))).toMatch('fail');
});

test('either alone is none', async () => {
  expect(await codeFrom(account(NUMBERS, ''))).toMatch('success');
  const payees = NUMBERS.map((number) => number.replace('INV/2024/', 'Oxbow '));
  expect(await codeFrom(account(payees, AGES))).toMatch('success');
});

import { expect, test } from 'vitest';
import { onlyStatementFrom } from '@/test/support/lines';

const passbook = (out: string, into: string): string => `
Hallam Building Society
Account Number 0714-228816-5     Statement period 01 Jan 2024 to 31 Mar 2024
Date          Details              ${out.padEnd(15)}${into.padEnd(16)}Balance
01 Jan 24     Balance B/F                                          1000.00
05 Jan 24     Cash                                120.00           1120.00
19 Jan 24     Chq 100441           350.00                           770.00
31 Jan 24     Standing order                      150.00            920.00
16 Feb 24     Cash                  60.00                           860.00
28 Mar 24     Fp J Crowther                       250.00           1110.00`;

test('a text that speaks of the other side is no doubt of a column that its name says the side of', async () => {
  const { moved, verdict } = await onlyStatementFrom(passbook('Withdrawn', 'Paid in'));
  expect(moved.map(([, amount]) => amount)).toEqual([12_000, -35_000, 15_000, -6000, 25_000]);
  expect(verdict).toBe('proven');
});

const turned = passbook('Withdrawn', 'Paid in')
  .replace(
    'Cash                                120.00',
    'Rent                                120.00',
  )
  .replace('Fp J Crowther ', 'Card purchase ')
  .replace('Chq 100441    ', 'Salary Acme   ');

test('… of several, it is', async () => {
  const { verdict } = await onlyStatementFrom(turned);
  expect(verdict).toBe('unchecked');
});

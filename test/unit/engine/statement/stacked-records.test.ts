import { expect, test } from 'vitest';
import { onlyStatementFrom } from '@/test/support/lines';

test('a balance under its amount, in one column, is no amount; nor is the date under the first one a day', async () => {
  expect(
    await onlyStatementFrom(`
Volga Bank                             Account statement
Account number 39278895
Period 08.12.2018 - 18.01.2019

Opening balance                                   90,944.51
Closing balance                                   77,762.06

Date          Details                             Amount
Value date    Document                           Balance
10.12.2018    INTEREST                         15,004.84
11.12.2018    00191607                        105,949.35
12.12.2018    CARD OZON                       -14,759.68
12.12.2018    00148994                         91,189.67
13.12.2018    TRANSFER TO IVAN                -13,427.61
15.12.2018    00836180                         77,762.06`),
  ).toEqual({
    kind: 'bank',
    moved: [
      ['2018-12-10', 1_500_484],
      ['2018-12-12', -1_475_968],
      ['2018-12-13', -1_342_761],
    ],
    verdict: 'proven',
  });
});

test('sums under what they sum up are no balances under their amounts', async () => {
  const { moved } = await onlyStatementFrom(`
Harbor Trust                       Card statement
Card number XXXX 1234
Period 01/03/2026 - 31/03/2026

Date        Description                           Amount
03/02       Late fee                               29.00
            Total fees for this period             29.00
03/10       Interest on purchases                   5.00
            Total interest for this period         34.00
03/12       Shoes                                  10.00
            Total purchases                        44.00`);
  expect(moved.map(([, amount]) => amount)).toEqual([-2900, -500, -1000]);
});

import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

test('parts of an account by months, one of which prints too few balances to be sure of, are all its rows', async () => {
  const [statement, ...others] = await statementsFrom(`
Account statement                        Account number 8839 0959
Statement period                         01-10-2020 - 30-11-2020

October 2020
Date        Details                               Amount     Balance
01-10-2020  Opening balance                                     0.00
03-10-2020  Oxbow Books                          (20.00)
15-10-2020  Harrow Rail                         (100.00)
            Closing balance                                 (120.00)

November 2020
Date        Details                                 Amount   Balance

            Opening balance                                 (120.00)
03-11-2020  Mossgate Gym                         (10.00)
04-11-2020  Lantern Mobile                       (10.00)
05-11-2020  Harrow Rail                          (10.00)
06-11-2020  Oxbow Books                          (10.00)
07-11-2020  Saltmarsh Ltd                        (10.00)
08-11-2020  Night Theatre                        (10.00)
09-11-2020  Marsh Tours                          (10.00)
10-11-2020  Corn Exchange                        (10.00)
11-11-2020  Wren Halloway                        (10.00)
12-11-2020  Ada Oduya                            (10.00)
13-11-2020  Quay Bakery                          (10.00)
14-11-2020  Fen Motors                           (10.00)
27-11-2020  Saltmarsh Ltd                           360.00
            Closing balance                                   120.00`);
  expect(others).toEqual([]);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    -2000,
    -10_000,
    ...Array.from({ length: 12 }, () => -1000),
    36_000,
  ]);
});

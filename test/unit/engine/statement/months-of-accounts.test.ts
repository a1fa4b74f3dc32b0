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

test('a month that opens with nothing keeps its only row, which prints what the next ones open and close with', async () => {
  const [statement] = await statementsFrom(`
Account statement                        Account number 8839 0959
Statement period                         01-03-2022 - 30-04-2022

March 2022
Date        Details                        Money out   Money in    Balance
            Opening balance                                           0.00
29-03-2022  Oxbow Books                                  390.36     390.36
            Closing balance                                         390.36

April 2022
Date        Details                        Money out   Money in    Balance
            Opening balance                                         390.36
07-04-2022  Harrow Rail                        90.00                300.36
19-04-2022  Mossgate Gym                                  90.00     390.36
            Closing balance                                         390.36`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([39_036, -9000, 9000]);
  expect(statement?.opening).toBe(0);
});

test('months that end with a balance of a day, the last two with the same, are all of the account', async () => {
  const [statement, ...others] = await statementsFrom(`
Waalbank
Rekeningafschrift                        Rekening 8839 0959
Periode                                  01-10-2023 - 31-12-2023

oktober 2023
Boekdatum         Omschrijving                    Bedrag         Saldo
                  Oud saldo                                   1.893,64
18 oktober 2023   Oxbow Books                     220,82
18 oktober 2023   Saltmarsh Ltd                   271,78
18 oktober 2023   Harrow Rail                      60,16 DR
18 oktober 2023   Lantern Mobile                    7,90 DR
18 oktober 2023   Mossgate Gym                    116,79 DR
                Saldo op 31 oktober 2023                      2.201,39
november 2023
Boekdatum         Omschrijving                    Bedrag         Saldo
1 november 2023   Oud saldo                                   2.201,39
9 november 2023   Lantern Mobile                   34,57 DR
9 november 2023   Oxbow Books                       4,24 DR
                Saldo op 30 november 2023                      2.162,58
december 2023
Boekdatum         Omschrijving                    Bedrag         Saldo
1 december 2023   Oud saldo                                   2.162,58
14 december 2023  Night Theatre (43,23)           176,95
14 december 2023  Marsh Tours                     176,95 DR
                  Saldo op 31 december 2023                   2.162,58`);
  expect(others).toEqual([]);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    22_082, 27_178, -6016, -790, -11_679, -3457, -424, 17_695, -17_695,
  ]);
  expect(statement?.closing).toBe(216_258);
});

import { expect, test } from 'vitest';
import { onlyStatementFrom } from '@/test/support/lines';

test.each([
  [
    'a day over texts that begin where it does is of the rows below it',
    `
Harbour Bank
Statement
Account 66554433
Statement for 1 March 2025 to 31 March 2025
Opening balance                     1,000.00
Closing balance                       880.00

                    Amount
3 March 2025
Grocer              -20.00
Baker               -20.00
4 March 2025
Rent                -80.00`,
    [
      ['2025-03-03', -2000],
      ['2025-03-03', -2000],
      ['2025-03-04', -8000],
    ],
  ],
  [
    '… with names of amounts alone over the first day',
    `
Harbour Bank
Statement
Account 66554433
Statement for 1 March 2025 to 31 March 2025
Opening balance                     1,000.00
Closing balance                     815.50

                          Amount     Balance
6 March 2025
Hotel                     -26.00      974.00
Cinema                    -43.50      930.50
11 March 2025
Baker                     -31.00      899.50
Water works               -41.00      858.50
Grocer                    -31.00      827.50
14 March 2025
Kiosk                      -6.00      821.50
Rent Hillport              -6.00      815.50`,
    [
      ['2025-03-06', -2600],
      ['2025-03-06', -4350],
      ['2025-03-11', -3100],
      ['2025-03-11', -4100],
      ['2025-03-11', -3100],
      ['2025-03-14', -600],
      ['2025-03-14', -600],
    ],
  ],
  [
    'days whose two figures are set apart are no numbers of rows',
    `
Komercni Banka Nord
Výpis z účtu
Číslo účtu 66554433
Období 01.10.2024 - 31.10.2024
Počáteční zůstatek                     300,00

Datum           Popis                   Částka    Zůstatek
0 3. 10. 2024   Nákup                   -20,00    280,00
1 2. 10. 2024   Mzda                    900,00  1 180,00
1 5. 10. 2024   Nájem                  -500,00    680,00
2 4. 10. 2024   Voda                    -80,00    600,00
Konečný zůstatek                                  600,00`,
    [
      ['2024-10-03', -2000],
      ['2024-10-12', 90_000],
      ['2024-10-15', -50_000],
      ['2024-10-24', -8000],
    ],
  ],
  [
    'the balances of the year before, above the rows, lend these no years',
    `
Harbour Bank
Savings account 66554433
Statement period 01/01/2024 to 31/12/2024

Last year
Opening balance at 01/01/2023                800.00
Closing balance at 31/12/2023              1,000.00

Date    Description              Amount    Balance
        Opening balance                   1,000.00
03/02   Deposit                  100.00   1,100.00
14/05   Deposit                  200.00   1,300.00
15/11   Interest                  10.00   1,310.00
        Closing balance                   1,310.00`,
    [
      ['2024-02-03', 10_000],
      ['2024-05-14', 20_000],
      ['2024-11-15', 1000],
    ],
  ],
  [
    '… nor where their days are nearer to each other than those of the period',
    `
Sparkasse Nordhafen
Sparkonto 66554433
Zeitraum 01.01.2024 - 31.12.2024
Alter Saldo am 02.01.2023                800,00
Neuer Saldo am 30.12.2023              1.000,00

Datum   Text                     Betrag      Saldo
        Alter Saldo                       1.000,00
03.02.  Einzahlung               100,00   1.100,00
14.05.  Einzahlung               200,00   1.300,00
15.11.  Zinsen                    10,00   1.310,00
        Neuer Saldo                       1.310,00`,
    [
      ['2024-02-03', 10_000],
      ['2024-05-14', 20_000],
      ['2024-11-15', 1000],
    ],
  ],
] as const)('%s', async (_, text, rows) => {
  const { moved } = await onlyStatementFrom(text);
  expect(moved).toEqual(rows);
});

import { expect, test } from 'vitest';
import { onlyStatementFrom } from '@/test/support/lines';

test('a year in a line of its own is that of the days below', async () => {
  expect(
    await onlyStatementFrom(`
Alpen Bank                         Kontoauszug
Konto-Nr. 53809624
Auszugszeitraum 01.01.2021 - 31.12.2024

Datum     Text                      Soll        Haben         Saldo
2021
          Alter Kontostand                                 8.567,94
31.12     Zinsen                               72,05       8.639,99
2022
31.12     Zinsen                               26,26       8.666,25
2023
21.02     Gehalt                              135,49       8.801,74
10.03     Bausparvertrag          100,00                   8.701,74
2024
06.06     Kartenzahlung           793,14                   7.908,60`),
  ).toMatchObject({
    moved: [
      ['2021-12-31', 7205],
      ['2022-12-31', 2626],
      ['2023-02-21', 13_549],
      ['2023-03-10', -10_000],
      ['2024-06-06', -79_314],
    ],
    verdict: 'proven',
  });
});

test('days without a year, of an account kept over years, prove nothing', async () => {
  expect(
    await onlyStatementFrom(`
Alpen Bank                         Kontoauszug
Konto-Nr. 53809624
Auszugszeitraum 01.01.2021 - 31.12.2024

Datum     Text                      Soll        Haben         Saldo
          Alter Kontostand                                 8.567,94
31.12     Zinsen                               72,05       8.639,99
21.02     Gehalt                              135,49       8.775,48
10.03     Bausparvertrag          100,00                   8.675,48
06.06     Kartenzahlung           793,14                   7.882,34`),
  ).toMatchObject({ verdict: 'unchecked' });
});

import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

test('a dated line with a figure of a side, called as what is brought forward is, is a transfer', async () => {
  const [statement] = await statementsFrom(`
Kontoauszug                               Konto-Nr. 4410 22817
Zeitraum 01.03.2025 - 31.03.2025

Datum       Text                       Belastung   Gutschrift      Saldo
01.03.2025  Anfangssaldo                                          500.00
10.03.2025  Oxbow Bücher                   20.00                  480.00
11.03.2025  Übertrag                       25.00                  455.00
11.03.2025  Übertrag                                   70.00
11.03.2025  Mossgate Bahn                   5.00                  520.00
31.03.2025  Schlusssaldo                                          520.00`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-2000, -2500, 7000, -500]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('a dated line called as a balance is begins a row whose figures stand on the next line', async () => {
  const rows = await rowsFrom(`
Kontoauszug                               Konto-Nr. 4410 22817
Zeitraum 01.03.2025 - 31.03.2025

Datum       Text                       Belastung   Gutschrift      Saldo
01.03.2025  Anfangssaldo                                          500.00
10.03.2025  Lastschrift
            Oxbow Bücher                   20.00                  480.00
11.03.2025  Übertrag
            Sparkonto 8611                 25.00                  455.00
12.03.2025  Gutschrift
            Mossgate Bahn                              70.00      525.00
31.03.2025  Schlusssaldo                                          525.00`);
  const moved = rows.filter(([, amount]) => amount !== undefined);
  expect(moved.map(([day, amount]) => [day, amount])).toEqual([
    ['2025-03-10', -2000],
    ['2025-03-11', -2500],
    ['2025-03-12', 7000],
  ]);
});

test('a day’s balance beside nothing that moved stays one', async () => {
  const rows = await rowsFrom(`
Extrato de conta corrente                 Conta 4410 22817
Período 01/03/2025 a 31/03/2025

Data        Histórico                       Valor          Saldo
01/03/2025  SALDO ANTERIOR                   0,00 C       500,00 C
10/03/2025  PAGAMENTO OXBOW                 20,00 D       480,00 C
10/03/2025  SALDO DIA                        0,00 C       480,00 C
11/03/2025  PIX RECEBIDO MOSSGATE           70,00 C       550,00 C
11/03/2025  SALDO DIA                        0,00 C       550,00 C`);
  expect(rows.flatMap(([, amount]) => amount ?? [])).toEqual([-2000, 7000]);
});

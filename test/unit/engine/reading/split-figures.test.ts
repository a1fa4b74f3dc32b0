import { expect, test } from 'vitest';
import { lexiconFor, linesFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const figuresIn = (text: string): number[] =>
  linesFrom(text, lexiconFor('fr')).flatMap(({ money }) => money.map(({ minor }) => minor));

test.each([
  ['EUR 1 990,18\nEUR 1  324,86', 'with a currency before'],
  ['€1 990,18\n€1  324,86', 'with a sign of currency before'],
  ['1 990,18\n1  324,86', 'alone'],
])('groups of digits that stand further apart are one figure: %j, %s', (text) => {
  expect(figuresIn(text)).toEqual([199_018, 132_486]);
});

test('digits torn off the front of a figure, behind its currency, are its own', async () => {
  const rows = await rowsFrom(`
Extrato de conta corrente
Data        Histórico                            Valor
29/06/2026  Mossgate                    -R$ 50.000,00
17/06/2026  Oxbow                       -R$ 1 11.000,00
16/06/2026  Lantern 1                    R$ 1 11.000,00
15/06/2026  Theo 12                            -9,90`);
  expect(rows.map(([, amount, text]) => [amount, text])).toEqual([
    [-5_000_000, 'Mossgate'],
    [-11_100_000, 'Oxbow'],
    [11_100_000, 'Lantern 1'],
    [-990, 'Theo 12'],
  ]);
});

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

test('a figure set against its currency, and the way it goes in brackets, are told apart', async () => {
  const rows = await rowsFrom(`
信用卡对账单
交易日        记账日        商户名称            记账金额
2025-10-02    2025-10-03    书店                305.49/RMB(支出)
2025-10-10    2025-10-11    京东                 86.85/RMB(存入)
2025-10-12    2025-10-13    超市                199.61/RMB(支出)`);
  expect(rows.map(([, amount, text]) => [amount, text])).toEqual([
    [-30_549, '书店'],
    [8685, '京东'],
    [-19_961, '超市'],
  ]);
});

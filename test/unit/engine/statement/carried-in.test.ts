import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const withFirst = (first: string) => `
Extrato de conta            Movimentação entre: 01/08/2026 e 31/08/2026

Data         Histórico                Crédito      Débito       Saldo
${first}
03/08/2026   Pix recebido              944,57                 2.609,49
14/08/2026   Tarifa                                  64,90    2.544,59
25/08/2026   Theo Marsh                             500,00    2.044,59`;

const amountsIn = async (text: string) => {
  const [statement] = await statementsFrom(text);
  return statement?.rows.flatMap(({ amount }) => amount ?? []);
};

test('a row that moves nothing before the printed period says what was there before, and is no transaction', async () => {
  expect(
    await amountsIn(
      withFirst('31/07/2026   Cod. lanc. 0                0,00                 1.664,92'),
    ),
  ).toEqual([94_457, -6490, -50_000]);
});

test('a row of nothing within the period, or one that moves money before it, is one', async () => {
  expect(
    await amountsIn(
      withFirst('01/08/2026   Oxbow                       0,00                 1.664,92'),
    ),
  ).toEqual([0, 94_457, -6490, -50_000]);
  expect(
    await amountsIn(
      withFirst('31/07/2026   Oxbow                     100,00                 1.664,92'),
    ),
  ).toEqual([10_000, 94_457, -6490, -50_000]);
});

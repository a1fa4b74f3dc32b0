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

test('a row of nothing that is called what is brought forward is no transaction, within the period too', async () => {
  const [statement] = await statementsFrom(`
Statement of account            From Date: 12-Aug-2025   To Date: 20-Aug-2025
Txn Date      Txn Type          Branch    Narration                 Withdrawal       Deposit        Balance
12-Aug-2025   Balance Brought   N/A       Balance Brought Forward         0.00          0.00     100,000.00
              Forward
12-Aug-2025   Transfer          LHR       Oxbow Books                     0.00      2,000.00     102,000.00
13-Aug-2025   Cheque            LHR       Mossgate Gym                  500.00          0.00     101,500.00`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([200_000, -50_000]);
  expect(statement?.proof.verdict).toBe('proven');
});

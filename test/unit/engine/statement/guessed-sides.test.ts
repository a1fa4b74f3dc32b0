import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

test('columns of no known name are turned round before a bank’s statement is taken for a card’s', async () => {
  const [statement] = await statementsFrom(`
Statement of account                 Account number 1783934240
Statement period 01/03/2024 to 31/03/2024
Opening balance          2,158.04
Closing balance          1,422.98

When        What it was                        Reached you     Left you
15/03/24    Salary                                  626.42
16/03/24    Oxbow Books                                           17.77
18/03/24    Mossgate Gym                                       1,137.96
20/03/24    Lantern Mobile                                       192.45
            Marsh Ltd                                              2.98
21/03/24    Cash                                                  10.32`);
  expect(statement?.kind).toBe('bank');
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([
    62_642, -1777, -113_796, -19_245, -298, -1032,
  ]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('balances that say another way than both printed sums do not prove which way a row went', async () => {
  const [statement] = await statementsFrom(`
Statement of account                 Account number 1783934240
Statement period 01/03/2024 to 31/03/2024
Opening balance          2,149.70
Total credits              538.02
Total debits             1,308.22
Closing balance          1,394.62

Date        Description                Amount       Balance
02/03/24    Cash withdrawal              4.73      2,144.97
03/03/24    Cash withdrawal              4.10      2,140.87
05/03/24    Transfer Marsh Ltd           7.56      2,148.43
07/03/24    Direct debit             1,291.83        856.60
11/03/24    Salary                     538.02      1,394.62`);
  expect(statement?.rows).toHaveLength(5);
  expect(statement?.proof).toMatchObject({ verdict: 'unchecked', doubts: ['signs'] });
});

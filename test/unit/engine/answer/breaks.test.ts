import { expect, test } from 'vitest';
import { dataOf } from '@/engine/answer';
import { statementsFrom } from '@/test/support/lines';

async function answerOf(text: string) {
  const [first, ...others] = await statementsFrom(text);
  if (!first) throw new Error('no statement');
  return dataOf(first, others);
}

test('rows that follow each other and do not lead to the printed closing balance are no valid answer', async () => {
  const data = await answerOf(`
Account statement 1 March 2024 to 31 March 2024
Opening balance    500.00
Closing balance    900.00
Date        Details              Debit      Credit     Balance
04/03/2024  Oxbow Books          12.50                  487.50
05/03/2024  Salary                          200.00      687.50
09/03/2024  Cash                 60.00                  627.50`);
  expect(data).toMatchObject({
    type: 'BankStatementNormal',
    statement: { openingBalance: 500, closingBalance: 900 },
    closingBalanceBreak: { expected: 627.5, actual: 900, diff: 272.5 },
    numBreaks: 1,
  });
});

test('where only some rows print balances, those that do not follow are named', async () => {
  const data = await answerOf(`
Account statement 1 March 2024 to 31 March 2024
Date        Details              Debit      Credit     Balance
01/03/2024  Opening balance                             500.00
04/03/2024  Oxbow Books          12.50
04/03/2024  Lantern Mobile       10.00                  477.50
05/03/2024  Salary                          200.00      677.50
09/03/2024  Cash                 60.00                  600.00
10/03/2024  Oxbow Books          10.00                  590.00
11/03/2024  Harbour Cafe         10.00                  580.00`);
  expect(data).toMatchObject({
    type: 'BankStatementNoBalance',
    transactionBreaks: [{ cur_date: '2024-03-09T00:00:00.000Z', amount: -60, diff: -17.5 }],
    numBreaks: 1,
  });
});

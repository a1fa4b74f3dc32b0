import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

test('charges still to come, with their sum, that stand under a column of balances are no balances', async () => {
  const [statement] = await statementsFrom(`
Current account 28814470       Statement period 1 January 2026 to 31 January 2026
Start balance                                                    100.00
End balance                                                       80.00

Date      Description                £ Out       £ In        £ Balance
02 Jan    Oxbow Books                50.00                       50.00
05 Jan    Salary                                 40.00           90.00
12 Jan    Mossgate Gym               10.00                       80.00

Your charges
Date      Charge                                              £ Charge
02 Feb    Overdraft Interest (15 days)                            1.06
          Total                                                   1.06`);
  expect([statement?.closing, statement?.proof.verdict]).toEqual([8000, 'proven']);
});

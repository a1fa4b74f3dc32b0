import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const BREAK = '\f';

test('a table that goes on newest first under the head of another account’s page is one account’s', async () => {
  const statements = await statementsFrom(`
Statement of account              Account number      57898768397
Statement period    01/03/2024 to 31/03/2024
Date          Money out         Money in              Balance      Description
31/03/2024                                            1,624.81     Closing balance
30/03/2024       335.79                               1,624.81     Balance Yoga Studio
22/03/2024       906.42                               1,960.60     QuickFern Groceries
29/02/2024                                            2,867.02     Opening balance

Business Account Account number 72002743497
Closing balance                                       5,541.81
Date          Money out         Money in              Balance      Description
31/03/2024                                            5,541.81     Closing balance
31/03/2024                           8.62             5,541.81     Salary
30/03/2024                         634.46             5,533.19     Cash paid in
26/03/2024         4.09                               4,898.73     Standing order

${BREAK}Kestrel & Vale · Account number 57898768397

Date          Money out         Money in              Balance      Description
22/03/2024         6.79                               4,902.82     Direct debit
12/03/2024                       2,075.86             4,909.61     Refund
12/03/2024                       1,855.26             2,833.75     Received
29/02/2024                                              978.49     Opening balance`);
  expect(
    statements.map(({ opening, closing, rows, proof }) => [
      opening,
      closing,
      rows.filter(({ amount }) => amount !== undefined).length,
      proof.verdict,
    ]),
  ).toEqual([
    [286_702, 162_481, 2, 'proven'],
    [97_849, 554_181, 6, 'proven'],
  ]);
});

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

test('a pot below its account, newest first again under the same names, is an account of its own', async () => {
  const statements = await statementsFrom(`
Personal Account statement                       01/05/2024 - 31/05/2024
Callum Fairweather       Sort code: 04-00-04
Account number: 71882045
£1,719.82  Personal Account balance     -£1,959.76 Total outgoings     +£2,491.51 Total deposits
Date          Description                              Amount        Balance
31/05/2024    Interest                                   0.41       1,719.82
30/05/2024    PRET A MANGER BRISTOL                    -10.30       1,719.41
28/05/2024    Aardman Digital Ltd                    2,412.60       1,729.71
25/05/2024    Transfer from Pot                         60.00        -682.89
03/05/2024    Transfer to Pot                         -150.00        -742.89
02/05/2024    Octopus Energy                           -87.60        -592.89
Monzo Bank Limited is a company registered in England
\fPot statement                                    01/05/2024 - 31/05/2024
Pot name: Holiday      Pot type: Regular Pot                        £410.22
                                                                    Pot balance
Date          Description                              Amount        Balance
25/05/2024    Transfer to Personal Account             -60.00        410.22
03/05/2024    Transfer from Personal Account           150.00        470.22`);
  expect(statements.map(({ rows, proof }) => [rows.length, proof.verdict])).toEqual([
    [6, 'unchecked'],
    [2, 'unchecked'],
  ]);
});

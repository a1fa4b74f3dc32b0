import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const said = async (text: string) =>
  (await statementsFrom(text)).map(({ kind, rows, proof }) => [
    kind,
    rows.map(({ amount }) => amount),
    proof.verdict,
  ]);

test('a payee’s title and a word of its name are no marks where a heading names these', async () => {
  expect(
    await said(`
Statement of account                  Account number 94237096
Statement period 1 Nov 2021 to 30 Nov 2021
Opening balance                             1,445.02
Closing balance                             1,396.52

DESCRIPTION                                          DATE           AMOUNT     DR/CR
Received from Dr Wren Halloway                       8 Nov           54.00     CR
Card purchase Credit Where Due Framing               7 Nov          102.50     DR`),
  ).toEqual([['bank', [5400, -10_250], 'proven']]);
});

test('a side that is named beside the amounts, in the last line of the marks’ name, is theirs', async () => {
  expect(
    await said(`
Credit card statement                 Card number 9628 XXXX XXXX 4661
Statement period 03/01/2024 to 03/31/2024
Previous balance                            2,145.00
New balance                                 2,175.54

                                                                Dr
                                                                or
Entry date    Details of transaction                     Amount cr
03/14/2024    Oxbow Books                                 9.14  DR
03/20/2024    Mossgate Gym                               21.40  DR`),
  ).toEqual([['card', [-914, -2140], 'proven']]);
});

test('a row dated by the one above that prints a whole date of its own further right proves nothing', async () => {
  const [statement] = await statementsFrom(`
Statement of account                  Account number 10155287317
Opening balance                             2,997.83
Closing balance                             2,608.55

When             What it was                         How much
01/31/24         Opening balance                     2,997.83
                 Received         05/01/24             236.20
03/13/24         Northline Rail                         49.49-
03/23/24         Standing order                        575.99-`);
  expect(statement?.proof.verdict).toBe('unchecked');
});

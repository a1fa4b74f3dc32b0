import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const MARCH = `
Account statement      Account number 12345678
Period 01/03/2024 to 31/03/2024
Date        Details               Amount     Balance
            Opening balance                  100.00
03/03/2024  Oxbow Books           -12.50       87.50
23/03/2024  Salary                200.00      287.50
            Closing balance                  287.50`;

const next = (period: string) => `
Account statement
Period ${period}
Date        Details               Amount     Balance
            Opening balance                  287.50
14/04/2024  Lantern Mobile        -10.00      277.50
16/04/2024  Mossgate Gym           -7.50      270.00
            Closing balance                  270.00`;

test('an account’s statements of two months in one file are two, each with its period and proof', async () => {
  const statements = await statementsFrom(`${MARCH}\f${next('01/04/2024 to 30/04/2024')}`);
  expect(
    statements.map(({ opening, closing, period, facts, rows, proof }) => [
      opening,
      closing,
      period?.to.month,
      facts.accountNumber,
      rows.filter(({ amount }) => amount !== undefined).length,
      proof.verdict,
    ]),
  ).toEqual([
    [10_000, 28_750, 3, '12345678', 2, 'proven'],
    [28_750, 27_000, 4, '12345678', 2, 'proven'],
  ]);
});

test('a summary above the rows of the second month is of it', async () => {
  const summary = `
Statement for 01/04/2024 to 30/04/2024
You started with     Money in     Money out     You finished with
287.50               0.00         17.50         270.00
`;
  const rows = next('01/04/2024 to 30/04/2024').split('\n').slice(3, -1);
  const bare = rows.filter((line) => !line.includes('Opening'));
  const statements = await statementsFrom(`${MARCH}\f${summary}${bare.join('\n')}`);
  expect(
    statements.map(({ opening, closing, proof }) => [opening, closing, proof.verdict]),
  ).toEqual([
    [10_000, 28_750, 'proven'],
    [28_750, 27_000, 'proven'],
  ]);
});

test('pages that state what they open and close with are of one statement where its period is the same', async () => {
  const statements = await statementsFrom(`${MARCH}\f${next('01/03/2024 to 31/03/2024')}`);
  expect(statements.map(({ opening, closing }) => [opening, closing])).toEqual([[10_000, 27_000]]);
});

import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const STATEMENT = `
Account statement        Period 01/02/2024 - 28/02/2024
Account number 40218834

Number    Details                     Debit        Credit
          Opening balance                        1,000.00

03/02/2024
88125     Oxbow Books                 20.00
88126     Salary                                   500.00
          Kestu somu                             1,480.00

05/02/2024
88127     Mossgate Gym                30.00
88128     Lantern Mobile              15.00
          Kestu somu                             1,435.00
06/02/2024
88129     Oxbow Books                 35.00
          Rega tilo                              1,400.00
88130     Marsh Ltd                                 10.00
          Kestu somu                             1,410.00

          Closing balance                        1,410.00`;

test('balances that are printed among the rows, time and again, in words not known are no rows', async () => {
  const [statement] = await statementsFrom(STATEMENT);
  expect(statement?.proof.verdict).toBe('proven');
  expect((await rowsFrom(STATEMENT)).flatMap(([, amount]) => amount ?? [])).toEqual([
    -2000, 50_000, -3000, -1500, -3500, 1000,
  ]);
});

test('payments of one amount to one payee, with nothing between them, are rows', async () => {
  const rows = await rowsFrom(`
Number    Date          Details                 Debit        Credit
1         03/02/2024    Lantern Mobile           5.00
2         04/02/2024    Lantern Mobile           5.00
3         05/02/2024    Lantern Mobile           5.00
4         06/02/2024    Salary                               100.00`);
  expect(rows.map(([, amount]) => amount)).toEqual([-500, -500, -500, 10_000]);
});

test('a day’s date over its rows is theirs, though their numbers stand under it', async () => {
  const days = (await rowsFrom(STATEMENT)).flatMap(([day, , text]) =>
    text.startsWith('881') ? day.slice(8) : [],
  );
  expect(days).toEqual(['03', '03', '05', '05', '06', '06']);
});

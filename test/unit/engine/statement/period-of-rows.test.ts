import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

test('of several periods, the statement’s is the one that holds its rows: a letter before it may speak of others', async () => {
  const [statement] = await statementsFrom(`
I am travelling from 12/08/2024 to 26/08/2024 and enclose my statement.
\f
Account statement        From 01/05/2024 to 30/06/2024
Date        Details               Amount     Balance
            Opening balance                  100.00
03/05/2024  Oxbow Books           -12.50       87.50
23/05/2024  Salary                200.00      287.50
14/06/2024  Lantern Mobile        -10.00      277.50
            Closing balance                  277.50`);
  expect(statement?.period).toEqual({
    from: { year: 2024, month: 5, day: 1 },
    to: { year: 2024, month: 6, day: 30 },
  });
  expect(statement?.proof.verdict).toBe('proven');
});

test('lines of a form that repeat the last balance and nothing else are no rows that were left out', async () => {
  const [statement] = await statementsFrom(`
Account statement        From 01/05/2024 to 30/06/2024
Opening balance: 100.00
Date        Details               Credit     Debit     Balance
03/05/2024  Oxbow Books                      12.50       87.50
23/05/2024  Salary                200.00                287.50
14/06/2024  Lantern Mobile                   10.00      277.50
                                                        277.50
                                                        277.50
                                                        277.50
Total                             200.00     22.50      277.50`);
  expect(statement?.rows.filter(({ amount }) => amount !== undefined)).toHaveLength(3);
  expect(statement?.proof.verdict).toBe('proven');
});

test('a period whose dates end in dots is joined by a dash without spaces', async () => {
  const [statement] = await statementsFrom(`
Kredītkartes konta izraksts
01.10.2021.–31.10.2021.
Datums         Apraksts                    Summa
04.10.2021.    Oxbow Books                 12,50
09.10.2021.    Lantern Mobile              61,00`);
  expect(statement?.period).toEqual({
    from: { year: 2021, month: 10, day: 1 },
    to: { year: 2021, month: 10, day: 31 },
  });
});

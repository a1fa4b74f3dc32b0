import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const ROWS = `
Statement of account
Period 01/03/2024 to 31/03/2024

Date         Details                Debit      Credit     Balance
06/03/2024   Oxbow Books             10.00                 990.00
08/03/2024   Salary                             100.00   1,090.00
16/03/2024   Lantern Mobile           5.00               1,085.00`;

test('a figure below the last row that goes on from its balance is a row that was not read', async () => {
  const [statement] = await statementsFrom(`
Statement of account                 Account number 3849919750
Statement period 01/02/2024 to 31/03/2024

When         What it was                          Left you       You had

31/01/2024   Opening balance                                    3,954.17
06/02/2024
             Online transfer Maddox                  68.82      3,885.35
             Invoice 6378753339
08/02/2024
             Card purchase Balance Yoga              11.92      3,873.43
16/03/2024
             AUD 4.27 @ 1.0940                        3.90      3,869.53
24/03/2024


Please check this statement and tell us within sixty days of anything that you do not recognise.
Kestrel & Vale · 3849919750
\f
             Card purchase Pellworth         22.55      3,846.98
             gy 11/02/24`);
  expect(statement?.rows.filter(({ amount }) => amount !== undefined)).toHaveLength(3);
  expect(statement?.proof).toMatchObject({
    verdict: 'unchecked',
    doubts: ['dates', 'rows'],
  });
});

test('rows that come to less than every printed sum of what went out may not be all', async () => {
  const text = ROWS.replace('Period', 'Total debits 40.00\nTotal credits 100.00\nPeriod');
  const [statement] = await statementsFrom(text);
  expect(statement?.proof).toMatchObject({ verdict: 'unchecked', doubts: ['rows'] });
  const [whole] = await statementsFrom(text.replace('40.00', '15.00'));
  expect(whole?.proof.verdict).toBe('proven');
});

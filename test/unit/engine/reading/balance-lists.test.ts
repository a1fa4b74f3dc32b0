import { expect, test } from 'vitest';
import { rowsFrom } from '@/test/support/rows';
import { statementsFrom } from '@/test/support/lines';

const STATEMENT = `
Account statement
Account number 7100438826
Opening balance 19,000.00
Closing balance 17,077.15
WITHDRAWALS AND DEBITS
DATE     DESCRIPTION                                                     AMOUNT
05/01/24 Oxbow Books                                                     108.15
05/18/24 Mossgate Gym                                                    100.00
CHECKS PAID                       DAILY BALANCES
DATE     CHECK NO         AMOUNT  DATE          BALANCE   DATE          BALANCE
05/02/24 5511             850.15  05/01/24    18,891.85   05/17/24    17,177.15
05/17/24 5513             864.55  05/02/24    18,041.70   05/18/24    17,077.15
                                  05/04/24    18,041.70   05/13/24    17,077.15`;

test('days’ balances beside a list of cheques are no amounts of theirs', async () => {
  const [statement] = await statementsFrom(STATEMENT);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-10_815, -10_000, -85_015, -86_455]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('a second day’s column with its own name is none of a list', async () => {
  const [statement] = await statementsFrom(`
Account statement
Account number 7100438826
Date       Details               Amount   Value date      Balance
05/01/2024 Opening balance                                 900.00
05/02/2024 Oxbow Books           -50.15   05/03/2024       849.85
05/13/2024 Salary                200.00   05/13/2024     1,049.85`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-5015, 20_000]);
  expect(statement?.rows.at(-1)?.balance).toBe(104_985);
});

test('balances by date below the sections of an account are no rows', async () => {
  const rows = await rowsFrom(`
Checking account statement                    Account number 7244 7686
Opening balance                 500.00
Closing balance                 530.00

Deposits and Additions
DATE     DESCRIPTION                                        AMOUNT
12/14    Lantern Mobile                                      50.00

Electronic Withdrawals
DATE     DESCRIPTION                                        AMOUNT
12/15    Oxbow Books                                        -20.00

Balance by date
DATE           AMOUNT       DATE           AMOUNT       DATE           AMOUNT
12/14          550.00       12/15          530.00       12/16          530.00`);
  expect(rows.map(([, amount]) => amount)).toEqual([5000, -2000]);
});

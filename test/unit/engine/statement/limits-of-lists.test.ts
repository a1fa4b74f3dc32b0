import { expect, test } from 'vitest';
import { codeFrom, statementsFrom } from '@/test/support/lines';

/** A page begins. */
const PAGE = '\f';

/** Of each account how many rows move money, and whether they are proven. */
const readFrom = async (text: string) =>
  (await statementsFrom(text)).map(({ rows, proof }) => [
    rows.filter(({ amount }) => amount !== undefined).length,
    proof.verdict,
  ]);

test('a title that speaks of pending rows above an account’s own takes none away', async () => {
  const text = `
Oxbow Bank                Account statement
Statement period 01/03/2026 to 31/03/2026

Current account 12345678
Opening balance 1,000.00
Pending transactions are not shown
Date        Description                 Amount       Balance
02/03/2026  Grocer                      -100.00        900.00
05/03/2026  Salary                       500.00      1,400.00
10/03/2026  To savings                  -200.00      1,200.00
Closing balance 1,200.00

Savings account 87654321
Opening balance 300.00
Date        Description                 Amount       Balance
10/03/2026  From current                 200.00        500.00
15/03/2026  Fee                         -100.00        400.00
Closing balance 400.00`;
  expect(await readFrom(text)).toEqual([
    [3, 'proven'],
    [2, 'proven'],
  ]);
  expect(await codeFrom(text)).toMatch('success');
});

test('nor from a page that brings a balance forward', async () => {
  const text = `
Oxbow Bank                Account statement
Account number 12345678
Statement period 01/03/2026 to 31/03/2026

Closing balance 1,400.00
Pending transactions are not included below
Date        Description                 Amount       Balance
            Balance brought forward                  1,000.00
02/03/2026  Grocer                      -100.00        900.00
05/03/2026  Salary                       500.00      1,400.00
10/03/2026  To savings                  -200.00      1,200.00
${PAGE}Oxbow Bank                Account statement
Date        Description                 Amount       Balance
            Balance brought forward                  1,200.00
11/03/2026  Grocer                      -100.00      1,100.00
12/03/2026  Refund                       500.00      1,600.00
15/03/2026  Rent                        -200.00      1,400.00`;
  expect(await readFrom(text)).toEqual([[6, 'proven']]);
  expect(await codeFrom(text)).toMatch('success');
});

test('what each card cost, with its sum, is no overview of accounts', async () => {
  const text = `
Oxbow Card                Credit card statement
Statement period 01/03/2026 to 31/03/2026
Previous balance 0.00
New balance 145.00

Card          Purchases   Cash   Fees   Total
xxxx1234       100.00     20.00   5.00  125.00
xxxx5678        10.00      8.00   2.00   20.00

Transactions of card xxxx1234
Date        Description                 Amount
02/03/2026  Grocer                       100.00
05/03/2026  Cash machine                  20.00
05/03/2026  Cash fee                       5.00

Transactions of card xxxx5678
Date        Description                 Amount
03/03/2026  Bakery                        10.00
06/03/2026  Cash machine                   8.00
06/03/2026  Cash fee                       2.00`;
  expect(await readFrom(text)).toEqual([[6, 'proven']]);
  expect(await codeFrom(text)).toMatch('success');
});

test('an undated fee that leads to the closing balance on the other side is a row', async () => {
  const text = `
Oxbow Bank                Account statement
Account number 12345678
Statement period 01/03/2026 to 31/03/2026
Opening balance 1,000.00

Date        Description                 Amount       Balance
02/03/2026  Grocer                      -100.00        900.00
05/03/2026  Market                      -800.00        100.00
10/03/2026  Rent                        -50.00          50.00
            Card fee                    -100.00        -50.00

Closing balance -50.00`;
  expect(await readFrom(text)).toEqual([[4, 'proven']]);
  expect(await codeFrom(text)).toMatch('success');
});

test('newest first, undated rows below the one whose balance is the closing one are rows', async () => {
  const text = `
Oxbow Bank                Account statement
Account number 12345678
Statement period 01/03/2026 to 31/03/2026
Opening balance 1,000.00
Closing balance 900.00

Date        Description                 Amount       Balance
10/03/2026  Rent                        -100.00        900.00
05/03/2026  Market                       100.00      1,000.00
02/03/2026  Grocer                         0.50        900.00
            Interest                       0.50        899.50
            Fee                         -101.00        899.00`;
  expect(await readFrom(text)).toEqual([[5, 'proven']]);
  expect(await codeFrom(text)).toMatch('success');
});

test('limits in another currency do not tell which column is owed', async () => {
  const text = `
Oxbow Card                Credit card statement
Statement period 01/03/2026 to 31/03/2026
Credit limit US$ 5,000.00
Available credit US$ 4,900.00
Cash limit US$ 500.00
Amount due EUR 150.00

Date        Description                 US$          EUR
02/03/2026  Grocer                        10.00        50.00
05/03/2026  Hotel                         20.00       100.00
Total                                     30.00       150.00`;
  expect(await readFrom(text)).toEqual([[2, 'unchecked']]);
  expect(await codeFrom(text)).toMatch('success');
});

test('a count of weeks makes no day behind the end one of the year before for sure', async () => {
  const text = `
Oxbow Card                Credit card statement
Statement period 01/03/2026 to 31/03/2026
Previous balance 0.00
New balance 310.00

Date   Description                 Amount
05/03  Grocer                        100.00
02/04  Club week 12/12               200.00
02/04  Bakery                         10.00`;
  expect(await readFrom(text)).toEqual([[3, 'unchecked']]);
  expect(await codeFrom(text)).toMatch('success');
});

test('fees of a later page that print the second date alone may be of the day above', async () => {
  const text = `
Oxbow Bank                Account statement
Account number 12345678
Statement period 01/03/2026 to 31/03/2026
Opening balance 1,000.00
Closing balance 590.00

Current account
Date        Value date  Description                 Amount
02/03/2026  02/03/2026  Grocer                      -100.00
            03/03/2026  Grocer                      -100.00
05/03/2026  05/03/2026  Grocer                      -100.00
            08/03/2026  Grocer                      -100.00
${PAGE}Fees and charges
Date        Value date  Description                 Amount
            08/03/2026  Transfer fee                  -5.00
            09/03/2026  Card fee                      -5.00`;
  expect(await readFrom(text)).toEqual([[6, 'unchecked']]);
  expect(await codeFrom(text)).toMatch('success');
});

test('what is available, with its figure beneath, titles no table further down', async () => {
  const text = `
Oxbow Bank                Account statement
Available balance
1,200.00
Account number 12345678
Statement period 01/03/2026 to 31/03/2026

Date        Description                 Amount       Balance
            Opening balance                          1,000.00
02/03/2026  Grocer                      -100.00        900.00
05/03/2026  Salary                       500.00      1,400.00
10/03/2026  To savings                  -200.00      1,200.00
            Closing balance                          1,200.00`;
  expect(await readFrom(text)).toEqual([[3, 'proven']]);
  expect(await codeFrom(text)).toMatch('success');
});

test('a limit that a title notes in brackets takes no table away', async () => {
  const text = `
Oxbow Bank                Account statement
Statement period 01/03/2026 to 31/03/2026

Current account 12345678 (overdraft limit)
Date        Description                 Amount       Balance
            Opening balance                          1,000.00
02/03/2026  Grocer                      -100.00        900.00
05/03/2026  Salary                       500.00      1,400.00
10/03/2026  To savings                  -200.00      1,200.00
            Closing balance                          1,200.00

Savings account 87654321
Date        Description                 Amount       Balance
            Opening balance                            300.00
10/03/2026  From current                 200.00        500.00
15/03/2026  Fee                         -100.00        400.00
            Closing balance                            400.00`;
  expect(await readFrom(text)).toEqual([
    [3, 'proven'],
    [2, 'proven'],
  ]);
  expect(await codeFrom(text)).toMatch('success');
});

test('names of points on a later page make no account one of points', async () => {
  const text = `
Oxbow Card                Credit card statement
Card number xxxx1234
Statement period 01/03/2026 to 31/03/2026
Previous balance 0.00
New balance 300.00

Date        Description           Amount
02/03/2026  Grocer                   100.00
05/03/2026  Market                   100.00
${PAGE}Oxbow Card
Points earned   Points used   Points left
300             0             300
Date        Description           Amount
06/03/2026  Bakery                    50.00
07/03/2026  Bakery                    50.00`;
  expect(await readFrom(text)).toEqual([[4, 'proven']]);
  expect(await codeFrom(text)).toMatch('success');
});

test('days’ balances of which the first alone prints its year are no rows', async () => {
  const text = `
Oxbow Bank                Account statement
Account number 12345678
Statement period 01/03/2026 to 31/03/2026
Opening balance 1,000.00
Closing balance 700.00

Date        Description                 Amount
02/03/2026  Grocer                      -100.00
05/03/2026  Market                      -200.00
01/03/2026 1,000.00   02/03  900.00   05/03  700.00`;
  expect(await readFrom(text)).toEqual([[2, 'proven']]);
  expect(await codeFrom(text)).toMatch('success');
});

test('a weekday before a row’s day makes that no word of a text', async () => {
  const [statement] = await statementsFrom(`
Oxbow Bank                Account statement
Account number 12345678
Statement period 01/03/2026 to 31/03/2026
Opening balance 1,000.00

Mon 02/03/2026  Grocer     04/03/2026            -100.00        900.00
Tue 03/03/2026  Market     05/03/2026            -100.00        800.00
Thu 05/03/2026  Bakery     09/03/2026            -100.00        700.00
Fri 06/03/2026  Market     10/03/2026            -100.00        600.00

Closing balance 600.00`);
  expect(statement?.rows.map(({ date }) => date.day)).toEqual([2, 3, 5, 6]);
});

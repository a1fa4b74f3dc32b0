import { expect, test } from 'vitest';
import { codeFrom, statementsFrom } from '@/test/support/lines';

const read = async (text: string) =>
  (await statementsFrom(text)).map(({ opening, closing, rows, proof }) => [
    opening,
    closing,
    rows.filter(({ amount }) => amount !== undefined).length,
    proof.verdict,
  ]);

const textsOf = async (text: string) =>
  (await statementsFrom(text)).flatMap(({ rows }) =>
    rows.flatMap(({ amount, description }) => (amount === undefined ? [] : description.join(' '))),
  );

test('an account that opens with what another closes with is none of its pages, newest first', async () => {
  expect(
    await read(`
Oxbow Bank
Account statement
Statement period 01/01/2026 to 31/01/2026

Current account 12345678
Opening balance 1,000.00
Date          Description                       Amount      Balance
15/01/2026    Rent payment                     -400.00     1,060.00
10/01/2026    Salary                            500.00     1,460.00
03/01/2026    Tesco stores                      -40.00       960.00

Savings account 87654321
Opening balance 300.00
Date          Description                       Amount      Balance
20/01/2026    Transfer in                       200.00     1,000.00
12/01/2026    Transfer in                       500.00       800.00`),
  ).toEqual([
    [100_000, 106_000, 3, 'proven'],
    [30_000, 100_000, 2, 'proven'],
  ]);
});

test('a column of money without a figure makes no account of points one of money', async () => {
  expect(
    await codeFrom(`
Oxbow Rewards
Rewards account statement
Membership number 12345678
Statement period 01/01/2026 to 31/01/2026

Date          Description                 Spend ($)     Points     Balance
              Opening balance                                     1,000.00
03/01/2026    Tesco stores                                40.00   1,040.00
10/01/2026    Amazon                                     500.00   1,540.00
15/01/2026    Redeemed voucher                          -400.00   1,140.00
              Closing balance                                     1,140.00`),
  ).toBe('pdf/fail/unsupported-pdf');
});

test('a rugby club is no country', async () => {
  const [statement] = await statementsFrom(`
Oxbow Bank
Current account statement
Account number 12345678     BSB 062-000
Statement period 01/01/2026 to 31/01/2026
Official bank of Ballymore RFC
Official partner of Manly RFC

Date          Description                       Amount      Balance
              Opening balance                             $1,000.00
03/01/2026    Tesco stores                     -$40.00      $960.00
10/01/2026    Salary                           $500.00    $1,460.00
15/01/2026    Rent payment                    -$400.00    $1,060.00
              Closing balance                             $1,060.00`);
  expect(statement?.facts.currency).toBe('AUD');
});

test('what is carried over a page on the last day of the period closes nothing', async () => {
  expect(
    await read(`
Oxbow Bank
Current account statement
Account number 12345678     Sort code 20-30-40
Statement period 01/01/2026 to 31/01/2026

Date          Description                    Paid out      Paid in      Balance
              Opening balance                                          1,000.00
03/01/2026    Tesco stores                      40.00                    960.00
10/01/2026    Salary                                        500.00     1,460.00
31/01/2026    Rent payment                     400.00                  1,060.00
              Balance carried forward 31/01/2026                       1,060.00
Page 1 of 2
\fOxbow Bank
Date          Description                    Paid out      Paid in      Balance
              Balance brought forward 31/01/2026                       1,060.00
31/01/2026    Interest                                        5.00     1,065.00
31/01/2026    Account fee                       10.00                  1,055.00
Page 2 of 2`),
  ).toEqual([[100_000, 105_500, 5, 'proven']]);
  expect(
    await textsOf(`
Oxbow Bank
Current account statement
Account number 12345678     Sort code 20-30-40
Statement period 01/01/2026 to 31/01/2026

Date          Description                    Paid out      Paid in
01/01/2026    Balance brought forward                     1,000.00
03/01/2026    Tesco stores                      40.00
10/01/2026    Salary                                        500.00
31/01/2026    Rent payment                     400.00
31/01/2026    Balance carried forward                     1,060.00
Page 1 of 2
\fOxbow Bank
Date          Description                    Paid out      Paid in
31/01/2026    Balance brought forward                     1,060.00
31/01/2026    Interest                                        5.00
31/01/2026    Account fee                       10.00
Page 2 of 2`),
  ).toHaveLength(5);
});

test('cells of which one holds a date and a text are cells', async () => {
  expect(
    await read(`
Oxbow Bank
Current account statement
Account number 12345678
Statement period 01/01/2026 to 31/01/2026
Opening balance 1,000.00
Date Description | Amount | Balance
03/01/2026 Tesco stores London | -40.00 | 960.00
10/01/2026 Salary Acme Ltd | 500.00 | 1,460.00
15/01/2026 Rent for January | -400.00 | 1,060.00
20/01/2026 Coffee at the corner | -5.00 | 1,055.00
Closing balance 1,055.00`),
  ).toEqual([[100_000, 105_500, 4, 'proven']]);
});

test('years that a stated period holds are not wild, though each section begins anew', async () => {
  expect(
    await read(`
Oxbow Bank
Savings account statement
Account number 12345678
Statement period 01/01/2024 to 31/12/2025
Opening balance   1,000.00
Total deposits      800.00
Total withdrawals   300.00
Closing balance   1,500.00

Deposits
Date          Description                       Amount
03/03/2024    Transfer from salary              300.00
10/11/2024    Transfer from salary              300.00
12/05/2025    Transfer from salary              200.00

Withdrawals
Date          Description                       Amount
04/02/2024    Withdrawal at branch              100.00
11/10/2024    Withdrawal at branch              100.00
05/06/2025    Withdrawal at branch              100.00`),
  ).toEqual([[100_000, 150_000, 6, 'proven']]);
});

test('what is called as a page’s turn is, amid a page, is a row’s text', async () => {
  expect(
    await textsOf(`
Banque Oxbow
Relevé de compte
Numéro de compte 12345678901
Période du 01/01/2026 au 31/01/2026

Date          Libellé                           Débit       Crédit        Solde
              Solde initial                                            1.000,00
03/01/2026    CARTE HOTEL BELLEVUE              40,00                    960,00
              Suite 205
10/01/2026    VIREMENT SALAIRE                              500,00     1.460,00
              CONT
15/01/2026    PRELEVEMENT LOYER                400,00                  1.060,00
              SUITE
              Solde final                                              1.060,00`),
  ).toEqual(['CARTE HOTEL BELLEVUE Suite 205', 'VIREMENT SALAIRE CONT', 'PRELEVEMENT LOYER SUITE']);
});

test('names of weekdays above rows that print their value dates are no texts of the rows before', async () => {
  expect(
    await textsOf(`
Oxbow Bank
Current account statement
Account number 12345678
Statement period 01/01/2026 to 31/01/2026

Value date    Description                       Amount      Balance
              Opening balance                              1,000.00
Monday 05/01/2026
06/01/2026    Tesco stores                      -40.00       960.00
Tuesday 06/01/2026
07/01/2026    Salary                            500.00     1,460.00
Thursday 15/01/2026
16/01/2026    Rent payment                     -400.00     1,060.00
16/01/2026    Gas payment                       -60.00     1,000.00
              Closing balance                              1,000.00`),
  ).toEqual(['Tesco stores', 'Salary', 'Rent payment', 'Gas payment']);
});

test('where a page is missing, what the next one brings forward is no other account’s', async () => {
  const statements = await statementsFrom(`
Account statement
Account number 12345678
Date          Details                    Amount     Balance
01/03/2026    Balance brought forward                500.00
02/03/2026    Oxbow Books                -50.00      450.00
05/03/2026    Salary                     100.00      550.00
07/03/2026    Balance carried forward                550.00
\f
Account statement
Account number 12345678
Date          Details                    Amount     Balance
20/03/2026    Balance brought forward                800.00
21/03/2026    Lantern Mobile             -20.00      780.00
25/03/2026    Mossgate Gym               -30.00      750.00
31/03/2026    Balance carried forward                750.00`);
  expect(statements.map(({ proof }) => proof.verdict)).toEqual(['broken']);
});

test('the day of a statement before gives rows no year', async () => {
  const statements = await statementsFrom(`
Account statement
Previous statement dated 29 Dec 2023
Date      Details              Amount     Balance
          Opening balance                  500.00
05 Jan    Oxbow Books          -50.00      450.00
27 Mar    Salary               100.00      550.00
          Closing balance 29 Mar 2024      550.00`);
  expect(statements[0]?.rows.map(({ date }) => date.year)).not.toContain(2023);
});

test('names with footnotes are names', async () => {
  const [statement] = await statementsFrom(`
Account statement
Opening balance 100.00
Date          Details          *Amount paid out    *Amount paid in    Balance
02/03/2024    Oxbow Books                 50.00                         50.00
05/03/2024    Salary                                        100.00     150.00
27/03/2024    Mossgate Gym                20.00                        130.00`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-5000, 10_000, -2000]);
});

test('an advertisement’s points make no account one of points', async () => {
  const text = (note: string): string => `
Account statement
Account number 12345678
Date          Details              Amount     Balance
              Opening balance                     400
02/03/2024    Oxbow Books             -50         350
05/03/2024    Salary                  150         500
              Closing balance                     500
${note}`;
  expect(await codeFrom(text('Win 500 points when you refer a friend'))).toMatch('success');
});

import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

/** Of each account what it opened and closed with, its amounts, and whether they are proven. */
const summariesOf = async (text: string) =>
  (await statementsFrom(text)).map(({ opening, closing, rows, proof }) => [
    opening,
    closing,
    rows.map(({ amount }) => amount),
    proof.verdict,
  ]);

test('accounts that only an overview gives an opening and a closing balance are read one by one', async () => {
  const text = `
Statement of account       Statement period 06/01/2024 - 05/02/2024
Account                                  Beginning    Deposits    Withdrawals    Ending
Savings - 3588410042                        410.00      280.00          0.00     690.00
Checking - 3588410055                     1,200.00    1,950.00        101.64   3,048.36

Summary of activity: Savings - 3588410042
Deposits
Date          Amount    Description
18/01/2024     80.00    Transfer
19/01/2024    200.00    Transfer

Checking - 3588410055
Deposits
Date          Amount    Description
24/01/2024  1,950.00    Payroll
Withdrawals
Date          Amount    Description
26/01/2024    (61.64)   Oxbow Books
27/01/2024    (40.00)   Lantern Mobile`;
  expect(await summariesOf(text)).toEqual([
    [41_000, 69_000, [8000, 20_000], 'proven'],
    [120_000, 304_836, [195_000, -6164, -4000], 'proven'],
  ]);
});

test('accounts that an overview lists by name are read one by one', async () => {
  const text = `
Statement of account       Statement period 06/01/2024 - 05/02/2024
Product                                  Beginning    Money out    Money in      Ending
Main account                              1,200.00       101.64     1,950.00   3,048.36
Pocket: Travel                              410.00         0.00       280.00     690.00
Total                                     1,610.00       101.64     2,230.00   3,738.36

Transactions of Main account
Date          Description         Money out      Money in
24/01/2024    Payroll                            1,950.00
26/01/2024    Oxbow Books             61.64
27/01/2024    Lantern Mobile          40.00

Transactions of Pocket: Travel
Date          Description         Money out      Money in
18/01/2024    Saved                                 80.00
19/01/2024    Saved                                200.00`;
  expect(await summariesOf(text)).toEqual([
    [120_000, 304_836, [195_000, -6164, -4000], 'proven'],
    [41_000, 69_000, [8000, 20_000], 'proven'],
  ]);
});

test('a time of day below the rows is no balance', async () => {
  const text = `
Account statement
Date         Details              Paid out     Paid in     Balance
01/03/2024   Balance b/fwd                                  100.00
22/03/2024   Oxbow Books             12.50                   87.50
23/03/2024   Salary                               200.00    287.50
The office is open each day until                   8.00pm`;
  const [statement] = await statementsFrom(text);
  expect(statement?.proof.verdict).toBe('proven');
});

test('charges of a company’s cardholders are what is owed, and PY marks what was paid', async () => {
  const text = `
Corporate account summary              Statement date 09/01/2024
Previous balance    4,120.77      Purchases and other charges    771.18    New balance   771.18

Corporate account activity
Post date   Tran date   Reference number          Transaction description       Amount
29/12/2023  29/12/2023  1427234781929             Payment - thank you           4,120.77 PY

Cardholder activity
Post date   Tran date   Reference number          Transaction description       Amount
12/12/2023  09/12/2023  3728369688136             Oxbow Air                       317.26
13/12/2023  10/12/2023  5429333305690             Lantern Hotels                  453.92`;
  const [statement] = await statementsFrom(text);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([412_077, -31_726, -45_392]);
});

test('a line of unknown words above the rows that lead on from its balance states the opening one', async () => {
  const text = `
Account statement
Date         Details              Paid out     Paid in     Balance
             Staða í upphafi                                100.00
22/03/2024   Oxbow Books             12.50                   87.50
23/03/2024   Salary                               200.00    287.50
24/03/2024   Lantern Mobile          10.00                  277.50
             Staða í lok                                    277.50`;
  const [statement] = await statementsFrom(text);
  expect(statement?.opening).toBe(10_000);
  expect(statement?.proof).toMatchObject({ verdict: 'proven', unproven: [] });
});

test('a line of unknown words above rows that do not lead on from its figure states no balance', async () => {
  const text = `
Account statement
Date         Details              Paid out     Paid in     Balance
             Nafnverð                                       900.00
22/03/2024   Oxbow Books             12.50                   87.50
23/03/2024   Salary                               200.00    287.50
24/03/2024   Lantern Mobile          10.00                  277.50`;
  const [statement] = await statementsFrom(text);
  expect(statement?.proof.verdict).not.toBe('broken');
});

test('sums under the names of money in and out in a summary are what came in and went out', async () => {
  const text = `
Account statement
Transaction type             Paid in     Paid out
Transfers                     150.00         0.00
Gifts                          50.00         0.00
Purchases                       0.00        12.50
Charges                         0.00        10.00
Total:                        200.00        22.50

Details of transactions
Date         Details              Paid in     Withdrawn     Balance
24/03/2024   Lantern Mobile                      -10.00      277.50
23/03/2024   Salary                200.00                    287.50
22/03/2024   Oxbow Books                         -12.50       87.50`;
  const [statement] = await statementsFrom(text);
  expect(statement?.proof).toMatchObject({ verdict: 'proven', unproven: [] });
});

test('a line with an account’s number and its balance begins that account', async () => {
  const statements = await statementsFrom(`
Bank statement
Period 28/09/2025 to 27/10/2025

Everyday     Account No 123456789      Balance 2,346.45
Date        Details                   Debits     Credits      Balance
28/09/2025  BALANCE BROUGHT FORWARD                          1,000.00
29/09/2025  Oxbow Books               153.55                   846.45
30/09/2025  Salary                              1,500.00     2,346.45
27/10/2025  CLOSING BALANCE                                  2,346.45
            Transaction Total         153.55    1,500.00

Saver        Account No 987654321      Balance 1,504.11
Date        Details                   Debits     Credits      Balance
28/09/2025  BALANCE BROUGHT FORWARD                              0.00
02/10/2025  Transfer                            1,500.00     1,500.00
27/10/2025  Interest                                4.11     1,504.11
27/10/2025  CLOSING BALANCE                                  1,504.11
            Transaction Total           0.00    1,504.11`);
  expect(
    statements.map(({ opening, closing, proof }) => [opening, closing, proof.verdict]),
  ).toEqual([
    [100_000, 234_645, 'proven'],
    [0, 150_411, 'proven'],
  ]);
});

test('accounts whose numbers stand above their tables are parted, though each only brings its balance forward', async () => {
  const account = (number: string, rows: string) => `
Statement of Account
Account No. ${number}
CURRENCY : SINGAPORE DOLLAR
Date          Description                 Withdrawal      Deposit     Balance
${rows}`;
  const statements = await statementsFrom(`
Details as at 31 Mar 2024
${account(
  '501-000000-001',
  `01 Mar        BALANCE B/F                                             8,421.55
03 Mar        FAST PAYMENT                     48.50                  8,373.05
05 Mar        GIRO SALARY                                 5,200.00   13,573.05
              BALANCE C/F                                            13,573.05`,
)}
${account(
  '588-000000-002',
  `01 Mar        BALANCE B/F                                            15,000.00
25 Mar        FUND TRANSFER                               1,000.00   16,000.00
31 Mar        INTEREST CREDIT                                16.44   16,016.44
              BALANCE C/F                                            16,016.44`,
)}`);
  expect(statements.map(({ rows, proof }) => [rows.length, proof.verdict])).toEqual([
    [4, 'proven'],
    [4, 'proven'],
  ]);
});

test('what a row is described by does not say that its account is a bank’s', async () => {
  const statements = await statementsFrom(`
Credit card statement
Card number          7571 XXXX XXXX 7851
Statement period     23 Oct 2019 to 22 Dec 2019
Your accounts at a glance
22 Dec 2019     Everyday Card 7571 XXXX XXXX 7851         3,048.02    0.30
Previous balance                        3,048.02
New balance                             3,080.33

    How
   much    When             What it was
  12.77    3 Nov 2019       Oxbow Books
  15.55    13 Dec 2019
   3.99    20 Dec 2019      Monthly account fee
3,080.33   22 Dec 2019      New balance`);
  expect(statements.length).toBeGreaterThan(1);
  expect(statements.map(({ kind }) => kind)).not.toContain('bank');
});

test('tables under the titles of two accounts are parted where the balances do not go on', async () => {
  const text = (second: string) => `
Consolidated statement Jan 1, 2025 - Mar 31, 2025
Personal Account (EUR)
Date            Description           Money in/out    Balance
Jan 6, 2025     Top-up                      300.00     650.00
Jan 8, 2025     Trenord                      -2.20     647.80
Feb 9, 2025     Bar Luce                    -24.62     623.18
${second}
Date            Description           Money in/out    Balance
Jan 14, 2025    Lidl                        -22.25   2,777.75
Jan 21, 2025    Ikea                        -34.84   2,742.91`;
  const parted = await statementsFrom(text('Joint Account (EUR)'));
  expect(parted.map(({ rows }) => rows.length)).toEqual([3, 2]);
  // Under the same title, a row is missing between the two.
  const [one, ...others] = await statementsFrom(text('Personal Account (EUR)'));
  expect(others).toEqual([]);
  expect(one?.proof.verdict).toBe('broken');
});

test('a list of cheques below an account’s closing balance does not join the next account to it', async () => {
  const account = (rows: string) => `
Trans     Transaction Description        Amount     New Balance
${rows}`;
  const statements = await statementsFrom(`
STATEMENT OF ACCOUNT   12-01-24 thru 01-05-25
SHARE DRAFT ID 75${account(`Dec 01    Balance Forward                           611.05
Dec 02    Deposit Payroll              1,842.17    2,453.22
Dec 03    Draft 2041                    312.50-    2,140.72
Jan 05    Ending Balance                           2,140.72`)}
Drafts Cleared At A Glance
Draft      Amount           Date
2041       312.50           Dec 03

12 MONTH CERTIFICATE ID 30${account(`Dec 01    Balance Forward                         5,060.71
Dec 31    Dividend                        18.22    5,078.93
Jan 05    Ending Balance                           5,078.93`)}`);
  expect(statements.map(({ opening, closing }) => [opening, closing])).toEqual([
    [61_105, 214_072],
    [506_071, 507_893],
  ]);
});

test('tables whose titles name another currency in brackets are of two accounts', async () => {
  const statements = await statementsFrom(`
Managed account statement for January 2026
Your transactions (SGD)
Date        Description           Money in     Money out       Balance
3 Jan       Transfer in           3,000.00                   11,021.55
6 Jan       Oxbow Books                            64.20     10,957.35
11 Jan      Returns                   4.18                   10,961.53

Your transactions (USD)
Date        Description           Money in     Money out       Balance
8 Jan       Transfer in             500.00                      500.00
31 Jan      Returns                   1.37                      501.37`);
  expect(statements.map(({ closing, facts }) => [closing, facts.currency])).toEqual([
    [1_096_153, 'SGD'],
    [50_137, 'USD'],
  ]);
  expect(statements.map(({ proof }) => proof.verdict)).not.toContain('broken');
});

test('a table whose own opening and closing balance stand below its rows is of an account of its own', async () => {
  const text = (closing: string): string => `
Extracto de tu cuenta de ahorros
Cuenta No. 530118204            01/03/2024 - 31/03/2024
Saldo inicial                   845,00
Saldo final                   1.782,82

Movimientos
#    Fecha         Fecha aplicación   Descripción               Monto (COP)
1    13/03/2024    13/03/2024         Mercado Luna                   -12,18
2    15/03/2024    16/03/2024         Librería Toronja               -50,00
3    19/03/2024    19/03/2024         Nómina Lechuza              +1.000,00

Bolsillos
#    Fecha                            Descripción               Monto (COP)
1    17/03/2024                       Retiro bolsillo               -185,00
2    21/03/2024                       Ahorro automático              +20,00
                   Saldo inicial bolsillos  400,00
                   Saldo final bolsillos    ${closing}`;
  const read = async (closing: string): Promise<unknown[]> =>
    (await statementsFrom(text(closing))).map(({ opening, closing: end, rows, proof }) => [
      opening,
      end,
      rows.length,
      proof.verdict,
    ]);
  expect(await read('235,00')).toEqual([
    [84_500, 178_282, 3, 'proven'],
    [40_000, 23_500, 2, 'proven'],
  ]);
  // What the rows do not lead to says nothing of whose they are.
  expect(await read('236,00')).toHaveLength(1);
});

test('of accounts that an overview lists, one whose rows are printed is led from what that says of it', async () => {
  const text = `
Your offset account statement        1 July 2025 to 31 July 2025
Account                          Opening balance      Paid in     Paid out   Closing balance
Mortgage 40-1182-7 (debt)            -187,402.11     1,184.22       512.66       -186,730.55
Savings 8841                           24,100.00       500.00       600.00         24,000.00
Current account 70118824                1,533.09       200.00       187.00          1,546.09

Current account 70118824 transactions
Date       Details                           Paid out      Paid in      Balance
01 Jul     Balance brought forward                                     1,533.09
02 Jul     Oxbow Council                       187.00                  1,346.09
04 Jul     Fern & Marsh                                     200.00     1,546.09`;
  expect(await summariesOf(text)).toEqual([
    [153_309, 154_609, [undefined, -18_700, 20_000], 'proven'],
  ]);
});

test('an overview that lists fees and interest, too, parts accounts', async () => {
  const text = `
Statement of account       Statement period 20/03/2025 - 19/04/2025
Account                     Beginning balance    Withdrawals    Deposits     Fees   Interest   Ending balance
Share Savings 3588410042             1,520.44       (250.00)      400.00     0.00       0.31   1,670.75
Checking 3588410055                  3,872.19       (149.43)      735.38   (3.00)       0.09   4,458.23

Share Savings - 3588410042
Deposits
Date          Amount    Description
29/03/2025    400.00    Transfer
19/04/2025      0.31    Interest
Withdrawals
Date          Amount    Description
09/04/2025  (250.00)    Oxbow Books

Checking - 3588410055
Deposits
Date          Amount    Description
28/03/2025    735.38    Payroll
19/04/2025      0.09    Interest
Withdrawals
Date          Amount    Description
21/03/2025  (146.43)    Lantern Mobile
18/04/2025    (3.00)    Withdrawal fee`;
  expect(await summariesOf(text)).toEqual([
    [152_044, 167_075, [40_000, 31, -25_000], 'proven'],
    [387_219, 445_823, [73_538, 9, -14_643, -300], 'proven'],
  ]);
});

test('a row that takes all that an account held is no overview of it, under names of what moved and the balance', async () => {
  const statements = await statementsFrom(`
Statement of account                     14 May 2025 - 13 June 2025
Account 1    8839 0959
Opening balance                        536.85
Closing balance                        920.22
Date        Text                          Debit      Credit      Balance
25-05-2025  Oxbow Books                               383.37      920.22

Account 2    3265 3548
Opening balance                        576.93
Closing balance                          0.00
Date        Text                          Debit      Credit      Balance
28-05-2025  Mossgate Gym                 576.93                     0.00`);
  expect(statements.map(({ rows }) => rows.flatMap(({ amount }) => amount ?? []))).toEqual([
    [38_337],
    [-57_693],
  ]);
});

test('a summary that names two figures a line, the opening balance first, is no table of rows', async () => {
  const [statement, ...more] = await statementsFrom(`
Harrow State Bank                      Statement ending 04/30/2025
Account Summary
Date         Description               Amount      Description               Amount
04/01/2025   Beginning Balance      $1,000.00      Average Ledger Balance   $910.44
             1 Credit(s) This Period  $500.00      Average Available         $902.18
             2 Debit(s) This Period   $200.00      Lowest Balance            $628.53
04/30/2025   Ending Balance         $1,300.00

Deposits and Other Credits
Date         Description                                                     Amount
04/02/2025   Merchant deposit                                               $500.00

Electronic Debits
Date         Description                                                     Amount
04/03/2025   Rent                                                           $120.00
04/20/2025   Power                                                           $80.00`);
  expect(more).toEqual([]);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([50_000, -12_000, -8000]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('rows of their own days in a table that names two figures a line are not taken for a summary', async () => {
  const [statement] = await statementsFrom(`
Harrow State Bank                      Statement ending 04/30/2025
Account Summary
Date         Description               Amount      Description               Amount
04/01/2025   Beginning Balance      $1,000.00      Average Ledger Balance   $910.44
04/02/2025   Merchant deposit         $500.00      Power                     $80.00
04/03/2025   Merchant deposit         $300.00      Rent                     $120.00
04/30/2025   Ending Balance         $1,600.00`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual(
    expect.arrayContaining([50_000, 30_000]),
  );
  expect(statement?.proof.verdict).not.toBe('proven');
});

test('an equation below the closing balance, from the opening one to it, is no row', async () => {
  const [statement] = await statementsFrom(`
Harbour Bank        Account Number 06 2014 10447188
Statement period 20 Nov 2024 - 19 Jan 2025
Date        Transaction                       Debit       Credit          Balance
20 Nov      2024 OPENING BALANCE                                       $884.60 CR
21 Nov      Direct Debit Telstra              79.00                    $805.60 CR
12 Dec      Salary                                       $3,244.17   $4,049.77 CR
15 Jan      Rent Jan                       1,480.00                  $2,569.77 CR
\\fHarbour Bank        Account Number 06 2014 10447188
Date        Transaction                       Debit       Credit          Balance
19 Jan      2025 CLOSING BALANCE                                     $2,569.77 CR
   Opening balance    -    Total debits   +    Total credits    =    Closing balance
        $884.60 CR    -       $1,559.00   +        $3,244.17    =       $2,569.77 CR`);
  const moved = statement?.rows.flatMap(({ amount }) => amount ?? []);
  expect(moved).toEqual([-7900, 324_417, -148_000]);
  expect(statement?.proof.verdict).toBe('proven');
});

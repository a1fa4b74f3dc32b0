import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const read = async (text: string) => {
  const [statement] = await statementsFrom(text);
  return {
    kind: statement?.kind,
    verdict: statement?.proof.verdict,
    moved: statement?.rows.flatMap(({ amount }) => amount ?? []),
  };
};

const LEDGER = `
Account Transactions
Harrow Joinery Limited
Business Cheque 02-0417-0044177-00         For the month ended 31 May 2024

Date          Description                        Debit      Credit   Running Balance
Opening Balance                                 612.77                        612.77
1 May 2024    Tui Landscapes                  1,840.00                      2,452.77
2 May 2024    Z Energy Onehunga                              96.40          2,356.37
3 May 2024    Harcourt Timber                             3,120.55          (764.18)
6 May 2024    Bank Fee                                       18.00          (782.18)
8 May 2024    Marae o Rehua                   2,415.00                      1,632.82
9 May 2024    Inland Revenue                              2,877.12        (1,244.30)
16 May 2024   Spark NZ                          129.95                    (1,114.35)
23 May 2024   Kauri Cafe Ltd                  5,175.00                      4,060.65
27 May 2024   CHARGE                                          8.50          4,052.15
Total Business Cheque                         9,559.95    6,120.57
Closing Balance                               4,052.15                      4,052.15`;

const IN_LEDGER = [184_000, -9640, -312_055, -1800, 241_500, -287_712, 12_995, 517_500, -850];

test('debits that raise a bank account’s balance came in where what is charged stands among the credits', async () => {
  expect(await read(LEDGER.replace('CHARGE  ', 'Bank fee'))).toEqual({
    kind: 'bank',
    verdict: 'proven',
    moved: IN_LEDGER,
  });
});

test('where no row says that it was charged, it is in doubt whose books these are', async () => {
  const text = LEDGER.replace('CHARGE  ', 'Ink shop').replace('Bank Fee', 'Ink shop');
  expect((await read(text)).verdict).toBe('unchecked');
});

test('debits that raise a bank account’s balance are a debt’s where they are what is charged', async () => {
  const text = `
Harrow Bank                                 Account number 12-3456-7890123
Statement from 1 Feb 2024 to 30 Jun 2024

Date          Description                        Debit      Credit           Balance
1 Feb 2024    Balance brought forward                                       5,665.75
2 Feb 2024    Interest charge                    59.39                      5,725.14
1 Mar 2024    Interest charge                    51.99                      5,777.13
2 Mar 2024    Payment by direct credit                      250.02          5,527.11
1 Apr 2024    Payment by direct credit                      250.02          5,277.09
2 Apr 2024    Interest charge                    55.48                      5,332.57
1 May 2024    Interest charge                    50.12                      5,382.69
2 May 2024    Payment by direct credit                      250.02          5,132.67
1 Jun 2024    Payment by direct credit                      250.02          4,882.65`;
  expect(await read(text)).toEqual({
    kind: 'card',
    verdict: 'proven',
    moved: [-5939, -5199, 25_002, 25_002, -5548, -5012, 25_002, 25_002],
  });
});

test('signed amounts beside balances that are called a loan’s are turned round: what is charged raises them', async () => {
  const { kind, moved } = await read(`
Harrow Credit Union                         Member number 7120
Loan suffix 21                              Used car
Statement period 10/01/24 thru 10/31/24

Eff         Transaction description                       Amount   Loan balance
10/01/2024  Beginning balance                                          8,473.62
10/15/2024  Interest charged                               41.32       8,514.94
10/15/2024  Payment transfer from share 70               -412.50       8,102.44
10/24/2024  Late charge assessed                           15.00       8,117.44
10/29/2024  Late charge waiver                            -15.00       8,102.44
10/31/2024  Ending balance                                             8,102.44`);
  expect(kind).toBe('card');
  expect(moved).toEqual([-4132, 41_250, -1500, 1500]);
});

import { expect, test } from 'vitest';
import { onlyStatementFrom } from '@/test/support/lines';

test('a certificate below what is carried forward last holds no rows', async () => {
  const { moved } = await onlyStatementFrom(`
Deccan Bank                        Statement of account
Account No. 1234567890
Statement Period 01/01/2026 TO 31/01/2026

Date          Particulars                Withdrawal     Deposit       Balance
01/01/2026    Brought Forward                                       138,412.66
02/01/2026    OLA CABS                       411.50                 138,001.16
05/01/2026    SALARY                                  4,060.55      142,061.71
31/01/2026    Carried Forward                                       142,061.71

Interest Certificate 2025
SAVING-IND                                            1,688.00           0.00
TERM DEPOSIT                                          8,214.50         821.45`);
  expect(moved).toEqual([
    ['2026-01-02', -41_150],
    ['2026-01-05', 406_055],
  ]);
});

test('a line from the opening balance to the last one sums up, and is no row', async () => {
  expect(
    await onlyStatementFrom(`
Straits Bank                       Statement of account
Account No. 1234567890
Statement Period 01/02/2024 to 29/02/2024

Date          Details                        Dr          Cr       Balance
13/02/2024    UBER                       100.00                  4,900.00
15/02/2024    STANDING ORDER             100.00                  4,800.00
20/02/2024    REFUND SPOTIFY                         100.00      4,900.00

Previous balance   Dr Count   Total debits   Cr Count   Total credits       Last one
5,000.00               2            200.00       1             100.00         4,900.00`),
  ).toMatchObject({
    moved: [
      ['2024-02-13', -10_000],
      ['2024-02-15', -10_000],
      ['2024-02-20', 10_000],
    ],
    verdict: 'proven',
  });
});

test('a list’s own sum and the parts that a summary below it makes of it hide no rows', async () => {
  const statement = await onlyStatementFrom(`
Checking statement February 1, 2025 through February 28, 2025
Beginning Balance                                              $5,442.10
Ending Balance                                                 $5,205.61

DEPOSITS AND ADDITIONS
DATE      DESCRIPTION                                             AMOUNT
02/12     Deposit 8943935136                                     $300.00
Total Deposits and Additions                                     $300.00

ATM & DEBIT CARD WITHDRAWALS
DATE      DESCRIPTION                                             AMOUNT
02/04     Card Purchase 02/04 Oxbow Books                       -$120.49
02/05     ATM Withdrawal 02/04 1010 NW Couch St                 -$260.00
02/20     Card Purchase 02/18 Harbour Cafe                      -$156.00
Total ATM & Debit Card Withdrawals                              -$536.49

ATM & DEBIT CARD SUMMARY
Ada Oduya Card 4471
          Total ATM Withdrawals & Debits                         $260.00
          Total Card Purchases                                   $276.49
          Total Card Deposits & Credits                            $0.00`);
  expect(statement.verdict).toBe('proven');
});

test('words for a time from one day to another, below the cheques that are listed again, date no fee', async () => {
  const { verdict, moved } = await onlyStatementFrom(`
Prairie Bank                       Business checking
Account number: 1234567890         January 31, 2025
Beginning balance on 1/1          $5,000.00
Deposits/Credits                     100.00
Withdrawals/Debits                 - 300.00
Ending balance on 1/31            $4,800.00

Transaction history
            Check                              Deposits/    Withdrawals/    Ending daily
Date        Number   Description                Credits         Debits         balance
1/13        2207     Check                                      200.00        4,800.00
1/15                 UBER                                       100.00        4,700.00
1/20                 REFUND SPOTIFY               100.00                      4,800.00

Summary of checks written
Number       Date            Amount
2207         1/13            200.00

Monthly service fee summary
Fee period 01/01/2025 - 01/31/2025
Standard service fee         $10.00      You paid $0.00

How to avoid the monthly service fee      Minimum required      This fee period
  Average ledger balance                         $1,000.00       $11,204.00 [x]
  Minimum daily balance                            $500.00        $1,388.12 [x]`);
  expect({ verdict, moved }).toEqual({
    verdict: 'proven',
    moved: [
      ['2025-01-13', -20_000],
      ['2025-01-15', -10_000],
      ['2025-01-20', 10_000],
    ],
  });
});

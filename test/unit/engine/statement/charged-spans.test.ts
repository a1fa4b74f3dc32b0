import { expect, test } from 'vitest';
import { onlyStatementFrom } from '@/test/support/lines';

test('what is charged for a span of days, in a list below the rows, is no row', async () => {
  const { moved } = await onlyStatementFrom(`
Halifax Bank
Current account 00418826
Statement 1 December 2024 to 16 December 2024

Date          Payment type and details           Paid out (£)     Paid in (£)     Balance (£)
              BALANCE BROUGHT FORWARD                                                   669.82
04 DEC 24     DIRECT DEBIT NORTHERN POWERGRID           74.55                           595.27
11 DEC 24     DEPOSIT BRADFORD                                          60.00           655.27
13 DEC 24     DAILY ARRANGED OVERDRAFT INTEREST          0.94                           654.33
16 DEC 24     FASTER PAYMENT OUT                        40.00                           614.33
16 DEC 24     BALANCE CARRIED FORWARD                                                   614.33

Overdraft charges for this period
14 Nov 24 – 13 Dec 24    Arranged     39.9% variable     £0.94      13 Dec 24
14 Nov 24 – 13 Dec 24    Unarranged   Not applicable     £0.00      -`);
  expect(moved).toEqual([
    ['2024-12-04', -7455],
    ['2024-12-11', 6000],
    ['2024-12-13', -94],
    ['2024-12-16', -4000],
  ]);
});

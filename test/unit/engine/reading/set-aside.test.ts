import { expect, test } from 'vitest';
import { onlyStatementFrom, pagesFrom, statementsOf } from '@/test/support/lines';

test('names that all stand as far right of their columns name these in order', async () => {
  const { moved, verdict } = await onlyStatementFrom(`
Savings account statement                      1 March 2024 to 31 March 2024
Opening balance                                        2,380.90
Closing balance                                        2,170.23

Date        Details                                     Amount    Balance
12/03/2024  Oxbow Books                163.10   2,544.00
15/03/2024  Lantern Mobile             -25.77   2,518.23
15/03/2024  Cash machine              -100.00   2,418.23
16/03/2024  Mossgate Gym               -13.64   2,404.59
17/03/2024  Tollgate                  -165.83   2,238.76
18/03/2024  Oxbow Books                 -8.53   2,230.23
19/03/2024  Cash machine               -60.00   2,170.23`);
  expect(verdict).toBe('proven');
  expect(moved.slice(0, 2)).toEqual([
    ['2024-03-12', 16_310],
    ['2024-03-15', -2577],
  ]);
});

test('days of the second of two lists abreast, left of their name, are none of the first', async () => {
  const { moved, verdict } = await onlyStatementFrom(`
Harrow Bank                                   Account number 0192837465
December 14, 2023 through January 12, 2024
Beginning balance                            $1,811.74
Deposits                                     $2,454.33
Checks                                       $1,546.01
Ending balance                               $2,720.06

                                  DEPOSITS
12/15          Gulf Coast Medic Payroll                                      2,104.33
12/19          Deposit                                                         350.00
               Total deposits                                               $2,454.33

                                   CHECKS
Date            Check No.          Amount              Date      Check No.     Amount
12/20           1045               137.85         01/04          1054          115.65
12/24           1046               168.51         01/05          1057          179.09
12/28           1049               193.41         01/06          1060          157.18
12/29           1052               108.47         01/08          1061          258.14
01/03           1053               227.71
                                                         Total checks       $1,546.01`);
  expect(verdict).toBe('proven');
  expect(moved).toHaveLength(11);
  expect(moved.slice(-4)).toEqual([
    ['2024-01-04', -11_565],
    ['2024-01-05', -17_909],
    ['2024-01-06', -15_718],
    ['2024-01-08', -25_814],
  ]);
});

test('cells set almost half a size above the text beside them are of its row', async () => {
  const text = `
Wallet statement                                           1 to 31 July 2024
Date                  Details              Reference           Debit     Credit     Balance
2024-07-09            Opening balance                                             3,000.00
2024-07-09 10:37 AM   Transfer from Jane   5919960356491                 217.00   3,217.00
2024-07-10 07:06 PM   Load for 0998        1640004108902       99.00              3,118.00
2024-07-10 07:08 PM   Oxbow Books          5576816132308       62.00              3,056.00
2024-07-12 12:59 PM   Lantern Mobile       3222219490732      109.00              2,947.00`;
  const pages = pagesFrom(text).map((page) => ({
    ...page,
    words: page.words.map((word) =>
      word.baseline === 60 && /\d\.\d\d|\d{9}/.test(word.text)
        ? { ...word, baseline: word.baseline - 4.7, top: word.top - 4.7, bottom: word.bottom - 4.7 }
        : word,
    ),
  }));
  const [statement] = await statementsOf(pages);
  expect(statement?.rows.map(({ date }) => date.day)).toEqual([9, 9, 10, 10, 12]);
});

import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

test('a column that no row has beside the amounts is no fee: one of its figures may be on the wrong side', async () => {
  const [statement] = await statementsFrom(`
Statement of account                 Account number 21932105
Statement period 23/11/2019 to 22/12/2019
Opening balance          3,015.90
Closing balance          1,136.81

27/11/2019   Payment Tarrow                        128.02    2,887.88
27/11/2019   Cash withdrawal                       669.10    2,218.78
05/12/2019   Online transfer            6.00                 2,212.78
21/12/2019   Online transfer                        17.87    2,194.91
22/12/2019   Cash withdrawal                     1,058.10    1,136.81`);
  expect(statement?.proof.verdict).toBe('broken');
});

test('a day that the text of a row goes on with is not the day of the next row', async () => {
  const [statement] = await statementsFrom(`
Statement of account                 Account number 75245857
Statement period 02/01/2024 to 02/29/2024
Opening balance          327.05

Date         Description                               Amount        Balance
02/04/24
             Online transfer Halloway                  942.70-       -615.65
             Invoice 7961858
02/27/24
             Refund tidewater-aquatics on                4.06        -611.59
             14 MAR
             Transfer from Abernethy                   308.22        -303.37
             28/02/24`);
  expect(statement?.rows.map(({ date: { month, day } }) => [month, day])).toEqual([
    [2, 4],
    [2, 27],
    [2, 27],
  ]);
});

test('a date below the table dates none of the rows above it', async () => {
  const [statement] = await statementsFrom(`
Credit card statement                Card number 5752 XXXX XXXX 1086
Statement period 01-11-2021 to 31-12-2021
Previous balance          1,000.00
New balance               1,545.59

Date          Description                          Amount

28-11-2021
              Elmsbury                              25.30
12-12-2021
              Fee Fi Fo                              4.18
\f
Date          Description                          Amount

              Lantern Mobile                       461.89
13-12-2021

              Opening Night                          4.59
17-12-2021

              Northwick                             49.63



Interest rates
01-11-2021    Rate 1      1.25 %`);
  expect(statement?.rows.map(({ date: { month, day } }) => [month, day])).toEqual([
    [11, 28],
    [12, 12],
    [12, 12],
    [12, 13],
    [12, 17],
  ]);
});

test('what was spent lowers the balance of an account, though its headings are a card’s and nothing came in', async () => {
  const [statement] = await statementsFrom(`
Credit card statement                Account number 216280970
Statement period 01/02/2024 to 30/04/2024
Opening balance         1,078.33
Closing balance           630.27
Credit limit            2,000.00      Minimum payment due 25.00

Date         Details                  Payments      Purchases          Balance
                                      & credits     & cash advances
22/02/2024   Oxbow Books              -                   404.98        673.35
04/03/2024   Payment to Mr Oduya      -                    43.08        630.27
05/03/2024   Payment to Mr Maddox     -                    10.00        620.27
06/03/2024   Payment to Mr Halloway   -                    20.00        600.27`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-40_498, -4308, -1000, -2000]);
});

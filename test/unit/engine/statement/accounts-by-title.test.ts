import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const accountsIn = async (text: string) =>
  (await statementsFrom(text)).map(({ facts, rows }) => [
    facts.accountNumber,
    rows.map(({ amount }) => amount),
  ]);

test('two tables are of two accounts where their titles are, with the balance of each, newest rows first', async () => {
  expect(
    await accountsIn(`
入出金明細
照会期間：2025年05月01日～2025年05月31日
■ 代表口座    口座番号   普通 2045518                       残高   430,799円
日付          内容          出金金額(円)     入金金額(円)     残高(円)
2025/05/30    利息                                   21       430,799
2025/05/27    振替                               50,000       430,778
2025/05/26    カード              98,644                      380,778
■ 貯蓄        口座番号   貯蓄 2045518                       残高   364,994円
日付          内容          出金金額(円)     入金金額(円)     残高(円)
2025/05/30    利息                                   88       364,994
2025/05/27    振替                50,000                      364,906
2025/05/08    振替                              100,000       414,906`),
  ).toEqual([
    ['2045518', [21, 50_000, -98_644]],
    ['2045518', [88, -50_000, 100_000]],
  ]);
});

test('two tables are of two accounts whose numbers stand above them, and what each leads on from', async () => {
  expect(
    await accountsIn(`
Account statement 31/07/2024 - 30/08/2024
Savings in pesos                            Balances        First         Last
Account number 4022118-7 331-4                             184.20       304.20
Transactions
Date        Description              Credit        Debit       Balance
01/08/24    Oxbow Books              200.00                     384.20
02/08/24    Mossgate Gym                          -80.00        304.20
Savings in dollars                          Balances        First         Last
Account number 4022119-3 331-1                              13.20         7.20
Transactions
Date        Description              Credit        Debit       Balance
14/08/24    Lantern Mobile             2.00                      15.20
21/08/24    Marsh Tours                            -5.00         10.20
29/08/24    Cash                                   -3.00          7.20`),
  ).toEqual([
    ['4022118-7 331-4', [20_000, -8000]],
    ['4022119-3 331-1', [200, -500, -300]],
  ]);
});

test.each(['', ' HKD'])(
  'an account begins under a title that ends in another number%s, with what it brings forward',
  async (code) => {
    const accounts = await accountsIn(`
Statement date 11 March 2025
Savings                                          614-882930-833${code}
Date          Details                 Deposit    Withdrawal      Balance
11 Feb        B/F balance                                         184.20
12 Feb        Oxbow Books                             20.00       164.20
15 Feb        Mossgate Gym                            10.00       154.20
17 Feb        Salary                   200.00                     354.20
              C/F balance                                         354.20
Current                                          614-882930-001${code}
Date          Details                 Deposit    Withdrawal      Balance
11 Feb        B/F balance                                          72.10
14 Feb        Cheque 484673                           16.00        56.10
20 Feb        Cheque deposit            32.00                      88.10
              C/F balance                                          88.10`);
    expect(accounts.map(([, amounts]) => amounts)).toEqual([
      [undefined, -2000, -1000, 20_000, undefined],
      [undefined, -1600, 3200, undefined],
    ]);
  },
);

test('the price abroad in a row’s words, above its figures, begins no account of another currency', async () => {
  const statements = await statementsFrom(`
Account number   17332292642
Currency         EUR
Date         Description                          Amount       Balance
31-Mar-24    Closing balance                                  2 043,02
             Standing order to Juniper Maddox
29-Mar-24                                        -230,51      2 043,02
             Cash withdrawal Fairhollow
28-Mar-24                                        -875,71      2 273,53
             Lantern Mobile
27-Mar-24                                         -10,00      3 149,24
\f
Oxbow Bank · 17332292642
Date         Description                          Amount       Balance
             Transfer from Mona Marsh USD 75.46
22-Mar-24                                          20,74      3 159,24
             Salary
21-Mar-24                                       3 000,00      3 138,50
20-Mar-24    Opening balance                                    138,50`);
  expect(statements.map(({ proof }) => proof.verdict)).toEqual(['proven']);
});

test('the head of each page, which names the first account only, begins no account within the second one', async () => {
  expect(
    await accountsIn(`
Kestrel & Vale · 81733229264
Current Account   Account number 81733229264
Opening balance 100.00
Date        Description              Amount       Balance
03/08/24    Oxbow Books              200.00        220.00
02/08/24    Mossgate Gym             -80.00         20.00
02/08/24    Opening balance                        100.00
\fKestrel & Vale · 81733229264
Savings Account   Account number 30096184163
Opening balance 500.00
Date        Description              Amount       Balance
07/08/24    Interest                   1.25        446.25
06/08/24    Cash                     -30.00        445.00
Please tell us within 60 days.
\fKestrel & Vale · 81733229264
Date        Description              Amount       Balance
06/08/24    Marsh Tours               -5.00        475.00
05/08/24    Lantern Mobile           -15.00        480.00
\fKestrel & Vale · 81733229264
Date        Description              Amount       Balance
04/08/24    Oxbow Books               -5.00        495.00
03/08/24    Opening balance                        500.00`),
  ).toEqual([
    ['81733229264', [20_000, -8000, undefined]],
    ['30096184163', [125, -3000, -500, -1500, -500, undefined]],
  ]);
});

test('accounts under titles that differ in their numbers only lead from and to what an overview states of each', async () => {
  const statements = await statementsFrom(`
Account statement
Period 03/07/2024 - 03/01/2025
Account number:        KZ86998PB00001112223     KZ59998PB00001112224
Opening balance                        0.00                 2,783.57
Closing balance                       70.00                 2,603.57
Account number: KZ86998PB00001112223 KZT
Date        Details           Money in    Money out
20/12/2024  Transfer             90.00         0.00
09/10/2024  Oxbow Books           0.00        20.00
Account number: KZ59998PB00001112224 USD
Date        Details           Money in    Money out
18/11/2024  Lantern Mobile        0.00       150.00
07/11/2024  Marsh Tours           0.00        30.00`);
  expect(
    statements.map(({ facts, opening, closing, proof, rows }) => [
      facts.accountNumber,
      opening,
      rows.map(({ amount }) => amount),
      closing,
      proof.verdict,
    ]),
  ).toEqual([
    ['KZ86998PB00001112223', 0, [9000, -2000], 7000, 'proven'],
    ['KZ59998PB00001112224', 278_357, [-15_000, -3000], 260_357, 'proven'],
  ]);
});

test('the head of the next account’s page, with its balances in the column of balances, is no end of the table above', async () => {
  const statements = await statementsFrom(`
Moravská záložna, a.s.                                       strana 1/2
Běžný účet 217733004/2099
Období 01.01.2024 - 31.01.2024
                          Počáteční zůstatek               100,00 Kč
                          Konečný zůstatek                  70,00 Kč
Datum         Popis                         Částka           Zůstatek
02.01.2024    Platba kartou Oxbow         -20,00 Kč          80,00 Kč
04.01.2024    Inkaso Laterna              -10,00 Kč          70,00 Kč
\fMoravská záložna, a.s.                                       strana 2/2
Spořicí účet 217733012/2099
Období 01.01.2024 - 31.01.2024
                          Počáteční zůstatek               500,00 Kč
                          Konečný zůstatek                 525,00 Kč
Datum         Popis                         Částka           Zůstatek
05.01.2024    Připsaný úrok                30,00 Kč         530,00 Kč
15.01.2024    Srážková daň z úroku         -5,00 Kč         525,00 Kč`);
  expect(statements.map(({ rows, proof }) => [rows.length, proof.verdict])).toEqual([
    [2, 'proven'],
    [2, 'proven'],
  ]);
});

test('rows under their days at the top of a page stay, though the next account begins below them', async () => {
  const statements = await statementsFrom(`
Statement of account
Current Account   Account number 51011638
Opening balance                                      100.00
Date        Description              Amount         Balance
15 Jul 2022
            Oxbow Books              -20.00           80.00
16 Jul 2022
            Mossgate Gym             -10.00           70.00
\fKestrel & Vale
            Salary                   200.00          270.00
            Marsh Tours              -30.00          240.00

Savings Account   Account number 30096184163
Opening balance                                      500.00
Date        Description              Amount         Balance
17 Jul 2022
            Interest                   1.25          501.25`);
  const amounts = statements.flatMap(({ rows }) => rows.flatMap(({ amount }) => amount ?? []));
  expect(amounts).toEqual([-2000, -1000, 20_000, -3000, 125]);
});

test('of balances that an overview states in order, each account has its own, though another’s would tie as well', async () => {
  const statements = await statementsFrom(`
Statement of account
Period 01.01.2025 - 31.01.2025
Opening balance current 1,000.00
Closing balance current 500.00
Opening balance savings 500.00
Closing balance savings 1,000.00
Transactions of account number 1234567801
Date         Description           Amount
01.01.2025   Transfer              300.00
02.01.2025   Transfer              200.00
Transactions of account number 1234567802
Date         Description           Amount
01.01.2025   Transfer              300.00
02.01.2025   Transfer              200.00`);
  expect(
    statements.map(({ facts, rows }) => [facts.accountNumber, rows.map(({ amount }) => amount)]),
  ).toEqual([
    ['1234567801', [-30_000, -20_000]],
    ['1234567802', [30_000, 20_000]],
  ]);
});

const PAGE = `
Statement of account
Account number 12345678
Period 01.01.2025 - 31.01.2025
Opening balance 1,000.00`;

test('rows below the head of a page that names the account are rows, whatever stands first in them', async () => {
  const [statement] = await statementsFrom(`${PAGE}
No   Date         Description           Amount     Balance
1    01.01.2025   Oxbow Books           -20.00      980.00
2    02.01.2025   Marsh Tours           -10.00      970.00
\fAccount number 12345678  Page 2
3    04.01.2025   Mossgate Gym          -30.00      940.00
4    05.01.2025   Lantern Mobile        -30.00      910.00
Pending transactions
Date         Description           Amount
06.02.2025   Hold                  -30.00`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-2000, -1000, -3000, -3000]);
});

test('sheets that are numbered beside one account’s number are of one account', async () => {
  const statements = await statementsFrom(`${PAGE}
Account number 12-345-67 Sheet 2025000001
Date         Description           Amount     Balance
01.01.2025   Oxbow Books           -20.00      980.00
02.01.2025   Marsh Tours           -10.00      970.00
\fAccount number 12-345-67 Sheet 2025000002
Date         Description           Amount     Balance
04.01.2025   Mossgate Gym          -30.00      940.00
05.01.2025   Lantern Mobile        -30.00      910.00
Closing balance 910.00`);
  expect(statements.map(({ rows }) => rows.length)).toEqual([4]);
});

test('an account that an overview names as its title does begins under the title', async () => {
  const statements = await statementsFrom(`
Statement of account
Period 01.01.2025 - 31.01.2025
Accounts
Current   614-882930-001
Savings   614-882930-002
Current   614-882930-001
Date         Description           Amount     Balance
             Balance brought forward          1,000.00
01.01.2025   Oxbow Books           -20.00      980.00
02.01.2025   Marsh Tours           -10.00      970.00
Savings   614-882930-002
Date         Description           Amount     Balance
             Balance brought forward            500.00
04.01.2025   Mossgate Gym          -30.00      470.00
05.01.2025   Lantern Mobile        -30.00      440.00`);
  expect(statements.map(({ opening, proof }) => [opening, proof.verdict])).toEqual([
    [100_000, 'proven'],
    [50_000, 'proven'],
  ]);
});

test('the price of a purchase abroad above the rows of a page names no other account', async () => {
  const statements = await statementsFrom(`
Statement of account
Account number 5451439251            Statement period 18/01/2024 to 17/02/2024
Currency EUR

Amount            Date           Description                 Balance
  -1,44 €         15/02/2024     Online transfer Tarrow      1 754,63 €
  -5,15 €         10/02/2024     Standing order Maddox       1 756,07 €
  -1,59 €         03/02/2024     Northline Rail Penningto    1 761,22 €
\f
Amount            Date           Description                 Balance
                                 n USD 32.25
                                 Contactless
  -5,14 €         30/01/2024     Payment to Juniper          1 762,81 €
   8,63 €         27/01/2024     Cash paid in                1 767,95 €
  -8,38 €         26/01/2024     Payment to Mr Caspian       1 759,32 €`);
  expect(statements.map(({ rows }) => rows.length)).toEqual([6]);
});

test('an account that opens with the nothing that the one above closed with is its own under a title of its own', async () => {
  const statements = await statementsFrom(`
Prairie Credit Union
Member statement
Member number 4471009
Emma Larkin
Statement period 03/01/2025 - 03/31/2025
S0001 Regular Share
Date      Description                 Amount     Balance
03/01     Previous balance                       120.00
03/10     Transfer to S0010           -120.00      0.00
03/31     New balance                              0.00
S0010 Share Draft
Date      Description                 Amount     Balance
03/01     Previous balance                         0.00
03/10     Transfer from S0001          120.00    120.00
03/15     Oxbow Books                  -50.00     70.00
03/31     New balance                             70.00`);
  expect(
    statements.map(({ rows, proof }) => [
      rows.filter(({ amount }) => amount !== undefined).length,
      proof.verdict,
    ]),
  ).toEqual([
    [1, 'proven'],
    [2, 'proven'],
  ]);
});

test('a balance carried on in another currency begins another account', async () => {
  const statements = await statementsFrom(`
Globe Money
Account statement
Emma Larkin
Statement period 01/03/2025 to 31/03/2025
GBP account
Date         Description              Amount      Balance
01/03/2025   Opening balance                       100.00
03/03/2025   Oxbow Books              -50.00        50.00
15/03/2025   Exchanged to EUR         -50.00         0.00
EUR account
Date         Description              Amount      Balance
01/03/2025   Opening balance                         0.00
15/03/2025   Exchanged from GBP        59.00        59.00
20/03/2025   Cafe Lune Paris          -18.00        41.00`);
  expect(
    statements.map(({ rows }) => rows.filter(({ amount }) => amount !== undefined).length),
  ).toEqual([2, 2]);
});

test.each([
  [
    'an undated opening balance',
    `
Lakeside Bank
Statement of accounts
Mrs Emma Larkin
Statement period 1 March 2025 to 31 March 2025
Everyday Saver
Date          Description                 Paid out    Paid in    Balance
01 Mar 2025   Opening balance                                     300.00
04 Mar 2025   Transfer to Current           300.00                  0.00
              Closing balance                                       0.00
Current Account
Date          Description                 Paid out    Paid in    Balance
              Opening balance                                       0.00
04 Mar 2025   Transfer from Saver                      300.00     300.00
15 Mar 2025   Oxbow Books                    50.00                250.00
              Closing balance                                     250.00`,
  ],
  [
    'an opening balance above its heading',
    `
Lakeside Bank
Statement of accounts
Mrs Emma Larkin
Statement period 1 March 2025 to 31 March 2025
Everyday Saver
Opening balance                                                   300.00
Date          Description                 Paid out    Paid in    Balance
04 Mar 2025   Transfer to Current           300.00                  0.00
Closing balance                                                     0.00
Current Account
Opening balance                                                     0.00
Date          Description                 Paid out    Paid in    Balance
04 Mar 2025   Transfer from Saver                      300.00     300.00
15 Mar 2025   Oxbow Books                    50.00                250.00
Closing balance                                                   250.00`,
  ],
  [
    'a title of many words',
    `
Prairie Credit Union
Member statement
Member number 4471009
Emma Larkin
Statement period 03/01/2025 - 03/31/2025
Regular Share   Suffix 01   Annual percentage yield earned 0.10%
Date      Description                 Amount     Balance
03/01     Previous balance                       120.00
03/10     Transfer to Suffix 10       -120.00      0.00
03/31     New balance                              0.00
Share Draft   Suffix 10   Annual percentage yield earned 0.05%
Date      Description                 Amount     Balance
03/01     Previous balance                         0.00
03/10     Transfer from Suffix 01      120.00    120.00
03/15     Oxbow Books                  -50.00     70.00
03/31     New balance                             70.00`,
  ],
  [
    'the one heading of both',
    `
Prairie Credit Union
Member statement
Member number 4471009
Emma Larkin
Statement period 03/01/2025 - 03/31/2025
Date      Description                 Amount     Balance
Regular Share
03/01     Previous balance                       120.00
03/10     Transfer to Draft           -120.00      0.00
03/31     New balance                              0.00
Share Draft
03/01     Previous balance                         0.00
03/10     Transfer from Share          120.00    120.00
03/15     Oxbow Books                  -50.00     70.00
03/31     New balance                             70.00`,
  ],
  [
    'balances brought forward under numbers of their own',
    `
Lakeside Bank
Statement of accounts
Mrs Emma Larkin
Statement period 1 March 2025 to 31 March 2025
Everyday Saver   10-20-30 44710092
Date          Description                 Paid out    Paid in    Balance
              Balance brought forward                               300.00
04 Mar 2025   Transfer to Current           300.00                  0.00
              Balance carried forward                               0.00
Current Account   10-20-30 44710105
Date          Description                 Paid out    Paid in    Balance
              Balance brought forward                               0.00
04 Mar 2025   Transfer from Saver                      300.00     300.00
15 Mar 2025   Oxbow Books                    50.00                250.00
              Balance carried forward                               250.00`,
  ],
])('… with %s', async (_, text) => {
  const statements = await statementsFrom(text);
  expect(
    statements.map(({ rows }) => rows.filter(({ amount }) => amount !== undefined).length),
  ).toEqual([1, 2]);
});

test('a page that goes on with its own opening and closing balances begins no account', async () => {
  const statements = await statementsFrom(`
Lakeside Bank
Current Account
Date          Description                 Paid out    Paid in    Balance
01 Mar 2025   Opening balance                                     300.00
04 Mar 2025   Oxbow Books                   100.00                200.00
09 Mar 2025   Pellworth Energy               50.00                150.00
              Closing balance                                     150.00
\fLakeside Bank
Current Account
Date          Description                 Paid out    Paid in    Balance
              Opening balance                                     150.00
09 Mar 2025   Harbour Cafe                   10.00                140.00
15 Mar 2025   Mossgate Gym                   40.00                100.00
              Closing balance                                     100.00`);
  expect(statements).toHaveLength(1);
  expect(statements[0]?.proof.verdict).toBe('proven');
});

test.each([
  [
    'a later title without a closing balance above it',
    `
Lakeside Bank
Statement of accounts
Mrs Emma Larkin
Statement period 1 March 2025 to 31 March 2025
Everyday Saver
Date          Description                 Paid out    Paid in    Balance
01 Mar 2025   Opening balance                                     300.00
04 Mar 2025   Transfer to Current           300.00                  0.00
Current Account
Date          Description                 Paid out    Paid in    Balance
01 Mar 2025   Opening balance                                       0.00
04 Mar 2025   Transfer from Saver                      300.00     300.00
15 Mar 2025   Oxbow Books                    50.00                250.00`,
    [1, 2],
  ],
  [
    'a title on the next page',
    `
Lakeside Bank
Statement of accounts
Mrs Emma Larkin
Statement period 1 March 2025 to 31 March 2025
Everyday Saver
Date          Description                 Paid out    Paid in    Balance
01 Mar 2025   Opening balance                                     300.00
04 Mar 2025   Transfer to Current           300.00                  0.00
              Closing balance                                       0.00
\fLakeside Bank
Mrs Emma Larkin
Current Account
Date          Description                 Paid out    Paid in    Balance
              Opening balance                                       0.00
04 Mar 2025   Transfer from Saver                      300.00     300.00
15 Mar 2025   Oxbow Books                    50.00                250.00
              Closing balance                                     250.00`,
    [1, 2],
  ],
  [
    'a title above the period of its page',
    `
Lakeside Bank
Everyday Saver
Mrs Emma Larkin
Statement period 1 March 2025 to 31 March 2025

Date          Description                 Paid out    Paid in    Balance
              Opening balance                                     300.00
04 Mar 2025   Transfer to Current           200.00                100.00
20 Mar 2025   Transfer to Current           100.00                  0.00
              Closing balance                                       0.00
\fLakeside Bank
Current Account
Mrs Emma Larkin
Statement period 1 March 2025 to 31 March 2025

Date          Description                 Paid out    Paid in    Balance
              Opening balance                                       0.00
04 Mar 2025   Transfer from Saver                      200.00     200.00
15 Mar 2025   Oxbow Books                    50.00                150.00
20 Mar 2025   Transfer from Saver                      100.00     250.00
              Closing balance                                     250.00`,
    [2, 3],
  ],
  [
    'a title on one page and later days',
    `
Lakeside Bank
Statement of accounts 1 March 2025 to 31 March 2025
Mrs Emma Larkin

Everyday Saver
Date          Description                 Paid out    Paid in    Balance
              Opening balance                                     300.00
04 Mar 2025   Transfer to Current           300.00                  0.00
              Closing balance                                       0.00

Current Account
Date          Description                 Paid out    Paid in    Balance
              Opening balance                                       0.00
10 Mar 2025   Transfer in                              60.00      60.00
              Closing balance                                      60.00`,
    [1, 1],
  ],
  [
    'a balance of nothing between two shares',
    `
Harbour Credit Union
Member statement 1 March 2025 to 31 March 2025
Member 4455

Suffix 00 Prime Share
Date         Description              Amount     Balance
             Opening balance                    300.00
04 Mar 2025  Withdrawal              -300.00        0.00
             Closing balance                      0.00

Suffix 70 Checking
Date         Description              Amount     Balance
             Opening balance                      0.00
10 Mar 2025  Deposit                   60.00       60.00
20 Mar 2025  Fee                       -5.00       55.00
             Closing balance                     55.00`,
    [1, 2],
  ],
  [
    'balances brought forward under titles on one page',
    `
Lakeside Bank
Statement of accounts 1 March 2025 to 31 March 2025
Mrs Emma Larkin

Everyday Saver
Date          Description                 Paid out    Paid in    Balance
              Balance brought forward                             300.00
04 Mar 2025   Transfer to Current           300.00                  0.00
              Balance carried forward                               0.00

Holiday Saver
Date          Description                 Paid out    Paid in    Balance
              Balance brought forward                               0.00
10 Mar 2025   Transfer from Current                    60.00      60.00
              Balance carried forward                              60.00

Current Account
Date          Description                 Paid out    Paid in    Balance
              Balance brought forward                              60.00
04 Mar 2025   Transfer from Saver                      300.00     360.00
10 Mar 2025   Transfer to Holiday           60.00                 300.00
              Balance carried forward                             300.00`,
    [1, 1, 2],
  ],
])('… and %s', async (_, text, rows) => {
  const statements = await statementsFrom(text);
  expect(
    statements.map((one) => one.rows.filter(({ amount }) => amount !== undefined).length),
  ).toEqual(rows);
});

test('an account that brings forward another balance than the one above it on its page ended with is another', async () => {
  const statements = await statementsFrom(`
Caisse du Lac                        Relevé de compte
Du 1 janvier 2025 au 31 janvier 2025
EOP ÉPARGNE AVEC OPÉRATIONS
Date       Description                         Retrait        Dépôt         Solde
           Solde reporté                                                 2 087,20
1 JAN      Achat Canadian Tire                  192,07                   1 895,13
2 JAN      Loyer                              1 125,00                     770,13
\fEOP (suite)
Date       Description                         Retrait        Dépôt         Solde
           Solde reporté                                                   770,13
24 JAN     Achat SAQ                             49,53                     720,60
31 JAN     Intérêt                                            0,03         720,63
ES1 ÉPARGNE STABLE
Date       Description                         Retrait        Dépôt         Solde
           Solde reporté                                                 6 415,08
10 JAN     Virement vers EOP                    110,00                   6 305,08
31 JAN     Intérêt                                            7,88       6 312,96`);
  expect(
    statements.map(({ opening, closing, proof: { verdict } }) => [opening, closing, verdict]),
  ).toEqual([
    [208_720, 72_063, 'proven'],
    [641_508, 631_296, 'proven'],
  ]);
});

test('the sums right below an account’s last rows are no sums of the next one', async () => {
  const statements = await statementsFrom(`
Harbour Bank                     Statement 7 January 2025 to 7 February 2025
HKD Savings                                                     652-441207-833
Date       Details                      Deposit    Withdrawal        Balance
 7 Jan     B/F balance                                             91,203.44
26 Jan     ATM withdrawal                            1,510.00      89,693.44
27 Jan     ATM withdrawal                              510.00      89,183.44
28 Jan     ATM withdrawal                              610.00      88,573.44
29 Jan     ATM withdrawal                              710.00      87,863.44
30 Jan     ATM withdrawal                              810.00      87,053.44
 7 Feb     FPS from Chan                 282.32
           Octopus cards                               355.55      86,980.21
Total no. of deposits: 1 Total deposits: HKD 282.32
Total no. of withdrawals: 6 Total withdrawals: HKD 4,505.55

Everyday account Account number 652441207001
Date       Details                      Deposit    Withdrawal        Balance
 7 Jan     B/F balance                                             18,088.12
10 Jan     Transfer from savings       25,000.00                   43,088.12
16 Jan     Cheque                                    3,310.54      39,777.58
Total no. of deposits: 1 Total deposits: HKD 25,000.00
Total no. of withdrawals: 1 Total withdrawals: HKD 3,310.54`);
  expect(
    statements.map(({ facts, proof: { verdict, equations } }) => [
      facts.accountType,
      verdict,
      equations.some(({ kind, held }) => kind === 'movementTotal' && held === 2),
    ]),
  ).toEqual([
    ['HKD Savings', 'proven', true],
    ['Everyday account', 'proven', true],
  ]);
});

test.each([
  [
    'whose names an overview lists above',
    `
Harbour Building Society
Your accounts:
Everyday Saver
Current Account
1 March 2025 to 31 March 2025
Everyday Saver
Date          Description                 Paid out     Paid in      Balance
1 Mar 2025    Opening balance                                       300.00
4 Mar 2025    Transfer                    300.00                      0.00
4 Mar 2025    Closing balance                                         0.00
Current Account
Date          Description                 Paid out     Paid in      Balance
1 Mar 2025    Opening balance                                         0.00
10 Mar 2025   Salary                                  1,000.00    1,000.00
20 Mar 2025   Rent                        400.00                    600.00
31 Mar 2025   Closing balance                                       600.00`,
  ],
  [
    'that are told apart by a number alone',
    `
Harbour Building Society
1 March 2025 to 31 March 2025
Saver 1
Date          Description                 Paid out     Paid in      Balance
1 Mar 2025    Opening balance                                       300.00
4 Mar 2025    Transfer                    300.00                      0.00
4 Mar 2025    Closing balance                                         0.00
Saver 2
Date          Description                 Paid out     Paid in      Balance
5 Mar 2025    Opening balance                                         0.00
10 Mar 2025   Deposit                                 1,000.00    1,000.00
20 Mar 2025   Withdrawal                  400.00                    600.00
31 Mar 2025   Closing balance                                       600.00`,
  ],
  [
    'of which the second opens on another page before the last day of the first',
    `
Harbour Building Society
Everyday Saver
1 March 2025 to 31 March 2025
Date          Description                 Paid out     Paid in      Balance
1 Mar 2025    Opening balance                                       300.00
4 Mar 2025    Transfer                    300.00                      0.00
              Closing balance                                         0.00
\f
Harbour Building Society
Current Account
1 March 2025 to 31 March 2025
Date          Description                 Paid out     Paid in      Balance
1 Mar 2025    Opening balance                                         0.00
10 Mar 2025   Salary                                  1,000.00    1,000.00
20 Mar 2025   Rent                        400.00                    600.00
              Closing balance                                       600.00`,
  ],
])('accounts that close and open with nothing are two: those %s', async (_, text) => {
  const statements = await statementsFrom(text);
  expect(
    statements.map(({ opening, closing, proof: { verdict } }) => [opening, closing, verdict]),
  ).toEqual([
    [30_000, 0, 'proven'],
    [0, 60_000, 'proven'],
  ]);
});

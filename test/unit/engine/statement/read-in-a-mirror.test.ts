import { expect, test } from 'vitest';
import { onlyStatementFrom, statementsFrom } from '@/test/support/lines';

const HEAD = `
Straits Bank                                             Account statement
Account number 60806896
Period 01/07/2023 - 31/07/2023
`;

test('minuses in a column of their own, far before amounts and balances, leave it in doubt which way the rows went', async () => {
  const { verdict } = await onlyStatementFrom(`${HEAD}
Opening balance                                                        -      392.12
Closing balance                                                        -      397.60
Date          Description                           Amount               Balance
07/07/2023    Mossgate Gym                   -       59.05        -      451.17
07/07/2023    Transfer from Ada Oduya               101.56        -      349.61
08/07/2023    Card Oxbow Books               -      103.07        -      452.68
09/07/2023    Cash deposit                           55.08        -      397.60`);
  expect(verdict).toBe('unchecked');
});

test('a card that began with nothing and was paid too much is read as it prints purchases', async () => {
  const { kind, moved } = await onlyStatementFrom(`
Harrow Bank                                      Credit card statement
Card number                  4512 34XX XXXX 6963
Period                       1 December 2016 - 31 December 2016
Previous balance                           0.00
New balance                           -2,500.00

Date           Details                          Amount
02/12/2016     Oxbow Books                      500.00
03/12/2016     Refund Lantern Mobile         -3,100.00
06/12/2016     Harrow Rail                      100.00`);
  expect(kind).toBe('card');
  expect(moved.map(([, amount]) => amount)).toEqual([-50_000, 310_000, -10_000]);
});

test('of two dates under each other, at the left of two lines, the upper one is the record’s', async () => {
  const { moved } = await onlyStatementFrom(`${HEAD}
Opening balance                                       375.09
Booked        Details                             Amount EUR
Value date
08/07/2023    Transfer Ada Oduya
05/07/2023    Reference 66645705                      -14.16
09/07/2023    Salary Saltmarsh Ltd
12/07/2023    Reference 387556                         34.05
Closing balance                                       394.98`);
  expect(moved).toEqual([
    ['2023-07-08', -1416],
    ['2023-07-09', 3405],
  ]);
});

test('a day in a text is not its row’s, where each row has a line with its day and more above it', async () => {
  const { moved, verdict } = await onlyStatementFrom(`${HEAD}
Opening balance                                       500.00
Closing balance                                       645.00
08/07/2023 22:45 Reference 31908515
Card Oxbow Books                                       -5.00
09/07/2023 08:14 Reference 329923
Salary 07/07                                         +200.00
09/07/2023 09:46
Cash withdrawal                                       -50.00`);
  expect(moved).toEqual([
    ['2023-07-08', -500],
    ['2023-07-09', 20_000],
    ['2023-07-09', -5000],
  ]);
  expect(verdict).toBe('proven');
});

test('rows that nothing dates but balances between them are in doubt: each may be of the rows above', async () => {
  const { verdict } = await onlyStatementFrom(`${HEAD}
Details                                               Amount
Balance 30/06/2023                                    874.00
Salary Saltmarsh Ltd                                  580.00
Direct debit Harrow Rail                             -580.00
Balance 01/07/2023                                    874.00
Deposit 30/06/2023 17:59                              -21.00
Refund Lantern Mobile                                   5.00
Balance 04/07/2023                                    858.00`);
  expect(verdict).toBe('unchecked');
});

test('figures of one mark and three digits prove nothing: they may be thousands, or have three decimals', async () => {
  const { verdict } = await onlyStatementFrom(`
Banque de Carthage                                Relevé de compte
Numéro de compte: 98646286
Période: 11/09/2016 - 11/10/2016
Solde initial 11/09/2016                   896,849
Date         Libellé                       Montant
21/09/2016   Virement émis                -183,129
21/09/2016   Virement émis                -200,000
21/09/2016   Salaire                       +62,355
11/10/2016   Solde final                   576,075`);
  expect(verdict).toBe('unchecked');
});

test('a foot that names the bank and a day dates no rows of the next page', async () => {
  const { moved } = await onlyStatementFrom(`${HEAD}
Opening balance                                       500.00
Closing balance                                       445.00
Date          Details                                 Amount
08/07/2023    Oxbow Books                              -5.00
15/07/2023    Harrow Rail                             -20.00
..            Mossgate Gym                            -10.00
Straits Bank  03/08/2023
\fDate          Details                                 Amount
..            Lantern Mobile                          -20.00`);
  expect(moved.map(([day]) => day)).toEqual([
    '2023-07-08',
    '2023-07-15',
    '2023-07-15',
    '2023-07-15',
  ]);
});

test('a dated sum of a side on which nothing moved, below the closing balance, is no row', async () => {
  const { moved } = await onlyStatementFrom(`${HEAD}
Date          Details                               Amount      Balance
              Opening balance                                    448.18
14/07/2023    Card Oxbow Books                      -13.32       434.86
31/07/2023    Closing balance                                    434.86
31/07/2023    Total debits                          -13.32
31/07/2023    Total credits                           0.00`);
  expect(moved.map(([, amount]) => amount)).toEqual([-1332]);
});

test('where an account has other decimals than the document, none is proven to be all', async () => {
  const statements = await statementsFrom(`
Straits Bank                                   Account statement
Account 60806896 EUR
Date          Details                      Out        In       Balance
                                                                   EUR
01/01/2025    Opening balance                                 4,685.89
29/01/2025    Transfer Ada Oduya      2,538.10                2,147.79
31/03/2025    Closing balance                                 2,147.79

Account 32734315 JPY
Date          Details                      Out        In       Balance
                                                                   JPY
01/01/2025    Opening balance                                  746,182
13/02/2025    Oxbow Books                5,573                 740,609
31/03/2025    Closing balance                                  740,609`);
  expect(statements[0]?.proof.verdict).toBe('unchecked');
});

test('a card of which all amounts bear a star is in doubt: a note says what it means', async () => {
  const { verdict } = await onlyStatementFrom(`
Harrow Bank                                           Card statement
Account number: **** **** **** 5214
Period: 01-03-2017 - 31-03-2017
Amounts marked * are credits to your account. All other amounts are charges.
Transaction Date   Posting Date   Details                    Amount (INR)
                                  Previous statement balance         0.00
30-03-2017         31-03-2017     Refund Oxbow Books            11,445.72*
                                  Statement balance             11,445.72*`);
  expect(verdict).toBe('unchecked');
});

test('words of both sides at the end of rows that say of each row the other side than its sign leave the signs in doubt', async () => {
  const { verdict } = await onlyStatementFrom(`
Fjordbanken                                    Kontoutskrift
Kontonummer             414129488631
Periode                 01.01.2022 - 31.01.2022
Inngående saldo                                           3 721,97
Sum ut                                                      882,31
Sum inn                                                     807,70
Utgående saldo                                            3 647,36
Dato              Forklaring                        D/C          Beløp
17.01.2022        Kreditrenter                      Inn         807,70
22.01.2022        Circle K                          Ut          807,70
28.01.2022        Overføring til Ada                Ut           74,61`);
  expect(verdict).not.toBe('proven');
});

test('two rows beside each other that are read as one are in doubt, though what both come to ties', async () => {
  const { verdict } = await onlyStatementFrom(`
Sakura Seaside Bank 
Account Statement
Ada Oduya
Account number         276-711238-9
Period                 3 June 2016 - 18 July 2016
Currency               JPY
 Opening balance                                                                                       9,217
 Closing balance                                                                                           0
                                       DEBIT                                             CREDIT
16-06-03     TRANSFER TO W Hallow                       4,167   16-06-26   TRANSFER FROM Ida Marsh       472
16-06-17     TRANSFER TO Wren Hallow CARD *2437           100   16-06-26   REFUND OXBOW BOOKS            821
16-06-21     CARD PURCHASE OXBOW BOOKS                  1,362
16-06-24     CASH WITHDRAWAL ID 2175169 Wren Hallow GBP   317
             13.85
16-06-30     SERVICE FEE                                3,938
16-07-02     CARD PURCHASE LANTERN MOBILE    MND          626
             4340042
Total                                                  10,510   Total                                  1,293
Sakura Seaside Bank  · Registered office 1204                                                          Page 1`);
  expect(verdict).toBe('unchecked');
});

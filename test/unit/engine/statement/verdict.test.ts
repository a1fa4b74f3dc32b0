import { describe, expect, it } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

/** Each account's verdict and how many of its rows move money, of a document that is written as text. */
async function verdictsOf(text: string): Promise<[verdict: string, rows: number][]> {
  return (await statementsFrom(text)).map(({ proof, rows }) => [
    proof.verdict,
    rows.filter(({ amount }) => amount !== undefined).length,
  ]);
}

describe('proven is what', () => {
  it('has a first and last line in unknown words that state only a balance', async () => {
    expect(
      await verdictsOf(`
Personal account statement
Date        Details                Debit      Credit     Balance
01/03/2024  Xyzzy                                        100.00
02/03/2024  Oxbow Books            12.50                  87.50
15/03/2024  Salary                            200.00     287.50
31/03/2024  Plugh                                        287.50`),
    ).toEqual([['proven', 2]]);
  });

  it('covers its first row by the sums under the columns of money out and in', async () => {
    expect(
      await verdictsOf(`
Personal account statement
Date        Details                Debit      Credit     Balance
02/03/2024  Oxbow Books            12.50                  87.50
15/03/2024  Salary                            200.00     287.50
16/03/2024  Lantern Mobile         13.50                 274.00
Total                              26.00      200.00     274.00`),
    ).toEqual([['proven', 3]]);
  });

  it('prints its sums over their labels', async () => {
    expect(
      await verdictsOf(`
Personal account statement
26.00                   200.00
Total outgoings         Total deposits

Date        Details                Amount     Balance
16/03/2024  Lantern Mobile         -13.50      274.00
15/03/2024  Salary                 200.00      287.50
02/03/2024  Oxbow Books            -12.50       87.50`),
    ).toEqual([['proven', 3]]);
  });

  it('prints an overdrawn balance in the column of money out', async () => {
    expect(
      await verdictsOf(`
Relevé de compte
Date        Libellé                          Débit      Crédit
            Ancien solde au 29.02.2024       120,66
02.03.2024  CARTE LIBRAIRIE                   12,50
15.03.2024  VIREMENT                                     50,00
            Nouveau solde au 31.03.2024       83,16`),
    ).toEqual([['proven', 2]]);
  });

  it('marks only balances in credit', async () => {
    expect(
      await verdictsOf(`
Personal account statement
Opening balance 100.00Cr
Date        Details                Amount     Balance
02/03/2024  Oxbow Books             12.50      87.50Cr
03/03/2024  Lantern Mobile         100.00      12.50
15/03/2024  Salary                 200.00Cr   187.50Cr
16/03/2024  Mossgate Gym            10.00     177.50Cr
Closing balance 177.50Cr`),
    ).toEqual([['proven', 4]]);
  });

  it('begins with the opening balance that is printed apart, a row without date and balance among its rows', async () => {
    expect(
      await verdictsOf(`
Personal account statement
Opening balance 100.00
Total money in  300.00
Total money out  39.50
Date        Details                Amount     Balance
05/03/2024  Oxbow Books            -12.50
            Salary                 300.00
            Lantern Mobile         -10.00      377.50
08/03/2024  Mossgate Gym            -7.50      370.00
09/03/2024  Oxbow Books             -5.50      364.50
10/03/2024  Lantern Mobile          -4.00      360.50
31/03/2024  Closing balance                    360.50`),
    ).toEqual([['proven', 6]]);
  });

  it('begins each account with a summary whose figures stand in the columns of the table above', async () => {
    const account = (hundreds: number) => `
Account number 7171717${hundreds}
Opening balance                                 ${hundreds}00.00
Number of transactions                               2
Closing balance                                 ${hundreds}77.50
Date        Details                Amount      Balance
13/03/2024  Salary                  87.50       ${hundreds}87.50
14/03/2024  Lantern Mobile         -10.00       ${hundreds}77.50
`;
    const texts = [1, 3, 5].map(account);
    expect(await verdictsOf(`Personal account statement${texts.join('\f')}`)).toEqual([
      ['proven', 2],
      ['proven', 2],
      ['proven', 2],
    ]);
  });

  it('prints zeros in the column that a row leaves empty, beside lists of other figures', async () => {
    expect(
      await verdictsOf(`
Personal account statement
Opening balance 100.00
Date        Details                               Paid in    Paid out
13/03/2024  Oxbow Books                              0.00       12.50
14/03/2024  Lantern Mobile                           0.00       10.00
15/03/2024  Mossgate Gym                             0.00        7.50
16/03/2024  Mossgate Gym                             0.00        8.50
17/03/2024  Mossgate Gym                             0.00        8.50
Closing balance 53.00
13/03/2024  87.50 14/03/2024  77.50 15/03/2024  70.00
16/03/2024  61.50 17/03/2024  53.00 18/03/2024  53.00`),
    ).toEqual([['proven', 5]]);
  });

  it('stands below a summary that names a section, and a number of the statement that might be an amount', async () => {
    expect(
      await verdictsOf(`
Credit card statement
Mrs I Tarrow                          Card number       4175 XXXX XXXX 4423
                                      Statement period  18-12-2023 to 17-01-2024
                                      Statement number  280
                                      Currency          JPY

Previous balance                 JPY 3,000
Payments and credits             JPY   535
Purchases and charges            JPY 2,985
New balance                      JPY 5,450

                                         How
When        What it was                  much   Way
19-12-2023  Mossgate Gym             JPY   979  DR
20-12-2023  Payment received         JPY   535  CR
20-12-2023  Oxbow Books              JPY 2,006  DR`),
    ).toEqual([['proven', 3]]);
  });

  it('goes on, under an unknown heading, on a page that fills other columns than the first one does', async () => {
    expect(
      await verdictsOf(`
Personal account statement
Opening balance 100.00
Total money in   20.00
When        What it was           You left   Reached   You had
13/03/2024  Oxbow Books              12.50               87.50
14/03/2024  Lantern Mobile           10.00               77.50
15/03/2024  Mossgate Gym              7.50               70.00
\f
When        What it was           You left   Reached   You had
16/03/2024  Oxbow Books              10.00               60.00
17/03/2024  Salary                              5.00     65.00
18/03/2024  Oxbow Books              10.00               55.00
\f
When        What it was           You left   Reached   You had
19/03/2024  Salary                             15.00     70.00`),
    ).toEqual([['proven', 7]]);
  });

  it('stands abreast without headings, the dates of its days in lines of their own', async () => {
    expect(
      await verdictsOf(`
Personal account statement
Opening balance 100.00
Closing balance 25.00

13/03/2024                                   21/03/2024
            Oxbow Books            12.50-                Salary                 20.00
14/03/2024                                   22/03/2024
            Lantern Mobile         10.00-                Oxbow Books            12.50-
15/03/2024                                   23/03/2024
            Mossgate Gym            7.50-                Reference 77
            Oxbow Books            30.00-                Lantern Mobile         22.50-`),
    ).toEqual([['proven', 7]]);
  });

  it('has rows of a day that print nothing but their amount', async () => {
    expect(
      await verdictsOf(`
Personal account statement
Opening balance 100.00
Date        Details                  Amount
13/03/2024  Oxbow Books               12.50
                                      10.00
14/03/2024  Salary                   200.00CR
                                       7.50
            Mossgate Gym               2.50
                                      20.00
Closing balance 247.50`),
    ).toEqual([['proven', 6]]);
  });

  it('goes on under its unknown heading with a row whose date stands on the page before', async () => {
    expect(
      await verdictsOf(`
Personal account statement
Opening balance 100.00
When        What it was          How much   You then had
13/03/2024
            Oxbow Books            -12.50          87.50
14/03/2024
            Lantern Mobile         -10.00          77.50
\f
When        What it was          How much   You then had
                                    -7.50          70.00
15/03/2024
            Mossgate Gym            -5.00          65.00
Closing balance 65.00`),
    ).toEqual([['proven', 4]]);
  });

  it('sums a section under its own name', async () => {
    expect(
      await verdictsOf(`
Bank account statement
Beginning balance on March 1, 2024     $100.00
Ending balance on March 31, 2024        $57.50
Date        Description                              Amount
ATM and debit card subtractions
03/02/24    OXBOW BOOKS                              -12.50
03/15/24    LANTERN MOBILE                           -20.00
Total ATM and debit card subtractions               -$32.50
Other subtractions
03/16/24    MOSSGATE GYM                             -10.00
Total other subtractions                            -$10.00`),
    ).toEqual([['proven', 3]]);
  });

  it('sets a balance against the colon of its label', async () => {
    expect(
      await verdictsOf(`
Personal account statement   Previous balance:100.00
Date        Details                Debit      Credit     Balance
02/03/2024  Oxbow Books            12.50                  87.50
15/03/2024  Salary                            200.00     287.50`),
    ).toEqual([['proven', 2]]);
  });

  it('labels a balance in two languages', async () => {
    expect(
      await verdictsOf(`
Rekening Koran
Saldo Awal/Initial Balance     100.00
Tanggal     Keterangan             Debet      Kredit     Saldo
02/03/2024  Oxbow Books            12.50                  87.50
15/03/2024  Salary                            200.00     287.50`),
    ).toEqual([['proven', 2]]);
  });

  it('states its period without a year, which a date of the document has', async () => {
    const [statement] = await statementsFrom(`
Credit card statement      Payment due date 15 Jan 2024
Statement period: 08 Dec to 08 Jan
Previous balance 100.00    New balance 62.50
Date        Details                        Amount
09 Dec      Oxbow Books                     12.50
02 Jan      Lantern Mobile                  50.00
Payments
15 Dec      Payment received              -100.00`);
    expect(statement?.proof.verdict).toBe('proven');
    expect(statement?.rows.map(({ date }) => [date.year, date.month])).toEqual([
      [2023, 12],
      [2024, 1],
      [2023, 12],
    ]);
  });

  it('breaks the labels of its balances into two lines', async () => {
    expect(
      await verdictsOf(`
Checking account statement
Beginning     Deposits and       Ending
balance       other additions    balance
100.00        200.00             267.50

Date        Details                Debit      Credit
02/03/2024  Oxbow Books            12.50
15/03/2024  Salary                            200.00
16/03/2024  Mossgate Gym           20.00`),
    ).toEqual([['proven', 3]]);
  });

  it('states its balances at the right of a line of labels', async () => {
    expect(
      await verdictsOf(`
Kontoauszug
IBAN                      Seite      Alter Saldo
DE17 7007 0024 0417       1                          EUR + 100,00
Buchung     Vorgang                Soll       Haben
02.03.2024  Buchladen            - 12,50
15.03.2024  Gehalt                          + 200,00
Filiale                              Neuer Saldo
700                                                  EUR + 287,50`),
    ).toEqual([['proven', 2]]);
  });
});

describe('an account of its own', () => {
  it('begins where another currency is brought forward', async () => {
    const table = (currency: string): string => `
Date        Details                Debit      Credit     Balance
            Balance brought forward                      ${currency} 100.00
02/03/2024  Oxbow Books            12.50                  87.50
15/03/2024  Salary                            200.00     287.50
            Balance carried forward                      ${currency} 287.50
`;
    expect(await verdictsOf(`Account statement\n${table('SGD')}\f${table('USD')}`)).toHaveLength(2);
    expect(await verdictsOf(`Account statement\n${table('SGD')}\f${table('SGD')}`)).toHaveLength(1);
  });
});

describe('not proven is what', () => {
  it('prints figures under the name of its dates that are not read', async () => {
    expect(
      (
        await verdictsOf(`
Kontoauszug
Datum   Buchungstext                   Wert        Betrag
        Alter Kontostand                         100,00
281323  Bankomat K1 27.12.2023       281323       12,50-
021324  Onlinebanking                021324       20,00-
081324  Spar K1 07.01.2024           081324       10,00-
        Neuer Kontostand                          57,50`)
      )[0]?.[0],
    ).not.toBe('proven');
  });

  it('has another figure than its balance in a first line without an amount: that may be lost', async () => {
    expect(
      await verdictsOf(`
Personal account statement
Date        Details                Debit      Credit     Balance
01/03/2024  Xyzzy           25,0O                        100.00
02/03/2024  Oxbow Books            12.50                  87.50
15/03/2024  Salary                            200.00     287.50`),
    ).toEqual([['unchecked', 2]]);
  });
});

const BY_DAYS = [
  ['2024-12-02', 'Bright Lamps', '99.50', '199.50'],
  ['2024-12-02', 'Cheque', '-10.00', '189.50'],
  ['2024-12-05', 'Mossgate Gym', '-7.50', '182.00'],
  ['2024-12-05', 'Corner Bakery', '-12.50', '169.50'],
  ['2024-12-09', 'Salary', '100.00', '269.50'],
  ['2024-12-09', 'Lantern Mobile', '-12.50', '257.00'],
] as const;

it.each([
  ['the newest day first, each day’s rows in their order', [4, 5, 2, 3, 0, 1]],
  ['the oldest day first, each day’s newest row first', [1, 0, 3, 2, 5, 4]],
] as const)('are followed through a running balance, %s', async (_, order) => {
  const rows = order.flatMap((at) => {
    const [date, text, amount, balance] = BY_DAYS[at] ?? [];
    return date
      ? [`${date}  ${text?.padEnd(22)}${amount?.padStart(8)}${balance?.padStart(13)}`]
      : [];
  });
  const [statement] = await statementsFrom(`
Account statement
Opening balance 100.00     Closing balance 257.00
Date        Details               Amount     Balance
${rows.join('\n')}`);
  expect(statement?.proof.verdict).toBe('proven');
});

it('is not given to a running balance that does not come to the stated closing one', async () => {
  const verdictOf = async (closing: string) =>
    (
      await statementsFrom(`
Account statement
Closing balance ${closing}
Date        Details               Amount     Balance
2024-12-02  Oxbow Books           -12.50      157.00
2024-12-05  Salary                100.00      257.00
2024-12-09  Lantern Mobile        -12.50      244.50`)
    )[0]?.proof;
  expect((await verdictOf('244.50'))?.unproven).toEqual([1]);
  expect((await verdictOf('301.10'))?.verdict).toBe('unchecked');
});

it('is not given to a summary that ties by itself, when the rows are in another table', async () => {
  const [statement] = await statementsFrom(`
Billing statement
Card limit 10,000.00
Card account 0000 0000 0000 0000
Billing period 25.08.2026 - 18.09.2026
Booking date   Detail                        Amount CHF
24.08.2026     Amount of last statement          812.40
26.08.2026     Direct debit                     -812.40
18.09.2026     Card total ADA ODUYA Visa Card    386.35
18.09.2026     Statement amount                  386.35

Detail statement
Booking date   Detail                                     Amount CHF
26.08.2026     Oxbow Books                                     42.50
28.08.2026     Lantern Mobile                                  19.90
30.08.2026     Mossgate Gym                                     8.60
05.09.2026     Corner Bakery                                  315.35`);
  expect(statement?.proof.verdict).not.toBe('proven');
});

it('is not given to a row that no date dates', async () => {
  const [statement] = await statementsFrom(`
Account statement
Statement period 2024-12-01 to 2024-12-31
Opening balance 100.00        Closing balance 175.00
Date        Details               Amount
            Oxbow Books           -12.50
2024-12-05  Salary                100.00
2024-12-09  Lantern Mobile        -12.50`);
  expect(statement?.proof.verdict).not.toBe('proven');
});

it('is not given against a column of marks, however many sums of a summary stand below it', async () => {
  const [statement] = await statementsFrom(`
Account statement
Opening balance 1,997.72      Closing balance 1,757.75
Date        Details                 Amount         Balance
2024-03-04  Oxbow Books              59.38    CR  2,057.10
2024-03-14  Lantern Mobile           92.12    DR  1,964.98
2024-03-20  Cash                    371.86    CR  1,593.12
2024-03-23  Salary                  223.86    CR  1,816.98
2024-03-27  Mossgate Gym             59.23    DR  1,757.75
Total money in                      655.10
Total money out                     151.35
Total deposits                      655.10
Total withdrawals                   151.35`);
  expect(statement?.rows[2]?.amount).toBe(37_186);
  expect(statement?.proof.verdict).toBe('broken');
});

it('is given where amounts paid abroad that stand with their rates under a name of their own are in no column', async () => {
  const [statement] = await statementsFrom(`
Relevé de compte
Ancien solde                                            100,00
Date       Libellé              Montant d’origine        Débit       Crédit
29/04/25   OXBOW BOOKS          GBP 10,00 × 1,1198       11,20
01/05/25   ELMSBURY HOTEL       GBP 20,00 × 1,1198       22,40
02/05/25   LANTERN MOBILE                                20,17
03/05/25   MARSH LTD                                                  50,00
Nouveau solde                                            96,23`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    -1120, -2240, -2017, 5000,
  ]);
  expect(statement?.proof.verdict).toBe('proven');
});

it('is given though charges that are gathered until the end of the month stand in a column of their own, marked', async () => {
  const [statement] = await statementsFrom(`
Account statement
Date         Details               Charge     Debit Amount    Credit Amount    Balance
2025-02-01   Balance brought forward                                            100.00
2025-02-02   Oxbow Books            8.75 T          12.50                        87.50
2025-02-03   Lantern Mobile         8.75 T          10.00                        77.50
2025-02-04   Salary                                              200.00        277.50
2025-02-28   Transaction charge                     17.50                      260.00`);
  expect(statement?.proof.verdict).toBe('proven');
});

it('is given by sums that stand below the rows with their counts, under the names of both sides', async () => {
  const [statement] = await statementsFrom(`
Statement of account
Statement from - to  NOV 30/23 - DEC 29/23
DESCRIPTION               CHEQUE/DEBIT     DEPOSIT/CREDIT    DATE      BALANCE
BALANCE FORWARD                                              NOV30      562.11
OXBOW BOOKS                     68.81                        DEC01      493.30
LANTERN MOBILE                 100.00                        DEC04
MOSSGATE GYM                    29.64                        DEC04      363.66
MOBILE DEPOSIT                                   746.62      DEC05    1,110.28
MARSH LTD                      159.66                        DEC06      950.62

Monthly           Monthly           Credits      Debits
Average Cr. Bal.  Min. Balance

$902.11           $363.66           1  746.62    4   358.11`);
  expect(statement?.proof.verdict).toBe('proven');
});

it('amounts without a mark that lead from balance to balance show that the mark of the others groups', async () => {
  const [statement] = await statementsFrom(`
Personal account statement
Date          Description               Amount      Balance
              Opening balance                       214.388
02.05.2026    Oxbow Books               -8.001      206.387
13.05.2026    Interest earned              233      206.620
24.05.2026    Mossgate Gym                 -70      206.550`);
  expect(statement?.proof.verdict).toBe('proven');
  expect(statement?.scale).toBe(0);
});

it('balances that were taken for words of the texts beside them leave nothing proven', async () => {
  const [statement] = await statementsFrom(`
Personal account statement
Opening balance  1,100.00
Total money in     150.00
Total money out    123.45
Closing balance  1,126.55
Date            Money out     Money in     Balance         Description
17/02/2026           3.45                1,096.55 Oxbow Books
25/02/2026         120.00                 976.55 Mossgate Gym
27/02/2026                      150.00   1,126.55 Juniper Maddox
28/02/2026                                   1,126.55      Closing balance`);
  expect(statement?.rows.filter(({ amount, balance }) => amount && balance)).toEqual([]);
  expect(statement?.proof.verdict).toBe('unchecked');
});

import { expect, test } from 'vitest';
import { linesOf } from '@/engine/layout';
import { numberFormatOf, textsOf, tokeniseAll } from '@/engine/reading';
import { labelledBalances } from '@/engine/statement/labelled';
import { lexiconFor, pagesFrom, statementsFrom } from '@/test/support/lines';

const ROWS = `
Date         Description          Amount
2024-03-01   Oxbow Books           12.50
2024-03-02   Lantern Mobile        13.50
2024-03-03   Payment received    -100.00
2024-03-04   Mossgate Gym          10.00`;

const balancesOf = async (text: string): Promise<unknown[]> =>
  (await statementsFrom(text)).map(({ opening, closing, proof: { verdict } }) => [
    opening,
    closing,
    verdict,
  ]);

test('a balance that is stated alone is told, and proves nothing', async () => {
  expect(await balancesOf(`Credit card statement\nOpening balance 100.00\n${ROWS}`)).toEqual([
    [-10_000, undefined, 'unchecked'],
  ]);
  expect(await balancesOf(`Credit card statement\nClosing balance 36.00\n${ROWS}`)).toEqual([
    [undefined, -3600, 'unchecked'],
  ]);
});

test('of two balances of one name that differ none is told', async () => {
  const text = `Credit card statement\nNew balance 36.00\nNew balance 40.00\n${ROWS}`;
  expect(await balancesOf(text)).toEqual([[undefined, undefined, 'unchecked']]);
});

test('an amount that a card may call its balance is the closing one if the rows lead to it', async () => {
  const card = `Credit card statement\nOpening balance 100.00\n${ROWS}`;
  expect(await balancesOf(`${card}\n\nInvoice amount 36.00`)).toEqual([[-10_000, -3600, 'proven']]);
  expect(await balancesOf(`${card}\n\nInvoice amount 37.00`)).toEqual([
    [-10_000, undefined, 'unchecked'],
  ]);
});

test('so is one in two languages whose figure stands under the end of its label, whatever a sentence reckons', async () => {
  const card = `Credit card statement
Account Number/Nombor Akaun    Current Balance/Baki Semasa (RM)    Minimum Payment
5521 1500 7340 2218                                       36.00              25.00
Opening balance 100.00
${ROWS}

Pay off your balance soon. New Balance if 10% paid: 32.40. Months to settle: 36.`;
  expect(await balancesOf(card)).toEqual([[-10_000, -3600, 'proven']]);
});

test('what sums a part of the rows is no closing balance', async () => {
  const card = `Credit card statement\nOpening balance 100.00\n${ROWS}\n\nTotal 36.00`;
  expect(await balancesOf(card)).toMatchObject([[-10_000, undefined, 'unchecked']]);
});

test('a balance whose unit and figure stand on a line below its label is stated, and is no row', async () => {
  const [statement] = await statementsFrom(`
Kontoauszug
alter Saldo zum 06.04.2024
in EUR                                                     10,00

Nr.  Buchungstag   Buchungstext                             EUR
01   08.04.2024    Gutschrift                          2.900,12
02   30.04.2024    Kontoabschluss Zinsen                  44,20

neuer Saldo zum 30.04.2024
in EUR                                                  2.954,32`);
  expect(statement?.opening).toBe(1000);
  expect(statement?.closing).toBe(295_432);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([290_012, 4420]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('the names of a summary’s figures head no rows, though they name money and transactions', async () => {
  const [statement] = await statementsFrom(`
Credit card statement, 10 January 2024
Previous Balance     Payments and Credits     Fees Charged     Transactions     New Balance
  $834.00         -       $723.00          +     $59.00     +    $286.00    =     $456.00

10 DEC   ELECTRONIC PAYMENT                 ($723.00)
12 DEC   OXBOW BOOKS                          $21.00
14 DEC   LANTERN MOBILE                       $59.00
15 DEC   MEMBER FEE                           $59.00
19 DEC   MOSSGATE GYM                        $206.00`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    72_300, -2100, -5900, -5900, -20_600,
  ]);
  expect([statement?.opening, statement?.closing]).toEqual([-83_400, -45_600]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('where amounts stand before the text, a balance’s figure stands before its label', async () => {
  const text = `
Account statement
2024-03-01       100.00   Opening balance
2024-03-01       -12.50   Oxbow Books
2024-03-02       -13.50   Lantern Mobile
2024-03-03        50.00   Salary
2024-03-31       124.00   Closing balance`;
  expect(await balancesOf(text)).toEqual([[10_000, 12_400, 'proven']]);
});

test('an example of how interest is reckoned does not stand for the rows that the stated balances are of', async () => {
  const [statement] = await statementsFrom(`
Credit card statement, 18 April 2026
Opening balance                                  9,114.20
Total amount due                                 9,999.00

21 Mar 2026      Oxbow Books                     1,249.00 Dr
29 Mar 2026      Payment received                9,114.20 Cr
02 Apr 2026      Lantern Mobile                  8,450.00 Dr
07 Apr 2026      Mossgate Gym                      100.00 Dr
15 Apr 2026      Elmsbury Hotel                    200.00 Dr

Illustration: how interest is calculated if only the minimum is paid
Date        Transaction              Amount        Balance
10 Apr      Purchase of goods     15,000.00    15,000.00 Dr
18 Apr      Statement generated                15,000.00 Dr
08 May      Payment received       2,000.00    13,000.00 Dr
18 May      Interest                 601.20    13,601.20 Dr
Late payment charges                              750.00`);
  expect(statement?.rows.flatMap(({ amount }) => amount || [])).toEqual([
    -124_900, 911_420, -845_000, -10_000, -20_000,
  ]);
  expect([statement?.opening, statement?.closing]).toEqual([-911_420, -999_900]);
});

test('the values of labels stand below all lines of the longest of them', async () => {
  const [statement] = await statementsFrom(`
Credit card statement, 12 August 2026
Opening Balance     Payments Received /        New Purchases /           Total Outstanding Balance
                    Other Credits (-)          Cash / Debits (+)
                    (Including adjustments)    (Including adjustments)
  3,210.44            3,210.44                   500.35                    500.35

Transaction Date    Description                   Amount
14-07-2026          Oxbow Books                   412.35
19-07-2026          Lantern Mobile                 88.00
22-07-2026          Payment received - thank you  3,210.44CR`);
  expect([statement?.opening, statement?.closing]).toEqual([-321_044, -50_035]);
});

test('a balance that says the statement’s number and its currency, too, is one', async () => {
  const [statement] = await statementsFrom(`
Kontoauszug Nr: 001/2016
Alter Saldo vom 31.12.2015                              100,00+
Buchung      Valuta       Buchungstext                   Betrag
04.01.2016   06.01.2016   Oxbow Books                    12,50-
05.01.2016   07.01.2016   Marsh Tours                    20,00+
Neuer Saldo 31.03.2016   Nr. 001/2016   Währung EUR     107,50+`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-1250, 2000]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('a payment that is called by the balance that it pays is no balance', async () => {
  const [statement] = await statementsFrom(`
Creditcard overzicht
Vorig openstaand saldo   Totaal ontvangen betalingen   Totaal nieuwe uitgaven   Nieuw openstaand saldo
€ 100,00 Af              € 100,00 Bij                  € 32,50 Af               € 32,50 Af
Datum        Omschrijving                  Bedrag
19-01-2024   Oxbow Books                    12,50 Af
23-01-2024   GEINCASSEERD VORIG SALDO      100,00 Bij
24-01-2024   Marsh Tours                    20,00 Af`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-1250, 10_000, -2000]);
});

test('the name of balances with a day and a figure right behind it states one, whatever stands beside it', async () => {
  const [statement] = await statementsFrom(`
Bij- en afschrijvingen
                                     Aantal afschrijvingen   Aantal bijschrijvingen
Saldo 01-03-2026       € 100,00      Totaal afgeschreven     Totaal bijgeschreven
Saldo 31-03-2026       € 117,50      € 32,50                 € 50,00

Datum        Omschrijving                 Bedrag af    Bedrag bij
02-03-2026   Oxbow Books                      12,50
15-03-2026   Marsh Ltd                                      50,00
20-03-2026   Mossgate Gym                     20,00`);
  expect([statement?.opening, statement?.closing]).toEqual([10_000, 11_750]);
  expect(statement?.proof.verdict).toBe('proven');
  expect(statement?.proof.equations).toContainEqual({
    kind: 'movementTotal',
    checked: 2,
    held: 2,
  });
});

test('a balance that a row names in two languages is one, though few words are of the second', async () => {
  const card = `
ใบแจ้งยอดบัญชีบัตรเครดิต        Credit Card Statement
วันที่ใช้บัตร    รายการ
Trans. Date  Description                              Amount (Baht)
             ยอดยกมา / PREVIOUS BALANCE                      100.00
13/03/24     OXBOW BOOKS                                     12.50
14/03/24     LANTERN MOBILE                                  13.50
15/03/24     PAYMENT RECEIVED                              100.00-
16/03/24     MOSSGATE GYM                                    10.00
             ยอดรวม / TOTAL BALANCE                           36.00`;
  expect(await balancesOf(card)).toEqual([[-10_000, -3600, 'proven']]);
});

test('the amount due that all rows of a card come to is its closing balance where none is stated', async () => {
  const text = (due: string) => `
Extracto de tarjeta de crédito
Importe a cargar                          ${due} €
Fecha        Comercio                   Importe €
21-04-2023   OXBOW BOOKS                    12,50
22-04-2023   MARSH TOURS                    20,00
24-04-2023   ABONO OXBOW BOOKS              -5,00`;
  const [statement] = await statementsFrom(text('27,50'));
  expect([statement?.opening, statement?.closing]).toEqual([undefined, -2750]);
  const [other] = await statementsFrom(text('37,50'));
  expect(other?.closing).toBeUndefined();
});

test('the amount due may bear the day that it is due on', async () => {
  const [statement] = await statementsFrom(`
Relevé de carte de crédit
Carte n° 4978 XXXX XXXX 2207
Date       Libellé                             Débit       Crédit
29/04      OXBOW BOOKS                        101,75
01/05      LANTERN MOBILE                      20,17
           Total M. Marsh                     121,92
MONTANT TOTAL À PRÉLEVER LE 05/06/2025        121,92 €`);
  expect(statement?.closing).toBe(-12_192);
});

test('first and last figures in a column of balances that no row fills are stated where the rows lead from one to the other', async () => {
  const text = (last: string) => `
Account statement
Date         Type          Debit       Credit      Balance
             Open                                   100.00
2017-02-01   Purchase      12.50
2017-02-02   Payment                    50.00
2017-02-02   Purchase      20.00
             Total                                  ${last}`;
  expect(await balancesOf(text('117.50'))).toEqual([[10_000, 11_750, 'proven']]);
  expect(await balancesOf(text('118.50'))).toEqual([[undefined, undefined, 'unchecked']]);
});

test('interest that moved a balance is a row, however short its name is', async () => {
  const [statement] = await statementsFrom(`
取引明細書
取引日        入出金(円)    取引後残高(円)   入出金内容
2024/04/29    -5,530        569,575        青空カード
2024/04/30        12        569,587        普通預金利息
2024/04/30    -7,073        562,514        橙電気`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-5530, 12, -7073]);
});

test('what a period began and ended with is stated by its label alone', async () => {
  const [statement] = await statementsFrom(`
Cartola de movimientos
Inicio de período: $100.00                Fin de período: $450.26
Fecha y hora           Descripción              Monto      Saldo
2024-01-04 11:37:44    Compra Lechuza          $78.76     $21.24
2024-01-05 12:48:41    Recibido de Toronja    $439.02    $460.26
2024-01-08 07:12:11    Compra Luna             $10.00    $450.26`);
  expect([statement?.opening, statement?.closing, statement?.rows[0]?.amount]).toEqual([
    10_000, 45_026, -7876,
  ]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('a row that is called after a balance moves what leads to another figure', async () => {
  const rows = await statementsFrom(`
Business account statement
Date         Description                    Dr.        Cr.       Balance
2016-03-30   Initial Balance Adjustment    0.00      49.99        173.99
2016-03-29   Initial Balance Adjustment    0.00      96.62        124.00
2016-03-28   Oxbow Books                  51.72       0.00         27.38
2016-03-26   Lantern Mobile               78.84       0.00         79.10`);
  expect(rows[0]?.rows.map(({ amount }) => amount)).toEqual([4999, 9662, -5172, -7884]);
  expect(rows[0]?.proof.breaks).toEqual([]);
});

test('a balance that a box sets larger than its label stands further beneath it', () => {
  const read = (size: number): unknown[] => {
    const pages = pagesFrom(`
                                    Opening balance      Closing balance
Phone: 01012345678
Type: user                          3,182.50             768.26`).map((page) => ({
      ...page,
      words: page.words.map((word) => ({ ...word, size: /\d\.\d/.test(word.text) ? size : 7 })),
    }));
    const lines = tokeniseAll(linesOf(pages), numberFormatOf(textsOf(pages)), lexiconFor('en'));
    return labelledBalances(lines).map(({ word, minor }) => [word, minor]);
  };
  expect(read(11)).toEqual([
    ['opening', 318_250],
    ['closing', 76_826],
  ]);
  expect(read(7)).toEqual([]);
});

test('a figure before what it is, with more words behind its name, is the balance', async () => {
  const [statement] = await statementsFrom(`
Personal account statement
Date          Money out     Money in     Description
30.09.24                      884.50     Opening balance in your favour
02.10.24         70.69                   Oxbow Books
27.10.24                      130.20     Juniper Maddox
31.10.24                      944.01     Closing balance in your favour`);
  expect(statement).toMatchObject({ opening: 88_450, closing: 94_401 });
  expect(statement?.proof.verdict).toBe('proven');
});

test('a balance between the rows that they do not come to is no closing balance', async () => {
  const [statement] = await statementsFrom(`
Personal account statement
Date          Description                 Money out     Money in
              Opening balance                             845.12
26.03.2026    Juniper Maddox                               75.09
30.03.2026    Oxbow Books                      3.47
              Interim balance                             916.74
03.04.2026    Mossgate Gym                    79.68
06.04.2026    Oxbow Books                     48.11`);
  expect(statement?.closing).toBeUndefined();
  expect(statement?.proof.verdict).toBe('unchecked');
});

test('what each row begins with, beside what it comes to, says what the first one begins with', async () => {
  const [statement] = await statementsFrom(`
Personal account statement
Movements                 Before         Out          In        After
2026/03/01               1,614.20      -51.00        0.00    1,563.20   Oxbow Books
2026/03/02               1,563.20     -111.00        0.00    1,452.20   Mossgate Gym
2026/03/05               1,452.20        0.00       50.00    1,502.20   Juniper Maddox
2026/03/07               1,502.20      -21.00        0.00    1,481.20   Oxbow Books`);
  expect(statement).toMatchObject({ opening: 161_420, closing: 148_120 });
  expect(statement?.proof.verdict).toBe('proven');
});

test('a balance may stand before its label, and the label end in its day', async () => {
  const [statement] = await statementsFrom(`
Account statement        Account number 28814470
Date           Value date          Amount    Description
                                   214.55    Opening balance on - 01/01/2025
06/01/2025     06/01/2025          -81.64    Oxbow Books
07/01/2025     07/01/2025          102.73    Salary
12/01/2025     12/01/2025          -78.79    Mossgate Gym
                                   156.85    Closing balance on - 31/01/2025`);
  expect(statement).toMatchObject({ opening: 21_455, closing: 15_685 });
  expect(statement?.proof.verdict).toBe('proven');
});

test('a balance by nothing but its name, the only one that is stated, is what was on the account at last', async () => {
  const [statement] = await statementsFrom(`
Account statement
Account number 28814470
Date          Details                      Amount
31/01/2026    Oxbow Books                  -66.32
30/01/2026    Mossgate Gym                -436.90
29/01/2026    Refund                       224.38

Balance:                              CHF -695.64`);
  expect(statement).toMatchObject({ opening: undefined, closing: -69_564 });
  expect(statement?.proof.verdict).toBe('unchecked');
});

test('of several figures that are called a balance and nothing else, none is the account’s', async () => {
  const [statement] = await statementsFrom(`
Account statement
Account number 28814470
Balance       95.64
Date          Details                      Amount
31/01/2026    Oxbow Books                  -66.32
29/01/2026    Refund                       224.38

Balance                                     12.00`);
  expect(statement?.closing).toBeUndefined();
});

test('a figure behind a name of its own is none of the balance before it in the line', () => {
  const pages = pagesFrom('Balance from previous statement   £80.00     Minimum payment   £43.18');
  const lines = tokeniseAll(linesOf(pages), numberFormatOf(textsOf(pages)), lexiconFor('en'));
  expect(labelledBalances(lines).map(({ word, minor }) => [word, minor])).toEqual([
    ['opening', 8000],
  ]);
});

test('what came in, named beside the opening balance of the next account, is no balance of the table above', async () => {
  const account = (opening: string, income: string, closing: string, rows: string): string => `
EUR balance
Opening balance       ${opening} EUR             Total money in        ${income} EUR
Closing balance       ${closing} EUR             Total money out         -6.00 EUR

Date            Description                       Amount       Running balance
${rows}
`;
  const statements = await statementsFrom(`
Account statement                     Statement period 01 Mar, 2025 - 31 Mar, 2025
${account(
  '  10.00',
  '50.00',
  '  54.00',
  `04 Mar, 2025    Payment from Oxbow Books      50.00 EUR          60.00 EUR
07 Mar, 2025    Withdrawal fee                -6.00 EUR          54.00 EUR`,
)}
\f${account(
    ' 400.00',
    '75.00',
    ' 469.00',
    `05 Mar, 2025    Payment from Marsh Tours      75.00 EUR         475.00 EUR
08 Mar, 2025    Withdrawal fee                -6.00 EUR         469.00 EUR`,
  )}`);
  expect(
    statements.map(({ opening, closing, proof: { verdict } }) => [opening, closing, verdict]),
  ).toEqual([
    [1000, 5400, 'proven'],
    [40_000, 46_900, 'proven'],
  ]);
});

test('the figure halfway between the two lines of a label is what it states', () => {
  const [page] = pagesFrom(`
Previous Monthly Balance
                                        982.17
as of Dec 31, 2024
Payments                                100.00`);
  if (!page) throw new Error('A page was written.');
  // Half a line higher, as set in the middle beside both.
  const words = page.words.map((word) =>
    word.text === '982.17' ? { ...word, baseline: word.baseline - 6, top: word.top - 6 } : word,
  );
  const pages = [{ ...page, words }];
  const lines = tokeniseAll(linesOf(pages), numberFormatOf(textsOf(pages)), lexiconFor('en'));
  expect(labelledBalances(lines).map(({ word, minor }) => [word, minor])).toEqual([
    ['opening', 98_217],
  ]);
});

test('a bank’s current balance closes its account where all rows lead to it', async () => {
  const text = (rows: string): string => `
Riverton Bank
Statement from January 10, 2025 through February 10, 2025
Previous Balance      2,861.44
Current Balance       2,793.00
Date         Description             Withdrawals    Deposits
01/13/2025   ATM cash                      57.55
${rows}`;
  expect(await balancesOf(text('01/15/2025   Fee                           10.89'))).toEqual([
    [286_144, 279_300, 'proven'],
  ]);
  expect(await balancesOf(text('01/15/2025   Fee                           10.88'))).toEqual([
    [286_144, undefined, 'unchecked'],
  ]);
});

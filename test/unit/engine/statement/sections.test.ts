import { expect, test } from 'vitest';
import { onlyStatementFrom, statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const amounts = async (text: string): Promise<(number | undefined)[]> =>
  (await rowsFrom(text)).map(([, amount]) => amount);

test('in a section of charges, the one amount with a minus is a refund', async () => {
  const text = `
Credit card statement
Payments
Date        Description               Amount
12/01/2024  Payment received         -100.00
Purchases
Date        Description               Amount
13/01/2024  Oxbow Books                12.50
14/01/2024  Lantern Mobile             10.00
15/01/2024  Oxbow Books (return)       -7.50`;
  expect(await amounts(text)).toEqual([10_000, -1250, -1000, 750]);
});

test('a part that its sum closed does not go on under the next heading of the page', async () => {
  const text = `
Credit card statement
Payments
Date        Description               Amount
12/01/2024  Payment received         -100.00
Total payments for this period       -100.00
Transactions
Date        Description               Amount
13/01/2024  Oxbow Books                12.50
14/01/2024  Lantern Mobile             10.00`;
  expect(await amounts(text)).toEqual([10_000, -1250, -1000]);
});

test('rows that print a percentage behind a payee are rows, no table of rates', async () => {
  const text = `
Credit card statement
Date        Description                       Daily Cash   Amount
13/01/2024  Oxbow Books Elmsbury North        3% 0.38       12.50
14/01/2024  Lantern Mobile Elmsbury North     1% 0.10       10.00
15/01/2024  Mossgate Gym Elmsbury North       1% 0.08        7.50`;
  expect(await amounts(text)).toHaveLength(3);
});

test('the name of a section between two lines of a description is a part of it', async () => {
  const text = `
Kontoauszug
Beschreibung                  Verbuchungsdatum     Betrag
Vattenfall                    05.02.2024           -59,13
Lastschriften
IBAN DE53

Lena Hofmann                  12.02.2024           +62,00
Gutschriften
IBAN DE46`;
  expect((await rowsFrom(text)).map(([, , description]) => description)).toEqual([
    'Vattenfall Lastschriften IBAN DE53',
    'Lena Hofmann Gutschriften IBAN DE46',
  ]);
});

const withSumsAbove = (sum: string) => `
Extrato
Saldo inicial                                         1.502,77
05 FEV 2024   Total de entradas                     + 4.216,52
              Pix RAFAEL TEIXEIRA                        16,52
              Pix STUDIO TRAMA                        4.200,00
              Total de saídas                         - ${sum}
              Compra MERCADO LIVRE                      100,00
              Compra PADARIA MONTE                       16,94
06 FEV 2024   Total de saídas                          - 29,15
              Compra PADARIA MONTE                       29,15
Saldo final                                           5.573,20`;

test('sums of money in and out above rows are the headings of what they come to, and date it', async () => {
  const rows = await rowsFrom(withSumsAbove('116,94'));
  const moved = rows.filter(([, amount]) => amount !== undefined);
  expect(moved.map(([day, amount]) => [day, amount])).toEqual([
    ['2024-02-05', 1652],
    ['2024-02-05', 420_000],
    ['2024-02-05', -10_000],
    ['2024-02-05', -1694],
    ['2024-02-06', -2915],
  ]);
  const [statement] = await statementsFrom(withSumsAbove('116,94'));
  expect(statement?.proof.verdict).toBe('proven');
  const sections = statement?.breakdown.sections.filter(({ role }) => role !== undefined);
  expect(sections?.map(({ actual }) => actual)).toEqual([421_652, -11_694, -2915]);
});

test('a sum above rows that come to another heads none of them', async () => {
  const [statement] = await statementsFrom(withSumsAbove('117,94'));
  expect(statement?.proof.verdict).not.toBe('proven');
});

test('a word that rows begin with, too, heads those under it where it stands alone at the left', async () => {
  const [statement] = await statementsFrom(`
Credit card statement
Previous balance 100.00
Date        Description               Amount
PAYMENT
12/01/2024  Online                    100.00
PURCHASE
13/01/2024  Oxbow Books                12.50
            PAYMENT
14/01/2024  Lantern Mobile             10.00
New balance 22.50`);
  expect(statement?.breakdown.sections.map(({ role, actual }) => [role, actual])).toEqual([
    ['payments', 10_000],
    ['purchases', -2250],
  ]);
  expect(statement?.rows[1]?.description).toEqual(['Oxbow Books', 'PAYMENT']);
});

const CHEQUES = `
Bank statement
Account number 12345678
Opening balance   1,000.00
Deposits
Date        Description               Amount
12/01/2024  Salary                    500.00
Total deposits                        500.00
Cheques paid       No. of cheques: 3   * Indicates that a cheque is out of order and listed elsewhere
Date        Cheque No.        Amount     Date        Cheque No.        Amount
13/01/2024  1180               12.50     15/01/2024  1182               20.00
14/01/2024  1181               10.00
                                         Subtotal                       42.50
Withdrawals
Date        Description               Amount
16/01/2024  Oxbow Books                57.50
Subtotal                               57.50
Closing balance   1,400.00`;

test('a section is named by the first cell of a line, whatever notes stand beside it', async () => {
  expect(await amounts(CHEQUES)).toEqual([50_000, -1250, -1000, -2000, -5750]);
});

test('the sum under tables abreast is of all of them', async () => {
  const [statement] = await statementsFrom(CHEQUES);
  const sums = statement?.breakdown.sections.map(({ actual, expected }) => [actual, expected]);
  expect(sums).toEqual([
    [50_000, 50_000],
    [-4250, -4250],
    [-5750, -5750],
  ]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('a limit with its value above a heading is no title of another table', async () => {
  const text = `
Credit card statement
Opening balance            $417.50
Closing balance            $430.00
Credit limit                $8,000
Date        Description               Amount
13/01/2024  Oxbow Books                12.50`;
  expect(await amounts(text)).toEqual([-1250]);
});

const PARTLY_TITLED = (closing: string): string => `
Personal account statement
Opening balance 500.00
Closing balance ${closing}

DEPOSITS
Details                 Date             Amount
Salary                  05/12/2024     1,500.00
Total                                  1,500.00

WITHDRAWALS
Details                 Date             Amount
Cash                    20/12/2024       100.00
Total                                    100.00

ZWQARTS
Details                 Date             Amount
Mossgate Gym            15/12/2024        30.00
Oxbow Books             16/12/2024        10.50
Total                                     40.50`;

test('beside tables of known sections, the balances say which way the rows under an unknown title went', async () => {
  const read = async (closing: string) => {
    const [statement] = await statementsFrom(PARTLY_TITLED(closing));
    return [statement?.proof.verdict, statement?.rows.map(({ amount }) => amount)];
  };
  expect(await read('1,859.50')).toEqual(['proven', [150_000, -10_000, -3000, -1050]]);
  expect(await read('1,940.50')).toEqual(['proven', [150_000, -10_000, 3000, 1050]]);
  expect((await read('1,812.00'))[0]).toBe('broken');
});

test('a section ends at a title that is set like its own, in whatever words', async () => {
  const rows = await rowsFrom(`
Credit card statement
Credit limit 500.00      Minimum payment 10.00
Date        Description                   Amount
#Payments
06/01/2024  Received from the bank     -1,043.69
#What was bought
20/01/2024  Oxbow Books                   340.00
22/01/2024  Lantern Mobile                 10.98`);
  expect(rows.map(([, amount]) => amount)).toEqual([104_369, -34_000, -1098]);
});

test('a dated line with a figure is a row, though a section may be called so', async () => {
  const rows = await rowsFrom(`
Statement for 07/11/2012 to 06/12/2012
Beginning balance  1,000.00      Ending balance  2,001.50
Deposits and other additions
Description                    Date Posted      Amount
Generic Employer               15/11/2012     1,000.00
Interest earned                28/11/2012         1.50`);
  expect(rows.map(([, amount]) => amount)).toEqual([100_000, 150]);
});

test('a section’s name that ends in a colon is a title, however close it stands to the row above', async () => {
  const rows = await rowsFrom(`
Credit card statement
Previous balance 48.00      New balance 35.58
Date        Details                     Amount
01/12/2024  Thank you for payment       -48.00
            Purchases:
            Card 5242-XXXX-XXXX-7612
23/12/2024  Oxbow Books                   3.78
28/12/2024  Lantern Mobile               10.60
29/12/2024  Mossgate Gym                 21.20`);
  expect(rows.map(([, amount, text]) => [amount, text])).toEqual([
    [4800, 'Thank you for payment'],
    [-378, expect.stringContaining('Oxbow Books')],
    [-1060, 'Lantern Mobile'],
    [-2120, 'Mossgate Gym'],
  ]);
});

test('a section’s title may say its period, whose card it is of, and its sum', async () => {
  const [statement] = await statementsFrom(`
Lantern Mastercard
Previous balance                                   1,512.55
New balance                                          192.22
Minimum payment due                                   10.00
Payment due date    June 7, 2025
Trans. date   Posted date   Description             Amount
Payments received Apr 17 to May 16                -1,512.55
Apr 29        Apr 29        PAYMENT - THANK YOU   -1,312.55
May 09        May 10        PAYMENT - THANK YOU     -200.00
Purchases - Card number 5446 12XX XXXX 8967          192.22
Apr 17        Apr 18        Oxbow Books              128.37
Apr 19        Apr 21        Mossgate Gym              63.85`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([131_255, 20_000, -12_837, -6385]);
  expect(statement?.proof.verdict).not.toBe('broken');
});

test('a minus outside any section is a reversal where the sections print none', async () => {
  const text = `
Credit card statement
Date        Description               Amount
12/01/2024  Payment received         -100.00
Purchases
13/01/2024  Oxbow Books                12.50
14/01/2024  Lantern Mobile             10.00`;
  expect(await amounts(text)).toEqual([10_000, -1250, -1000]);
});

test('a count among the lines of a description is a part of it', async () => {
  const text = `
Kontoauszug
Datum       Information               Belastung    Gutschrift     Saldo
04.05.2026  Zahlung von
            MAX MUSTER                               6'900.00   7'900.00
05.05.2026  Kauf
            Marsh World
            Anzahl: 30
            Preis: CHF 225.00           6'750.00                1'150.00
06.05.2026  Zahlung an
            Erika Beispiel                100.00                1'050.00`;
  expect((await rowsFrom(text)).map(([day, , description]) => [day, description])).toEqual([
    ['2026-05-04', 'Zahlung von MAX MUSTER'],
    ['2026-05-05', 'Kauf Marsh World Anzahl: 30 Preis: CHF 225.00'],
    ['2026-05-06', 'Zahlung an Erika Beispiel'],
  ]);
});

test('what only the number of a cheque describes was paid by it, though its title is not known', async () => {
  const text = `
Business checking statement
Checks(Note-out-of-sequence)
Check#       Amount     Date
3252          65.00     04/03/2024
3253          42.50     04/04/2024
Deposits
Date          Amount    Description
04/05/2024    150.00    Square Inc`;
  expect(await amounts(text)).toEqual([-6500, -4250, 15_000]);
});

test('a row below the first of its day is one, though more than half of the rows print dates', async () => {
  const text = `
February 2024 statement
Date      Description            Amount      End of Day Balance
Feb 01    Stripe                3,120.44
          Gusto               -12,480.10
          Google Workspace       -216.00              38,635.11
Feb 05    Transfer out         -4,500.00              34,135.11
Feb 06    Figma                  -135.00
          Web Services         -2,088.31              31,911.80
Feb 12    Wire in              25,000.00              56,911.80
Feb 20    Savings             -10,000.00              46,911.80
Feb 21    Rent                 -1,000.00              45,911.80`;
  expect(await amounts(text)).toHaveLength(9);
});

test('values that are listed below an account, without a date and without what moved, are no part of it', async () => {
  const [statement] = await statementsFrom(`
Account statement 31 October 2025
Date        Details                      Out          In       Balance
01.10.2025  Opening balance                                   4,436.73
13.10.2025  Transfer to savings     4,436.70                      0.03
14.10.2025  Oxbow Books                 0.03                      0.00
Total                               4,436.73        0.00

Your investments
3.0000  World fund LU0360863863                                 929.43
4.0000  Hathaway Inc. US0846707026                            1,645.00
6.0000  Global fund LU0776414087                              1,004.85
Total                                                         3,579.28`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-443_670, -3]);
  expect([statement?.closing, statement?.proof.verdict]).toEqual([0, 'proven']);
});

test('the only row of a card is read below more dates, and a summary of loans has none', async () => {
  const [statement] = await statementsFrom(`
Visa Platinum Credit Card Statement
                                       Statement Date 05 APR 2026
                                       Statement Period 06 MAR 2026 to 05 APR 2026
                                       Payment Due Date 23 APR 2026
OPENING BALANCE                                            7,204.00
20MAR      BBPS PMT OXBOW                                  7,204.00 CR
NET OUTSTANDING BALANCE                                        0.00

Loan Summary Table
Loan Type             Start Date     Loan Amount       EMI     Tenor    Outstanding
Instalment Plan       12MAY2025        48,000.00   4,240.00       12       4,198.11
Balance Conversion    06OCT2025        30,000.00   2,655.40       12      15,402.77`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([720_400]);
  expect([statement?.opening, statement?.proof.verdict]).toEqual([-720_400, 'proven']);
});

test('a table of other names below the closing balance is no part of the account', async () => {
  const text = `
Extrato
DATA MOV.   DATA VALOR   DESCRITIVO                 DÉBITO    CRÉDITO      SALDO
                         SALDO INICIAL                                    640,11
31.01.25    31.01.25     TRF DE CAMARA                       1.105,72   1.745,83
03.02.25    03.02.25     COBRANCA PRESTACAO         412,90              1.332,93
                         SALDO FINAL                                    1.332,93
CRÉDITO HABITAÇÃO 0770112233
DATA        PRESTAÇÃO N.º                          CAPITAL     JUROS       TOTAL
03.02.25    118                                     221,75    191,15      412,90`;
  expect(await amounts(text)).toEqual([undefined, 110_572, -41_290, undefined]);
});

test('a section’s name with a figure, set as the last line of a description, is a part of it', async () => {
  const text = `
Estratto conto
DATA         DESCRIZIONE                       USCITE      ENTRATE
01.10.2024   SALDO INIZIALE                               3.204,18
15.10.2024   DISPOSIZIONE DI BONIFICO          851,70
             A ROSSI MARIA PER AFFITTO
             COMMISSIONI 1,70
22.10.2024   PRELIEVO BANCOMAT                 202,00
             DEL 22/10/2024
             COMMISSIONI 2,00
23.10.2024   BONIFICO A VOSTRO FAVORE                     1.480,50
31.10.2024   SALDO FINALE                                 3.630,98`;
  const [statement] = await statementsFrom(text);
  expect(statement?.proof.verdict).toBe('proven');
  expect(statement?.rows.map(({ description }) => description.at(-1))).toContain(
    'COMMISSIONI 1,70',
  );
});

test('below the sum that names a section, rows under a title in words that are not known are none of its own', async () => {
  const [statement] = await statementsFrom(`
Estratto conto carta di credito
Saldo estratto conto precedente              100,00
TOTALE DOVUTO EUR                             27,50
DATA OPERAZIONE   DESCRIZIONE               IMPORTO
PAGAMENTI
15/02/2024        ADDEBITO SU C/C           -100,00
                  TOTALE PAGAMENTI          -100,00
SPESE DELLA CARTA 5518
16/02/2024        OXBOW BOOKS                 12,50
17/02/2024        MARSH TOURS                 20,00
                  TOTALE SPESE                32,50
ACCREDITI
18/02/2024        STORNO OXBOW BOOKS          -5,00
                  TOTALE ACCREDITI            -5,00`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    10_000, -1250, -2000, 500,
  ]);
  expect(statement?.breakdown.sections.map(({ rows }) => rows.length)).toEqual([1, 2, 1]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('what is pending below the rows is none of them', async () => {
  const rows = await rowsFrom(`
Account statement
Opening balance 100.00
Closing balance 84.00
Date        Description               Money In    Money Out   Fee      Balance
28/06/2025  Oxbow Books                             -12.50              87.50
28/06/2025  Salary                        4.00                          91.50
29/06/2025  Monthly fee                                      -7.50      84.00

Pending Card Transactions
30/06/2025  Lantern Mobile                          -53.22`);
  expect(rows.map(([, amount]) => amount)).toEqual([-1250, 400, -750]);
});

test('a sum below the last section that is of those before it, too, is not its own', async () => {
  const [statement] = await statementsFrom(`
Credit card statement
Previous balance 48.00
New balance 61.00
Date        Description               Amount
28/05/2025  Payment received          -48.00
Fees
29/05/2025  Cashback                   -1.00
Purchases
30/05/2025  Oxbow Books                42.00
31/05/2025  Lantern Mobile             20.00
Total                                  61.00`);
  expect(statement?.proof.verdict).toBe('proven');
});

test('sections whose titles bear a number, as samples that are explained have them, are sections', async () => {
  const text = `
Account statement
Opening balance   100.00
5  Deposits and other credits
Date        Description               Amount
12/01/2024  Salary                    200.00
8  Checks
Date        Number                    Amount
13/01/2024  1011                       12.50
14/01/2024  1012                       10.00
9  Other withdrawals and debits
Date        Description               Amount
15/01/2024  Oxbow Books                 7.50
Closing balance   270.00`;
  expect(await amounts(text)).toEqual([20_000, -1250, -1000, -750]);
});

test('sums of a summary, beside balances and above the first section, are no section’s', async () => {
  const [statement] = await statementsFrom(`
Extrato da conta
01 DE JANEIRO DE 2025 a 31 DE JANEIRO DE 2025
                                              Saldo inicial               R$ 100,00
                                              Total de entradas           +50,00
                                              Total de saídas             -32,50
                                              Saldo final do período      R$ 117,50
Movimentações
02 JAN 2025      Total de saídas                                          - 12,50
                 Pagamento de boleto efetuado   OXBOW BOOKS                 12,50
05 JAN 2025      Total de entradas                                        + 50,00
                 Transferência recebida         MARSH LTD                   50,00
07 JAN 2025      Total de saídas                                          - 20,00
                 Compra no débito               MOSSGATE GYM                20,00`);
  expect(statement?.proof.equations).toContainEqual({ kind: 'sectionTotal', checked: 3, held: 3 });
  expect(statement?.proof.verdict).toBe('proven');
});

test('a cheque that was paid in stands under “Chèques” in the column of money in, and proves its sign', async () => {
  const [statement] = await statementsFrom(`
Relevé de compte courant
Du 04/11/2024 au 03/12/2024
Date         Nature de l'opération                Débit(EUR)      Crédit(EUR)
             Ancien solde au 03/11/2024                              1 842,16
             Prélèvements
17/11/2024   PRLV LUMIERE DU NORD                     108,41
             Sous total Prélèvements                  108,41             0,00
             Chèques
20/11/2024   CHEQUE N° 0004417                         64,00
28/11/2024   REMISE CHEQUE 1 CHQ                                       120,00
             Sous total Chèques                        64,00           120,00
             Total                                    172,41           120,00
             Nouveau solde au 03/12/2024                             1 789,75`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-10_841, -6400, 12_000]);
  expect(statement?.proof.verdict).toBe('proven');
});

const LISTS = (one: string, other: string, names = ['', '']): string => `
Credit card statement       Card number 5244 35XX XXXX 8812
${names[0]}
Reference       Date          Description                 Amount
110925004417    03/11/2025    ${one.padEnd(20)}         150.00
111825118830    18/11/2025    Paid by branch               64.30
                              Total                       214.30
${names[1]}
Reference       Date          Description                 Amount
110124844620    01/11/2025    ${other.padEnd(20)}          96.70
110225118204    02/11/2025    Lantern Mobile               48.20
                              Total                       144.90`;

test('the sums of several lists prove no signs where nothing names the lists', async () => {
  const [statement] = await statementsFrom(LISTS('Willow Bakery', 'Oxbow Books'));
  expect(statement?.proof.verdict).toBe('unchecked');
});

test('letters may count the titles of lists', async () => {
  const text = LISTS('Paid', 'Oxbow Books', ['A) Payments', 'B) Purchases']);
  const [statement] = await statementsFrom(text);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    15_000, 6430, -9670, -4820,
  ]);
});

test('a payment received may bear a reference before its words', async () => {
  const [statement] = await statementsFrom(`
Credit card statement       Card number 5244 35XX XXXX 8812
Date          Details                                     Amount
03/11/2025    110925004417 Payment received thank you     150.00
04/11/2025    110124844620 Oxbow Books                     96.70
05/11/2025    110225118204 Lantern Mobile                  48.20`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([15_000, -9670, -4820]);
});

test('a section’s title with its period, set where descriptions are, stays a title', async () => {
  const [statement] = await statementsFrom(`
Statement of account
Beginning balance 1,000.00
Ending balance 1,040.00
Date         Description                       Amount
             Deposits 01/01/2025 to 01/31/2025
01/03/2025   Payroll                           70.00
01/04/2025   Refund                            50.00
             Total deposits                   120.00
             Withdrawals 01/01/2025 to 01/31/2025
01/05/2025   Oxbow Books                       30.00
01/16/2025   Marsh Tours                       50.00
             Total withdrawals                 80.00`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([7000, 5000, -3000, -5000]);
});

test('a card’s table of refunds, each with a minus, beside one of purchases, is no other way to write purchases', async () => {
  const [statement] = await statementsFrom(`
Credit card statement
Account number 4111 1111 1111 1111
Purchases
Date         Description           Amount
14.01.2025   Oxbow Books           20.00
15.01.2025   Marsh Tours           10.00
16.01.2025   Mossgate Gym          11.00
17.01.2025   Lantern Mobile        12.00
Purchases
Post date    Date         Description                   Amount
18.01.2025   17.01.2025   Refund Oxbow                  -50.00
19.01.2025   18.01.2025   Refund Marsh                  -60.00
19.01.2025   18.01.2025   Refund Mossgate               -50.00`);
  expect(statement?.rows.slice(-3).map(({ amount }) => amount)).toEqual([5000, 6000, 5000]);
});

const cuotas = (title: string) => `
Estado de cuenta de tarjeta de crédito
Banco Toronja        Tarjeta XXXX XXXX XXXX 7719
Período facturado   21/01/2026 al 20/02/2026
Lugar         Fecha       Descripción                     Monto total    N° Cuota   Valor cuota
1. TOTAL OPERACIONES                                                                  $48.790
MAIPU         27/01/2026  LIBRERIA TORONJA                   $48.790     01/01        $48.790
3. CARGOS, COMISIONES, IMPUESTOS Y ABONOS                                              $4.108
                          COLEGIO LECHUZA
              20/02/2026                                      $3.990     01/01         $3.990
                          DE VERANO
              20/02/2026  IMPUESTO DL                           $118     01/01           $118
MONTO TOTAL FACTURADO A PAGAR                                                         $52.898
${title}
MAIPU         17/02/2026  RADIO COLIBRI                     $449.990     00/12        $40.630
MAIPU         18/02/2026  LIBRERIA TORONJA                   $72.000     00/03        $24.000`;

test('rows under a title that says that they are not charged in this statement are none of it', async () => {
  for (const title of [
    '4. OTRAS COMPRAS (no se cobran en este estado de cuenta)',
    '4. INFORMACIÓN COMPRAS EN CUOTAS EN EL PERÍODO',
  ])
    expect(await amounts(cuotas(title))).toEqual([-48_790, -3990, -118]);
  expect(await amounts(cuotas('4. OTRAS COMPRAS'))).toHaveLength(5);
});

test('a row whose name stands above and below its date and an instalment’s number is no list of days', async () => {
  const texts = (await rowsFrom(cuotas('4. INFORMACIÓN COMPRAS EN CUOTAS EN EL PERÍODO'))).map(
    ([, , text]) => text,
  );
  expect(texts[1]).toContain('COLEGIO LECHUZA');
});

test('the title of purchases that are not due yet stands in no heading, and their list holds no rows', async () => {
  const list = (title: string) => `
信用卡電子帳單
帳單結帳日   2026/01/11
消費日     入帳         消費明細                         臺幣金額
         起息日
12/14   12/16      小橙書店                           1,284
12/15   12/17      綠鳥電台                           1,490
12/28   12/30      月亮市場－分期                        1,665

${title}
  消費日       消費明細                期數                     總金額
  11/12     月亮市場                02/06                   9,990`;
  expect(await amounts(list('分期付款未到期明細'))).toEqual([-1284, -1490, -1665]);
  expect(await amounts(list('月亮市場的全部明細'))).toHaveLength(4);
});

test('sums above their rows, one without a known name among them, are titles that the rows come to', async () => {
  const statement = await onlyStatementFrom(`
ESTADO DE CUENTA NACIONAL DE TARJETA DE CRÉDITO
FECHA ESTADO DE CUENTA 20/03/2025          PERIODO FACTURADO 21/02/2025 20/03/2025
CUPO TOTAL                                                         $2.500.000
MONTO FACTURADO A PAGAR PERIODO ANTERIOR                           $412.880
MONTO PAGADO PERIODO ANTERIOR                                     $-412.880

FECHA       DESCRIPCIÓN               MONTO OPERACIÓN    N° CUOTA    VALOR CUOTA MENSUAL
1. TOTAL OPERACIONES                                                         $-233.575
TOTAL PAGOS A LA CUENTA                                                      $-412.880
10/03/25    MONTO CANCELADO                                                  $-412.880
TOTAL COMPRAS                                                                 $114.650
22/02/25    FARMACIAS LECHUZA                                                  $57.760
23/02/25    RADIO TORONJA                                                      $56.890
TOTAL COMPRAS EN CUOTAS                                                        $64.655
28/02/25    LIBRERIA LUNA                    $249.990       01/06              $41.665
09/03/25    MERCADO LUNA                      $68.970       01/03              $22.990
2. PRODUCTOS VOLUNTARIAMENTE CONTRATADOS                                           $0
3. GASTOS VARIOS                                                                $4.104
20/03/25    ADMINISTRACION MENSUAL                                              $3.890
20/03/25    IMPUESTO DECRETO LEY                                                  $214
MONTO TOTAL FACTURADO A PAGAR                                                 $183.409`);
  expect(statement.verdict).toBe('proven');
  expect(statement.moved.map(([, amount]) => amount)).toEqual([
    412_880, -57_760, -56_890, -41_665, -22_990, -3890, -214,
  ]);
});

test('dated rows of nothing, in the column that moves money above, leave no doubt', async () => {
  const { verdict } = await onlyStatementFrom(`
Visa card statement                      December 17, 2024 - January 16, 2025
Previous Balance                   $80.00
Payments and Other Credits        -$80.00
Purchases and Adjustments          $60.00
New Balance Total                  $60.00

Transaction  Posting   Description                      Reference    Amount      Total
Date         Date                                        Number
             Payments and Other Credits
01/11        01/11     PAYMENT - THANK YOU                9401       -80.00
             TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD                   -$80.00
             Purchases and Adjustments
12/17        12/18     Oxbow Books                        1320        40.00
12/18        12/19     Mossgate Gym                       7946        20.00
             TOTAL PURCHASES AND ADJUSTMENTS FOR THIS PERIOD                     $60.00
             Interest Charged
01/16        01/16     Interest Charged on Purchases                    0.00
01/16        01/16     Interest Charged on Balance Transfers            0.00
             TOTAL INTEREST CHARGED FOR THIS PERIOD                               $0.00`);
  expect(verdict).toBe('proven');
});

test('a card’s payment that is posted and bears no day of a purchase is of that day, where each row prints its own', async () => {
  const { verdict, moved } = await onlyStatementFrom(`
Visa card statement                      Billing Period: 02/13/25-03/14/25
Previous Balance                   $80.00
Payments                          -$80.00
Purchases                         +$72.00
New Balance                        $72.00

Trans.    Post
date      date      Description                       Amount
Payments, Credits and Adjustments
          02/28     ONLINE PAYMENT, THANK YOU         -$80.00
Standard Purchases
02/13     02/13     Oxbow Books                        $5.00
02/15     02/15     Mossgate Gym                       $6.00
02/15     02/16     Marsh Tours                        $7.00
02/16     02/17     Oxbow Books                        $8.00
02/17     02/18     Lantern Mobile                     $9.00
02/17     02/19     Night Theatre                     $10.00
02/19     02/20     Oxbow Books                       $13.00
02/20     02/21     Mossgate Gym                      $14.00`);
  expect(verdict).toBe('proven');
  expect(moved[0]).toEqual(['2025-02-28', 8000]);
});

test('sums of money in and out behind other facts in their lines are held against the rows', async () => {
  const [statement] = await statementsFrom(`
АЛЬФА-БАНК                                                       Выписка по счету
Номер счета       40817810104410022871      За период с 01.03.2025 по 31.03.2025
Дата открытия     14.02.2019                Входящий остаток           100,00 RUR
Валюта счета      RUR                       Поступления                 70,00 RUR
Тип счета         Текущий счёт              Расходы                     30,00 RUR
Клиент            Соколова Марина           Исходящий остаток          140,00 RUR

Дата проводки     Описание                                           Сумма
30.03.2025        Продукты                                          -10,00 RUR
20.03.2025        Перевод между счетами, Иван П.                     70,00 RUR
10.03.2025        Книги                                             -20,00 RUR`);
  expect(statement?.proof.equations).toContainEqual({ kind: 'movementTotal', checked: 2, held: 2 });
});

test('a section that goes on into a table of other columns has its sum below for that table alone', async () => {
  const { verdict, moved } = await onlyStatementFrom(`
Estado de Cuenta Tarjeta de Crédito          Periodo: 13-feb-2025 al 12-mar-2025
Adeudo del periodo anterior                          = $880.44
Pago para no generar intereses                       = $930.44

COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES
Tarjeta titular: 4213 XXXX XXXX 4471
Fecha de la    Descripción                 Monto         Saldo          Pago       Núm.
operación                                  original      pendiente      requerido  de pago
20-feb-2025    COSTCO COYOACAN MX          $8,999.00     $8,249.40      $749.92    1 de 12
05-mar-2025    AMAZON MX MARKETPLACE       $2,452.00     $2,034.66      $100.08    1 de 6

CARGOS, ABONOS Y COMPRAS REGULARES (NO A MESES)
Tarjeta titular: 4213 XXXX XXXX 4471
Fecha de la    Fecha          Descripción del movimiento                  Monto
operación      de cargo
13-feb-2025    13-feb-2025    LIVERPOOL PERISUR MX                    +   $44.00
19-feb-2025    19-feb-2025    OXXO DEL VALLE MX                       +   $36.44
03-mar-2025    03-mar-2025    SU PAGO GRACIAS SPEI                    -  $880.44
                              Total cargos                            +   $80.44
                              Total abonos                            -  $880.44`);
  expect(verdict).toBe('proven');
  expect(moved.map(([, amount]) => amount)).toEqual([-74_992, -10_008, -4400, -3644, 88_044]);
});

test('what begins with a figure below a row says more of it, and is no title of payments', async () => {
  const { moved } = await onlyStatementFrom(`
Hanbit Card
신용카드 이용대금명세서
카드번호 4532-****-****-8204
이용기간 2024.12.13 ~ 2025.01.12
전월 결제금액 0
이번 달 결제하실 금액 36,800

이용일        이용가맹점              이용금액       결제원금
24.12.13   스타벅스               9,800        9,800
25.01.02   NETFLIX.COM          17,000       17,000
           KRW 17,000 / 원화결제
25.01.05   교보문고               10,000       10,000`);
  expect(moved.map(([, amount]) => amount)).toEqual([-9800, -17_000, -10_000]);
});

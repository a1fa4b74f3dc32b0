import { expect, test } from 'vitest';
import { headersOf, partAbreast, type TokenLine } from '@/engine/reading';
import { lexiconFor, linesFrom, onlyStatementFrom, statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

function parted(text: string, language = 'en'): string[] | undefined {
  const lexicon = lexiconFor(language);
  const lines: TokenLine[] = linesFrom(text, lexicon);
  return partAbreast(lines, headersOf(lines, lexicon))?.map(({ words }) =>
    words.map((word) => word.text).join(' '),
  );
}

test('what stands under the second names of a heading is read behind what stands under the first', () => {
  expect(
    parted(`
Date        Description       Amount      Date        Description       Amount
01/03/2024  Oxbow Books        12.50      05/03/2024  Mossgate Gym       10.00
02/03/2024  Lantern Mobile     13.50      06/03/2024  AB1 Parking        11.00`),
  ).toEqual([
    'Date Description Amount',
    '01/03/2024 Oxbow Books 12.50',
    '02/03/2024 Lantern Mobile 13.50',
    'Date Description Amount',
    '05/03/2024 Mossgate Gym 10.00',
    '06/03/2024 AB1 Parking 11.00',
  ]);
});

test('small print with a date and a figure below, across both tables, is no row of theirs', () => {
  expect(
    parted(`
Date        Description       Amount      Date        Description       Amount
01/03/2024  Oxbow Books        12.50      05/03/2024  Mossgate Gym       10.00
02/03/2024  Lantern Mobile     13.50      06/03/2024  AB1 Parking        11.00
Balance due 47.00         Minimum 47.00  Due date 12/04/2024`),
  ).toEqual([
    'Date Description Amount',
    '01/03/2024 Oxbow Books 12.50',
    '02/03/2024 Lantern Mobile 13.50',
    'Date Description Amount',
    '05/03/2024 Mossgate Gym 10.00',
    '06/03/2024 AB1 Parking 11.00',
    'Balance due 47.00 Minimum 47.00 Due date 12/04/2024',
  ]);
});

test('cheques listed abreast without descriptions are read line by line', () => {
  expect(
    parted(`
Date        Cheque no    Amount      Date        Cheque no    Amount
01/03/2024  1001          12.50      05/03/2024  1003          10.00`),
  ).toBeUndefined();
});

test('the first digits of a figure that stand left of their column go with the figure', () => {
  expect(
    parted(`
Amount    Date        Description      Amount    Date        Description
  12,50   01/03/2024  Oxbow Books    1 112,50    05/03/2024  Mossgate Gym
  13,50   02/03/2024  Lantern Mobile    11,00    06/03/2024  AB1 Parking`),
  ).toContain('1 112,50 05/03/2024 Mossgate Gym');
});

test('balances in line with their rows are no box, though the descriptions between are set lower', () => {
  expect(
    parted(`
31/03/2024  Savings    250.00
31/03/2024  Savings    350.00
                                 Oxbow Books
  12.50   Withdrawn  01/03/2024                            87.50
                                 Reference one
                                 Thank you
                                 Lantern Mobile
  10.00   Withdrawn  02/03/2024                            77.50
                                 Reference two
                                 Thank you`),
  ).toBeUndefined();
});

test('a table beside another may begin higher', () => {
  expect(
    parted(`
                                              09/03/2024  Salary            20.00
                                              09/03/2024  Salary            20.00
                                              09/03/2024  Salary            20.00
                                              10/03/2024  Salary            20.00
                                              11/03/2024  Salary            20.00
01/03/2024  Oxbow Books        12.50
02/03/2024  Lantern Mobile     13.50          12/03/2024  Mossgate Gym      10.00
03/03/2024  Oxbow Books        12.50
04/03/2024  Lantern Mobile     13.50          13/03/2024  AB1 Parking       11.00`)?.[0],
  ).toBe('01/03/2024 Oxbow Books 12.50');
});

test('a box beside a table does not part the table from its only column of descriptions', async () => {
  const text = `
Statement of account
Opening balance                             2940.56
Closing balance                             2727.56
Date        Value date         Amount     Description                                 Credit limit
31/10/2021                    2940.56     Opening balance                             500.00
Withdrawals and other debits                                                          Available
Date        Value date         Amount     Description                                 272.44
                                          Standing order
02/11/2021  04/11/2021          33.39     Mandate 37175221                            Interest
                                          Ref 21664
                                          Parking at the bath
06/11/2021  07/11/2021           5.64     Thank you                                   2.10 %
                                          Card purchase
15/11/2021  15/11/2021         173.97     Thank you                                   Bank
                                          Reference Lantern
                               213.00     Total withdrawals and other debits
30/11/2021                    2727.56     Closing balance`;
  const moving = (await rowsFrom(text)).filter(([, amount]) => amount !== undefined);
  expect(moving.map(([day, amount]) => [day, amount])).toEqual([
    ['2021-11-02', -3339],
    ['2021-11-06', -564],
    ['2021-11-15', -17_397],
  ]);
});

test('two dates in each part of a heading do not hide that it names its columns twice', () => {
  expect(
    parted(`
Date      Posted    Description       Amount      Date      Posted    Description       Amount
02.07.25  02.07.25  Oxbow Books        12.50      14.07.25  15.07.25  Mossgate Gym       10.00
03.07.25  04.07.25  Lantern Mobile     13.50      16.07.25  17.07.25  AB1 Parking        11.00
Sum of all purchases                                                                    47.00
Small print of the issuer which runs across both of these parts, as of 31.08.25`),
  ).toEqual([
    'Date Posted Description Amount',
    '02.07.25 02.07.25 Oxbow Books 12.50',
    '03.07.25 04.07.25 Lantern Mobile 13.50',
    'Sum of all purchases',
    'Date Posted Description Amount',
    '14.07.25 15.07.25 Mossgate Gym 10.00',
    '16.07.25 17.07.25 AB1 Parking 11.00',
    '47.00',
    'Small print of the issuer which runs across both of these parts, as of 31.08.25',
  ]);
});

test('instalments with dates and figures under one heading are no table of their own', async () => {
  const rows = await rowsFrom(`
ESTADO DE CUENTA DE TARJETA DE CRÉDITO
Cupo total 1.500.000      Pago mínimo 62.000
LUGAR        FECHA        DESCRIPCIÓN            MONTO      MONTO TOTAL    N°      MES 1ª      VALOR CUOTA
                          OPERACIÓN              OPERACIÓN  A PAGAR        CUOTA   CUOTA       MENSUAL
S/I          05/09/2025   PAGO TARJETA            -248.310     -248.310                          -248.310
Santiago     02/09/2025   METRO LECHUZA             10.000       10.000    01/01   sep-2025        10.000
Condes       03/09/2025   MERCADO TORONJA           37.905       37.905    01/01   sep-2025        37.905
Huechuraba   04/08/2025   FERRETERIA ALTO          239.940      239.940    02/06   ago-2025        39.990
Nunoa        08/09/2025   FARMACIA LUNA             15.480       15.480    01/01   sep-2025        15.480`);
  expect(rows.map(([, amount]) => amount)).toEqual([248_310, -10_000, -37_905, -39_990, -15_480]);
});

test('a house number and a box of dates above the rows do not make their amounts a table', async () => {
  const rows = await rowsFrom(`
Poplar Street 17/4
Marsh End          Number       117
                   Account      Fen
                   Period       01/03/2024 - 31/03/2024
                   Number       109
                   Issued       02/04/2024
                   Currency     EUR
Opening balance         100.00
Closing balance          64.00

01/03/2024

           Oxbow Books              1001   12.50
           Reference one
02/03/2024

           Lantern Mobile           1002   13.50
           Reference two
03/03/2024

           Mossgate Gym             1003   10.00
           Reference three`);
  expect(rows.flatMap(([day, amount]) => (amount === undefined ? [] : day))).toEqual([
    '2024-03-01',
    '2024-03-02',
    '2024-03-03',
  ]);
});

test('instalments that look like dates, under a heading of two lines, are no table beside their own', () => {
  expect(
    parted(
      `
Estado de cuenta de tarjeta de crédito
LUGAR DE    FECHA        DESCRIPCIÓN                    MONTO       MONTO TOTAL  N°        CARGO DEL   VALOR CUOTA
OPERACIÓN   OPERACIÓN    O COBRO                   T/A  OPERACIÓN   A PAGAR     CUOTA     1er VENC.   MENSUAL
Lima        09/03/2025   Librería Toronja          T    389.990     389.990      06/06     sep-2025         64.998
Cusco       22/06/2025   Radio Lechuza             T    214.900     214.900      03/12     sep-2025         17.908
Lima        14/07/2025   Viajes Colibri            T    998.000     998.000      02/10     sep-2025         99.800
                         PRODUCTOS O SERVICIOS VOLUNTARIAMENTE CONTRATADOS BAJO SU NOMBRE                    4.690
Lima        20/08/2025   Seguro                    T      4.690       4.690      01/01     sep-2025          4.690
Lima        21/08/2025   Mercado Luna              A2     9.390       9.390      01/01     sep-2025          9.390`,
      'es',
    ),
  ).toBeUndefined();
});

test('a box of labels and figures left of rows stands before them', async () => {
  const text = `
Credit card bill
Summary                             Payments
Previous balance         100.00     10 Apr 2024  DIRECT DEBIT             -100.00
                                    01 Apr 2024  Oxbow Books                12.50
Purchases                 96.50     04 Apr 2024  Lantern Mobile             30.00
                                    05 Apr 2024  Mossgate Gym               10.00
New balance               96.50     08 Apr 2024  Oxbow Books                12.50
                                    09 Apr 2024  AB1 Parking                11.00
Limits                              12 Apr 2024  Mossgate Gym               10.00
Credit limit           5,000.00     13 Apr 2024  AB1 Parking                 2.00
                                    14 Apr 2024  Oxbow Books                 2.50
                                    15 Apr 2024  Lantern Mobile              3.00
                                    16 Apr 2024  Mossgate Gym                3.00`;
  expect(parted(text)?.slice(0, 5)).toEqual([
    'Credit card bill',
    'Summary',
    'Previous balance 100.00',
    'Purchases 96.50',
    'New balance 96.50',
  ]);
  const rows = await rowsFrom(text);
  expect(rows.map(([day]) => day).filter((day) => day === '2024-04-08')).toHaveLength(1);
  expect(rows.map(([, amount]) => amount)).toContain(-1250);
});

test('figures that stand left of the dates of most rows are a column of their table', () => {
  expect(
    parted(`
Oxbow Books       12.50     01 Apr 2024  Paid by card    Ref A
Lantern Mobile    30.00     04 Apr 2024  Paid by card    12.00
Mossgate Gym      10.00     05 Apr 2024  Paid by card    11.00
Oxbow Books       12.50     08 Apr 2024  Paid by card    10.00`),
  ).toBeUndefined();
});

test('a box left of a card’s rows states its balances with their days', async () => {
  const { kind, moved, verdict } = await onlyStatementFrom(`
Harrow Cashback Mastercard
                                            Card number: XXXX XXXX XXXX 3308
Statement period Mar. 9, 2024 - Apr. 8, 2024
                                        Date    Posted   Description                Amount
Previous balance, Mar. 8, 2024  410.27
                                        Mar. 9  Mar. 11  Oxbow Books                 62.68
Payments                       -410.27
                                        Mar. 9  Mar. 11  Lantern Mobile              77.88
Purchases                      +194.59  Mar. 13 Mar. 14  Mossgate Gym                24.75
Credit limit                  9,500.00  Mar. 14 Mar. 17  Tollgate Stores              6.00
                                        Mar. 26 Mar. 26  Payment - thank you        410.27 CR
New balance, Apr. 8, 2024       194.59
                                        Mar. 27 Mar. 28  Oxbow Books                 23.28`);
  expect(kind).toBe('card');
  expect(verdict).toBe('proven');
  expect(moved.map(([, amount]) => amount)).toEqual([-6268, -7788, -2475, -600, 41_027, -2328]);
});

test('a box of labels and figures right of all that a heading names is no part of its rows, though it is set on their lines', async () => {
  const rows = await rowsFrom(`
Harrow Avion Visa                                                     STATEMENT FROM AUG 16 TO SEP 16, 2024
S M VAILLANCOURT 4510 15** **** 8812

DATE        POSTED    ACTIVITY DESCRIPTION                  AMOUNT ($)
AUG 18      AUG 21    CANADIAN TIRE                              28.35      Minimum payment           60.00
AUG 18      AUG 20    TIM HORTONS                                13.98      Payment due date   OCT 07, 2024
AUG 18      AUG 20    LOBLAWS                                    33.14      Credit limit          12,000.00
AUG 19      AUG 22    TARGET                                     61.36      Available credit       8,922.75
AUG 21      AUG 24    TIM HORTONS                                 4.60      Previous balance         210.09
AUG 22      AUG 24    PAYMENT - THANK YOU                      -210.09      Payments                -210.09
AUG 23      AUG 24    TIM HORTONS                                 4.17      NEW BALANCE              145.60`);
  expect(rows.map(([, amount, text]) => [amount, text])).toEqual([
    [-2835, 'CANADIAN TIRE'],
    [-1398, 'TIM HORTONS'],
    [-3314, 'LOBLAWS'],
    [-6136, 'TARGET'],
    [-460, 'TIM HORTONS'],
    [21_009, 'PAYMENT - THANK YOU'],
    [-417, 'TIM HORTONS'],
  ]);
});

test('a box beside each account’s rows states its balances', async () => {
  const statements = await statementsFrom(
    `
CITY BANK
STATEMENT OF ACCOUNTS
Statement period: 01/01/2026 to 31/01/2026

Current account 12345678
Date         Description              Amount
03/01/2026   GROCERY STORE           -100.00
05/01/2026   SALARY                   500.00             Opening balance       500.00
                                                         Money in              500.00
09/01/2026   FUEL STATION             -50.00             Money out             200.00
10/01/2026   BOOKS                    -30.00             
                                                         Closing balance       800.00
11/01/2026   CAFE                     -20.00
PAGE_BREAKCITY BANK
STATEMENT OF ACCOUNTS
Savings account 99998888
Date         Description              Amount
04/01/2026   INTEREST                   5.00             
06/01/2026   TRANSFER IN              100.00             Opening balance       200.00
                                                         Money in              105.00
08/01/2026   FEE                       -1.00             Money out               1.00
                                                         Closing balance       304.00`.replace(
      'PAGE_BREAK',
      '\f',
    ),
  );
  expect(
    statements.map(({ opening, closing, proof }) => [opening, closing, proof.verdict]),
  ).toEqual([
    [50_000, 80_000, 'proven'],
    [20_000, 30_400, 'proven'],
  ]);
});

test('what goes on beside a table may begin higher than its heading', () => {
  expect(
    parted(`
Current Account
Opening balance      386.95
                                             05/03/2024  Salary            117.80
Deposits and other credits
                                 How
When        What it was         much
01/03/2024  Oxbow Books        12.50
02/03/2024  Lantern Mobile     13.50         06/03/2024  Refund             56.68
03/03/2024  Marsh Tours        14.50         07/03/2024  Transfer           41.50
04/03/2024  Mossgate Gym       15.50         08/03/2024  Received           31.84`)?.slice(-8),
  ).toEqual([
    '01/03/2024 Oxbow Books 12.50',
    '02/03/2024 Lantern Mobile 13.50',
    '03/03/2024 Marsh Tours 14.50',
    '04/03/2024 Mossgate Gym 15.50',
    '05/03/2024 Salary 117.80',
    '06/03/2024 Refund 56.68',
    '07/03/2024 Transfer 41.50',
    '08/03/2024 Received 31.84',
  ]);
});

test('the title of a table on the line of another’s names is no name of theirs', () => {
  expect(
    parted(
      `
Pagamentos efetuados                          DATA     ESTABELECIMENTO        VALOR EM R$
DATA                        VALOR EM R$       29/06    PAO DE ACUCAR               106,96
17/06    PAGAMENTO            -2.874,06       30/06    SPOTIFY                      23,90
Total dos pagamentos          -2.874,06       04/07    UBER                         48,00
Compras e saques                              RAFAEL T PRADO (final 8821)
DATA     ESTABELECIMENTO    VALOR EM R$       06/06    RENNER                       86,83
09/04    CASAS BAHIA             189,90       09/06    PET CENTER                  199,77
08/06    UBER                     27,58       13/06    CINEMARK                     40,68`,
      'pt',
    ),
  ).toEqual([
    'Pagamentos efetuados',
    'DATA VALOR EM R$',
    '17/06 PAGAMENTO -2.874,06',
    'Total dos pagamentos -2.874,06',
    'Compras e saques',
    'DATA ESTABELECIMENTO VALOR EM R$',
    '09/04 CASAS BAHIA 189,90',
    '08/06 UBER 27,58',
    'DATA ESTABELECIMENTO VALOR EM R$',
    '29/06 PAO DE ACUCAR 106,96',
    '30/06 SPOTIFY 23,90',
    '04/07 UBER 48,00',
    'RAFAEL T PRADO (final 8821)',
    '06/06 RENNER 86,83',
    '09/06 PET CENTER 199,77',
    '13/06 CINEMARK 40,68',
  ]);
});

test('spans of days with their interest in a box beside the rows are no dates of theirs', () => {
  expect(
    parted(`
Date        Description              Amount      Your rates
01/03/2024  Oxbow Books               12.50      Cash             18.90%
02/03/2024  Lantern Mobile            13.50
                                                 Plan of three parts
03/03/2024  Marsh Tours               14.50
                                                 Bought on    14/01/2024
04/03/2024  Mossgate Gym              15.50
05/03/2024  AB1 Parking               11.00      Interest by days
                                                 01/03 - 04/03      0.77
06/03/2024  Oxbow Books               10.50
                                                 05/03 - 07/03      0.40
07/03/2024  Lantern Mobile            10.00`)?.slice(0, 9),
  ).toEqual([
    'Date Description Amount',
    '01/03/2024 Oxbow Books 12.50',
    '02/03/2024 Lantern Mobile 13.50',
    '03/03/2024 Marsh Tours 14.50',
    '04/03/2024 Mossgate Gym 15.50',
    '05/03/2024 AB1 Parking 11.00',
    '06/03/2024 Oxbow Books 10.50',
    '07/03/2024 Lantern Mobile 10.00',
    'Your rates',
  ]);
});

test('a title below the longer of two tables abreast is none of the one beside, which ends higher', async () => {
  const rows = await rowsFrom(
    `
Cartão Selva                                  Fechamento: 06/01/2026

Lançamentos
Data     Descrição          Valor R$      Data     Descrição          Valor R$
         Pagamentos                       24/12    LIVRARIA SELVA        96,00
10/12    PAGAMENTO           -50,00       27/12    POSTO MUSGO          180,00
                                          29/12    CINE FAROL            88,00
ANA PRADO - cartão final 6614
21/12    PADARIA LUME         79,98
22/12    MERCADO LUME        119,96


Compras parceladas - próximas faturas
02/2026               03/2026                 04/2026
R$ 700,74             R$ 603,10               R$ 509,80`,
  );
  expect(rows.map(([, , description]) => description)).toEqual([
    'PAGAMENTO',
    'PADARIA LUME',
    'MERCADO LUME',
    'LIVRARIA SELVA',
    'POSTO MUSGO',
    'CINE FAROL',
  ]);
});

test('a dash for nothing over the figure of the next row is no sign of it', async () => {
  const { moved, verdict } = await onlyStatementFrom(`
Harrow Bank                                        Account number 12345678
Statement period: 01/01/2026 to 31/01/2026
Opening balance                                          500.00
Closing balance                                          455.00

Date         Description                 Paid out      Paid in
03/01/2026   Oxbow Books                    95.00
14/01/2026   Stop payment order                              -
15/01/2026   Refund                                      50.00`);
  expect(verdict).toBe('proven');
  expect(moved.map(([, amount]) => amount)).toEqual([-9500, 5000]);
});

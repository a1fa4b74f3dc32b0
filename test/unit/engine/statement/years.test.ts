import { expect, test } from 'vitest';
import { onlyStatementFrom, statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

test('a sort code that looks like a date gives no row its year', async () => {
  const rows = await rowsFrom(`
Statement date 12 Jan 2024
Sort code 07-04-36
Date     Details                Amount     Balance
14 Dec   Oxbow Books            -12.50       87.50
02 Jan   Salary                 200.00      287.50`);
  expect(rows.map(([day]) => day)).toEqual(['2023-12-14', '2024-01-02']);
});

test('a further table that begins in December again goes back a year', async () => {
  const rows = await rowsFrom(`
Statement date 21 Jan 2024
Date     Details                Deposit   Withdrawal    Balance
22 Dec   Oxbow Books                           12.50      87.50
08 Jan   Salary                  200.00                  287.50

Date     Details                Deposit   Withdrawal    Balance
23 Dec   Lantern Mobile                        10.00      90.00
09 Jan   Salary                  100.00                  190.00`);
  expect(rows.map(([day]) => day)).toEqual([
    '2023-12-22',
    '2024-01-08',
    '2023-12-23',
    '2024-01-09',
  ]);
});

test.each(['FEB.06-MAR.05,2024', 'Feb 06 2024-Mar 05 2024', '6Feb2024-5Mar2024'])(
  'a period without a space around its dash gives years: %s',
  async (period) => {
    const rows = await rowsFrom(`
Statement period: ${period}
Date    Description          Amount     Balance
02/08   Oxbow Books           -12.50       87.50
03/01   Salary               200.00      287.50`);
    expect(rows.map(([day]) => day)).toEqual(['2024-02-08', '2024-03-01']);
  },
);

test('where no period is stated, a year and two days between dated balances say the years', async () => {
  const text = `
Relevé annuel au 04/01/2021
Date       Libellé                            Débit        Crédit
           SOLDE CREDITEUR AU 02/01/2020                   1 000,00
03/01      Virement Oxbow                    100,00
26/02      Virement Mossgate                  50,00
14/12      Virement Lantern                                  200,00
           SOLDE CREDITEUR AU 04/01/2021                   1 050,00`;
  expect((await rowsFrom(text)).filter(([, amount]) => amount !== undefined)).toEqual([
    ['2020-01-03', -10_000, 'Virement Oxbow'],
    ['2020-02-26', -5000, 'Virement Mossgate'],
    ['2020-12-14', 20_000, 'Virement Lantern'],
  ]);
});

test('rows that would be later than all that the document dates prove no year', async () => {
  const text = `
Relevé annuel au 04/01/2021
Solde précédent 1 000,00      Nouveau solde 1 050,00
Date       Libellé                            Débit        Crédit
03/01      Virement Oxbow                    100,00
26/02      Virement Mossgate                  50,00
14/12      Virement Lantern                                  200,00`;
  const [statement] = await statementsFrom(text);
  expect(statement?.proof.verdict).not.toBe('proven');
});

test('two dates in a row are no period', async () => {
  const rows = await rowsFrom(`
March 31, 2025
Everyday account
Statement period activity summary
Balance on 3/1   500.00      Balance on 3/31   514.50
Date    Description                                  Additions   Subtractions   Balance
3/1     Transfer from Alex Rivera on 02/28               100.00                  600.00
3/31    Transfer to Jamie Lee on 03/01                                85.50      514.50`);
  expect(rows.map(([day]) => day)).toEqual(['2025-03-01', '2025-03-31']);
});

test('where all dates may be of either order, the one that makes the stated period run forward is theirs', async () => {
  const rows = await rowsFrom(`
Credit card statement
Form 0000001 22/09/05
Opening/closing date 08/06/22 - 09/05/22
Statement period 08/06/22 - 09/05/22
Date        Description            Amount
08/10       Oxbow Books             23.75`);
  expect(rows.map(([day]) => day)).toEqual(['2022-08-10']);
});

test('a code at the foot of a page does not turn the order that the period tells', async () => {
  const rows = await rowsFrom(`
Credit card statement
Opening/closing date    08/06/22 - 09/05/22
Minimum payment due     10.00
Date        Details                  Amount
08/10       Oxbow Books               23.75
08/12       Lantern Mobile             9.00
FIS 33339   22/09/05  Page 2          17.24`);
  expect(rows.slice(0, 2).map(([day]) => day)).toEqual(['2022-08-10', '2022-08-12']);
});

test('the purchase of an instalment is dated before the statement, and the rows below do not go on from it', async () => {
  const rows = await rowsFrom(`
Fatura do cartão de crédito
Vencimento 25/09/2026      Pagamento mínimo 52,50
13 set    Livraria Toronja                100,00
03 nov    Loja Lechuza - Parcela 11/12    100,00
14 set    Mercado Luna                     80,00
15 set    Academia Musgo                   42,22`);
  expect(rows.map(([day]) => day)).toEqual([
    '2026-09-13',
    '2025-11-03',
    '2026-09-14',
    '2026-09-15',
  ]);
});

test('a day a little behind the last one is the year before’s where an instalment’s months have passed since', async () => {
  const rows = await rowsFrom(`
Fatura do cartão de crédito
Período da fatura: 09/03/2026 a 08/04/2026
Vencimento 15/04/2026      Pagamento mínimo 52,50
16/03     Livraria Toronja                100,00
14/04     Loja Lechuza PARC12/12          189,90
10/04     Radio Colibri PARC01/12          80,00
18/03     Academia Musgo                   42,22`);
  expect(rows.map(([day]) => day)).toEqual([
    '2026-03-16',
    '2025-04-14',
    '2026-04-10',
    '2026-03-18',
  ]);
});

test('what names an amount of its own is no label of the months listed below it', async () => {
  const rows = await rowsFrom(`
Fatura fechada em 23/09/2026
Parcelamento em 12x de R$ 24,50
novembro/2026 R$ 293,91
dezembro/2026 R$ 293,91
Data       Descrição                       Valor
28/11      Hotel 10/10                    100,00
15/09      Leroy Merlin                    56,34`);
  expect(rows.map(([day]) => day)).toEqual(['2025-11-28', '2026-09-15']);
});

test.each([
  ['Account statement 2024 - all amounts in EUR', ''],
  ['Credit card statement', '2024 totals year-to-date'],
])(
  'where no date prints a year, it is the title’s, and proves nothing: %s',
  async (title, foot) => {
    const [statement] = await statementsFrom(`
${title}
Date     Details                Amount     Balance
Opening balance                             100.00
02/03    Oxbow Books            -12.50       87.50
15/03    Salary                 200.00      287.50

${foot}`);
    expect(statement?.rows.map(({ date }) => date.year)).toContain(2024);
    expect(statement?.rows.map(({ date }) => date.year)).not.toContain(2000);
    expect(statement?.proof.verdict).toBe('unchecked');
  },
);

test('a day that only a row speaks of, years ahead, dates no other row', async () => {
  const rows = await rowsFrom(`
Credit card statement
Statement date 12 January 2026
Date            Description                             Amount
17 December     WAITROSE                                 96.73
20 December     BALANCE TRANSFER                        750.00
                0% UNTIL 20 DEC 2027
2 January       CASH                                     50.00`);
  expect(rows.map(([day]) => day)).toEqual(['2025-12-17', '2025-12-20', '2026-01-02']);
});

test('a further list that begins anew in the year before has the one year that its days can be of', async () => {
  const [statement] = await statementsFrom(`
Credit card statement
Statement date 20 January 2024
Previous balance 100.00
New balance 126.00

Date     Description            Amount
Payments
10 Jan   Payment received      -100.00
Purchases
28 Dec   Oxbow Books             12.50
30 Dec   Lantern Mobile          93.50
12 Jan   Mossgate Gym            20.00`);
  expect(statement?.rows.map(({ date: { year } }) => year)).toEqual([2024, 2023, 2023, 2024]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('an offer that runs for more than a year after the day of issue dates no rows', async () => {
  const rows = await rowsFrom(`
Credit card statement issued on 7 January 2026
0% on balance transfers until
16 December 2027
09 Dec    Oxbow Books                  18.40
24 Dec    Lantern Mobile               42.17
04 Jan    Mossgate Gym                 27.49`);
  expect(rows.map(([day]) => day)).toEqual(['2025-12-09', '2025-12-24', '2026-01-04']);
});

test('purchases of long ago are no doubt where as many months have passed as instalments were paid', async () => {
  const text = (number: string) => `
Estado de cuenta de tarjeta de crédito
Periodo 06-mar-2025 al 05-abr-2025
Adeudo del periodo anterior        $100.00
Saldo al corte                   $1,782.42
Compras y cargos diferidos a meses sin intereses
Fecha de la    Descripción      Monto original  Saldo pendiente  Pago requerido  Núm. de   Tasa de interés
operación                                                                        pago      aplicable
18-nov-2024    Oxbow Books          $11,999.00        $6,999.40         $999.92  ${number}   0.00%
09-ene-2025    Marsh Tours           $4,500.00        $2,250.00         $750.00  3 de 6    0.00%
Cargos, abonos y compras regulares (no a meses)
Fecha de la operación   Fecha de cargo   Descripción del movimiento     Monto
10-mar-2025             11-mar-2025      Mossgate Gym                + $32.50
18-mar-2025             19-mar-2025      Su abono... gracias        - $100.00`;
  const verdictOf = async (number: string) =>
    (await statementsFrom(text(number)))[0]?.proof.verdict;
  const [statement] = await statementsFrom(text('5 de 12'));
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    -99_992, -75_000, -3250, 10_000,
  ]);
  expect(await verdictOf('5 de 12')).toBe('proven');
  expect(await verdictOf('1 de 12')).toBe('unchecked');
});

test('numbers of instalments under a name of their own are no dates', async () => {
  const [statement] = await statementsFrom(`
Estado de cuenta de tarjeta de crédito
N° de tarjeta de crédito   XXXX XXXX XXXX 1234
Período facturado   07/05/2025 05/06/2025
Cupo total $ 3.000.000   Tasa   2,61 %
Saldo anterior                 $ 482.110
Monto total facturado a pagar   $ 93.186

Fecha de    Descripción                       Monto          N°     Valor cuota
operación                                 operación       cuota         mensual
1. Total operaciones - pagos a la cuenta                             $ -482.110
18/05/25    Pago Pesos TEF               $ -482.110       01/01      $ -482.110
21/12/24    Oxbow Books                   $ 353.208       06/12        $ 29.434
07/05/25    Marsh Tours                    $ 11.941       01/01        $ 11.941
09/05/25    Mossgate Gym                   $ 51.811       01/01        $ 51.811`);
  expect(statement?.rows.map(({ date, amount }) => [date.year, amount])).toEqual([
    [2025, 482_110],
    [2024, -29_434],
    [2025, -11_941],
    [2025, -51_811],
  ]);
  expect(statement?.rows.map(({ valueDate }) => valueDate)).toEqual(Array(4).fill(undefined));
  expect(statement?.proof.verdict).toBe('proven');
});

test.each(["1 FEB'26 - 31 MAR'26", '1 Feb-2026 to 31 Mar-2026'])(
  'a period whose years are in one word with their months gives years: %s',
  async (period) => {
    const rows = await rowsFrom(`
Statement for ${period}
Date     Details                Amount
25 Feb   Oxbow Books            -12.50
02 Mar   Salary                 200.00`);
    expect(rows.map(([day]) => day)).toEqual(['2026-02-25', '2026-03-02']);
  },
);

test('rows of years that are still to come prove no dates: their calendar may be another', async () => {
  const [statement] = await statementsFrom(`
Date        Details               Amount     Balance
            Opening balance                  100.00
03/05/2567  Oxbow Books           -12.50       87.50
23/05/2567  Salary                200.00      287.50
24/05/2567  Lantern Mobile        -10.00      277.50`);
  expect(statement?.proof.verdict).toBe('unchecked');
});

test('a day long behind the day of issue, when points lapse, gives no row its year', async () => {
  const rows = await rowsFrom(`
Credit card statement
Statement date 12 Jan 2026
Date     Details                Amount
14 Dec   Oxbow Books             12.50
02 Jan   Mossgate Gym            20.00

Points    1,204    lapse on 31 Dec 2026`);
  expect(rows.map(([day]) => day)).toEqual(['2025-12-14', '2026-01-02']);
});

const CHARGED = (fees: string, among: string) => `
Credit card statement        Statement period 10/12/2025 - 09/01/2026
Card number 4037 84XX XXXX 6619
Previous balance 100.00      New balance 152.50
Trans date   Post date    Description             Amount
11/12        12/12        Oxbow Books              12.50
13/12        14/12        Lantern Mobile           10.00
15/12        16/12        Mossgate Gym             10.00
17/12        18/12        Marsh Tours              10.00
19/12        20/12        Night Theatre             1.00
21/12        22/12        Night Theatre             1.00
23/12        24/12        Night Theatre             1.00
${among}
${fees}`;

test('fees in a table of their own that print the second date alone are of that day, and of none above', async () => {
  const [statement] = await statementsFrom(
    CHARGED(
      `Fees
Trans date   Post date    Description             Amount
             09/01        Foreign transaction fee   6.00`,
      '28/12        29/12        Night Theatre             1.00',
    ),
  );
  expect(statement?.rows.at(-1)?.date).toEqual({ year: 2026, month: 1, day: 9 });
  expect(statement?.proof.verdict).toBe('proven');
});

test('a row among others that prints the second date alone may be of that day, or of the one above', async () => {
  const [statement] = await statementsFrom(
    CHARGED('', '             29/12        Foreign transaction fee   7.00'),
  );
  expect(statement?.proof.verdict).toBe('unchecked');
});

test('the date of a law at the foot lends rows no year where their value dates print another', async () => {
  const rows = await rowsFrom(`
RELEVE DE COMPTE BANCAIRE
DATE      LIBELLE                            VALEUR           DEBIT        CREDIT
          SOLDE DEPART                                                     412,07
05 03     PAIEMENT OXBOW                     05 03 2025       52,51
07 03     RETRAIT HARBOUR                    07 03 2025       60,00
27 03     VIREMENT RECU LANTERN              27 03 2025                    145,00
          SOLDE FINAL                                                      444,56

Lantern bank - Etablissement de crédit par arrêté n° 2269-03 du 22 décembre 2003`);
  expect(new Set(rows.map(([day]) => day))).toEqual(
    new Set(['2025-03-05', '2025-03-07', '2025-03-27']),
  );
});

test('a period may print its days, months and years as words of their own', async () => {
  const [statement] = await statementsFrom(`
RELEVE DE COMPTE BANCAIRE DU 01 03 2025 AU 31 03 2025 PAGE 1 / 1
DATE      LIBELLE                            DEBIT        CREDIT
          SOLDE DEPART                                    412,07
05 03     PAIEMENT OXBOW                     52,51
07 03     RETRAIT HARBOUR                    60,00
27 03     VIREMENT RECU LANTERN                           145,00
          SOLDE FINAL                                     444,56`);
  expect(statement?.period).toEqual({
    from: { year: 2025, month: 3, day: 1 },
    to: { year: 2025, month: 3, day: 31 },
  });
});

const charged = (nth: string): string => `
Fatura do cartão de crédito
Período da fatura: 09/12/2025 a 08/01/2026
Vencimento 15/01/2026      Fatura anterior 100,00
10/12     Pagamento recebido             -100,00
16/12     Livraria Toronja                100,00
21/12     Magalu - Parcela ${nth}           50,00
28/12     Academia Musgo                   42,22
Total da fatura                           192,22`;

test('an instalment’s day within the period is that of its charge where no year is as far back as it says', async () => {
  const [statement] = await statementsFrom(charged('7/10'));
  expect(new Set(statement?.rows.map(({ date }) => date.year))).toEqual(new Set([2025]));
  expect(statement?.proof.doubts).not.toContain('dates');
  // It may be the day of the purchase, a year ago.
  const [older] = await statementsFrom(charged('13/18'));
  expect(older?.proof.doubts).toContain('dates');
});

test('a balance’s day with a year of two digits lends rows theirs, not a day that a sentence names', async () => {
  const { moved, verdict } = await onlyStatementFrom(`
Northgate Bank
Current account statement
Sort code 20-11-43 Account number 44710092
Emma Larkin
Closing balance on 14/01/25          1,790.00
Opening balance                      1,000.00
Date      Details                    Money out    Money in
16 Dec    Oxbow Books                    50.00
28 Dec    Acme salary                                900.00
03 Jan    Harrow Rail                    60.00
Interest rates: your fixed rate ends on 31 January 2027.`);
  expect(moved.map(([day]) => day)).toEqual(['2024-12-16', '2024-12-28', '2025-01-03']);
  expect(verdict).toBe('proven');
});

test('the statement’s own day with a year of two digits lends rows theirs, not the one of an earlier contract', async () => {
  const { moved } = await onlyStatementFrom(`
Harbour Card
Credit card statement
Card number ending 0199
Mrs Emma Larkin
Statement date 14/01/25     Pay by 08/02/25
Previous balance                                    300.00
New balance                                         160.00
Date     Description                       Amount
16 Dec   Payment - thank you              -300.00
19 Dec   Oxbow Books                        50.00
30 Dec   Harrow Rail                        60.00
03 Jan   Lantern Mobile                     50.00
Customer since 01/02/2022`);
  expect(moved.map(([day]) => day)).toEqual([
    '2024-12-16',
    '2024-12-19',
    '2024-12-30',
    '2025-01-03',
  ]);
});

import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const ACCOUNT = `
Account statement
Account number 28814470
Date       Value date  Details                      Amount
30.06.24               Balance brought forward             12.40 +
08.07.24   08.07.24    Internal transfer from EUR 500.00  541.00 +
12.07.24   10.07.24    Marsh Tours NEW YORK               219.99 -
18.07.24   18.07.24    Marsh Tours refund                 219.99 +
31.07.24   31.07.24    Interest                             0.05 +
31.07.24               Closing balance                    553.45 +`;

const ORDERS = `
Regular payees
Next         Since        Payee                                   Amount
02.08.24     02.01.21     Rent Weber                           1,650.00 -
15.08.24     15.03.22     Savings LU90 0019 4455 0009 9000       250.00 -`;

const amountsFrom = async (text: string) =>
  (await statementsFrom(text)).flatMap(({ rows }) => rows.flatMap(({ amount }) => amount ?? []));

const OWN = [54_100, -21_999, 21_999, 5];

test('what stands below the closing balance that the rows lead to is none of them', async () => {
  expect(await amountsFrom(ACCOUNT)).toEqual(OWN);
  expect(await amountsFrom(ACCOUNT + ORDERS)).toEqual(OWN);
  expect((await statementsFrom(ACCOUNT + ORDERS))[0]?.proof.verdict).not.toBe('broken');
});

test('where it is called a list of orders, nothing is left to doubt', async () => {
  const text = ACCOUNT + ORDERS.replace('Regular payees', 'Active standing orders');
  expect(await amountsFrom(text)).toEqual(OWN);
  expect((await statementsFrom(text))[0]?.proof.verdict).toBe('proven');
});

test('rows above the line that brings a balance forward are not left out, though those below it lead to the closing one', async () => {
  const amounts = await amountsFrom(`
Account statement
Account number 28814470
Date       Value date  Details                            Amount
Standing of the account, last sheet no. 12                 12.40 +
08.07.24   08.07.24    Internal transfer                  541.00 +
12.07.24   10.07.24    Marsh Tours                        219.99 -
           Carried forward to sheet 2                     333.41 +
\fDate       Value date  Details                            Amount
           Brought forward from sheet 1                   333.41 +
18.07.24   18.07.24    Marsh Tours refund                 219.99 +
31.07.24   31.07.24    Interest                             0.05 +
31.07.24               Closing balance                    553.45 +`);
  expect(amounts.filter((amount) => OWN.includes(amount))).toEqual(OWN);
});

test('a balance called by the last day of the period closes the rows above it, and a table below is none of them', async () => {
  const [statement] = await statementsFrom(`
RELEVE DE COMPTE CHEQUES                du 20 décembre 2025 au 20 janvier 2026
Monnaie du compte : EUROS               IBAN : FR76 3000 4012 8800 0011 7703 452
Date       Nature des opérations                      Valeur       Débit       Crédit
           SOLDE CREDITEUR AU 20.12.2025                                     1 340,86
22.12      VIREMENT SEPA RECU CPAM                    22.12                     46,30
22.12      FACTURE CARTE LECLERC                      22.12       112,87
23.12      PRLV SEPA EDF                              23.12        96,00
           TOTAL DES OPERATIONS                                   208,87        46,30
           SOLDE CREDITEUR AU 20.01.2026                                     1 178,29
\f
CARTE A DEBIT DIFFERE
02.01      CARREFOUR BEAULIEU                                      64,12
06.01      DECATHLON REZE                                          89,90`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([4630, -11_287, -9600]);
  expect([statement?.opening, statement?.closing]).toEqual([134_086, 117_829]);
});

test('below the row that leads to the stated closing balance, a line without a date is of what the money is held in', async () => {
  const [statement] = await statementsFrom(`
Account statement
Opening balance 2,418.07    Closing balance 2,624.74
Date          Details                    Money in    Money out     Balance
27/12/2025    Salary                       494.67                 2,912.74
29/12/2025    Lantern Mobile                           250.00     2,662.74
31/12/2025    Oxbow Books                               38.00     2,624.74
Held at Marsh Bank                                                2,624.74
Fund of money          0.00                              1.00         0.00`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([49_467, -25_000, -3800]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('where the money is held, in a table of its own below the closing balance, is no row', async () => {
  const [statement] = await statementsFrom(`
PRODUKT        ANFANGSSALDO     ZAHLUNGSEINGANG     ZAHLUNGSAUSGANG     ENDSALDO
Cashkonto        1.341,00 €         500,00 €           155,25 €         1.685,75 €

DATUM           BESCHREIBUNG            ZAHLUNGSEINGANG   ZAHLUNGSAUSGANG      SALDO
17 März 2025    Outgoing transfer                               150,00 €   1.191,00 €
19 März 2025    Incoming transfer              500,00 €                    1.691,00 €
21 März 2025    Amazon                                            5,25 €   1.685,75 €
\f
BARMITTELÜBERSICHT
Zum 31 März 2025

TREUHANDKONTEN                                                                SALDO
Citibank                                                                  1.617,09 €`);
  expect([statement?.proof.verdict, statement?.rows.map(({ amount }) => amount)]).toEqual([
    'proven',
    [-15_000, 50_000, -525],
  ]);
});

/** An account that leads to its closing balance, with a further table on the next page, and what was read of it. */
async function withBelow(further: string) {
  const [statement, ...more] = await statementsFrom(`
Harrow Bank Everyday Checking
March 10, 2025   Page 1 of 2
Beginning balance on 2/8             $1,000.00
Ending balance on 3/10               $1,300.00

Date      Description                          Deposits    Withdrawals    Ending daily balance
2/28      Grocer                                               100.00                   900.00
3/7       Salary                                 500.00                               1,400.00
3/10      Monthly Service Fee                                  100.00                 1,300.00
Ending balance on 3/10                                                                1,300.00
Totals                                          $500.00       $200.00
March 10, 2025   Page 2 of 2
Monthly service fee summary
Fee period 02/08/2025 - 03/10/2025   Standard $10.00                            You paid $10.00
${further}`);
  expect(more).toEqual([]);
  const amounts = statement?.rows.flatMap(({ amount }) => amount ?? []);
  return { amounts, verdict: statement?.proof.verdict };
}

test('a summary of fees below the closing balance is no row, though the page’s day stands above it', async () => {
  expect(
    await withBelow(`
Minimum daily balance                                         $500.00                  $412.18
Total of qualifying electronic deposits               $5,000.00                      $3,773.62`),
  ).toEqual({ amounts: [-10_000, 50_000, -10_000], verdict: 'proven' });
});

test('a row below the closing balance that leads on from the balance above it is not left out unsaid', async () => {
  const { amounts, verdict } = await withBelow(`
Correction of a deposit                            $5.00                                 $15.00`);
  expect(amounts).toContain(500);
  expect(verdict).not.toBe('proven');
});

const taxes = (name: string): string => `
Account statement      Account number 12345678
Period 01/03/2025 to 31/03/2025
Opening balance 1,000.00     Closing balance 840.00
Date        Details                     Credit       Debit       Balance
03/03/2025  Oxbow Books                             -50.00        950.00
04/03/2025  Mossgate Gym                            -20.00        930.00
12/03/2025  Salary                      200.00                  1,130.00
20/03/2025  Willow Rooms                           -250.00        880.00
31/03/2025  Tax 25.413                              -40.00        840.00
Total                                   200.00     -360.00        840.00
Taxes withheld
PERIOD FROM 01/03/2025 TO 31/03/2025
31/03/2025  ${name}25.413                            -40.00
31/03/2025  ${name}on income                           0.00`;

test('sums listed below the one of the rows, without the balances that all rows print, are none of these', async () => {
  const statements = await statementsFrom(taxes('Total '));
  expect(statements.map(({ rows, proof }) => [rows.length, proof.verdict])).toEqual([
    [5, 'proven'],
  ]);
  // What is called otherwise may be rows of something else.
  const [other] = await statementsFrom(taxes('Shop '));
  expect(other?.proof.verdict).not.toBe('proven');
});

test('what an annex says that the account held on an earlier day does not go against its rows', async () => {
  const statements = await statementsFrom(`
Kontoauszug 3/2025
vom 04.03.2025 bis 02.04.2025
Girokonto 1044718820
Datum       Erläuterung                               Betrag Soll EUR   Betrag Haben EUR
03.03.2025  Kontostand am 03.03.2025, Auszug Nr. 2                            934,18
05.03.2025  Kartenzahlung                                      -31,87
07.03.2025  Überweisung                                        -25,00
31.03.2025  Zinsen für eingeräumte Kontoüberziehung             -2,14
01.04.2025  Gehalt                                                          1.000,00
02.04.2025  Kontostand am 02.04.2025                                        1.875,17

Anlage 1: Abrechnung zum 31.03.2025
Zinsen für eingeräumte Kontoüberziehung (9,90 %)                2,14-
Summe Zinsen/Entgelte                                           2,14-
Kontostand in EUR am 31.03.2025                                               875,17`);
  expect(statements.map(({ rows, proof }) => [rows.length, proof.verdict])).toEqual([
    [6, 'proven'],
  ]);
});

import { expect, test } from 'vitest';
import { onlyStatementFrom, statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

/** Days and amounts of the rows that move money. */
const moved = async (text: string) =>
  (await rowsFrom(text)).flatMap(([day, amount]) => (amount === undefined ? [] : [[day, amount]]));

const ABOVE = `
Personal account statement
Opening balance 100.00
Wann        Was                     Wieviel
01/03/2024  Oxbow Books             -12.50
02/03/2024  Salary                  200.00
03/03/2024  Lantern Mobile          -10.00
14/03/2024  Mossgate Gym             -7.50
Closing balance 270.00

Standing orders
Date        Details                 Amount`;

test('rows above the heading of another table, which has fewer, are a table without one', async () => {
  const [statement] = await statementsFrom(`${ABOVE}
01/04/2024  Mossgate Gym              7.50`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-1250, 20_000, -1000, -750]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('a dated row whose payee ends like the name of a limit is a row', async () => {
  const text = `
Extrato de conta corrente
Data        Descrição                          Valor       Saldo
01/02/2024  Saldo anterior                                 100,00
05/02/2024  JUROS LIMITE DA CONTA             -12,50        87,50
16/02/2024  Pix recebido                      200,00       287,50`;
  expect(await moved(text)).toEqual([
    ['2024-02-05', -1250],
    ['2024-02-16', 20_000],
  ]);
});

test('beside money in and money out, what is called the amount is what is left', async () => {
  const [statement] = await statementsFrom(`
Personal account statement
Date        Details              Incoming    Outgoing     Amount
24/03/2024  Mossgate Gym                      -20.00       80.00
23/03/2024  Salary                 50.00                  100.00
21/03/2024  Oxbow Books                       -10.00       50.00`);
  expect(statement?.rows.map(({ amount, balance }) => [amount, balance])).toEqual([
    [-2000, 8000],
    [5000, 10_000],
    [-1000, 5000],
  ]);
});

test('a figure that a label states within a description is no cell of the column that it stands in', async () => {
  const text = `
Personal account statement
Date        Details                         Fee     Amount     Balance
21/03/2024  Oxbow Books              Cashed: 1.00    -10.00       50.00
23/03/2024  Salary                                    50.00      100.00
24/03/2024  Mossgate Gym                     2.00    -20.00       78.00
25/03/2024  Lantern Mobile                   1.00     -5.00       72.00`;
  expect((await moved(text)).map(([, amount]) => amount)).toEqual([-1000, 5000, -2200, -600]);
});

test('amounts of both signs under the name of money out are money in and out', async () => {
  const text = `
Personal account statement
Date        Details                           Debit     Balance
21/03/2024  Oxbow Books                      -10.00       50.00
23/03/2024  Salary                            50.00      100.00
24/03/2024  Mossgate Gym                     -20.00       80.00`;
  expect((await moved(text)).map(([, amount]) => amount)).toEqual([-1000, 5000, -2000]);
});

test('a row heads no table below it, though its words and those under them are names of columns', async () => {
  const rows = await rowsFrom(`
EXTRAIT DE COMPTE N° 003/2025
DATE            LIBELLE                                     VALEUR       MONTANT EUR
                ANCIEN SOLDE AU 28.02.2025                                    +712,05
03.03           VIREMENT EN FAVEUR DE OXBOW                  03.03.25         -100,00
04.03           ACHAT CARTE VISA DEBIT LUXTRAM               04.03.25          -33,79
                CARTE N° XXXX XXXX XXXX 2214 DU 03.03.2025
04.03           VIREMENT EN FAVEUR DE LANTERN                05.03.25          -84,00
05.03           DOMICILIATION HARBOUR                        05.03.25          -58,94
                NOUVEAU SOLDE AU 31.03.2025                                   +435,32`);
  expect(rows.flatMap(([, amount]) => amount ?? [])).toEqual([-10_000, -3379, -8400, -5894]);
});

test('names of one page’s table, without which the rows of all pages tie, are no heading of the columns', async () => {
  const { moved: all, verdict } = await onlyStatementFrom(`
Harbour Corporate Card
Statement of account                          Closing Date 03/22/25
Account number XXXX-XXXXX7-71004
Previous Balance        Payments/Credits        New Charges        Balance Due
100.00                  -100.00                 206.90             206.90

Payments and Credits                                               Amount $
03/11/25       REMITTANCE PROCESSED                               -100.00
               Total of Payments and Credits                      -100.00

New Activity for ELEANOR WHITCOMBE                                 Amount $
02/24/25       DELTA AIR LINES ATLANTA                              82.40
02/26/25       LYFT RIDE                                            34.10
03/01/25       EDGEWATER HOTEL                                      11.00
\fHarbour Corporate Card
Activity Continued                                                 Amount $
03/04/25       OYSTER HOUSE                                         21.00
03/07/25       AVIS RENT A CAR                                      12.00
03/08/25       ZOOM                                                 15.40
03/09/25       TRAINLINE                                            19.00
03/12/25       THE SAVOY                                            12.00
               Total of New Charges for ELEANOR WHITCOMBE          206.90`);
  expect(all.map(([, amount]) => amount)).toEqual([
    10_000, -8240, -3410, -1100, -2100, -1200, -1540, -1900, -1200,
  ]);
  expect(verdict).toBe('proven');
});

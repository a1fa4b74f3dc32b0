import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

test('a mark that a narrow column printed below its figure signs that figure, and is no description of the next row', async () => {
  const rows = await rowsFrom(`
EXTRATO CONTA CORRENTE
DATA        HISTÓRICO              VALOR

15/03/2024  Pagamento Oxbow        1.500,00
                                   D
16/03/2024  Recebimento Marsh      300,00
                                   C
20/03/2024  Tarifa mensal          25,00
                                   D`);
  expect(rows).toEqual([
    ['2024-03-15', -150_000, 'Pagamento Oxbow'],
    ['2024-03-16', 30_000, 'Recebimento Marsh'],
    ['2024-03-20', -2500, 'Tarifa mensal'],
  ]);
});

test('so do marks below amounts and balances, beside the rest of a description', async () => {
  const [statement] = await statementsFrom(`
Account statement
Date        Details                Amount         Balance

15/03/2024  Payment to Oxbow       1,500.00       500.00
            Books                  DR             DR
16/03/2024  Received from          800.00         300.00
            Theo Marsh             CR             CR
20/03/2024  Monthly fee            25.00          275.00
                                   DR             CR`);
  expect(
    statement?.rows.map(({ amount, balance, description }) => [amount, balance, description]),
  ).toEqual([
    [-150_000, -50_000, ['Payment to Oxbow', 'Books']],
    [80_000, 30_000, ['Received from', 'Theo Marsh']],
    [-2500, 27_500, ['Monthly fee']],
  ]);
});

test('a letter under one figure of many is text', async () => {
  const rows = await rowsFrom(`
Account statement
Date        Details                Amount
15/03/2024  Oxbow Books            -12.50
16/03/2024  Theo Marsh             30.00
                                   C
20/03/2024  Monthly fee            -2.50
21/03/2024  Mill Lane              -7.50`);
  expect(rows.map(([, amount]) => amount)).toEqual([-1250, 3000, -250, -750]);
});

test('a word of credit set under a few figures signs these; the card in its line is no heading', async () => {
  const rows = await rowsFrom(`
Kreditkartenabrechnung
Alter Saldo                                 1.468,66
Neuer Saldo                                   159,24
Datum       Beschreibung                  Betrag EUR

27.04.2026  ZAHLUNG ERHALTEN                1.468,66
            Karten-Nr. xxxx-xxxxxx-01006  GUTSCHRIFT
28.04.2026  OXBOW BOOKS                        58,40
29.04.2026  MARSH TOURS                        49,99
            35314369001                   GUTSCHRIFT
30.04.2026  LANTERN MOBILE                     73,18

            ERIKA MUSTER xxxx-xxxxxx-01014
03.05.2026  MILL LANE                          77,65`);
  expect(rows.map(([, amount]) => amount)).toEqual([146_866, -5840, 4999, -7318, -7765]);
});

test('marks of credits that have the lines below to themselves, where the column begins, sign the figures above', async () => {
  const rows = await rowsFrom(`
Credit card statement
Date        Details                            Amount in SEK
18/08/2025  Oxbow Books                             1,229.33
19/08/2025  Theo Marsh                                799.00
                                               CR
20/08/2025  Mossgate Gym                              369.60
21/08/2025  Marsh Tours                               664.92
                                               CR
22/08/2025  Lantern Mobile                            771.75`);
  expect(rows).toEqual([
    ['2025-08-18', -122_933, 'Oxbow Books'],
    ['2025-08-19', 79_900, 'Theo Marsh'],
    ['2025-08-20', -36_960, 'Mossgate Gym'],
    ['2025-08-21', 66_492, 'Marsh Tours'],
    ['2025-08-22', -77_175, 'Lantern Mobile'],
  ]);
});

test('so do marks that stand right of them', async () => {
  const rows = await rowsFrom(`
Estado de cuenta de tarjeta de crédito
Fecha       Detalle                                  Importe
18/08/2025  Libreria Toronja                          229.33
19/08/2025  Teo Marisma                               799.00
                                                              CR
20/08/2025  Gimnasio Colibri                          369.60
21/08/2025  Viajes Marisma                            664.92
                                                              CR
22/08/2025  Radio Lechuza                             771.75`);
  expect(rows.map(([, amount]) => amount)).toEqual([-22_933, 79_900, -36_960, 66_492, -77_175]);
});

test('marks that stand in a column of their own before the figures sign these', async () => {
  const rows = await rowsFrom(`
Credit card statement
Date        Details                       Amount
15/03/2024  Oxbow Books                    42.50
16/03/2024  Payment                CR     500.00
18/03/2024  Refund Theo Marsh      CR      30.00
20/03/2024  Mossgate Gym                   10.00`);
  expect(rows).toEqual([
    ['2024-03-15', -4250, 'Oxbow Books'],
    ['2024-03-16', 50_000, 'Payment'],
    ['2024-03-18', 3000, 'Refund Theo Marsh'],
    ['2024-03-20', -1000, 'Mossgate Gym'],
  ]);
});

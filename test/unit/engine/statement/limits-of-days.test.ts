import { expect, test } from 'vitest';
import { isoOf } from '@/engine/reading';
import { statementsFrom } from '@/test/support/lines';

/** What moved, by statement. */
const movedIn = async (text: string): Promise<(readonly [string, number])[][]> =>
  (await statementsFrom(text)).map(({ rows }) =>
    rows.flatMap(({ date, amount }) =>
      amount === undefined ? [] : [[isoOf(date), amount] as const],
    ),
  );

test('rows below a day’s closing balance that begin with their value date are rows', async () => {
  expect(
    await movedIn(`
Banco Mar                  Extrato de conta
Conta 1234567-8
Período 01/03/2026 a 31/03/2026

Data          Data valor    Descrição                Valor       Saldo
                            Saldo anterior                       1.000,00
02/03/2026    03/03/2026    Mercado                  -100,00       900,00
                            Saldo final do dia                     900,00
05/03/2026    06/03/2026    Hotel                    -250,00       650,00
                            Saldo final do dia                     650,00
              31/03/2026    Juros                      15,00       665,00
              31/03/2026    Tarifa                    -10,00       655,00`),
  ).toEqual([
    [
      ['2026-03-02', -10_000],
      ['2026-03-05', -25_000],
      ['2026-03-31', 1500],
      ['2026-03-31', -1000],
    ],
  ]);
});

test('the day of the last statement, above a table whose rows print their dates further right, dates none', async () => {
  expect(
    await movedIn(`
Musterbank                 Kontoauszug
Zeitraum 01.03.2026 bis 31.03.2026

Konto 12345678
Letzter Auszug: 28.02.2026
Art       Text            gebucht   Betrag         Saldo
          Anfangssaldo                           1.000,00
LS        Miete           02.03.    -100,00        900,00
GS        Gehalt          05.03.     500,00      1.400,00
          Endsaldo                               1.400,00
Konto 12345679
Letzter Auszug: 31.01.2026
Art       Text            gebucht   Betrag         Saldo
          Anfangssaldo                             100,00
LS        Gas             03.03.    -100,00          0,00
GS        Bonus           06.03.     500,00        500,00
          Endsaldo                                 500,00`),
  ).toEqual([
    [
      ['2026-03-02', -10_000],
      ['2026-03-05', 50_000],
    ],
    [
      ['2026-03-03', -10_000],
      ['2026-03-06', 50_000],
    ],
  ]);
});

test('an account of another number that opens with what the one before closed with is one of its own', async () => {
  expect(
    await movedIn(`
Musterbank                 Kontoauszüge
Zeitraum 01.03.2026 bis 31.03.2026

Konto 12345678
Anfangssaldo 1.000,00
Datum       Buchungstext             Betrag
02.03.2026  Miete                    -100,00
05.03.2026  Umbuchung                -400,00

Endsaldo 500,00

Sparkonto 3012345678
Anfangssaldo 500,00
Datum       Buchungstext             Betrag
05.03.2026  Einzahlung                100,00
06.03.2026  Auszahlung                -50,00

Endsaldo 550,00`),
  ).toEqual([
    [
      ['2026-03-02', -10_000],
      ['2026-03-05', -40_000],
    ],
    [
      ['2026-03-05', 10_000],
      ['2026-03-06', -5000],
    ],
  ]);
});

test('a period that the title states comes before a summary’s of another year', async () => {
  expect(
    await movedIn(`
Banco Sol
Extracto de cuenta del 01/10/2025 al 31/10/2025
Cuenta 0182 1234 55 0201234567

Fecha       Concepto                    Importe      Saldo
            Saldo inicial                            1.000,00
02/10       Mercado                     -100,00        900,00
05/10       Nomina                       500,00      1.400,00
            Saldo final                              1.400,00

Resumen fiscal. Periodo: 01/01/2024 a 31/12/2024`),
  ).toEqual([
    [
      ['2025-10-02', -10_000],
      ['2025-10-05', 50_000],
    ],
  ]);
});

test('rows below a balance print whole dates of their own, whatever day of booking stands above', async () => {
  expect(
    await movedIn(`
Musterbank                 Kontoauszug
Kontonummer 12345678
Zeitraum 01.03.2026 bis 31.03.2026
Alter Kontostand 1.000,00
Valuta       Text                        Betrag       Saldo
Buchungsdatum: 02.03.2026
03.03.       Miete                       -100,00        900,00
Buchungsdatum: 05.03.2026
06.03.       Gehalt                       500,00      1.400,00
             Zwischensaldo                            1.400,00
12.03.2026   Gas                         -100,00      1.300,00
13.03.2026   Strom                       -100,00      1.200,00
Neuer Kontostand 1.200,00`),
  ).toEqual([
    [
      ['2026-03-03', -10_000],
      ['2026-03-06', 50_000],
      ['2026-03-12', -10_000],
      ['2026-03-13', -10_000],
    ],
  ]);
});

test('a line right above a heading that ends in a currency is no part of the row above', async () => {
  expect(
    await movedIn(`
Musterbank                 Kontoauszug
Zeitraum 01.03.2026 bis 31.03.2026
Unterkonto EUR
Datum       Buchungstext             Betrag         Saldo
            Vortrag                              1.000,00
02.03.2026  Miete                   -100,00        900,00
05.03.2026  Gehalt                   500,00      1.400,00
            Unterkonto USD
Datum       Buchungstext             Betrag         Saldo
            Vortrag                                 50,00
02.03.2026  Hotel                    -10,00         40,00
05.03.2026  Rückzahlung                5,00         45,00`),
  ).toEqual([
    [
      ['2026-03-02', -10_000],
      ['2026-03-05', 50_000],
    ],
    [
      ['2026-03-02', -1000],
      ['2026-03-05', 500],
    ],
  ]);
});

test('days that jump about are not certain, whatever mark stands between their figures', async () => {
  const [statement] = await statementsFrom(`
Harrow Bank                Account statement
Account number 12345678
Date        Description                 Amount       Balance
            Opening balance                          1,000.00
01.11.2026  Grocer                      -100.00        900.00
02.03.2026  Salary                       500.00      1,400.00
03.02.2026  Market                      -100.00      1,300.00
            Closing balance                          1,300.00`);
  expect(statement?.proof.doubts).toContain('dates');
});

test('a period alone in its line is the statement’s, though purchases of earlier months are billed in it', async () => {
  const [statement] = await statementsFrom(`
Banco Sol               Estado de cuenta tarjeta de crédito
01/03/2026 - 31/03/2026
Saldo anterior 0,00
Saldo actual 450,00

Fecha       Concepto                    Importe
02/12/2025  Mercado 4/6                  100,00
05/12/2025  Hotel 4/6                    300,00
02/01/2026  Comision 3/6                  50,00`);
  expect(statement?.period).toEqual({
    from: { year: 2026, month: 3, day: 1 },
    to: { year: 2026, month: 3, day: 31 },
  });
});

/** What is not certain of an account of two days a row, under two names. */
async function doubtsUnder(first: string, second: string): Promise<readonly string[] | undefined> {
  const [statement] = await statementsFrom(`
Harrow Bank                Account statement
Account number 12345678
Period 01.03.2026 to 31.03.2026

${first.padEnd(13)}${second.padEnd(15)}Description                 Amount       Balance
                            Opening balance                          1,000.00
02.03.2026   03.03.2026     Grocer                      -100.00        900.00
10.03.2026   11.03.2026     Salary                       500.00      1,400.00
09.03.2026   12.03.2026     Market                      -100.00      1,300.00
                            Closing balance                          1,300.00`);
  return statement?.proof.doubts;
}

test('of two days whose names do not tell, the first is not certain where rows follow each other by the second', async () => {
  expect(await doubtsUnder('Day', 'Date')).toContain('dates');
  expect(await doubtsUnder('Date', 'Value date')).not.toContain('dates');
});

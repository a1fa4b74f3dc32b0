import { expect, test } from 'vitest';
import { isoOf } from '@/engine/reading';
import { statementsFrom } from '@/test/support/lines';

test('of several periods, the statement’s is the one that holds its rows: a letter before it may speak of others', async () => {
  const [statement] = await statementsFrom(`
I am travelling from 12/08/2024 to 26/08/2024 and enclose my statement.
\f
Account statement        From 01/05/2024 to 30/06/2024
Date        Details               Amount     Balance
            Opening balance                  100.00
03/05/2024  Oxbow Books           -12.50       87.50
23/05/2024  Salary                200.00      287.50
14/06/2024  Lantern Mobile        -10.00      277.50
            Closing balance                  277.50`);
  expect(statement?.period).toEqual({
    from: { year: 2024, month: 5, day: 1 },
    to: { year: 2024, month: 6, day: 30 },
  });
  expect(statement?.proof.verdict).toBe('proven');
});

test('lines of a form that repeat the last balance and nothing else are no rows that were left out', async () => {
  const [statement] = await statementsFrom(`
Account statement        From 01/05/2024 to 30/06/2024
Opening balance: 100.00
Date        Details               Credit     Debit     Balance
03/05/2024  Oxbow Books                      12.50       87.50
23/05/2024  Salary                200.00                287.50
14/06/2024  Lantern Mobile                   10.00      277.50
                                                        277.50
                                                        277.50
                                                        277.50
Total                             200.00     22.50      277.50`);
  expect(statement?.rows.filter(({ amount }) => amount !== undefined)).toHaveLength(3);
  expect(statement?.proof.verdict).toBe('proven');
});

test('a period whose dates end in dots is joined by a dash without spaces', async () => {
  const [statement] = await statementsFrom(`
Kredītkartes konta izraksts
01.10.2021.–31.10.2021.
Datums         Apraksts                    Summa
04.10.2021.    Oxbow Books                 12,50
09.10.2021.    Lantern Mobile              61,00`);
  expect(statement?.period).toEqual({
    from: { year: 2021, month: 10, day: 1 },
    to: { year: 2021, month: 10, day: 31 },
  });
});

test('the day on which an account was opened begins no period, though the next line has the closing date', async () => {
  const [statement] = await statementsFrom(`
Estado de Cuenta de Ahorros
Fecha de apertura:      15/06/2022      Moneda:          DOP
Número de cuenta:       28814470        Fecha al corte:  31/08/2026
Fecha          Descripción                 Débito      Crédito       Balance
03/08/2026     Transferencia recibida                   182.06        682.06
04/08/2026     Retiro de cajero             50.00                     632.06
06/08/2026     Consumo Oxbow               100.00                     532.06`);
  expect(statement?.period?.from).toEqual({ year: 2026, month: 8, day: 3 });
});

test('a date before what leads to a period’s first day is none of it', async () => {
  const [statement] = await statementsFrom(`
Account statement
Statement date 05 Jan 2024
Date          Details            Debit    Credit   Balance
05 Dec 2023   Balance forward                       410.65
27 Dec 2023   Oxbow Books        62.00              348.65
03 Jan 2024   Salary                      100.00    448.65
Overdraft limit 1,500 to 31 Mar 2024. Rates: 0.00% from 1 Nov, 11.85%.`);
  expect(statement?.period?.from.year).not.toBe(2024);
  expect(statement?.proof.verdict).toBe('proven');
});

test('two days from which rates hold are no period', async () => {
  const [statement] = await statementsFrom(`
Estratto conto al 31/12/2023
Data       Valuta        Dare       Avere     Descrizione operazione
30/09/23                           410,65     SALDO INIZIALE
27/10/23   27/10/23      62,00                PAGAMENTO POS OXBOW
28/12/23   28/12/23                100,00     BONIFICO MARSH
31/12/23                           448,65     SALDO FINALE
Tasso creditore 0,010% dal 01/10/23; tasso debitore 13,25% dal 01/10/23.`);
  expect(statement?.proof.verdict).toBe('proven');
  expect(statement?.period?.from).not.toEqual(statement?.period?.to);
});

test('the years of a rate are not the statement’s period where a shorter one holds its rows', async () => {
  const [statement] = await statementsFrom(`
Oxbow Bank
Current account statement       1 July 2025 to 31 July 2025
Account number 70118824
Rate type                From           To            Rate %
Offset fixed 2027        01/04/2024     31/03/2027      4.49

Date       Details                           Paid out      Paid in      Balance
01 Jul     Balance brought forward                                     1,533.09
02 Jul     Oxbow Council                       187.00                  1,346.09
04 Jul     Fern & Marsh                                     200.00     1,546.09`);
  expect(statement?.period?.to).toEqual({ year: 2025, month: 7, day: 31 });
  expect(statement?.rows.map(({ date }) => date.year)).toEqual([2025, 2025, 2025]);
});

test('a period that interest is charged for, and few rows lie in, is not the statement’s', async () => {
  const [statement] = await statementsFrom(`
Kontoauszug Nr. 1
Konto 12345678
Umsätze                             Valuta    zu Ihren Lasten    zu Ihren Gunsten
Alter Kontostand vom 28.12.2023                                            700,00
Buchungsdatum: 29.12.2023
Oxbow Books                         28.12              12,50-
Buchungsdatum: 02.01.2024
Lantern Mobile                      02.01              30,00-
\f
Konto 12345678
Umsätze                             Valuta    zu Ihren Lasten    zu Ihren Gunsten
Mossgate Gym                        02.01              40,00-
Buchungsdatum: 15.01.2024
Harbour Street School               17.01             100,00-
Neuer Kontostand vom 31.01.2024                                            517,50
Anlage Nr. 1: Rechnungsabschluss per 31.12.2023 (bereits im Umsatz vom 29.12.2023 enthalten)
Sollzinsen 12,25 % vom 03.10.2023 bis 17.11.2023                               11,42-
Zinsen für geduldete Überziehung 16,75 %                                        0,00
Entgelt                                                                         3,78-
Abschlussbetrag                                                                15,20-`);
  const moving = statement?.rows.filter(({ amount }) => amount !== undefined) ?? [];
  expect(moving.map(({ date, description }) => [isoOf(date), ...description])).toEqual([
    ['2023-12-29', 'Oxbow Books'],
    ['2024-01-02', 'Lantern Mobile'],
    ['2024-01-02', 'Mossgate Gym'],
    ['2024-01-15', 'Harbour Street School'],
  ]);
  expect(statement?.period?.from).toEqual({ year: 2023, month: 12, day: 28 });
});

test('two dates of a row below the name of a column, with an amount between, are no period', async () => {
  const [statement] = await statementsFrom(`
Credit card statement
Card number 4585 77XX XXXX 2016
Opening balance    814.66
Closing balance  1,376.59
Posting date   Description                       Amount
03/11/2025     Oxbow Books                       412.35
04/11/2025     Lantern Mobile                    100.00
25/11/2025     Plan 05/12 Marsh Electronics       49.58
               Total                             561.93
\fPlans in progress
     Plan                                Start date             Original amount         Monthly          Billed         Outstanding principal
     Marsh Electronics                   24 Jul 2025            594.96                  49.58            05/12          347.06`);
  expect(statement?.period?.from).toEqual({ year: 2025, month: 11, day: 3 });
  expect(statement?.rows).toHaveLength(3);
});

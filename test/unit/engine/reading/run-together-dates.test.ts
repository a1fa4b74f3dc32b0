import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const withDates = (...[first, second, third]: [string, string, string]) => `
Kontoutskrift
Periode 01.01.2024 - 29.02.2024
Forklaring                 Ut av konto   Inn på konto     Bokført     Referanse
Saldo fra kontoutskrift 31.12.2023               500,00   ${first}
Husleie OBOS                     12,00                    ${first.padEnd(12)}4533
Lønn Universitet                                200,00    ${second.padEnd(12)}5253
VISA VARE 04.02                  28,00                    ${third.padEnd(12)}1763
Saldo i Deres favør                             660,00    ${third}`;

test.each([
  ['0201', '3101', '2802'],
  ['0102', '0131', '0228'],
  ['020124', '310124', '280224'],
  ['240102', '240131', '240228'],
  ['02012024', '31012024', '28022024'],
])('figures in a cell of their own under the name of dates are dates: %s', async (...printed) => {
  const text = withDates(...printed);
  const rows = await rowsFrom(text);
  expect(rows.flatMap(([day, amount]) => (amount === undefined ? [] : [[day, amount]]))).toEqual([
    ['2024-01-02', -1200],
    ['2024-01-31', 20_000],
    ['2024-02-28', -2800],
  ]);
  const [statement] = await statementsFrom(text);
  expect(statement?.proof.verdict).toBe('proven');
});

test('figures under the name of dates that no order makes dates of are none', async () => {
  const [statement] = await statementsFrom(withDates('4201', '7131', '6602'));
  expect(statement?.proof.verdict).not.toBe('proven');
});

test('so they are where other dates stand in the descriptions', async () => {
  const text = `
Kontoauszug
Datum   Buchungstext                   Wert        Betrag
        Alter Kontostand                         100,00
281223  Bankomat K1 27.12.2023       281223       12,50-
020124  Onlinebanking                020124       20,00-
080124  Spar K1 07.01.2024           080124       10,00-
        Neuer Kontostand                          57,50`;
  const rows = await rowsFrom(text);
  expect(rows.flatMap(([day, amount]) => (amount === undefined ? [] : [[day, amount]]))).toEqual([
    ['2023-12-28', -1250],
    ['2024-01-02', -2000],
    ['2024-01-08', -1000],
  ]);
});

test('eight digits that are a day, a month and a year are a date where a column of them stands', async () => {
  const text = `
Relevé bancaire
Période : 01/08/2025 au 31/08/2025
01 08 Reglement Oxbow       01082025       1.500,000
05 08 Loyer Mossgate        05082025        -800,000
31 08 Frais Lantern         31082025         -25,000`;
  expect((await rowsFrom(text)).map(([day, amount]) => [day, amount])).toEqual([
    ['2025-08-01', 1_500_000],
    ['2025-08-05', -800_000],
    ['2025-08-31', -25_000],
  ]);
});

test.each([
  '10/03/202400:05:19',
  '2024-03-10T10:39:04',
  '2024-03-10T10:39',
  '2024-03-10T10:',
  '10/03/2024-23:50:01',
  '2024-03-10_10:39',
])('a full date that its time runs into is read: %s', async (date) => {
  const rows = await rowsFrom(`
Account statement
Date                 Description         Amount
${date.padEnd(19)}  Oxbow Books          -12.50
${date.padEnd(19)}  Lantern Mobile       -13.50`);
  expect(rows.map(([day]) => day)).toEqual(['2024-03-10', '2024-03-10']);
});

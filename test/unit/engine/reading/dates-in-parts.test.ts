import { expect, test } from 'vitest';
import { rowsFrom } from '@/test/support/rows';

test('dates in three cells at the head of rows are one each', async () => {
  const rows = await rowsFrom(`
Estado de cuenta tarjeta de crédito
Fecha       Tarj.   Detalle                   Importe
                    SALDO ANTERIOR             240,55
28 09 24            PAGO RECIBIDO             -240,55
29 09 24    4471    LIBRERIA TORONJA         1.200,00
02 10 24    4471    RADIO LECHUZA  12           89,90
11 10 24    4471    MERCADO LUNA               255,20
                    SALDO ACTUAL             1.545,10`);
  const moving = rows.filter(([, amount]) => amount !== undefined);
  expect(moving.map(([day, amount]) => [day, amount])).toEqual([
    ['2024-09-28', 24_055],
    ['2024-09-29', -120_000],
    ['2024-10-02', -8990],
    ['2024-10-11', -25_520],
  ]);
});

test('days below a month that its first row alone names are its', async () => {
  const rows = await rowsFrom(`
Resumen de tarjeta de crédito
Fecha            Comprobante   Referencia              Pesos
                               SALDO ANTERIOR         240,55
26  Junio   05                 SU PAGO EN PESOS      -240,55
            07   689469        LIBRERIA TORONJA     1.200,00
            21   681904        RADIO LECHUZA           89,90
26  Julio   01   788473        MERCADO LUNA           255,20
            02   813332        TAXI COLIBRI            10,00
                               SALDO ACTUAL         1.555,10`);
  const moving = rows.filter(([, amount]) => amount !== undefined);
  expect(moving.map(([day, amount]) => [day, amount])).toEqual([
    ['2026-06-05', 24_055],
    ['2026-06-07', -120_000],
    ['2026-06-21', -8990],
    ['2026-07-01', -25_520],
    ['2026-07-02', -1000],
  ]);
});

test('… though a line of days above begins so at another place', async () => {
  const rows = await rowsFrom(`
RESUMEN DE CUENTA             N. de Cuenta 0718834021
 CIERRE ANTERIOR    VENCIMIENTO ANT.    CIERRE ACTUAL
 04 Dic 25          12 Dic 25           08 Ene 26
FECHA           COMPROBANTE   DETALLE                  PESOS
                              SALDO ANTERIOR          240,55
25 Diciem. 09                 SU PAGO EN PESOS        240,55-
           11   637184        MERCADO LUNA            147,80
           18   780803        LIBRERIA TORONJA        445,25
26 Enero   02   939873        RADIO LECHUZA            44,18
           03   358035        TAXI COLIBRI              5,11
                              SALDO ACTUAL            642,34`);
  expect(rows.filter(([, amount]) => amount !== undefined).map(([day]) => day)).toEqual([
    '2025-12-09',
    '2025-12-11',
    '2025-12-18',
    '2026-01-02',
    '2026-01-03',
  ]);
});

test('a day that looks like a year, with its month and a value date behind it, is no month’s first row', async () => {
  const rows = await rowsFrom(`
Account statement 2024
Period 1 Feb 2024 - 29 Feb 2024
Booked   Value date    Text                 Amount
11 Feb   13 Feb 2024   Oxbow Books          -12.50
         13 Feb 2024   Lantern Mobile       -13.50
         14 Feb 2024   Mossgate Gym         -10.00
         14 Feb 2024   Threepenny Cafe      -10.00
12 Feb   15 Feb 2024   Quick Fern           -11.00`);
  expect(rows.map(([day]) => day)).toEqual([
    '2024-02-11',
    '2024-02-11',
    '2024-02-11',
    '2024-02-11',
    '2024-02-12',
  ]);
});

test('rows that all print their year before the month are dated by the day behind it', async () => {
  const rows = await rowsFrom(`
Resumen de tarjeta de crédito
Cierre actual   20 Mar 25
Fecha           Comprobante   Detalle                Pesos
                              SALDO ANTERIOR        240,55
24 Diciem. 28   637184        MERCADO LUNA          147,80
25 Febrero 23   780803        LIBRERIA TORONJA      445,25
25 Marzo   07                 SU PAGO EN PESOS      240,55-
25 Marzo   10   939873        RADIO LECHUZA          44,18
25 Marzo   11   358035        TAXI COLIBRI            5,11
                              SALDO ACTUAL          642,34`);
  const moving = rows.filter(([, amount]) => amount !== undefined);
  expect(moving.map(([day]) => day)).toEqual([
    '2024-12-28',
    '2025-02-23',
    '2025-03-07',
    '2025-03-10',
    '2025-03-11',
  ]);
});

test('a number behind the date of one day is no day', async () => {
  const rows = await rowsFrom(`
Account statement
Period 1 March 2024 - 31 March 2024
Date        Branch   Text               Amount
24 March    07       Oxbow Books        -12.50
24 March    11       Lantern Mobile     -13.50
24 March    02       Mossgate Gym       -10.00
24 March    15       Threepenny Cafe    -10.00`);
  expect(rows.map(([day]) => day.slice(5))).toEqual(['03-24', '03-24', '03-24', '03-24']);
});

test.each([
  ['words of their own', (day: number, month: string) => `${String(day).padEnd(2)} ${month} 2026`],
  ['one word', (day: number, month: string) => `${day}.${month}.2026`],
])('months in Roman numerals are months: %s', async (_, date) => {
  const text = `
Wyciąg z rachunku
Data            Treść operacji            Kwota        Saldo
${date(6, 'XI')}       Libreria Selva          -12,50        87,50
${date(2, 'XII')}       Mossgate               -10,00        77,50
${date(4, 'I')}       Lantern                 20,00        97,50`;
  expect((await rowsFrom(text)).map(([day]) => day)).toEqual([
    '2026-11-06',
    '2026-12-02',
    '2026-01-04',
  ]);
});

test('a day, a month and a year under names of their own among other names are a date', async () => {
  const text = `
Extracto
Fecha
DD      MM      AA     Descripción               Valor
16      01      25     Libreria Selva           -12,50
01      02      25     Mossgate                 -10,00
14      02      25     Lantern                   20,00`;
  expect((await rowsFrom(text)).map(([day]) => day)).toEqual([
    '2025-01-16',
    '2025-02-01',
    '2025-02-14',
  ]);
});

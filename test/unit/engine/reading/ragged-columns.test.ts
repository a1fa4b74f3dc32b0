import { expect, test } from 'vitest';
import { rowsFrom } from '@/test/support/rows';
import { statementsFrom } from '@/test/support/lines';

const RAGGED = `
Personal account statement
Period covered 06 JUL 2024 to 13 JUL 2024
Previous balance 1,063.86
Date Description Paid Out Paid In Balance
06 JUL 2024 Returned debit of the Lantern Mobile 12.00 1,051.86
07 JUL 2024 Oxbow Books 8.25 1,043.61
BROUGHT FORWARD
08 JUL 2024 AUTOMATED CREDIT 50.00 1,093.61
09 JUL 2024 Mossgate Gym and Swimming Bath 2 22.00 1,071.61
10 JUL 2024 Standing order 11.00 1,060.61
11 JUL 2024 Transfer from savings 31.10 1,091.71
New balance 1,091.71`;

test('where every cell stands a word space behind the one before, columns are counted from the line’s end', async () => {
  const moving = (await rowsFrom(RAGGED)).filter(([, amount]) => amount !== undefined);
  expect(moving).toEqual([
    ['2024-07-06', -1200, 'Returned debit of the Lantern Mobile'],
    ['2024-07-07', -825, 'Oxbow Books'],
    ['2024-07-08', 5000, 'AUTOMATED CREDIT'],
    ['2024-07-09', -2200, 'Mossgate Gym and Swimming Bath 2'],
    ['2024-07-10', -1100, 'Standing order'],
    ['2024-07-11', 3110, 'Transfer from savings'],
  ]);
});

test('the stated opening balance says which way the first of such rows moves', async () => {
  const [statement] = await statementsFrom(RAGGED);
  expect(statement?.proof.verdict).toBe('proven');
  expect(statement?.opening).toBe(106_386);
});

test('the one figure that ends each line is of the one column that has a name', async () => {
  const text = `
Statement for January 9, 2020 to February 5, 2020
Beginning balance on January 9, 2020 1,000.00
Ending balance on February 5, 2020 1,805.50
Date Description Amount
01/15/20 Generic Employer Payroll of the House 1,000.00
01/20/20 Lantern -200.00
01/23/20 Oxbow Books and More 5.50`;
  expect(await rowsFrom(text)).toEqual([
    ['2020-01-15', 100_000, 'Generic Employer Payroll of the House'],
    ['2020-01-20', -20_000, 'Lantern'],
    ['2020-01-23', 550, 'Oxbow Books and More'],
  ]);
});

test('a figure that ends a text far from its column’s edge is no amount', async () => {
  const text = `
Personal account statement
Date        Description                                   Money out £    Money in £     Balance £
02/01/2024  Start balance                                                                  900.00
15/01/2024  Oxbow Books                                         53.11                      846.89
            paid abroad at the day's exchange rate 1.34
            which includes our fee for that of £ 1.42
16/01/2024  Salary                                                           100.00        946.89
17/01/2024  Lantern Mobile                                     200.00                      746.89`;
  const moving = (await rowsFrom(text)).filter(([, amount]) => amount !== undefined);
  expect(moving.map(([, amount]) => amount)).toEqual([-5311, 10_000, -20_000]);
});

test('figures in more places than a heading has names, a row with one for each, are counted from its end', async () => {
  const rows = await rowsFrom(`
Account statement
Date Description Debit Credit Balance
2023-01-01  OXBOW BOOKS 1  21.00  0.00  979.00
2023-01-02  OXBOW BOOKS 2  22.00  0.00  957.00
2023-01-03  OXBOW BOOKS 3  23.00  0.00  934.00
2023-02-05  RENT  1200.00  0.00  -266.00
2023-02-08  SALARY  0.00  2500.00  2234.00`);
  expect(rows.map(([, amount]) => amount)).toEqual([-2100, -2200, -2300, -120_000, 250_000]);
});

test('figures between their own name and the next one are its, however few they are', async () => {
  const rows = Array.from({ length: 25 }, (_, i) => {
    const day = `${String(i + 1).padStart(2, '0')}/07/2025`;
    return i === 4 || i === 15
      ? `${day}        ${day}           200,00                   Stipendio`
      : `${day}        ${day}                     -12,50         Libri`;
  });
  const read = await rowsFrom(`
Estratto conto corrente
Data Operazione   Data Valuta     Entrate     Uscite          Descrizione
${rows.join('\n')}`);
  expect(read.map(([, amount]) => amount)).toEqual(
    rows.map((row) => (row.includes('200,00') ? 20_000 : -1250)),
  );
});

test('a figure without decimals, with its minus behind it at the edge of the others, is of their column', async () => {
  const text = `
Extracto tarjeta de crédito
Fecha          Descripción                      Valor
16/01/2026     Libreria Selva             $ 41.691,66
17/01/2026     Mossgate                      $ 50.600
19/01/2026     Abono                        $ 92.000-
20/01/2026     Lantern                      $ 413.800
21/01/2026     Oxbow                      $ 41.021,91`;
  expect((await rowsFrom(text)).length).toBe(5);
});

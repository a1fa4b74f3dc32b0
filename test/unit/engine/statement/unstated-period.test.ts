import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const ROWS = `
Date        Details               Amount
03/05/2024  Oxbow Books           -12.50
23/05/2024  Salary                200.00
24/05/2024  Lantern Mobile        -10.00`;

const day = (year: number, month: number, of: number) => ({ year, month, day: of });

test('a statement that states no period is of the days of its balances', async () => {
  const [statement] = await statementsFrom(`
Account statement
Opening balance (Apr 30, 2024)       100.00
Closing balance (May 31, 2024)       277.50
${ROWS}`);
  expect(statement?.period).toEqual({ from: day(2024, 4, 30), to: day(2024, 5, 31) });
});

test('a statement that states no period goes as far as the day on which it was issued', async () => {
  const [statement] = await statementsFrom(`
Credit card statement
Statement date: 28 May 2024
${ROWS}`);
  expect(statement?.period).toEqual({ from: day(2024, 5, 3), to: day(2024, 5, 28) });
});

test('a balance of a day among the rows, or of long after them, ends no period', async () => {
  const [statement] = await statementsFrom(`
Credit card statement
Statement date: 28 October 2024
Closing balance (May 10, 2024)       277.50
${ROWS}`);
  expect(statement?.period).toEqual({ from: day(2024, 5, 3), to: day(2024, 5, 24) });
});

test('a date that nothing joins to the next begins no period beside dates that are joined', async () => {
  const [statement] = await statementsFrom(`
4/22 Enmore Road      Statement Period    27 Jun 2024 - 26 Jul 2024
Date      Details               Amount     Balance
27 Jun    Oxbow Books           -12.50       87.50
23 Jul    Salary                200.00      287.50
26 Jul    Lantern Mobile        -10.00      277.50`);
  expect(statement?.period).toEqual({ from: day(2024, 6, 27), to: day(2024, 7, 26) });
});

test('where rows name their months, a period is read in the order of dates that makes it as short as statements’ are', async () => {
  const [statement] = await statementsFrom(`
Statement Period 12/11/25 - 01/10/26
Date      Details               Amount     Balance
Dec 12    Oxbow Books           -12.50       87.50
Dec 23    Salary                200.00      287.50
Jan 07    Lantern Mobile        -10.00      277.50`);
  expect(statement?.period).toEqual({ from: day(2025, 12, 11), to: day(2026, 1, 10) });
});

test('balances that are called by their days state what the account opened and closed with', async () => {
  const [statement] = await statementsFrom(`
Account statement
Balance (£) on 1 May 2024         100.00
Balance (£) on 31 May 2024        277.50
Date        Details             Paid in      Paid out      Balance (£)
24/05/2024  Lantern Mobile                      10.00           277.50
23/05/2024  Salary               200.00                         287.50
03/05/2024  Oxbow Books                         12.50            87.50`);
  expect([statement?.opening, statement?.closing]).toEqual([10_000, 27_750]);
  expect(statement?.period).toEqual({ from: day(2024, 5, 1), to: day(2024, 5, 31) });
});

test('a period of half a year is read as it is printed, where the rows are of it', async () => {
  const [statement] = await statementsFrom(`
Statement period 01/07/2024 - 01/12/2024
Date      Details               Amount     Balance
15 Jul    Oxbow Books           -12.50       87.50
23 Aug    Salary                200.00      287.50
27 Nov    Lantern Mobile        -10.00      277.50`);
  expect(statement?.period).toEqual({ from: day(2024, 7, 1), to: day(2024, 12, 1) });
});

test('the months that a fee is charged for, below its row, are no period and no title', async () => {
  const [statement] = await statementsFrom(`
Kontoauszug
                    alter Kontostand vom 29.12.2025               2.000,00 H
30.12. 30.12.       Gutschrift Marsh GmbH                           100,00 H
31.12. 31.12.       Abschluss PN:905                                 14,85 S
                    Entgelte vom 01.10.2025 bis 31.12.2025
02.01. 03.01.       Lastschrift Oxbow Buch                           71,90 S
05.01. 05.01.       Gutschrift Moosgatter                           356,90 H
                    Miete 01/26
                    neuer Kontostand vom 30.01.2026               2.370,15 H`);
  expect(statement?.period).toEqual({ from: day(2025, 12, 29), to: day(2026, 1, 30) });
  const moving = statement?.rows.filter(({ amount }) => amount !== undefined);
  expect(moving?.map(({ date }) => date)).toEqual([
    day(2025, 12, 30),
    day(2025, 12, 31),
    day(2026, 1, 2),
    day(2026, 1, 5),
  ]);
  expect(moving?.[1]?.description).toContain('Entgelte vom 01.10.2025 bis 31.12.2025');
  expect(statement?.proof.verdict).toBe('proven');
});

test('days of what was bought on instalments before begin no period', async () => {
  const [statement] = await statementsFrom(`
Fatura do cartão de crédito              Fatura fechada em 21/06/2025
Fatura anterior R$ 80,00
Pagamentos - R$ 80,00
Total desta fatura R$ 357,28
Data      Descrição                            Valor
05/06/25  Pagamento                        R$ -80,00
23/05/25  Livraria Toronja                 R$ 218,76
10/06/25  Radio Lechuza                    R$ 118,22
14/02/25  Mercado Luna PARC 04/10           R$ 20,30`);
  expect(statement?.period).toEqual({
    from: { year: 2025, month: 5, day: 23 },
    to: { year: 2025, month: 6, day: 21 },
  });
});

test('a day of the last month may be that of a purchase years ago which is still paid in instalments', async () => {
  const [statement] = await statementsFrom(`
Fatura do cartão de crédito              Fatura fechada em 21/06/2025
Fatura anterior R$ 80,00
Pagamentos - R$ 80,00
Total desta fatura R$ 357,28
Data     Descrição                             Valor
05/06    Pagamento                         R$ -80,00
23/05    Livraria Toronja                  R$ 218,76
28/05    Radio Lechuza                     R$ 118,22
10/06    Mercado Luna PARC 24/36            R$ 20,30`);
  expect(statement?.proof.verdict).not.toBe('proven');
});

test('the day of a balance and one of a notice below it are no period', async () => {
  const [statement] = await statementsFrom(`
Kontoauszug Nr. 3/2025
alter Kontostand vom 28.02.2025                       100,00 H
Bu-Tag    Vorgang                                 Umsatz EUR
03.03.    Gutschrift                                 39,00 H
05.03.    Lastschrift                                23,85 S
neuer Kontostand vom 31.03.2025                      115,15 H

Sicher bezahlen: Ab 01.05.2025 gilt Ihr Limit von 1.000,00 EUR am Tag.`);
  expect(statement?.period).toEqual({ from: day(2025, 2, 28), to: day(2025, 3, 31) });
});

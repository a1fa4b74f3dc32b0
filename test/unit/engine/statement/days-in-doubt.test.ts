import { expect, test } from 'vitest';
import { onlyStatementFrom } from '@/test/support/lines';

test('a date that heads each page, far from the days of its rows, is not their day for sure', async () => {
  const { verdict } = await onlyStatementFrom(`
Harrow Bank
Account statement   Account number 40112233
             Opening balance                        1,000.00
Date: 31/03/2025
03/03        Oxbow Books               -45.00         955.00
05/03        City Water                -20.50         934.50
11/03        Gym                        -9.00         925.50
\fHarrow Bank
Account statement   Account number 40112233
Date: 31/03/2025
17/03        Salary                    900.00       1,825.50
24/03        Phone                     -25.00       1,800.50
28/03        Rent                     -400.00       1,400.50
             Closing balance                        1,400.50`);
  expect(verdict).toBe('unchecked');
});

test('days without years that go back, where their balances go on, are of no year for sure', async () => {
  const paper = (title: string): string => `
Sparkasse Nordhafen
${title}
IBAN DE12 5001 0517 0648 4898 90
Nordhafen, 20.01.2026
Anfangssaldo                                1.000,00
Datum          Text                Betrag     Saldo
02.01.         Einzahlung          250,00   1.250,00
31.12.         Zinsen                3,15   1.253,15
Endsaldo                                    1.253,15`;
  expect((await onlyStatementFrom(paper('Kontoauszug'))).verdict).toBe('unchecked');
  // Its own year is said.
  const said = await onlyStatementFrom(paper('Kontoauszug vom 01.01.2025 bis 31.12.2025'));
  expect(said).toMatchObject({
    moved: [
      ['2025-01-02', 25000],
      ['2025-12-31', 315],
    ],
    verdict: 'proven',
  });
});

const valued = (below: string): string => `
Harrow Bank
Account statement   Account number 40112233
                         Opening balance              1,000.00
Date                     Description        Amount    Balance
03/03/2025               Oxbow Books        -45.00      955.00
05/03/2025               City Water         -20.50      934.50
${below}
                         Gym                 -9.00      925.50
11/03/2025               Salary             900.00    1,825.50
18/03/2025               Cafe Lune           -4.00    1,821.50
                         Closing balance              1,821.50`;

test('a day that turns back, in a line above its row’s figures, may be another one of the row above', async () => {
  const { verdict } = await onlyStatementFrom(valued('04/03/2025               Reference 8804'));
  expect(verdict).toBe('unchecked');
});

test('… one that goes on is of the row below', async () => {
  const { moved, verdict } = await onlyStatementFrom(
    valued('06/03/2025               Reference 8804'),
  );
  expect(moved[2]).toEqual(['2025-03-06', -900]);
  expect(verdict).toBe('proven');
});

test('the day of an order is not that of booking', async () => {
  const { moved } = await onlyStatementFrom(`
Meridian Bank
Account statement
Account number 44710092
Statement period 01/03/2025 to 31/03/2025
Order date   Booking date      Description       Amount    Balance
                               Opening balance            1,000.00
02/03/2025   03/03/2025        Oxbow Books       -50.00     950.00
04/03/2025   05/03/2025        Harrow Rail       -20.00     930.00
08/03/2025   09/03/2025        Lantern Mobile    -60.00     870.00
                               Closing balance              870.00`);
  expect(moved.map(([day]) => day)).toEqual(['2025-03-03', '2025-03-05', '2025-03-09']);
});

const ending = (from: string): string => `
Harrow Bank
Everyday Banking statement
${from}
Account number 2894 3771-880
Important information: Effective May 1, 2025, the monthly fee will change.
Date      Description                Deducted     Added      Balance
Jan 11    Opening balance                                   2,134.56
Jan 13    Debit Card Purchase           87.33               2,047.23
Jan 14    Pre-Authorized Payment        96.05               1,951.18
Feb 05    Transfer received                      150.00     2,101.18
Feb 07    Refund                                   9.00     2,110.18
Feb 10    Closing balance                                   2,110.18`;

test.each(['For the period ending February 10, 2025', 'Statement date: February 12, 2025'])(
  '“%s” leaves the years of its rows certain, though a notice speaks of a later day',
  async (from) => {
    expect((await onlyStatementFrom(ending(from))).verdict).toBe('proven');
  },
);

test.each([
  'Thank you for banking with us',
  'Customer since February 10, 2025',
  'Statement date: June 12, 2025',
])('under “%s”, a later day of a notice leaves the years of rows open', async (from) => {
  expect((await onlyStatementFrom(ending(from))).verdict).toBe('unchecked');
});

test.each([
  [
    'Effective, Posted',
    `
Lakeside Bank
Statement of account
Account number 44710092
Statement period 1 March 2025 to 31 March 2025
Opening balance                                             1,000.00
Effective       Posted          Description                   Amount
01/03/2025      03/03/2025      Oxbow Books                   -50.00
08/03/2025      09/03/2025      Harrow Rail                   -60.00
15/03/2025      15/03/2025      Acme                          930.00
20/03/2025      22/03/2025      Lantern                       -50.00
Closing balance                                             1,770.00`,
  ],
  [
    'Decorrenza, Contabile',
    `
Banca del Lago
Estratto conto
IBAN IT60 X054 2811 1010 0000 0123 456
Periodo 01.03.2025 - 31.03.2025
Saldo iniziale                                              1.000,00
Decorrenza      Contabile       Descrizione                  Importo
01.03.2025      03.03.2025      Oxbow Books                   -50,00
08.03.2025      09.03.2025      Harrow Rail                   -60,00
15.03.2025      15.03.2025      Acme                          930,00
20.03.2025      22.03.2025      Lantern                       -50,00
Saldo finale                                                1.770,00`,
  ],
  [
    'Eff, Post',
    `
Lakeside Bank
Statement of account
Emma Larkin
Account number 44710092
Statement period 1 March 2025 to 31 March 2025
Opening balance                                             1,000.00
Eff               Post                Description               Amount
01/03/2025        03/03/2025          Oxbow Books               -50.00
08/03/2025        09/03/2025          Harrow Rail               -60.00
15/03/2025        15/03/2025          Acme                      930.00
20/03/2025        22/03/2025          Lantern                   -50.00
Closing balance                                             1,770.00`,
  ],
  [
    'Data val., Data tranz.',
    `
Banca Lac
Extras de cont
Emma Larkin
Cont RO49AAAA1B31007593840000
Perioada 01.03.2025 - 31.03.2025
Sold iniţial                                                1.000,00
Data val.         Data tranz.         Descriere                   Suma
01.03.2025        03.03.2025          Oxbow Books               -50,00
08.03.2025        09.03.2025          Harrow Rail               -60,00
15.03.2025        15.03.2025          Acme                      930,00
20.03.2025        22.03.2025          Lantern                   -50,00
Sold final                                                  1.770,00`,
  ],
])('the second of two days is that of booking under “%s”', async (_, text) => {
  const { moved } = await onlyStatementFrom(text);
  expect(moved.map(([day]) => Number(day.slice(8)))).toEqual([3, 9, 15, 22]);
});

const undatedYears = (title: string, foot = ''): string => `
Harrow Bank
${title}
Account number 40112233
Opening balance                        1,000.00
Date          Description   Amount     Balance
03 Mar        Oxbow Books     -45.00    955.00
11 Mar        City Water      -20.50    934.50
28 Mar        Salary        1,500.00  2,434.50
Closing balance                        2,434.50
${foot}`;

test.each([
  ['Account transactions in March 2025', ''],
  ['Mar 2025', ''],
  ['Account statement', 'Page 1 of 1                31 March 2025 10:22'],
  ['Account statement', 'Harrow Bank plc, Main Street, Hillport      31 March 2025'],
])('“%s” and “%s” tell the year of rows', async (title, foot) => {
  expect((await onlyStatementFrom(undatedYears(title, foot))).verdict).toBe('proven');
});

test.each([
  ['Statement 3 of 2025   Member since 14 April 2019', ''],
  [
    'Statement to 31.3.25',
    'The terms on the back of this statement were last changed on 14 April 2023',
  ],
  ['Account statement', 'Form 4711   01.04.2022'],
])('“%s” and “%s” do not', async (title, foot) => {
  expect((await onlyStatementFrom(undatedYears(title, foot))).verdict).toBe('unchecked');
});

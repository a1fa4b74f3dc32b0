import { expect, test } from 'vitest';
import { codeFrom, statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const ROWS = [
  ['2024-03-21', -1250, 'Oxbow Books - Mill Lane'],
  ['2024-03-22', 120_000, 'Salary of March'],
  ['2024-03-23', -750, 'Lantern'],
];

test.each([
  [
    'dashes, of which the one before a figure is no sign',
    `
21/03/2024 - Oxbow Books - Mill Lane - -12.50
22/03/2024 - Salary of March - 1,200.00
23/03/2024 - Lantern - -7.50`,
  ],
  [
    'numbers before the dates and currencies behind the figures',
    `
1. 21/03/2024 - Oxbow Books - Mill Lane - -12.50 €
2. 22/03/2024 - Salary of March - 1,200.00 €
3. 23/03/2024 - Lantern - -7.50 €`,
  ],
  [
    'colons before figures',
    `
21/03/2024 - Oxbow Books - Mill Lane: -$12.50
22/03/2024 - Salary of March: $1,200.00
23/03/2024 - Lantern: -$7.50`,
  ],
  [
    'strokes',
    `
Date | Description | Amount
21/03/2024 | Oxbow Books - Mill Lane | -12.50
22/03/2024 | Salary of March | 1,200.00
23/03/2024 | Lantern | -7.50`,
  ],
  [
    'nothing but spaces',
    `
Date Description Amount
21/03/2024 Oxbow Books - Mill Lane -12.50
22/03/2024 Salary of March 1,200.00
23/03/2024 Lantern -7.50`,
  ],
])('rows whose parts stand nowhere are told by %s', async (_, rows) => {
  expect(await rowsFrom(`Account statement\nAccount number: 12345678\n${rows}`)).toEqual(ROWS);
});

test('balances stated in such a list prove it', async () => {
  const [statement] = await statementsFrom(`
Account statement
21/03/2024 - Opening Balance: $100.00
21/03/2024 - Oxbow Books: -$12.50
22/03/2024 - Salary of March: $1,200.00
23/03/2024 - Lantern: -$7.50
23/03/2024 - Closing Balance: $1,280.00`);
  expect(statement?.proof.verdict).toBe('proven');
});

test('where most figures have no dash before them, it is the sign of those that have one', async () => {
  const rows = await rowsFrom(`
Account statement
Account number: 12345678

21/03/2024 - Oxbow Books - 12.50
22/03/2024 - Salary of March 1,200.00
23/03/2024 - Mill Lane 30.00
24/03/2024 - Theo Marsh 20.00
25/03/2024 - Lantern - 7.50`);
  expect(rows.map(([, amount]) => amount)).toEqual([-1250, 120_000, 3000, 2000, -750]);
});

test('a mark behind a figure stays its own where a word before it is taken for a currency', async () => {
  const rows = await rowsFrom(`
Credit card statement
Card number 4000 12XX XXXX 2468

14/08/2025 OXBOW BOOKS MILL LANE 450.00
20/08/2025 PAYMENT RECEIVED THANK YOU 9,000.00 Cr
21/08/2025 LANTERN 12.00`);
  expect(rows).toEqual([
    ['2025-08-14', -45_000, 'OXBOW BOOKS MILL LANE'],
    ['2025-08-20', 900_000, 'PAYMENT RECEIVED THANK YOU'],
    ['2025-08-21', -1200, 'LANTERN'],
  ]);
});

test('a list of rows under nothing but the title of a statement is one, in a language that only the title speaks', async () => {
  const list = (title: string) => `
${title}
1. 2025-03-28 - Maaş - 42.500,00 ₺
2. 2025-03-27 - Kira - -15.000,00 ₺
3. 2025-03-24 - Alışveriş - -1.284,35 ₺
4. 2025-03-21 - Havale - 2.000,00 ₺
5. 2025-03-18 - Fatura - -712,90 ₺`;
  expect((await rowsFrom(list('Hesap Ekstresi'))).map(([, amount]) => amount)).toEqual([
    4_250_000, -1_500_000, -128_435, 200_000, -71_290,
  ]);
  expect(await codeFrom(list('Hesap Ekstresi'))).toBe('pdf/success/bank-statement-no-balance');
  expect(await codeFrom(list('Harcama Listesi'))).toBe('pdf/fail/unknown-pdf');
});

test('rows in a list of bullets, their dates ended by a colon, are rows', async () => {
  const rows = await rowsFrom(`
BANK STATEMENT
Account: Checking account (****1234)
Statement period: December 1-31, 2024

- 12/10/2024: Oxbow Books -$50.00
- 12/15/2024: Deposit +$5,000.00
- 12/20/2024: Transfer -$1,200.00`);
  expect(rows).toEqual([
    ['2024-12-10', -5000, 'Oxbow Books'],
    ['2024-12-15', 500_000, 'Deposit'],
    ['2024-12-20', -120_000, 'Transfer'],
  ]);
});

test('a sign right before an amount is no mark behind the date, whatever figure ends the row', async () => {
  const rows = await rowsFrom(`
Account statement
Date          Amount        Type         Details
28/03/2024    - 12.50       Withdrawal   Machine Mill Lane 1
26/03/2024    - 45.90       Withdrawal   Machine Mill Lane 1
22/03/2024    + 1,200.00    Top-up       From another bank
21/03/2024    - 7.50        Withdrawal   Machine Mill Lane 1
20/03/2024    - 3.20        Purchase     Lantern`);
  expect(rows.map(([, amount]) => amount)).toEqual([-1250, -4590, 120_000, -750, -320]);
});

test('a period on each page is no row whose parts are told by dashes', async () => {
  const page = (first: number): string => `
Orchard Card
Jan 1 — Jan 31, 2025
Date          Description          Amount
01/${first}/2025    Shell Oil             57.17
01/${first + 1}/2025    Netflix               15.49`;
  const [statement] = await statementsFrom([10, 12, 14, 16].map(page).join('\f'));
  expect(statement?.period).toEqual({
    from: { year: 2025, month: 1, day: 1 },
    to: { year: 2025, month: 1, day: 31 },
  });
});

import { expect, test } from 'vitest';
import { onlyStatementFrom, statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const DAYS = (first: string, second: string, third: string): string => `
Spending account
Account number 12345678
Opening balance                                  $700.00
Closing balance                                  $787.50

Fri, 1 March 2024                                ${first}
Oxbow Books                                      -$12.50
Lantern Mobile                                   -$30.00

Sat, 2 March 2024                                ${second}
Salary                                          +$100.00

Mon, 4 March 2024                                ${third}
Interest                                         +$30.00`;

const ROWS = [
  ['2024-03-01', -1250, 'Oxbow Books'],
  ['2024-03-01', -3000, 'Lantern Mobile'],
  ['2024-03-02', 10_000, 'Salary'],
  ['2024-03-04', 3000, 'Interest'],
];

test.each([
  ['balances', DAYS('$657.50', '$757.50', '$787.50')],
  ['sums', DAYS('-$42.50', '+$100.00', '+$30.00')],
])(
  'a day’s heading is no row, where its figures are %s of the rows under them',
  async (_, text) => {
    const rows = await rowsFrom(text);
    expect(rows.filter(([, amount]) => amount !== undefined)).toEqual(ROWS);
  },
);

test.each([
  ['newest first', ['$787.50', '$757.50', '$657.50'], [2, 1, 0], [['Oxbow Books', 65_750]]],
  ['oldest first', ['$657.50', '$757.50', '$787.50'], [0, 1, 2], [['Lantern Mobile', 65_750]]],
] as const)(
  'a day’s heading that names its balance gives it to the day’s last row, %s',
  async (_, balances, order, rows) => {
    const days = [
      ['Friday, 1 March 2024', 'Oxbow Books -$12.50', 'Lantern Mobile -$30.00'],
      ['Saturday, 2 March 2024', 'Salary +$100.00'],
      ['Monday, 4 March 2024', 'Interest +$30.00'],
    ];
    const text = order.flatMap((day, i) => {
      const [head = '', ...under] = days[day] ?? [];
      const line = (words: string, figure: string): string => words.padEnd(49) + figure;
      const own = under.map((row) => line(row.slice(0, -8), row.slice(-8).trim()));
      return ['', line(`${head}     Balance`, balances[i] ?? ''), ...own];
    });
    const [statement] = await statementsFrom(
      `\nSpending account\nOpening balance     $700.00\n${text.join('\n')}`,
    );
    const balancesOf = (statement?.rows ?? []).flatMap(({ description, balance }) =>
      balance === undefined ? [] : [[description[0], balance]],
    );
    expect(balancesOf).toEqual(expect.arrayContaining([...rows]));
    expect(statement?.proof.verdict).toBe('proven');
  },
);

test('dated rows of a bare figure stay rows where nothing bears them out as headings', async () => {
  const rows = await rowsFrom(DAYS('$657.50', '$740.00', '$787.50'));
  expect(rows.map(([day]) => day)).toContain('2024-03-02');
  expect(rows.map(([, amount]) => amount)).toContain(74_000);
});

test('a line of a weekday and its date heads all rows below it, and is no text of theirs', async () => {
  const rows = await rowsFrom(`
Relevé des opérations
Jeudi 27 novembre 2025
CARTE 27/11/25 PICARD            Courses              - 31,84
Mercredi 26 novembre 2025
CARTE 26/11/25 OXBOW             Livres              - 133,34
VIR SALAIRE                      Revenus           + 2 640,12
RETRAIT 26/11/25 PARIS           Retraits             - 37,14
Mardi 25 novembre 2025
PRLV MARSH TELECOM               Abonnements          - 37,57
Lundi 24 novembre 2025
CARTE 24/11/25 PICARD            Courses              - 31,97
AVOIR MOSSGATE                   Sport                + 37,45`);
  expect(rows.map(([day, amount]) => [day, amount])).toEqual([
    ['2025-11-27', -3184],
    ['2025-11-26', -13_334],
    ['2025-11-26', 264_012],
    ['2025-11-26', -3714],
    ['2025-11-25', -3757],
    ['2025-11-24', -3197],
    ['2025-11-24', 3745],
  ]);
  expect(rows.map(([, , text]) => text).join(' ')).not.toMatch(/Jeudi|Mercredi|Mardi|Lundi/);
});

test('a line that names the transaction’s date dates the rows below, which print their value dates alone', async () => {
  const rows = await rowsFrom(`
Account statement
Old balance                                            700.00
Transaction date: 28/01/2024
Mona Marsh                   28/01                      45.50
Present
Transaction date: 29/01/2024
Standing order               01/02                    -620.00
Rent of the third floor
Lantern Mobile               02/02                     -10.00
New balance                                            115.50`);
  expect(rows.filter(([, amount]) => amount !== undefined).map(([day]) => day)).toEqual([
    '2024-01-28',
    '2024-01-29',
    '2024-01-29',
  ]);
});

test('… where it stands below each row it is a text of that row', async () => {
  const rows = await rowsFrom(`
Account statement
Old balance                                            700.00
Mona Marsh                   28/01/2024                 45.50
Transaction date: 30/01/2024
Standing order               01/02/2024               -620.00
Transaction date: 02/02/2024
Lantern Mobile               02/02/2024                -10.00
Transaction date: 03/02/2024
New balance                                            115.50`);
  expect(rows.filter(([, amount]) => amount !== undefined).map(([day]) => day)).toEqual([
    '2024-01-28',
    '2024-02-01',
    '2024-02-02',
  ]);
});

test('… on the next page, too, where the first such line is of the row above the page’s turn', async () => {
  const rows = await rowsFrom(`
Account statement
Old balance                                            700.00
Posting date     Details                               Amount
28/01            Mona Marsh                             45.50
Transaction date: 27/01/2024
29/01            Lantern Mobile                        -10.00
\f
Posting date     Details                               Amount
Transaction date: 28/01/2024
01/02            Standing order                       -620.00
Transaction date: 31/01/2024
02/02            Oxbow Books                           -10.00
New balance                                            105.50`);
  expect(rows.filter(([, amount]) => amount !== undefined).map(([day]) => day.slice(5))).toEqual([
    '01-28',
    '01-29',
    '02-01',
    '02-02',
  ]);
});

test('it dates no rows of another list below', async () => {
  const rows = await rowsFrom(`
Account statement
Old balance                                            700.00
Transaction date: 28/01/2024
Mona Marsh                   28/01                      45.50
Transaction date: 29/01/2024
Standing order               01/02                    -620.00
New balance                                            125.50
\f
Date         Details                                   Amount
05/02/2024   Oxbow Books                               -10.00
06/02/2024   Willow Bakery                              -5.50`);
  const days = rows.flatMap(([day, amount]) => (amount === undefined ? [] : day));
  expect(days).toEqual(expect.arrayContaining(['2024-02-05', '2024-02-06']));
});

test('of two dates over each other the second is the booking’s, where the heading names them so', async () => {
  const rows = await rowsFrom(`
Kontoauszug                             Alter Saldo    700,00
Valuta       Empfänger                                 Betrag
Buchungs-
datum
28.01.2024   Oxbow Books                                45,50
26.01.2024   Kartenzahlung
01.02.2024   Lantern Mobile                            -20,00
30.01.2024   Dauerauftrag
02.02.2024   Mossgate Gym                              -10,00
01.02.2024   Lastschrift`);
  expect(rows.filter(([, amount]) => amount !== undefined).map(([day]) => day)).toEqual([
    '2024-01-26',
    '2024-01-30',
    '2024-02-01',
  ]);
});

test('a further date and its text below the figures are of the row above, where every row has one above and one below', async () => {
  const rows = await rowsFrom(`
Account statement
Old balance                                            700.00
             Details: Rent of March
01/03/2024
                                          -620.00       80.00
01/03/2024   Oxbow Homes
             Details: Salary
05/03/2024
                                         1,000.00    1,080.00
06/03/2024   Marsh Ltd
             Details: Books
07/03/2024
                                           -30.00    1,050.00
07/03/2024   Willow Books
New balance                                          1,050.00`);
  expect(rows.filter(([, amount]) => amount !== undefined)).toEqual([
    ['2024-03-01', -62_000, 'Details: Rent of March Oxbow Homes'],
    ['2024-03-05', 100_000, 'Details: Salary Marsh Ltd'],
    ['2024-03-07', -3000, 'Details: Books Willow Books'],
  ]);
});

const DATED = (...days: string[]): string =>
  days
    .map(
      (day, i) => `
${day}
Details               Debit      Credit     Balance
Oxbow Books           10.00                   ${90 - 10 * i}.00`,
    )
    .join('\n');

test('a day right above each heading is that of the rows under it', async () => {
  const rows = await rowsFrom(`
Account statement               Account number 28814470
Opening balance     100.00
${DATED('24/07/2024', '25/07/2024', '27/07/2024')}`);
  const days = rows.flatMap(([day, amount]) => (amount === undefined ? [] : day));
  expect(days).toEqual(['2024-07-24', '2024-07-25', '2024-07-27']);
});

test('… but one alone may be the day of issue', async () => {
  expect(
    await rowsFrom(`
Account statement               Account number 28814470
Opening balance     100.00
${DATED('24/07/2024')}`),
  ).toEqual([]);
});

test('a date in what a row is about does not date it', async () => {
  const text = DAYS('-$42.50', '+$100.00', '+$30.00').replace(
    'Lantern Mobile ',
    'Invoice 10/02/2024 of this year\nLantern Mobile ',
  );
  const rows = (await rowsFrom(text)).filter(([, amount]) => amount !== undefined);
  expect(rows.map(([day, amount]) => [day, amount])).toEqual(
    ROWS.map(([day, amount]) => [day, amount]),
  );
});

test('a day and a month without a mark, named above the rows of the day, are their date', async () => {
  const days = ['0103', '0303', '0503', '0803', '1203', '1403', '1603', '1803'];
  const rows = await rowsFrom(`
REVONTULI PANKKI OYJ                              TILIOTE 3/2024   SIVU 1
AALTO VEIKKO               Tilinumero FI12 9999 0100 4412 87
SUOPURSUNTIE 4             Käyttötili EUR
41999 SUOLAHARJU           Kausi 01.03.2024 - 31.03.2024

Arkistointitunnus          Selite                                Määrä EUR
                           SALDO 29.02.2024                         987,65
${days
  .map(
    (day) => `
   KIRJAUSPÄIVÄ ${day}
${day}6407400315 801         Automaattinosto                           59,36-
                             OTTO SUOLAHARJU
${day}4152607373 233         Tilisiirto                                49,36+
                             AALTO HILMA
`,
  )
  .join('')}`);
  const moving = rows.filter(([, amount]) => amount !== undefined);
  expect(moving.map(([day]) => day.slice(5))).toEqual(
    days.flatMap((day) => Array<string>(2).fill(`${day.slice(2)}-${day.slice(0, 2)}`)),
  );
});

test('a word beside the second date of a row that begins with its first is no weekday, but a text', async () => {
  const rows = await rowsFrom(`
Account statement
Payment     Value        Payee                      Amount EUR
Booked                   Kind
                         Opening balance 31.01.2025     123.40
01.02.2025  03.02.2025   Prisma                         -87.45
03.02.2025               Purchase
03.02.2025  03.02.2025   Kela                            94.87
03.02.2025               Benefit
04.02.2025  05.02.2025   Alepa                          -13.65
05.02.2025               Purchase
05.02.2025  05.02.2025   Helen                          -62.30
05.02.2025               Invoice`);
  expect(rows.filter(([, amount]) => amount !== undefined).map(([, , text]) => text)).toEqual([
    'Prisma Purchase',
    'Kela Benefit',
    'Alepa Purchase',
    'Helen Invoice',
  ]);
});

const valued = (headed: string): string => `
Kontoauszug vom 31.01.2025
IBAN DE27 5004 0000 0418 7732 00
${headed}
Alter Kontostand vom 31.12.2024                                                   700,00
Buchungsdatum: 28.01.2025
Mona Marsh                           29.01.2025                                    45,50
Gehalt
Pellworth Energie                    30.01.2025                  20,00-
Buchungsdatum: 29.01.2025
Miete                                01.02.2025                 620,00-
Lantern Mobile                       29.01.2025                  10,00-
Neuer Kontostand vom 31.01.2025                                                    95,50`;

test('a line that names the booking date dates the rows below, where their column is the value dates’', async () => {
  const { moved, verdict } = await onlyStatementFrom(
    valued('Angaben zu den Umsätzen              Valuta       zu Ihren Lasten    zu Ihren Gunsten'),
  );
  expect(moved.map(([day]) => day.slice(8))).toEqual(['28', '28', '29', '29']);
  expect(verdict).toBe('proven');
});

test('… and not where the heading calls the rows’ own dates those of booking', async () => {
  const { moved, verdict } = await onlyStatementFrom(
    valued('Angaben zu den Umsätzen              Buchungstag  zu Ihren Lasten    zu Ihren Gunsten'),
  );
  expect(moved.map(([day]) => day.slice(8))).toEqual(['29', '30', '01', '29']);
  expect(verdict).toBe('unchecked');
});

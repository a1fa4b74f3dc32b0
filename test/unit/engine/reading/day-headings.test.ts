import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';
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

import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const MARCH = `
Account statement      Account number 12345678
Period 01/03/2024 to 31/03/2024
Date        Details               Amount     Balance
            Opening balance                  100.00
03/03/2024  Oxbow Books           -12.50       87.50
23/03/2024  Salary                200.00      287.50
            Closing balance                  287.50`;

const next = (period: string) => `
Account statement
Period ${period}
Date        Details               Amount     Balance
            Opening balance                  287.50
14/04/2024  Lantern Mobile        -10.00      277.50
16/04/2024  Mossgate Gym           -7.50      270.00
            Closing balance                  270.00`;

test('an account’s statements of two months in one file are two, each with its period and proof', async () => {
  const statements = await statementsFrom(`${MARCH}\f${next('01/04/2024 to 30/04/2024')}`);
  expect(
    statements.map(({ opening, closing, period, facts, rows, proof }) => [
      opening,
      closing,
      period?.to.month,
      facts.accountNumber,
      rows.filter(({ amount }) => amount !== undefined).length,
      proof.verdict,
    ]),
  ).toEqual([
    [10_000, 28_750, 3, '12345678', 2, 'proven'],
    [28_750, 27_000, 4, '12345678', 2, 'proven'],
  ]);
});

test('a summary above the rows of the second month is of it', async () => {
  const summary = `
Statement for 01/04/2024 to 30/04/2024
You started with     Money in     Money out     You finished with
287.50               0.00         17.50         270.00
`;
  const rows = next('01/04/2024 to 30/04/2024').split('\n').slice(3, -1);
  const bare = rows.filter((line) => !line.includes('Opening'));
  const statements = await statementsFrom(`${MARCH}\f${summary}${bare.join('\n')}`);
  expect(
    statements.map(({ opening, closing, proof }) => [opening, closing, proof.verdict]),
  ).toEqual([
    [10_000, 28_750, 'proven'],
    [28_750, 27_000, 'proven'],
  ]);
});

test('pages that state what they open and close with are of one statement where its period is the same', async () => {
  const statements = await statementsFrom(`${MARCH}\f${next('01/03/2024 to 31/03/2024')}`);
  expect(statements.map(({ opening, closing }) => [opening, closing])).toEqual([[10_000, 27_000]]);
});

/** A statement without an opening balance, of one page or more. */
const counted = (number: string, month: string, pages: readonly (readonly string[])[]) =>
  pages
    .map((rows, i) => {
      const head = [
        'Account statement',
        `Account number ${number}`,
        `Period 01/${month}/2024 to 28/${month}/2024`,
      ];
      return [
        ...(i === 0 ? head : [`Oxbow Bank · ${number}`]),
        'Date        Details               Amount     Balance',
        ...rows,
        `Page ${i + 1} of ${pages.length}`,
      ].join('\n');
    })
    .join('\f');

const FEBRUARY = counted('12345678', '02', [
  [
    '13/02/2024  Oxbow Books           -12.50',
    '13/02/2024  Salary               200.00      287.50',
  ],
]);

test('where the pages are counted again under another number, another account begins though nothing says what with', async () => {
  const april = counted('87654321', '04', [
    [
      '03/04/2024  Lantern Mobile        -10.00',
      '03/04/2024  Mossgate Gym         -7.50     1,982.50',
    ],
    [
      '14/04/2024  Oxbow Books           -10.00',
      '14/04/2024  Salary               500.00     2,472.50',
    ],
    [
      '16/04/2024  Lantern Mobile       -100.00     2,372.50',
      '18/04/2024  Mossgate Gym         -7.50     2,365.00',
    ],
  ]);
  const statements = await statementsFrom(`${FEBRUARY}\f${april}`);
  expect(statements.map(({ facts, rows }) => [facts.accountNumber, rows.length])).toEqual([
    ['12345678', 2],
    ['87654321', 6],
  ]);
});

test('… and so does the next statement of the same account, under another period', async () => {
  const march = counted('12345678', '03', [
    [
      '03/03/2024  Lantern Mobile        -10.00',
      '03/03/2024  Mossgate Gym         -7.50       270.00',
    ],
  ]);
  const statements = await statementsFrom(`${FEBRUARY}\f${march}`);
  expect(statements.map(({ period, rows }) => [period?.to.month, rows.length])).toEqual([
    [2, 2],
    [3, 2],
  ]);
});

test('pages that are each the first of one, of a card for several, are one statement', async () => {
  const card = (number: string, name: string): string => `
Card number ${number}
${name}
Date        Description             Amount
04/02/2024  Oxbow Books              10.00
16/02/2024  Mossgate Gym             20.00
Page 1 of 1`;
  const statements = await statementsFrom(`
Company card statement
Account number 5555 66XX XXXX 1000
Statement period 01/02/2024 to 28/02/2024
Previous balance 100.00
Payments        -100.00
New balance       60.00
Date        Description             Amount
04/02/2024  Payment received       -100.00
Page 1 of 1\f${card('5555 66XX XXXX 1904', 'Mona Marsh')}\f${card('5555 66XX XXXX 2207', 'Devon Marsh')}`);
  expect(statements.map(({ rows, proof }) => [rows.length, proof.verdict])).toEqual([
    [5, 'proven'],
  ]);
});

test('a page whose head prints the account’s number alone, as the pages before do, goes on with it', async () => {
  const head = 'Oxbow Bank                    8765432109';
  const rows = [
    '16/04/2024  Lantern Mobile       -100.00     2,372.50',
    '18/04/2024  Mossgate Gym         -7.50     2,365.00',
  ];
  const names = 'Date        Details               Amount     Balance';
  const statements = await statementsFrom(
    [
      [
        'Account statement',
        'Account number 1234567890',
        names,
        '03/04/2024  Salary               500.00',
        ...Array.from({ length: 5 }, () => '03/04/2024  Marsh Ltd            -10.00'),
        '03/04/2024  Willow Bakery        -27.50     2,472.50',
      ],
      [
        head,
        names,
        '04/04/2024  Oxbow Books          -10.00     2,462.50',
        '16/04/2024  Salary                10.00',
      ],
      [head, names, ...rows],
    ]
      .map((page) => page.join('\n'))
      .join('\f'),
  );
  expect(statements.map((statement) => statement.rows.length)).toEqual([11]);
});

test('what sums up the next account below a table without balances is no part of it', async () => {
  const statements = await statementsFrom(`
Everyday Checking                            359681044471
Beginning balance 2-28-25                      $1,844.19
1 Addition                                       +100.00
2 Subtractions                                   -220.00
Ending balance 3-31-25                         $1,724.19

Additions
Deposits       Date      Serial #    Source
               3-10                  Mobile Deposit                    $100.00
                                     Total additions                   $100.00
Subtractions
Withdrawals    Date      Serial #    Source
               3-4                   ATM Mossgate                      $140.00
               3-14                  ATM Oxbow                           80.00
                                     Total subtractions                $220.00

Active Saver                                 359681088820
Beginning balance 2-28-25                      $9,204.18
1 Addition                                       +250.00
1 Subtraction                                    -150.00
Ending balance 3-31-25                         $9,304.18

Additions
Transfers      Date      Serial #    Source
               3-10                  From 0000359681044471             $250.00
                                     Total additions                   $250.00
Subtractions
Transfers      Date      Serial #    Source
               3-24                  To 0000359681044471               $150.00
                                     Total subtractions                $150.00`);
  expect(
    statements.map(({ rows, proof }) => [rows.map(({ amount }) => amount), proof.verdict]),
  ).toEqual([
    [[10_000, -14_000, -8_000], 'proven'],
    [[25_000, -15_000], 'proven'],
  ]);
});

const beside = (interest: string): string => `
Oxbow Bank                            Statement period 01/03/2025 to 31/03/2025
Everyday account     44710092
Opening balance                                1,000.00
Closing balance                                  890.00
Date              Description                            Amount
03/03/2025        Tesco                                   -50.00
19/03/2025        Shell                                   -60.00

Savings account      44710093
Opening balance                                  500.00
Interest                                           ${interest}
Closing balance                                  ${interest === '0.00' ? '500.00' : '502.00'}`;

test('an account below, of which only its balances were read, leaves the one above unproven if something moved it', async () => {
  const verdicts = async (text: string): Promise<string[]> =>
    (await statementsFrom(text)).map(({ proof }) => proof.verdict);
  expect(await verdicts(beside('2.00'))).toEqual(['unchecked']);
  expect(await verdicts(beside('0.00'))).toEqual(['proven']);
});

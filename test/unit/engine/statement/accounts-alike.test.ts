import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

type Sample = { number: string; opening: string; rows: readonly string[]; closing: string };

const account = ({ number, opening, rows, closing }: Sample): string => `
Account number ${number}
Date        Details               Amount     Balance
            Opening balance                  ${opening}
${rows.join('\n')}
            Closing balance                  ${closing}
`;

const read = async (...samples: readonly Sample[]): Promise<unknown[]> =>
  (await statementsFrom(`Statement of accounts\n${samples.map(account).join('\n')}`)).map(
    ({ facts, opening, closing, proof }) => [facts.accountNumber, opening, closing, proof.verdict],
  );

const CURRENT: Sample = {
  number: '12345678',
  opening: '100.00',
  rows: [
    '03/03/2024  Oxbow Books           -12.50       87.50',
    '23/03/2024  Salary                200.00      287.50',
  ],
  closing: '287.50',
};

const SAVINGS: Sample = {
  number: '87654321',
  opening: '287.50',
  rows: [
    '14/03/2024  Lantern Mobile        -10.00      277.50',
    '16/03/2024  Mossgate Gym           -7.50      270.00',
  ],
  closing: '270.00',
};

test('an account that opens with what the one above closed with is another by its number', async () => {
  expect(await read(CURRENT, SAVINGS)).toEqual([
    ['12345678', 10_000, 28_750, 'proven'],
    ['87654321', 28_750, 27_000, 'proven'],
  ]);
});

test('so is one that opens with what the one above opened with', async () => {
  const savings: Sample = {
    number: '87654321',
    opening: '100.00',
    rows: [
      '14/03/2024  Lantern Mobile        -10.00       90.00',
      '16/03/2024  Mossgate Gym           -7.50       82.50',
    ],
    closing: '82.50',
  };
  expect(await read(CURRENT, savings)).toEqual([
    ['12345678', 10_000, 28_750, 'proven'],
    ['87654321', 10_000, 8_250, 'proven'],
  ]);
});

test('pages of one number that carry a balance forward are one account', async () => {
  expect(await read(CURRENT, { ...SAVINGS, number: CURRENT.number })).toEqual([
    ['12345678', 10_000, 27_000, 'proven'],
  ]);
});

test('two cards in one table, each from what it owed before to a sum of its own, are two accounts', async () => {
  const statements = await statementsFrom(`
Statement of credit card account
Statement date 12 Jan 2026
If you make only the minimum payment, it will take you longer to pay off your outstanding balance. For
example: balance 1,000.00 at 18% p.a.: 5 years, total interest 448.06.
Posting date   Transaction date   Description                       Amount
PLATINUM MASTERCARD : 5239 4512 6688 1047
                                  YOUR PREVIOUS STATEMENT BALANCE   300.00
17/12          15/12              Oxbow Books                        25.00
20/12          20/12              Payment                           100.00CR
                                  SUB TOTAL                         225.00
PLATINUM AMEX : 3791 883320 41006
                                  YOUR PREVIOUS STATEMENT BALANCE    50.00
19/12          17/12              Mossgate Gym                       20.00
05/01          05/01              Cash rebate                         5.00CR
                                  SUB TOTAL                          65.00`);
  expect(
    statements.map(({ opening, rows }) => [opening, rows.flatMap(({ amount }) => amount ?? [])]),
  ).toEqual([
    [-30_000, [-2500, 10_000]],
    [-5000, [-2000, 500]],
  ]);
});

test('an account whose rows lead from a line of its own balance to another is one by itself', async () => {
  const statements = await statementsFrom(`
Relevé de comptes
Date        Libellé                      Débit        Crédit
            SOLDE DEBITEUR AU 31/03/2026   50,00
03/04/2026  Virement Oxbow                            200,00
20/04/2026  Carte Mossgate                 25,00
            SOLDE CREDITEUR AU 30/04/2026             125,00

Date        Libellé                      Débit        Crédit
            SOLDE CREDITEUR AU 31/03/2026           1 000,00
05/04/2026  Virement                                  300,00
21/04/2026  Virement Oxbow                150,00
            SOLDE CREDITEUR AU 30/04/2026           1 150,00`);
  expect(
    statements.map(({ opening, closing, proof }) => [opening, closing, proof.verdict]),
  ).toEqual([
    [-5000, 12_500, 'proven'],
    [100_000, 115_000, 'proven'],
  ]);
});

test('accounts that both open with nothing are two, though their numbers stand far above their rows', async () => {
  const part = (name: string, number: string, rows: string): string => `
                                      Account number ${number}
${name}
Beginning balance as of    Deposits    Withdrawals    Ending balance
11/01/2025                 credits     debits         11/25/2025
Annual percentage yield
Activity of the month
Date          Description                Credits    Debits    Balance
11/01/2025    Beginning balance                                  0.00
${rows}`;
  const statements = await statementsFrom(`
Combined statement
${part('Spending account', '2188 4071 93', '11/03/2025    Salary                      150.00               150.00\n11/04/2025    Oxbow Books                            42.36    107.64')}
${part('Savings account', '3210 5541 18', '11/06/2025    Transfer                     60.00                60.00\n11/18/2025    Interest                      0.22                60.22')}`);
  expect(statements.map(({ facts, closing }) => [facts.accountNumber, closing])).toEqual([
    ['2188 4071 93', 10_764],
    ['3210 5541 18', 6022],
  ]);
});

test('an account that a row of the last page paid is no other account of the statement', async () => {
  const statements = await statementsFrom(`
Rekeningafschrift
Rekeningnummer NL68ABNA0541880536
Vorig saldo 100,00 credit      Nieuw saldo 65,00 credit
Datum         Omschrijving                        Af           Bij
21-11-2024    Overboeking Oxbow                   20,00
22-11-2024    Incasso algemeen eenmalig           10,00
\f
Rekeningafschrift
Vorig saldo 100,00 credit      Nieuw saldo 65,00 credit
Datum         Omschrijving                        Af           Bij
              IBAN: NL21BNGH0285156211
23-11-2024    Periodieke overboeking               5,00`);
  expect(
    statements.map(({ rows, proof }) => [
      rows.flatMap(({ amount }) => amount ?? []),
      proof.verdict,
    ]),
  ).toEqual([[[-2000, -1000, -500], 'proven']]);
});

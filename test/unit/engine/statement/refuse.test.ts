import { expect, test } from 'vitest';
import { loadPdfEngine } from '@/utils/pdfium';
import { extract } from '@/engine';
import { makeStatement, NEGATIVES } from '@/test/statements';
import { codeFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const pdf = await loadPdfEngine();

async function answer(bytes: Uint8Array) {
  const { envelope } = await extract({ bytes, requestId: 'refused' }, { pdf });
  return envelope;
}

async function negative(name: string) {
  const found = NEGATIVES.find((one) => one.name === name);
  if (!found) throw new Error(`No negative is called "${name}"`);
  return answer(await found.make());
}

test('a document of a known kind is named as it names itself', async () => {
  expect(await negative('amortisation')).toMatchObject({
    code: 'pdf/fail/unsupported-pdf',
    data: { name: 'Loan repayment schedule' },
  });
  expect(await negative('portfolio')).toMatchObject({
    code: 'pdf/fail/unsupported-pdf',
    data: { name: 'Portfolio statement' },
  });
});

test('a font that does not say its letters is told from a document without a statement', async () => {
  expect(await negative('font without a map to Unicode')).toMatchObject({
    code: 'pdf/fail/image-pdf',
    message: expect.stringContaining('fonts'),
  });
});

test.each(['Investment Report', 'Invoice Number', 'Market Value Price List'])(
  'a statement is no %s because its bank is called so',
  async (issuer) => {
    const { pdf: bytes } = await makeStatement({ seed: 31, content: { issuer } });
    expect((await answer(bytes)).code).toBe('pdf/success/bank-statement-normal');
  },
);

test('rows that nothing on paper proves are no reason to refuse a statement', async () => {
  const { pdf: bytes } = await makeStatement({
    seed: 32,
    layout: {
      columns: ['date', 'description', 'amount'],
      opening: { summary: false },
      closing: { summary: false },
      sums: { movements: false },
    },
  });
  expect((await answer(bytes)).code).toBe('pdf/success/bank-statement-no-balance');
});

test.each([
  ['Sample Credit Card Statement', 'pdf/success/credit-card-simple'],
  ['Shopping List for April', 'pdf/fail/unknown-pdf'],
])(
  'a list under nothing but its title is a statement where that says so: %s',
  async (title, code) => {
    const list = `
${title}
15 Apr 2025   50.00  Oxbow Books
14 Apr 2025   35.50  Lantern Mobile
13 Apr 2025   45.00  Mossgate Gym
12 Apr 2025   15.99  Bright Lamps
11 Apr 2025   12.99  Corner Bakery`;
    expect(await codeFrom(list)).toBe(code);
  },
);

test('a card’s lines above rows without a heading are no part of the first one, and make them a statement', async () => {
  const statement = `
Lantern Card
Account Number 5774 4225 4269 9359
Billing Cycle 12/20/2025 to 01/19/2026
Previous Balance  2,500.00
Credit Limit  5,000.00
Minimum Payment Due  75.00
Payment Due Date  02/15/2026
Transaction Detail
01/13   01/13   ONLINE PAYMENT THANK YOU   223.00-
01/05   01/06   OXBOW BOOKS                 85.50
01/08   01/09   CORNER BAKERY               12.10`;
  expect(await codeFrom(statement)).toBe('pdf/success/credit-card-simple');
  expect((await rowsFrom(statement))[0]).toEqual([
    '2026-01-13',
    22_300,
    'ONLINE PAYMENT THANK YOU',
  ]);
});

test('a card’s bill that calls itself an invoice is a statement', async () => {
  expect(
    await codeFrom(`
Invoice Lantern Visa Classic Card
Invoice number 12345
Card account 0000 4411 2233 4455
Your card limit is 5,000.00
Transactions Lantern Visa Classic Card XXXX XXXX XXXX 8812
Entry date   Purchase date   Text              Amount
29.07.24     27.07.24        Oxbow Books        48.35
31.07.24     30.07.24        Lantern Mobile     34.40
12.08.24     11.08.24        Mossgate Gym       17.56`),
  ).toBe('pdf/success/credit-card-simple');
});

test('lines that a date in a title above them dates are no rows of a statement', async () => {
  expect(
    await codeFrom(`
Your regular statement
Account number: VG0441892
Fees from 01/01/2024 to 31/12/2024

Card fee               1     44.00     44.00
Keeping the account   12      2.00     24.00
Declined payment       1     20.00     20.00
Cash abroad            6      1.00      6.00`),
  ).toBe('pdf/fail/unknown-pdf');
});

test.each([
  ['Certificate of interest for tax year ended 5 April 2024', 'Interest'],
  ['Marsh Mutual - Policy schedule', 'Instalment'],
])(
  'what calls itself “%s” is no statement, though dates and amounts stand below',
  async (title, row) => {
    expect(
      await codeFrom(`
${title}
Account number 41188207

Date          Description      Amount
31 May 2023   ${row} one        18.22
31 Aug 2023   ${row} two        24.10
30 Nov 2023   ${row} three      29.87`),
    ).toBe('pdf/fail/unsupported-pdf');
  },
);

test('rows under their days’ dates are a statement’s, though most print none', async () => {
  expect(
    await codeFrom(`
Account statement
Account number 41188207

1 March 2024
  Oxbow Books                44.00
  Lantern Mobile             24.00
  Mossgate Gym               20.00
2 March 2024
  Quick Fern                  6.00
  Total Tyres                 7.00
  Opening Night               8.00`),
  ).toBe('pdf/success/bank-statement-no-balance');
});

test('what a second statement costs does not make a list of fees a statement', async () => {
  expect(
    await codeFrom(`
Volksbank Wiesengrund eG
Entgeltaufstellung
Konto: DE21 3706 0590 7710 2330 19
Zeitraum: vom 01.01.2023 bis 31.12.2023
Dienst        Bezeichnung                   Anzahl   Einzelentgelt   Summe
Sonstige      Kontoauszug Duplikat               2            2,50    5,00
Entgelte je Monat
30.01.2023   Kontoführung   -4,90    -4,90
28.02.2023   Kontoführung   -4,90    -9,80
30.03.2023   Kontoführung   -4,90   -14,70
30.04.2023   Kontoführung   -4,90   -19,60
30.05.2023   Kontoführung   -4,90   -24,50
30.06.2023   Kontoführung   -4,90   -29,40`),
  ).toBe('pdf/fail/unsupported-pdf');
});

test('a statement’s title with its period is one, though the annex names an invoice', async () => {
  expect(
    await codeFrom(`
Kontoauszug Nummer 001 / 2026 vom 05.12.2025 bis 05.01.2026
Kontonummer 1048823071
Bu.Tag   Wert     Wir haben für Sie gebucht    Belastung in EUR   Gutschrift in EUR
05.12.   02.12.   Kranich Verlag                          20,66
18.12.   18.12.   Gehalt                                                     184,20
31.12.   31.12.   Abrechnung                               0,43
                  ALTER KONTOSTAND                                            10,00 H
                  NEUER KONTOSTAND                                           173,11 H
Information zur Abrechnung
Kontostand am 31.12.2025                             173,54 +
Abrechnungszeitraum vom 01.10.2025 bis 31.12.2025
Zinsen für Dispositionskredit                          0,43-
Abrechnung 31.12.2025                                  0,43-
Kontostand/Rechnungsabschluss am 31.12.2025          173,11 +
Rechnungsnummer: 20260105-BY111-00048812773`),
  ).toBe('pdf/success/bank-statement-no-balance');
});

test('a notice of what is owed and seized is no statement, though it lists debts by day', async () => {
  const text = (title: string): string => `
Tesorería General
${title}
Cuenta embargada: ES12 1234 5678 9012 3456 7890
FECHA             CONCEPTO                                  IMPORTE
31/08/2026        Cuotas Agosto 2026                        14.000,00
30/09/2026        Cuotas Septiembre 2026                    14.000,00
                  Total deuda                               28.000,00`;
  expect(await codeFrom(text('AVISO DE EMBARGO'))).toBe('pdf/fail/unsupported-pdf');
});

test('rows of an example that a title announces above what explains it are none', async () => {
  const text = (title: string) => `
Marsh Bank credit card
${title}
You have a credit line of 1,500.00 and make these purchases, of which you pay one part in 18 of the balance each month,
but no less than 25.00.
Date          Details                     Amount      Balance
05/01/2026    Purchase of furniture       900.00       900.00
12/01/2026    Purchase of a journey       450.00     1,350.00
31/01/2026    Interest                      8.41     1,358.41`;
  expect(await codeFrom(text('2. Example calculation'))).toMatch('fail');
  expect(await codeFrom(text('2. Your transactions'))).toMatch('success');
});

const LETTER = (title: string, end: string) => `
Marsh Bank, card disputes
Portland, 4 December 2025
Account number 12345678
${title}
You told us that you did not make these payments, and we have asked for them back.
Date          Merchant                    Reference       Amount
21/11/2025    Digital Goods               74201195325     249.99
22/11/2025    Gamekeys Store              74410025327     119.00
24/11/2025    Oxbow Books                 24692165329     874.32
We shall write to you again within ten days.
${end}`;

test('a letter that lists payments and ends as letters do is no statement', async () => {
  expect(await codeFrom(LETTER('Your dispute case', 'Sincerely,'))).toMatch('fail');
  expect(await codeFrom(LETTER('Your account statement', 'Sincerely,'))).toMatch('success');
  expect(await codeFrom(LETTER('Your dispute case', 'Page 1 of 1'))).toMatch('success');
});

test('a letter that tells of the last balance in a sentence names none', async () => {
  const letter = (told: string) => `
Marsh Bank
Portland, 9 February 2024
Closing of your account, account number 41882071
Dear Ms Fern,
${told}
February 2024, will be sent to your new account less the closing fee of €10.00, and what comes in will be returned.
Company                Reference       Type             Last paid      Usual amount
Lantern Electric       EI-0441882      Direct debit     22/01/2024     €148.20
Mossgate Health        7712004         Direct debit     29/01/2024      €64.99
Harbour Street         RENT 18         Standing order   01/02/2024     €850.00

Yours sincerely,`;
  const sentence =
    'As you asked, it will be closed on 29 February 2024. The final balance, which stood at €1,204.18 on 8';
  expect(await codeFrom(letter(sentence))).toMatch('fail');
  expect(await codeFrom(letter('Final balance   €1,204.18'))).toMatch('success');
});

test('what a sentence says of a statement calls the paper none, nor does an extract of something else', async () => {
  const list = (said: string) => `
Marsh Bank
Standing order list
Account number 12345678
${said}
Since         Payee                       Amount
05/01/2024    Rent Weber                  950.00
11/02/2024    Oxbow Books                  12.50
20/06/2024    Night Theatre                20.00`;
  expect(await codeFrom(list('All are listed below. No account statement is this.'))).toMatch(
    'fail',
  );
  expect(await codeFrom(list('Standing order list (account statement)'))).toMatch('fail');
});

test('a letter with rows of accounts, whose overview names their balances, is a statement', async () => {
  const text = (names: string) => `
Marsh Bank
Dear Ms Halloway,
this is what moved on your accounts in August 2025.
Account          Kind                ${names}
88140022         Student account     143.06         210.43
Student account 88140022
Date          Details                     Amount
01/08/2025    Oxbow Books                 -12.50
04/08/2025    Salary                       79.87
Kind regards,`;
  expect(await codeFrom(text('Balance July   Balance August'))).toMatch('success');
  expect(await codeFrom(text('Calls July     Calls August'))).toMatch('fail');
});

test('rows that each print how many things cost what, and nothing of balances, are an invoice’s items', async () => {
  const items = (oxbow: string) => `
Marsh Bank
Account number 12345678                                      24 Jun 2021

Date         Details                       Quantity      Price      Amount
15 Jun 2021  Oxbow Books                          ${oxbow}
16 Jun 2021  Lantern Mobile                       2      63.78      127.56
17 Jun 2021  Harrow Rail                          1      53.37       53.37`;
  expect(await codeFrom(items('4      77.02      308.08'))).toMatch('fail');
  expect(await codeFrom(items('4      77.02      385.10'))).toMatch('success');
});

test('a list under the name of a bank whose rows lead from its first balance to its last one is a statement', async () => {
  const rows = `
Ada Oduya
14/06/2023 - 13/07/2023
Old balance                    918.45
New balance                    850.95
18/06/2023    Top-up Lantern Mobile       -7.50
18/06/2023    Oxbow Books                -10.00
19/06/2023    Harrow Rail                -50.00`;
  expect(await codeFrom(`Bank of Ferrow${rows}`)).toMatch(/success/);
  expect(await codeFrom(`Canteen of Ferrow${rows}`)).toMatch(/fail/);
});

import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const endsOf = async (text: string) =>
  (await statementsFrom(text)).map(({ opening, closing, proof }) => [
    opening,
    closing,
    proof.verdict,
  ]);

const GIRO = (end: string): string => `
Sparkasse Musterstadt
Kontoauszug 01.05.2024 - 31.05.2024

Girokonto 1234567
Datum       Verwendungszweck                Betrag        Saldo
01.05.2024  Anfangssaldo                                 418,22
17.05.2024  REWE                            -62,21       356,01
20.05.2024  Umbuchung Tagesgeld            ${end}
Tagesgeldkonto 7654321
Datum       Verwendungszweck                Betrag        Saldo
20.05.2024  Umbuchung Girokonto             300,00       300,00
31.05.2024  Zinsen                            0,50       300,50
31.05.2024  Endsaldo                                     300,50`;

test.each([
  [
    'something',
    `-300,00        56,01
31.05.2024  Endsaldo                                      56,01
`,
    5601,
  ],
  [
    'nothing',
    `-356,01         0,00
31.05.2024  Endsaldo                                       0,00
`,
    0,
  ],
])(
  'accounts whose titles end in short numbers are two, though one closes with %s',
  async (_, end, closing) => {
    expect(await endsOf(GIRO(end))).toEqual([
      [41_822, closing, 'proven'],
      [undefined, 30_050, 'unchecked'],
    ]);
  },
);

test('currencies of one list, each behind a balance that it brings forward, are accounts', async () => {
  expect(
    await endsOf(`
HSBC One 123-448812-833                       Statement date 7 January 2025
Foreign Currency Savings 123-448812-833
CCY    Date       Transaction Details         Deposit      Withdrawal      Balance
USD    7 Dec      B/F BALANCE                                             1,104.28
       11 Dec     INWARD TT                    820.50                     1,924.78
       2 Jan      IB FX TRANSFER             1,000.00                     2,924.78
EUR    7 Dec      B/F BALANCE                                               612.90
       7 Dec      CREDIT INTEREST                0.02                       612.92
       30 Dec     OUTWARD TT                                  150.00        462.92`),
  ).toEqual([
    [110_428, 292_478, 'proven'],
    [61_290, 46_292, 'proven'],
  ]);
});

const wise = (
  currency: string,
  number: string,
  first: string,
  last: string,
  rows: string,
): string => `
WISE
${currency} statement
1 December 2024 - 31 December 2024
Account Holder                                             ${number}
${currency} on 31 December 2024                                                        ${last} ${currency}
Description                                          Incoming       Outgoing         Amount
${rows}

${currency} on 1 December 2024                                                               ${first} ${currency}`;

test('where days stand below their rows, pages of two currencies are two accounts, with the balances that they name', async () => {
  const euros = wise(
    'EUR',
    'IBAN BE48 9670 4418 2231',
    '905.14',
    '704.90',
    `
Wise Charges for: CARD-1802233190                                       -0.12          704.90
31 December 2024 Transaction: CARD-1802233190

Moved 200.00 EUR to Travel jar                                        -200.00          705.02
5 December 2024 Transaction: BALANCE-2190036620

Wise Assets Fee                                                         -0.12          905.02
3 December 2024 Transaction: BALANCE-2188120035`,
  );
  const pounds = wise(
    'GBP',
    'Account number 62018834',
    '412.08',
    '232.08',
    `
Refund: Card transaction of 59.00 GBP                   59.00                          232.08
11 December 2024 Card ending in 7731

Card transaction of 59.00 GBP                                          -59.00          173.08
10 December 2024 Card ending in 7731

Sent money to Oliver Pemberton                                        -180.00          232.08
6 December 2024 Transaction: TRANSFER-1327781190`,
  );
  const ends = await endsOf(`${euros}\f${pounds}`);
  expect(ends.map(([opening, closing]) => [opening, closing])).toEqual([
    [90_514, 70_490],
    [41_208, 23_208],
  ]);
});

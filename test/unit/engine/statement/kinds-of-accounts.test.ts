import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const said = async (text: string) =>
  (await statementsFrom(text)).map(({ kind, opening, proof }) => [kind, opening, proof.verdict]);

test('the cards that rows name as having paid make no card’s statement of an account', async () => {
  const text = `
WYCIĄG NR 1/2024
za okres 2024-01-01 - 2024-01-31          Numer rachunku   61 1090 1014 0000
                                          Saldo początkowe          1 000,00
                                          Saldo końcowe               950,00

Data operacji   Opis operacji                   Kwota operacji   Saldo po operacji
2024-01-02      Płatność kartą                          -20,00              980,00
                Data i czas operacji: 2024-01-02 Numer karty: 425125******5528
2024-01-03      Płatność kartą                          -20,00              960,00
                Data i czas operacji: 2024-01-03 Numer karty: 425125******2495
2024-01-04      Bankomat                                -50,00              910,00
2024-01-05      Przelew                                 +40,00              950,00`;
  expect(await said(text)).toEqual([['bank', 100_000, 'proven']]);
});

test('titles with the numbers of accounts, too short for a card’s, are of accounts', async () => {
  const text = `
Transactions of pockets
01.01.2024 - 31.01.2024

Main Pocket                               Closing balance       Opening balance
1039 9840 2217                                     990.00              1,000.00

Date            Description                        Amount             Balance
05.01.2024      Lantern Mobile                     -30.00              990.00
04.01.2024      Salary                             +40.00            1,020.00
03.01.2024      Oxbow Books                        -20.00              980.00

Holiday Pocket                            Closing balance       Opening balance
1039 9840 2225                                     480.00                500.00

Date            Description                        Amount             Balance
05.01.2024      Lantern Mobile                     -35.00              480.00
04.01.2024      From Main Pocket                   +40.00              515.00
03.01.2024      Oxbow Books                        -25.00              475.00`;
  expect(await said(text)).toEqual([
    ['bank', 100_000, 'proven'],
    ['bank', 50_000, 'proven'],
  ]);
});

test('where each amount bears a sign and most a minus, what moves with them is no debt', async () => {
  const text = `
Card statement
01.01.2024 - 31.01.2024                     Card number 4251 25** **** 5528
Opening balance                                                    1,000.00
Closing balance                                                      950.00

Date            Description                        Amount           Balance
02.01.2024      Oxbow Books                        -20.00            980.00
03.01.2024      Mossgate Gym                       -20.00            960.00
04.01.2024      Lantern Mobile                     -50.00            910.00
05.01.2024      Top-up                             +40.00            950.00`;
  expect(await said(text)).toEqual([['bank', 100_000, 'proven']]);
});

test('cards’ numbers in lines of their own below the rows that they paid head no rows', async () => {
  const text = `
EXTRAS DE CONT
Perioada: 01.10.2025 - 31.10.2025            Numar cont: RO71INGB0000999904418827
Sold initial: 1.000,00
Sold final: 910,00

Data                Detalii tranzactie                 Debit        Credit
02 octombrie 2025   Cumparare POS                      80,00
                    Nr. card: xxxx xxxx xxxx 7738
                    Terminal: MEGA 9314
03 octombrie 2025   Cumparare POS                      50,00
                    Nr. card: xxxx xxxx xxxx 0807
                    Terminal: MEGA 4556
04 octombrie 2025   Incasare                                        40,00
                    Ordonator: SOFTWARE SRL`;
  expect(await said(text)).toEqual([['bank', 100_000, 'proven']]);
});

test('a payee’s name that begins like a mark turns no certain card into a bank’s account', async () => {
  const text = `
Credit card statement
Card number 8804 XXXX XXXX 7811
Statement period 14/07/2022 to 13/08/2022
Previous balance                    100,00
Purchases and charges                65,00
New balance                         150,00

Date         Amount Description
14/07        +20,00 Oxbow Books
15/07        +15,00 Mossgate Gym
16/07        +10,00 Credit Where Due Framing
16/07        -15,00 Payment received
18/07        +10,00 Credit Where Due Framing
19/07        +10,00 Lantern Mobile`;
  const [statement] = await statementsFrom(text);
  expect(statement?.kind).toBe('card');
});

test('a statement of account that numbers a card and no account, and says when to pay, is a card’s', async () => {
  const text = (number: string) => `
Oxbow Bank                                        Statement of account
A. Lantern                              ${number}
9 Mill Road                             Statement period     01/11/2025 - 30/11/2025
Mossgate                                Payment due date     20/12/2025

Date         Narrative                                   Amount
             Balance from last statement                 100.00
10/11/2025   Night Theatre                                12.50
11/11/2025   Payments received                            50.00-
12/11/2025   Mossgate Gym                                  7.50
             Balance due                                  70.00`;
  const kinds = async (number: string) => (await said(text(number))).map(([kind]) => kind);
  expect(await kinds('Card number          **** 0630')).toEqual(['card']);
  expect(await kinds('Account no.          4410 2207')).toEqual(['bank']);
});

test('what was paid and what was bought, abreast in a summary, are a card’s', async () => {
  const text = `
Eulenbank                                                Kontoauszug Girokonto
A. Laterne                              Zeitraum         01.10.2019 - 31.10.2019

Saldo der letzten Abrechnung   Zahlungen und Gutschriften   Einkäufe und Belastungen   Rechnungsbetrag

100,00                         - 0,00                       + 20,00                    = 120,00

Datum        Verwendungszweck                            Umsatz
15.10.2019   Nachttheater                                 12,50
21.10.2019   Turnhalle Moos                                7,50`;
  expect(await said(text)).toEqual([['card', -10_000, 'proven']]);
});

test('an account’s statement that takes off a payment, and thanks for it, is a card’s', async () => {
  const text = (payment: string) => `
Banque de Moselle
Relevé de compte
Compte n°        5627 512183
Période          01/08/2022 - 31/08/2022

Date         Date compta   Nature des opérations                 Montant EUR
                           Solde précédent                            100,00
02/08/2022   02/08/2022    ${payment.padEnd(35)}        50,00-
05/08/2022   06/08/2022    THEATRE DE NUIT                             12,50
07/08/2022   08/08/2022    SALLE DES MOUSSES                            7,50
                           Nouveau solde                               70,00`;
  expect(await said(text('VOTRE PAIEMENT - MERCI'))).toEqual([['card', -10_000, 'proven']]);
  expect(await said(text('RETRAIT LANTERNE'))).toEqual([['bank', 10_000, 'proven']]);
});

test('what names the payments of a card’s section went out of no account: that is in doubt', async () => {
  const text = `
Banca Lanternei                                         Extras de cont
Cont             5627 512183
Perioada         01.08.2022 - 31.08.2022

Data         Explicații                                          Suma
             Sold anterior                                     100,00
02.08.2022   Plăți și rambursări                               -50,00
05.08.2022   Teatrul de noapte                                  12,50
07.08.2022   Sala Mușchi                                         7,50
             Sold nou                                           70,00`;
  const [[kind, , verdict] = []] = await said(text);
  expect([kind, verdict]).toEqual(['bank', 'unchecked']);
});

test('a card’s number is labelled in a cell of its own, whatever the name beside it says', async () => {
  const text = `
Waalbank                                          Afschrift betaalrekening
P. van Lantaarn                         Kaartnummer          **** 1116
Stationsweg 2                           Periode              01-11-2025 - 30-11-2025
Mosdam                                  Vervaldatum          20-12-2025

Datum        Omschrijving                                Bedrag
             Vorig saldo                                 100,00
10-11-2025   Nachttheater                                 12,50
12-11-2025   Sportschool Mos                               7,50
             Nieuw saldo                                 120,00`;
  expect((await said(text)).map(([kind]) => kind)).toEqual(['card']);
});

test('what came in and what was bought, abreast in a summary, are a card’s', async () => {
  const text = `
Oxbow Bank                                               Account statement
A. Lantern                              Statement period     01/11/2025 - 30/11/2025

Previous balance      Payments received      Purchases and charges      New balance

100.00                - 0.00                 + 20.00                    = 120.00

Date         Narrative                                   Amount
10/11/2025   Night Theatre                                12.50
12/11/2025   Mossgate Gym                                  7.50`;
  expect((await said(text)).map(([kind]) => kind)).toEqual(['card']);
});

test.each([
  [
    'a card’s name',
    `
Prairie Credit Union
Member statement
Member number 4471009
Emma Larkin
Statement period 01/01/2025 - 03/31/2025
Checking
Date      Description                 Amount     Balance
01/01     Previous balance                       500.00
03/15     Visa payment               -100.00     400.00
03/31     Dividend                      0.40     400.40
03/31     New balance                            400.40
Visa Classic
Date      Description                 Amount     Balance
01/01     Previous balance                       100.00
01/15     Oxbow Books                  60.00     160.00
02/11     Harrow Rail                  50.00     210.00
03/15     Payment                    -100.00     110.00
03/31     New balance                            110.00`,
  ],
  [
    'a loan',
    `
Banco Atlântico
Extrato combinado
Titular JOAO PEREIRA
Período 01/03/2025 a 31/03/2025
Conta à ordem 0002 0123 12345678901 54
Data        Descrição                       Montante        Saldo
            Saldo inicial                                1.000,00
03/03/2025  Compra                          -50,00         950,00
10/03/2025  Prestação crédito              -150,00         800,00
            Saldo final                                    800,00
Crédito pessoal 0002 0123 12345678901 77
Data        Descrição                       Montante        Saldo
            Saldo inicial                                5.000,00
10/03/2025  Prestação                      -150,00       4.850,00
31/03/2025  Juros                            20,00       4.870,00
            Saldo final                                  4.870,00`,
  ],
  [
    'what was bought',
    `
Prairie Credit Union
Member statement
Member number 4471009
Emma Larkin
Statement period 03/01/2025 - 03/31/2025
S0010 Share Draft
Date      Description                 Amount     Balance
03/01     Previous balance                       400.00
03/10     Transfer to L0050          -150.00     250.00
03/15     Oxbow Books                 -50.00     200.00
03/31     New balance                            200.00
L0050 Used Vehicle
Date      Description                 Amount     Balance
03/01     Previous balance                     5,000.00
03/10     Payment from S0010         -120.00   4,880.00
03/10     Late charge                   9.00   4,889.00
03/31     New balance                          4,889.00`,
  ],
  [
    'a credit line’s short name',
    `
Prairie Credit Union
Member statement
Member number 4471009
Emma Larkin
Statement period 03/01/2025 - 03/31/2025
S0010 Share Draft
Date      Description                 Amount     Balance
03/01     Previous balance                       400.00
03/10     Transfer to L0050          -150.00     250.00
03/15     Oxbow Books                 -50.00     200.00
03/31     New balance                            200.00
L0050 HELOC
Date      Description                 Amount     Balance
03/01     Previous balance                     5,000.00
03/10     Payment from S0010         -120.00   4,880.00
03/10     Late charge                   9.00   4,889.00
03/31     New balance                          4,889.00`,
  ],
])(
  'below an account, one that is titled by %s and prints no sides is in doubt of its signs',
  async (_, text) => {
    const [own, debt] = await statementsFrom(text);
    expect(own?.proof.verdict).toBe('proven');
    expect(debt?.proof).toMatchObject({ verdict: 'unchecked', doubts: ['signs'] });
  },
);

test('an account’s own title says what it holds, whatever a summary and its neighbours are of', async () => {
  const text = `
Harbor Credit Union
Statement of account                  Statement period 12/24/24 - 01/23/25
Summary of your loan accounts

EveryDay Checking - 7014417719
Date      Transaction                               Amount($)    Balance($)
12-24     Beginning balance                                       1,242.18
12-27     Paid to Dominion Energy                      148.70-    1,093.48
12-31     Deposit payroll                            1,886.42     2,979.90
01-23     Ending balance                                          2,979.90

Membership Share Savings - 3044417712
Date      Transaction                               Amount($)    Balance($)
12-24     Beginning balance                                       4,877.19
01-03     Transfer from Jane                            25.00     4,902.19
01-17     Withdrawal at branch                         120.00-    4,782.19
01-23     Ending balance                                          4,782.19

Checking Line of Credit - 4304417716
Date      Transaction                               Amount($)    Balance($)
12-24     Previous balance                                          392.40
01-02     Interest charge                                4.47       396.87
01-21     Payment from checking - Thank you             75.00-      321.87
01-23     New balance                                               321.87
Credit limit: $2,500.00  Annual percentage rate: 14.900%  Minimum payment due: $20.00
Please detach the payment coupon`;
  expect(await said(text)).toEqual([
    ['bank', 124_218, 'proven'],
    ['bank', 487_719, 'proven'],
    ['card', -39_240, 'proven'],
  ]);
});

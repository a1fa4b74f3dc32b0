import { expect, test } from 'vitest';
import { onlyStatementFrom, statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

test('where only money in bears a plus, what bears no sign is money out', async () => {
  const rows = await rowsFrom(`
Personal account statement
Date        Details                Amount     Balance
02/03/2024  Oxbow Books             12.50       87.50
15/03/2024  Salary                +200.00      287.50
16/03/2024  Lantern Mobile          13.50      274.00`);
  expect(rows.map(([, amount]) => amount)).toEqual([-1250, 20_000, -1350]);
});

test('a fee bears a minus where debits do, and is a row where it stands alone', async () => {
  const rows = await rowsFrom(`
Personal account statement
Date        Details                Money in   Money out       Fee    Balance
02/03/2024  Cash withdrawal                      -81.50    -10.00     108.50
03/03/2024  Payment received         300.00                           408.50
04/03/2024  Payment sent                        -100.00     -1.00     307.50
05/03/2024  Monthly fee                                     -7.50     300.00`);
  expect(rows.map(([, amount]) => amount)).toEqual([-9150, 30_000, -10_100, -750]);
});

test('the year of dates without one comes from a period that is named by its month', async () => {
  const rows = await rowsFrom(`
Personal account statement
Statement period : January 2024
Date    Details                Amount     Balance
02/01   Oxbow Books            -12.50       87.50
15/01   Salary                 200.00      287.50`);
  expect(rows.map(([day]) => day)).toEqual(['2024-01-02', '2024-01-15']);
});

test('of figures that stand in columns, the column tells the side, whatever the balance says', async () => {
  const [statement] = await statementsFrom(`
Personal account statement
Date        Details              Debit      Credit     Balance
02/03/2024  Balance brought forward                     500.00
04/03/2024  Oxbow Books          12.50                  487.50
05/03/2024  Salary                        1,200.00    1,687.50
07/03/2024  Lantern Mobile                   13.50    1,674.00
09/03/2024  Cash                 60.00                1,614.00`);
  const amounts = statement?.rows.flatMap(({ amount }) => amount ?? []);
  expect(amounts).toEqual([-1250, 120_000, 1350, -6000]);
  expect(statement?.proof.verdict).toBe('broken');
});

const withBrand = (brand: string) => `
Ada Oduya - ${brand}   XXXX.XXXX.XXXX.8015
Date        Details                 Amount
13/08/2021  Interest                  0.06
17/08/2021  Oxbow Books              89.90
28/08/2021  Lantern Mobile           54.91`;

test('a card’s brand and its masked number say that what is listed is owed', async () => {
  const [statement] = await statementsFrom(withBrand('Lantern Mastercard Platinum'));
  expect(statement?.kind).toBe('card');
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-6, -8990, -5491]);
});

test('the brand of a debit card says nothing of the sort: its statement is the bank account’s', async () => {
  const [statement] = await statementsFrom(withBrand('Lantern Visa Debit'));
  expect(statement?.kind).toBe('bank');
});

test('a card’s summary beside a box does not make a bank’s statement of its rows', async () => {
  const statements = await statementsFrom(`
Estado de cuenta                               Saldo anterior          $ 6120.45
Ada Oduya                                      Compras                 $ 2024.90
Fecha límite de pago     25/Ene/2018           Comisiones              $    0.00
Pago mínimo              $ 1250.00             Pagos                   $ 5230.00
Pago para no generar     $ 2915.35             Saldo al corte          $ 2915.35
                         Límite de crédito     Saldo vencido           $    0.00

                Fecha            Descripción              Monto
                15/dic/2017      Su pago... Gracias.      $ -5230.00
                16/dic/2017      Oxbow                    $  1299.00
                17/dic/2017      Lantern                  $   376.45
                28/dic/2017      Mossgate                 $   349.45`);
  expect(statements.flatMap(({ rows }) => rows.map(({ amount }) => amount))).toEqual([
    523_000, -129_900, -37_645, -34_945,
  ]);
});

test.each(['Personal account statement', 'Credit card statement'])(
  'where some figures bear a plus and none a minus, the others went out, balances or not: %s',
  async (title) => {
    const rows = await rowsFrom(`
${title}
Date        Details                Amount
02/03/2024  Oxbow Books             12.50
15/03/2024  Theo Marsh            +200.00
16/03/2024  Lantern Mobile          13.50`);
    expect(rows.map(([, amount]) => amount)).toEqual([-1250, 20_000, -1350]);
  },
);

test('a card’s brand in one line and its masked number in another say so, too', async () => {
  const [statement] = await statementsFrom(`
American Express Statement
Prepared for                Number                From          To
Ada Oduya                   XXXX-XXXXXX-51006     27/08/2025    26/09/2025
Date         Details                    Amount
29/08/2025   Oxbow Books                 10.02
31/08/2025   Lantern Mobile              72.40`);
  expect(statement?.kind).toBe('card');
});

test('a title of one word, `PURCHASE`, names a card’s section as one of several does', async () => {
  const [statement] = await statementsFrom(`
Account activity
Minimum payment due 35.00
Payment and credits
01/02/2025  Automatic payment        -622.00
PURCHASE
01/05/2025  Oxbow Books                49.99
01/10/2025  Lantern Mobile            125.30`);
  expect(statement?.kind).toBe('card');
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([62_200, -4999, -12_530]);
});

test('a row that pays the bill of a card does not make the account a card', async () => {
  const [statement] = await statementsFrom(`
Kontoauszug        IBAN AT61 1200 0512 3456 7890
Buchung   Text                                    Wert       Betrag EUR
01.03     MIETE OXBOW                             01.03         612,38-
25.03     KREDITKARTENABRECHNUNG LANTERN CARD     25.03         713,88-
28.03     GUTSCHRIFT MOSSGATE                     28.03         418,00`);
  expect(statement?.kind).toBe('bank');
});

test('lists for several cards’ numbers are a card’s statement, whatever it calls itself', async () => {
  const statements = await statementsFrom(`
Estratto conto n. 9/2026
Carta Numero:       5582 **** **** 3145
DATA ACQUISTO   DESCRIZIONE                  IMPORTO
28/08/2026      AMAZON LUXEMBOURG              89,90
11/09/2026      STORNO AMAZON                 -29,99
Carta Numero:       5582 **** **** 5388
DATA ACQUISTO   DESCRIZIONE                  IMPORTO
02/09/2026      Q8 EASY CONEGLIANO             70,00
24/09/2026      HOTEL MIRAMARE                412,60`);
  expect(statements.map(({ kind }) => kind)).toEqual(['card']);
  expect(statements[0]?.rows.map(({ amount }) => amount)).toEqual([-8990, 2999, -7000, -41_260]);
});

test('a comma may part a card’s number from the name of who holds it', async () => {
  const [statement] = await statementsFrom(`
Credit card statement
DATE       DESCRIPTION                              AMOUNT
Card 4410 22XX XXXX 1904, Marie Gagnon
03/11/24   Oxbow Books                               61.18
07/11/24   Marsh Tours                               57.95
Card 4410 22XX XXXX 1912, Luc Tremblay
01/11/24   Mossgate Gym                              84.10
15/11/24   Lantern Mobile                           310.30`);
  expect(statement?.breakdown.holders.map(({ rows }) => rows.length)).toEqual([2, 2]);
  expect(statement?.rows[0]?.description).toEqual(['Oxbow Books']);
});

test('an account of a card that lists what a main and a partner card spent is a card’s', async () => {
  const statements = await statementsFrom(`
Kontoauszug vom 10. Januar 2024
IBAN: DE00 0000 0000 0000 0000 00
Hauptkarte/n, Karten-Nr. 123456XXXXXX7890
Datum        Beschreibung                  Betrag (EUR)
03.01.2024   TooGoodToGo                          4,00-
04.01.2024   Lidl                                60,78-
Partnerkarte/n, Karten-Nr. 123456XXXXXX7924
16.12.2023   DM-Drogerie                         27,35-`);
  expect(statements.map(({ kind }) => kind)).toEqual(['card']);
});

test('what the name of a card heads is a card’s statement: balances that rise with what was spent are owed', async () => {
  const [statement] = await statementsFrom(`
Marsh Premier Credit Card
MR S DLAMINI                           Statement Date : 20 October 2025
Card Account Number 4901 22** **** 6016
Date        Description                  Amount      Balance
            Opening Balance                           912.77
22/09/2025  Checkers                     742.60     1,655.37
25/09/2025  Payment From Savings       1,000.00Cr     655.37
28/09/2025  Engen                        950.00     1,605.37
            Closing Balance                         1,605.37`);
  const moving = statement?.rows.flatMap(({ amount }) => amount ?? []);
  expect([statement?.kind, moving, statement?.proof.verdict]).toEqual([
    'card',
    [-74_260, 100_000, -95_000],
    'proven',
  ]);
});

test('the name of a card with its masked number heads a card’s statement, too', async () => {
  const [statement] = await statementsFrom(`
Estado de cuenta
Tarjeta empresarial •••• 4417
Saldo anterior      Pagos y abonos      Compras y cargos      Saldo al corte
$48,210.33          -$48,210.33         $2,296.83             $2,296.83
Periodo: 27 ene 2024 - 26 feb 2024
Fecha        Descripción               Cargos        Abonos
28 ene       OXBOW                  $2,173.91
12 feb       PAGO RECIBIDO                       $48,210.33
14 feb       LANTERN                  $122.92`);
  expect([statement?.kind, statement?.opening, statement?.closing]).toEqual([
    'card',
    -4_821_033,
    -229_683,
  ]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('one card whose number is printed in two ways makes no card’s statement of a bank’s', async () => {
  const [statement] = await statementsFrom(`
Bank statement
Card number 4901 22** **** 6016
Date         Details                 Amount
26/09/2026   Oxbow Books             -12.50
27/09/2026   Salary                  200.00
Card number XXXX-XXXX-XXXX-6016`);
  expect(statement?.kind).toBe('bank');
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-1250, 20_000]);
});

test('a row with a full date that pays a card makes no card’s statement of what runs on either way', async () => {
  const rows = await rowsFrom(`
银行交易流水              账号：6214********3949
2025-07-01 -- 2025-07-31
记账日期        交易金额         联机余额      交易摘要         对手信息
2025-07-02      -45.24        9,077.42    快捷支付        小橙书店
2025-07-03    -341.13         8,736.29    信用卡还款       橙银行信用卡中心`);
  expect(rows.map(([, amount]) => amount)).toEqual([-4524, -34_113]);
});

test('a card’s statement that a row of an account has paid does not make it a card’s', async () => {
  const [statement] = await statementsFrom(`
KBX Rekeninguittreksel                                 Nummer 2026/001
Rekening IBAN BE47 7340 1122 3380
Datum       Omschrijving                          Valuta          Bedrag (EUR)
            Vorig saldo op 31-12-2025                               400,00 +
05-01       Colruyt                               05-01              64,18 -
14-01       AANREKENING KREDIETKAART              14-01             286,37 -
            MASTERCARD UITGAVENSTAAT 30-12
26-01       STORTING LOON                         26-01             100,00 +
            Nieuw saldo op 31-01-2026                               149,45 +`);
  expect([statement?.kind, statement?.opening, statement?.closing]).toEqual([
    'bank',
    40_000,
    14_945,
  ]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('an amount that lost its brackets is no money out of a column that others bear brackets in', async () => {
  const [statement] = await statementsFrom(`
Personal account statement       14/07/2022 to 13/08/2022
Opening balance    1584.61
Date         Description                                        Amount      Balance
14/07/22     Standing order to Marsh                             (7.74)     1576.87
21/07/22     Payment to Oxbow Books                            (738.88)      837.99
27/07/22     Payment to Oxbow Books                               46.24      791.75
07/08/22     Standing order to Marsh                          (1096.29)     -304.54
13/08/22     Closing balance                                                -304.54

Rates
14/07/2022       Rate 1     1.25 %       5000.00
23/07/2022       Rate 2     2.50 %       10000.00
01/08/2022       Rate 3     3.75 %       15000.00`);
  expect(statement?.rows.map(({ amount }) => amount)).toContain(4624);
  expect(statement?.proof.verdict).toBe('broken');
});

test('what is called an account’s number is a card’s where it is masked as one', async () => {
  const text = (number: string, closing: string): string => `
Low Rate Classic
Account Number: ${number}
Opening Balance  100.00       Closing Balance  ${closing}
Monthly Payment Due 12 DEC 2024
Date          Details                    Amount
18/10/2024    Oxbow Books                 12.50
21/10/2024    Payment, thank you         100.00 CR
25/10/2024    Mossgate Gym                50.00`;
  const [card] = await statementsFrom(text('4564-8070-XXXX-2219', '62.50'));
  expect([card?.kind, card?.opening, card?.closing]).toEqual(['card', -10_000, -6250]);
  expect(card?.rows.map(({ amount }) => amount)).toEqual([-1250, 10_000, -5000]);
  const [account] = await statementsFrom(text('XXXXXXXXXXXX2219', '137.50'));
  expect(account?.kind).toBe('bank');
});

test('where only what is owed leads from the opening to the closing balance, it is a card’s', async () => {
  const text = (closing: string): string => `
Low Rate Classic
Account Number: 4564807022192219
Opening Balance  100.00       Closing Balance  ${closing}
Date          Details                    Amount
18/10/2024    Oxbow Books                 12.50
21/10/2024    Payment, thank you         100.00 CR
25/10/2024    Mossgate Gym                50.00`;
  const kinds = async (closing: string): Promise<unknown[]> =>
    (await statementsFrom(text(closing))).flatMap(({ kind, proof }) => [kind, proof.verdict]);
  expect(await kinds('62.50')).toEqual(['card', 'proven']);
  expect(await kinds('137.50')).toEqual(['bank', 'proven']);
  expect(await kinds('99.00')).toEqual(['bank', 'broken']);
});

test('a prepaid card, whatever its brand, spends what was paid in', async () => {
  const [statement] = await statementsFrom(`
Lantern prepaid Mastercard
Juniper Maddox
Card number xxxx-xxxx-xxxx-4418
Transaction history 28 May 2026 - 30 June 2026
Date             Description              Amount      Balance
30 Jun 2026      Monthly Plan Fee          -9.95        93.32
29 Jun 2026      Purchase - Oxbow Books   -15.12       103.27
27 Jun 2026      Card Load                +50.00       118.39
26 Jun 2026      Purchase - Mossgate       -6.14        68.39`);
  expect(statement?.kind).toBe('bank');
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-995, -1512, 5000, -614]);
});

test('a credit card’s balances below nothing that minuses lead further down are what is owed', async () => {
  const [statement] = await statementsFrom(`
Lantern Bank                                    Credit card statement
Card number 4412 XXXX XXXX 8877
Statement period: 26 February 2025 - 25 March 2025
Opening balance                                -R1 200.00
Closing balance                                -R1 130.00
Credit limit                                   R80 000.00
Minimum payment due                                R56.50

Date                Transaction details           Amount       Balance
                    Opening balance                          -R1 200.00
26 Feb 2025         Oxbow Books                 -R620.00     -R1 820.00
27 Feb 2025         Harbour Cafe                -R180.00     -R2 000.00
1 Mar 2025          Payment received            R1 200.00      -R800.00
5 Mar 2025          Oxbow Books                  -R30.00       -R830.00
7 Mar 2025          Harbour Cafe                -R100.00       -R930.00
18 Mar 2025         Lantern Mobile              -R200.00     -R1 130.00
                    Closing balance                          -R1 130.00`);
  expect(statement?.kind).toBe('card');
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    -62_000, -18_000, 120_000, -3000, -10_000, -20_000,
  ]);
  expect(statement?.opening).toBe(-120_000);
  expect(statement?.proof.verdict).toBe('proven');
});

test('a card’s payment behind its reference is called one, and a refund beside it leaves no doubt', async () => {
  const { verdict } = await onlyStatementFrom(`
World Mastercard                           Account number: 5258 44XX XXXX 8812
Statement period 2025 02 15 to 2025 03 14
Previous balance      80.00                Minimum payment due      10.00
New balance           52.00
Date         Reference     Description                            Amount
2025 02 15   A098338421    OXBOW BOOKS                             40.00
2025 02 25   K399496699    MOSSGATE GYM                             8.00-
2025 03 03   G341949325    PAYMENT RECEIVED - THANK YOU            80.00-
2025 03 08   F186389512    MARSH TOURS                             20.00`);
  expect(verdict).toBe('proven');
});

test('a card’s payment taken from the account, and what is credited, bear a minus that leaves no doubt', async () => {
  const { verdict, moved } = await onlyStatementFrom(`
Monatsabrechnung VISA Gold                       Kartennummer 4548 XXXX XXXX 4471
Abrechnungsdatum 16.03.2025
Kaufdatum     Buchung      Vertragsunternehmen / Text               Betrag in EUR   Saldo EUR
                           Saldo der letzten Abrechnung vom 16.02.2025                 774,12
05.03.        05.03.       EINZUG VOM KONTO AT44 **** 4471 DANKE          774,12-
19.02.        19.02.       OXBOW BOOKS WIEN                               133,84
18.02.        20.02.       MARSH TOURS WIEN                                46,98
23.02.        23.02.       NIGHT THEATRE LINZ                             223,14
11.03.        12.03.       GUTSCHRIFT OXBOW BOOKS LINZ                     24,99-
                           Neuer Saldo zu Ihren Lasten                                 378,97`);
  expect(verdict).toBe('proven');
  expect(moved.map(([, amount]) => amount)).toEqual([77_412, -13_384, -4698, -22_314, 2499]);
});

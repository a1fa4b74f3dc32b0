import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const GROSS_AND_NET = [
  ['13/03/2024  Bright Lamps           111.27     -4.37      106.90', 10_690],
  ['14/03/2024  Theo Marsh              32.00      0.00       32.00', 3200],
  ['15/03/2024  Bright Lamps            98.60     -3.93       94.67', 9467],
  ['16/03/2024  Uline Shipping         -20.00      0.00      -20.00', -2000],
  ['17/03/2024  Bright Lamps            60.00     -2.00       58.00', 5800],
] as const;

const withNet = (title: string, heading: string) => `
${title}
Opening balance 300.00          Closing balance 571.57
${heading}
${GROSS_AND_NET.map(([row]) => row).join('\n')}`;

test.each([
  'Date        Details                Gross       Fee         Net',
  'Date        Details               Amount       Fee       Total',
])('of gross, fee and net, the net moves the balance: %s', async (heading) => {
  const [statement] = await statementsFrom(withNet('Bank account statement', heading));
  expect(statement?.rows.map(({ amount }) => amount)).toEqual(GROSS_AND_NET.map(([, net]) => net));
  expect(statement?.proof.verdict).toBe('proven');
});

test('so it does where no heading names it', async () => {
  const heading = 'Date        Details               Before     Taken        Left';
  const [statement] = await statementsFrom(withNet('Bank account statement', heading));
  expect(statement?.rows.map(({ amount }) => amount)).toEqual(GROSS_AND_NET.map(([, net]) => net));
});

test('what a fee takes off was money in, whatever kind of statement it is', async () => {
  const verdict = async (heading: string) =>
    (await statementsFrom(withNet('Statement', heading)))[0]?.proof.verdict;
  expect(await verdict('Date        Details                Gross       Fee         Net')).toBe(
    'proven',
  );
  expect(await verdict('Date        Details                Price  Discount      Amount')).toBe(
    'unchecked',
  );
});

test('one column of figures under the names of both sides has its signs from the balance', async () => {
  const text = `
Account statement
Date        Details            Withdrawals  Deposits    Balance
01/03/2024  Opening balance                              100.00
02/03/2024  Oxbow Books                  12.50            87.50
03/03/2024  Salary                      200.00           287.50
04/03/2024  Lantern Mobile               10.00           277.50
05/03/2024  Mossgate Gym                  7.50           270.00`;
  const [statement] = await statementsFrom(text);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    -1250, 20_000, -1000, -750,
  ]);
});

const DRIFTING = `
Personal account statement
Date        Details              Debit      Credit      Balance
02/03/2024  Balance brought forward                            500.00
04/03/2024  Oxbow Books            12.50            487.50
05/03/2024  Salary of Harbour Street School     1,200.00 1,687.50
07/03/2024  Lantern Mobile       13.50             1,674.00
09/03/2024  Cash withdrawn at the corner of Mill Lane  60.00    1,614.00
11/03/2024  Rent                     700.00            914.00
12/03/2024  Refund of Oxbow Books          12.50  926.50
14/03/2024  Standing order to Theo Marsh   100.00    826.50`;

test('figures that drift out of the columns of both sides have their signs from the balance', async () => {
  const [statement] = await statementsFrom(DRIFTING);
  const amounts = statement?.rows.flatMap(({ amount }) => amount ?? []);
  expect(amounts).toEqual([-1250, 120_000, -1350, -6000, -70_000, 1250, -10_000]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('a card whose purchases bear a minus and whose payments bear a plus is read as it prints them', async () => {
  const [statement] = await statementsFrom(`
Credit card statement
Credit limit 500.00      Minimum payment 10.00
Previous balance  40.72-        New balance  295.73+
Date        Details                Amount
20/08/2021  Settled                 40.72+
28/08/2021  Oxbow Books            100.00-
13/09/2021  Cash desk              400.00+
17/09/2021  Lantern Mobile           4.27-`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([4072, -10_000, 40_000, -427]);
  expect([statement?.opening, statement?.closing]).toEqual([-4072, 29_573]);
});

test('on a card without any sign, what its issuer calls a payment received is money in', async () => {
  const rows = await rowsFrom(`
Credit card statement
Credit limit 500.00      Minimum payment 10.00
Date        Details                          Amount
13/08/2021  Payment received - thank you      40.72
17/08/2021  Oxbow Books                      100.00
28/08/2021  Lantern Mobile                     4.27`);
  expect(rows.map(([, amount]) => amount)).toEqual([4072, -10_000, -427]);
});

test.each([
  ['Card type: Amex Gold', 'card'],
  ['Card type: Visa Debit', 'bank'],
])('a type that is a card’s brand speaks for no account: %s', async (type, kind) => {
  const [statement] = await statementsFrom(`
Statement period: 01/03/2025 - 31/03/2025
${type}
Card number: XXXX-XXXXXX-X1003
Date        Details                 Amount
05/03/2025  Oxbow Books              89.90
06/03/2025  Lantern Mobile           54.91

Rewards summary`);
  expect(statement?.kind).toBe(kind);
});

test('a payment that a card received is money in beside rows whose way a word says', async () => {
  const amounts = (
    await rowsFrom(`
Credit card statement
Credit limit 500.00      Minimum payment 10.00
Date        Details                 Type          Amount
13/08/2021  Oxbow Books             Purchase       89.90
14/08/2021  Late charge             Fee            10.00
17/08/2021  Payment - thank you     Payment       100.00
20/08/2021  Oxbow Books             Refund         20.00
28/08/2021  Lantern Mobile          Purchase       54.91`)
  ).map(([, amount]) => amount);
  expect(amounts).toEqual([-8990, -1000, 10_000, 2000, -5491]);
});

test('on a card whose figures mostly bear a minus, and the others nothing, a minus is a purchase', async () => {
  const rows = await rowsFrom(`
Card account statement for period 01.01.2026 - 31.01.2026
Date         Sum              Description   Details
31.01.2026   -300.00 KZT      Purchase      Oxbow Books
30.01.2026   -54.90 KZT       Purchase      Lantern Mobile
29.01.2026   -32.00 KZT       Purchase      Mossgate Gym
28.01.2026   -15.00 KZT       Purchase      Corner Bakery
27.01.2026   -8.90 KZT        Purchase      Bright Lamps
25.01.2026   1129.50 KZT      Replenishment Salary`);
  expect(rows.map(([, amount]) => amount)).toEqual([-30_000, -5490, -3200, -1500, -890, 112_950]);
});

test('a sum without a date below a card’s rows does not turn the signs that they all bear', async () => {
  const rows = await rowsFrom(`
Kreditkartenabrechnung
Mastercard 5412 75XX XXXX 9026
Datum        Beschreibung                  Betrag
25.06.2026   NMBS Brussel                  -14,80
10.07.2026   Einzug                       +812,44
14.07.2026   Oxbow Hotel                  -428,60
21.07.2026   Museum                        -24,00
             Einzug am 10-08-2026          812,23`);
  expect(rows.slice(0, 4).map(([, amount]) => amount)).toEqual([-1480, 81_244, -42_860, -2400]);
});

test('the few marks of credits that stand wide of their figures sign them; a label may run into a card’s number', async () => {
  const [statement] = await statementsFrom(`
Credit card statement
DATE     DATE       DESCRIPTION                                  AMOUNT
Card number:XXXX XXXX XXXX 4410        MARIE-EVE GAGNON
Nov. 3   Nov. 4     CANADIAN TIRE              LAVAL              61.18
Nov. 7   Nov. 9     AMZN MKTP CA               AMAZON.CA          57.95     CR
Nov. 20  Nov. 20    AUTOMATIC PYMT                             1,204.36     CR
Nov. 24  Nov. 25    HOTEL                      QUEBEC            239.00
Card number:XXXX XXXX XXXX 4428        LUC TREMBLAY
Nov. 1   Nov. 2     SAQ 23152                  LAVAL              84.10
Nov. 15  Nov. 16    LONGO                      TORONTO           310.30`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([
    -6118, 5795, 120_436, -23_900, -8410, -31_030,
  ]);
  expect(statement?.breakdown.holders.map(({ holder }) => holder.name)).toEqual([
    'MARIE-EVE GAGNON',
    'LUC TREMBLAY',
  ]);
});

test('a table of rates under the title of interest hides no payment that was received', async () => {
  const [statement] = await statementsFrom(`
Credit card statement, 7 January 2026
Your previous balance                 318.40
Your new balance                      584.01
09 Dec    Payment By Direct Debit     318.40
11 Dec    Oxbow Books                  42.17
13 Dec    Lantern Mobile               41.84

Promotional transactions
16 Dec    Balance Transfer            500.00

Interest and charges
Type of balance             Monthly rate   Annual rate   Balance   Interest
Standard purchases          1.873%         24.9%           84.01       0.00
Balance transfer to Dec 27  0.000%         0.0%           500.00       0.00
Cash                        2.101%         27.9%            0.00       0.00`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    31_840, -4217, -4184, -50_000,
  ]);
  expect([statement?.opening, statement?.closing]).toEqual([-31_840, -58_401]);
});

test('a card’s opening balance that bears the mark of a credit is not owed', async () => {
  const [statement] = await statementsFrom(`
Credit card statement
Opening balance        50.00 CR
Closing balance     1,286.41
Date         Details                        Amount
26/09/2026   RELIANCE FRESH              1,842.50 DR
12/10/2026   MYNTRA REFUND                 506.09 CR`);
  expect([statement?.opening, statement?.closing, statement?.proof.verdict]).toEqual([
    5000,
    -128_641,
    'proven',
  ]);
});

test('what is still to pay may bear a sign: a payment among unsigned amounts is known by its words all the same', async () => {
  const rows = await rowsFrom(`
Extracto de tu tarjeta de crédito
Pago mínimo 412,00          Cupo definido 3.950,00
Fecha        Descripción             Valor    Cuotas    Intereses    Pendiente
08-02-2026   Libreria Toronja      $603,10    1 de 1        $0,00        $0,00
30-01-2026   Gracias por tu pago $1.288,97                  $0,00     -$177,85
28-01-2026   Radio Lechuza         $481,10    1 de 1        $0,00        $0,00
25-01-2026   Mercado Luna           $47,20    1 de 2        $8,82       $23,60`);
  expect(rows.map(([, amount]) => amount)).toEqual([-60_310, 128_897, -48_110, -4720]);
});

test.each([
  ['Einzahlung', 'proven'],
  ['Mossgate Gym', 'unchecked'],
])(
  'where a card’s figures and balances bear signs of both kinds, a payment received tells them: %s',
  async (payee, verdict) => {
    const [statement] = await statementsFrom(`
Kreditkartenabrechnung
Ihre Abrechnung vom 22.01.2021 bis 22.02.2021
Visa-Card: 4930 00XX XXXX 1187
Datum        Datum          Angabe des Unternehmens /          Betrag in
Beleg        Buchung        Verwendungszweck                   EUR
             22.01.2021     Saldo letzte Abrechnung            100,00+
24.01.2021   25.01.2021     Oxbow Books                         54,50-
07.02.2021   08.02.2021     ${payee.padEnd(34)} 200,00+
20.02.2021   21.02.2021     Marsh Tours                        260,50-
                            Neuer Saldo                         15,00-`);
    expect(statement?.proof.verdict).toBe(verdict);
  },
);

test('sums of both sides that bear their signs say which way the signs of the amounts go, whatever cards the rows name', async () => {
  const [statement] = await statementsFrom(`
Kontoauszug
Beschreibung                     Verbuchungsdatum         Betrag
Oxbow Books                      21.03.2024              -12,50€
Mastercard • Lebensmittel
Lantern Mobile                   22.03.2024              -20,00€
Mastercard • Verkehr
Marsh Ltd                        23.03.2024             +100,00€
Dein alter Kontostand                                    +10,00€
Ausgehende Transaktionen                                 -32,50€
Eingehende Transaktionen                                +100,00€
Dein neuer Kontostand                                    +77,50€`);
  expect(statement?.proof.verdict).toBe('proven');
});

test('balances that bear a plus are not owed, on a card’s statement either', async () => {
  const [statement] = await statementsFrom(`
Kreditkartenabrechnung vom 31.01.2026
Kreditkartennummer 4111 11XX XXXX 1111 VISA
Datum         Text                                  Betrag
Saldo alt                                         400,00 +
05.01.2026    Oxbow Books                          64,18 -
14.01.2026    Lantern Mobile                      286,37 -
26.01.2026    Gutschrift                          100,00 +
Saldo neu                                         149,45 +`);
  expect([statement?.kind, statement?.opening, statement?.closing]).toEqual([
    'card',
    40_000,
    14_945,
  ]);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-6418, -28_637, 10_000]);
  // What the issuer has to get may bear the plus.
  expect(statement?.proof.verdict).toBe('unchecked');
});

test('what an issuer calls a payment received is one, though the words go on in a second line', async () => {
  const [statement] = await statementsFrom(`
Credit card statement
Credit limit 5,000.00
Previous balance   100.00
New balance        145.00
Date           Details                  Amount
28/03/2026     Oxbow Books               95.00
29/03/2026     Payment                  100.00
               received
30/03/2026     Mossgate Gym              50.00`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-9500, 10_000, -5000]);
});

test('a minus that means money in by nothing but balances without a side proves nothing', async () => {
  // As well, both balances may be overdrawn.
  const [statement] = await statementsFrom(`
Current account statement       Account number 28814470
Period 01/03/2026 - 31/03/2026
Opening balance     339.45
Number of transactions 5
Closing balance     682.61
Date           Details                  Amount
02/03/2026     Oxbow Books             -367.33
03/03/2026     Salary                    46.00
05/03/2026     Mossgate Gym              -1.00
06/03/2026     Mossgate Gym              -1.00
07/03/2026     Mossgate Gym             -19.83`);
  expect(statement?.proof.verdict).not.toBe('proven');
});

test('where what went out is printed as a sum, no other kind makes it money in', async () => {
  const [statement] = await statementsFrom(`
Current account statement       Account number 28814470
Period 01/03/2026 - 31/03/2026
Opening balance     1,959.80
Total money in          0.00
Total money out     1,276.57
Number of transactions 2
Closing balance       683.23
Date           Description                                         Paid in
02/03/2026     Payment to Juniper Maddox                          1,004.63
03/03/2026     Card purchase Oxbow Books                            271.94`);
  expect(statement?.proof.verdict).not.toBe('proven');
});

test('a minus on most amounts of a card is what was spent, though the last page has one row', async () => {
  const [statement] = await statementsFrom(`
Card account statement for period 01.10.2025 - 31.10.2025
Card: 440043******3307
Date         Sum             Description
31.10.2025   -45,000.00      Transfer
30.10.2025   -6,320.00       Purchase Oxbow Books
28.10.2025   -2,890.00       Purchase Lantern Mobile
27.10.2025   18,400.00       Refund Mossgate Gym
25.10.2025   -3,750.00       Purchase Marsh Tours
24.10.2025   -5,600.00       Purchase Night Theatre
22.10.2025   -1,250.00       Purchase Night Theatre
\fPage 2
01.10.2025   -900.00         Commission`);
  expect(statement?.rows.map(({ amount = 0 }) => Math.sign(amount))).toEqual([
    -1, -1, -1, 1, -1, -1, -1, -1,
  ]);
});

test('an account’s minus stays money out where turning it round explains but half of the balances', async () => {
  const rows = await rowsFrom(`
Bank Statement
Recent Transactions
Date          Description             Amount ($)      Balance ($)
2024-01-15    Salary                    3,000.00         5,000.00
2024-01-10    Grocery Store              -120.50         4,880.50
2023-12-28    Utility Bill                -85.30         4,965.80
2023-12-20    Restaurant                  -45.20         5,011.00
2023-12-10    Online Shopping             -99.99         5,061.99`);
  expect(rows.map(([, amount]) => amount)).toEqual([300_000, -12_050, -8530, -4520, -9999]);
});

test('one misprinted balance does not cost an account its balances where only credits bear a mark', async () => {
  const [statement] = await statementsFrom(`
Personal account statement
Date        Details              Amount        Balance
01/03/2024  Brought forward                     500.00
02/03/2024  Oxbow Books           12.50         487.50
04/03/2024  Salary               200.00 CR      687.50
05/03/2024  Lantern Mobile        10.00         671.50
06/03/2024  Harbour Cafe          20.00         657.50
07/03/2024  Oxbow Books           30.00         627.50
08/03/2024  Lantern Mobile        10.00         617.50`);
  expect(statement?.proof.verdict).toBe('broken');
  expect(statement?.rows.map(({ balance }) => balance)).toEqual([
    50_000, 48_750, 68_750, 67_150, 65_750, 62_750, 61_750,
  ]);
});

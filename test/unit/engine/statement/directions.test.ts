import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';
import { rowsFrom } from '@/test/support/rows';

const amountsIn = async (text: string) => (await rowsFrom(text)).map(([, amount]) => amount);

test('a column of types says which way figures without a sign go, and stays in the description', async () => {
  const rows = await rowsFrom(`
Account statement
Date        Type              Amount      Details
02/03/2024  Withdrawal         12.50      Oxbow Street
15/03/2024  Deposit           200.00      Salary
16/03/2024  Withdrawal         13.50      Mill Lane`);
  expect(rows).toEqual([
    ['2024-03-02', -1250, 'Withdrawal Oxbow Street'],
    ['2024-03-15', 20_000, 'Deposit Salary'],
    ['2024-03-16', -1350, 'Withdrawal Mill Lane'],
  ]);
});

test('descriptions that are nothing but a direction say it, in a table without headings too', async () => {
  const rows = `
02/03/2024  Retrait              12,50
15/03/2024  Virement entrant    200,00
16/03/2024  Virement sortant     13,50`;
  expect(
    await amountsIn(`Relevé de compte\nDate        Libellé             Montant${rows}`),
  ).toEqual([-1250, 20_000, -1350]);
  expect(await amountsIn(`Relevé de compte du 01/03/2024 au 31/03/2024${rows}`)).toEqual([
    -1250, 20_000, -1350,
  ]);
});

test('a type that goes either way is told by how the description begins, and else went out', async () => {
  expect(
    await amountsIn(`
Wallet statement
Date        Type          Amount      Details
02/03/2024  WITHDRAW       12.50      Withdrawal from wallet
12/03/2024  DEPOSIT        50.00      Deposit to wallet
15/03/2024  TRANSFER      200.00      Transfer from: Theo Marsh
16/03/2024  TRANSFER       13.50      Transfer to: Ada Fell
17/03/2024  WITHDRAW        7.50      Withdrawal from wallet
18/03/2024  TRANSFER        8.50      Rent`),
  ).toEqual([-1250, 5000, 20_000, -1350, -750, -850]);
});

test('a type says nothing against printed signs, or against columns of money in and out', async () => {
  expect(
    await amountsIn(`
Account statement
Date        Type              Amount      Details
02/03/2024  Deposit           -12.50      Oxbow Street, taken back
15/03/2024  Deposit           200.00      Salary
16/03/2024  Withdrawal        -13.50      Mill Lane`),
  ).toEqual([-1250, 20_000, -1350]);
  expect(
    await amountsIn(`
Account statement
Date        Type            Paid out     Paid in
02/03/2024  Deposit            12.50
15/03/2024  Deposit                       200.00
16/03/2024  Withdrawal         13.50`),
  ).toEqual([-1250, 20_000, -1350]);
});

test('where balances run, they decide against the type, and the type only of the first row', async () => {
  const [statement] = await statementsFrom(`
Account statement
Date        Type              Amount     Balance
02/03/2024  Withdrawal         12.50       87.50
15/03/2024  Deposit           200.00      287.50
16/03/2024  Transfer           13.50      301.00
17/03/2024  Deposit             7.50      293.50
18/03/2024  Withdrawal         40.00      253.50`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    -1250, 20_000, 1350, -750, -4000,
  ]);
});

test('what the types say leads from the opening to the closing balance', async () => {
  const [statement] = await statementsFrom(`
Account statement
Opening balance 100.00          Closing balance 274.00
Date        Type              Amount      Details
02/03/2024  Withdrawal         12.50      Oxbow Street
15/03/2024  Deposit           200.00      Salary
16/03/2024  Withdrawal         13.50      Mill Lane`);
  expect(statement?.proof.verdict).toBe('proven');
});

test('a type that goes either way is told by the column that the account’s own number stands in', async () => {
  const [statement] = await statementsFrom(`
Account statement
Account number 100200300
Opening balance 1,500.00          Closing balance 2,850.00
Date        Type          Amount      Details        From account   To account
21/03/2024  DEPOSIT       2,000.00    Salary         N/A            100200300
22/03/2024  TRANSFER        350.00    Rent           100200300      100200877
23/03/2024  WITHDRA         200.00    Cash           100200300      N/A
24/03/2024  TRANSFER        100.00    Back           100200412      100200300
25/03/2024  WITHDRA         200.00    Cash           100200300      N/A`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    200_000, -35_000, -20_000, 10_000, -20_000,
  ]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('where every row begins with the way that it goes, that says it, and the sums of a period are no row', async () => {
  const rows = await rowsFrom(`
Transaction statement
Transaction statement period         Sent        Received
01 July 2026 - 31 July 2026         1,369           2,500

Date & time      Transaction details                   Amount
01 Jul, 2026     Paid to Ada Oduya                      1,000
02:20 PM         Transfer 618266600033
01 Jul, 2026     Paid to Oxbow Books                      369
04:09 PM         Transfer 654883594580
02 Jul, 2026     Received from Theo Marsh               2,500
05:00 PM         Transfer 999999999999`);
  expect(rows.map(([, amount]) => amount)).toEqual([-1000, -369, 2500]);
});

test('a figure that a narrow column set lower goes the way that the line of its date says', async () => {
  const rows = await rowsFrom(`
Transaction statement
Date          Transaction details              Type        Amount

May 25, 2025  Paid to Oxbow Books              Debit   INR 494.00
              Transaction ID 2505

May 19, 2025  Received from Lantern Mobile     Credit        INR
              Transaction ID 2506
                                                          1807.00
              UTR 5314

May 17, 2025  Paid to Mossgate Gym             Debit         INR
              Transaction ID 2507
                                                          1346.00
              UTR 5315

May 16, 2025  Received from Night Theatre      Credit  INR 245.00
              Transaction ID 2508`);
  expect(rows.map(([day, amount]) => [day, amount])).toEqual([
    ['2025-05-25', -49_400],
    ['2025-05-19', 180_700],
    ['2025-05-17', -134_600],
    ['2025-05-16', 24_500],
  ]);
});

test('a mark that a balance speaks against stays as printed, and what is between is a break', async () => {
  const text = (mark: string): string => `
Personal account statement
Description            Date       Amount   Dr/Cr      Balance
Opening balance        1 March                         100.00
Oxbow Books            2 March
Street market                      12.50   DR           87.50
Salary                 3 March
Marsh and Sons                    200.00   ${mark}          287.50
Lantern Mobile         4 March
Contract                           13.50   DR          274.00
Closing balance        5 March                         274.00

Interest rates
1 March 2024           Rate 1    5,000.00
2 March 2024           Rate 2    6,000.00
3 March 2024           Rate 3    7,000.00`;
  const [right] = await statementsFrom(text('CR'));
  expect(right?.proof.verdict).toBe('proven');
  const [wrong] = await statementsFrom(text('DR'));
  expect(wrong?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-1250, -20_000, -1350]);
  expect(wrong?.proof.verdict).toBe('broken');
});

test('words for both ways say the way where no figure stands apart from them', async () => {
  const [statement] = await statementsFrom(`
ESTADO DE CUENTA BANCARIO
Cuenta: 1234-5678-9012-3456
Saldo Inicial: $1,000.00
Saldo Final: $1,070.00
MOVIMIENTOS:
01/01/2024 - DEPOSITO - $100.00
02/01/2024 - RETIRO - $50.00
06/01/2024 - RETIRO - $30.00
17/01/2024 - DEPOSITO - $50.00`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([10_000, -5000, -3000, 5000]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('the time close before a word for the way is no part of it', async () => {
  const [statement] = await statementsFrom(`
Account statement
Amount    Description          Date                  Transaction type
181.60    Oxbow Books          2016-11-02 13:53:04.0 Debit
334.40    Interest             2016-11-13 08:34:28.0 Credit
24.40     Mossgate Gym         2016-11-18 10:45:38.0 Debit`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([-18_160, 33_440, -2440]);
});

test('a first row whose balance follows no other went the way that all rows of its word went', async () => {
  const text = (payee: string): string => `
Relevé de compte bancaire
Date          Type           Montant (EUR)   Solde après (EUR)
01/03/2025    ${payee}     254.46          145.54
02/03/2025    REGATUM        110.02          255.56
03/03/2025    KESTUNALIS     100.00          155.56
04/03/2025    REGATUM         50.00          205.56
05/03/2025    KESTUNALIS       5.56          200.00`;
  const first = async (payee: string) => (await amountsIn(text(payee)))[0];
  expect(await first('KESTUNALIS')).toBe(-25_446);
  expect(await first('REGATUM   ')).toBe(25_446);
});

test('on a card, what a column of kinds calls a payment came in', async () => {
  const [statement] = await statementsFrom(`
Credit Card Statement             Card number 4293 88** **** 1204
Credit limit RM 8,000.00          Minimum payment RM 50.00      Statement date 2026-05-30
Date                    Merchant                       Amount       Type
2026-05-30 21:14:08     STARBUCKS GURNEY               RM 24.50     Purchase
2026-05-29 12:40:55     GRAB FOOD                      RM 38.90     Purchase
2026-05-28 09:03:17     PBE ONLINE                   RM 1200.00     Payment
2026-05-27 19:26:44     VILLAGE GROCER                RM 186.35     Purchase
2026-05-23 11:19:02     ZALORA 88213                  RM 129.00     Refund
2026-05-22 13:33:29     PETRON SUBANG JAYA             RM 95.00     Purchase`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([
    -2450, -3890, 120_000, -18_635, 12_900, -9500,
  ]);
});

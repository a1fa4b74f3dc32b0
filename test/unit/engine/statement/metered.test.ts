import { describe, expect, test } from 'vitest';
import { codeFrom } from '@/test/support/lines';

const list = (rows: readonly string[]): string => `
Marsh Mobile
Account number 7044182290     15.10.2024 - 14.11.2024

Date         Description                  Details        Amount
${rows.join('\n')}`;

const CALLS = [
  '16.10.2024   21:53:36  Call  Lantern      05:41          4.11',
  '16.10.2024   13:46:12  SMS                1              0.00',
  '17.10.2024   14:15:47  Call  Mossgate     13:53          2.80',
  '17.10.2024   08:08:14  MMS                1              8.90',
  '18.10.2024   12:33:10  Internet           221.3 MB       0.00',
  '18.10.2024   22:36:08  SMS                1              0.00',
];

test('calls, messages and data in one list are no statement’s rows, though not each row prints how long it took', async () => {
  expect(await codeFrom(list(CALLS))).toMatch('fail');
});

test('how long something took is told by its unit, too', async () => {
  const rows = CALLS.map(
    (_, i) => `${i + 11}.10.2024   Lantern                      ${i + 2} min 9 sec    4.1${i}`,
  );
  expect(await codeFrom(list(rows))).toMatch('fail');
});

test('fees for messages are a bank’s rows, and a mark beside an amount is no unit', async () => {
  const fees = CALLS.map(
    (_, i) => `${i + 11}.10.2024   SMS notice                                  4.1${i}`,
  );
  expect(await codeFrom(list(fees))).toMatch('success');
  const marked = CALLS.map(
    (_, i) => `${i + 11}.10.2024   Oxbow Books                                 4.1${i} S`,
  );
  expect(await codeFrom(list(marked))).toMatch('success');
});

test('what a meter counts in a column of rows is no account’s, whatever it is called', async () => {
  const statement = (unit: string): string => `
Electricity statement
Account number 7044182290
Billing period: 1 Feb 2026 to 28 Feb 2026
Previous balance: 0.00

Date           Time           ${unit}       Rate      Cost
01 Feb 2026    00:00-24:00    5.072     22.93p    1.16
02 Feb 2026    00:00-24:00    4.199     26.84p    1.13
03 Feb 2026    00:00-24:00    3.481     24.71p    0.86`;
  expect(await codeFrom(statement('kWh'))).toMatch('fail');
  expect(await codeFrom(statement('Usage (kWh)'))).toMatch('fail');
  expect(await codeFrom(statement('Price (c/kWh)'))).toMatch('fail');
  expect(await codeFrom(statement('Ref'))).toMatch('success');
});

test('a unit that no column above the rows has refuses nothing', async () => {
  const statement = (line: string): string => `
Account statement
Account number 7044182290
Date         Details               Amount     Balance
             Opening balance                   100.00
21/03/2024   Oxbow Books           -12.50       87.50
22/03/2024   Salary                200.00      287.50
${line}`;
  expect(await codeFrom(statement('Your green share     112     kWh'))).toMatch('success');
});

describe('points', () => {
  const member = (heading: string): string => `
Member statement
Statement period 1 Aug 2024 - 31 Aug 2024
Opening balance 24,310
Closing balance 27,580
${heading}
03 Aug 2024   Flight to Oslo            1,250    25,560
07 Aug 2024   Hotel Nordlys               800    26,360
15 Aug 2024   Card purchases July       1,220    27,580`;

  test('an account of points is no statement', async () => {
    expect(
      await codeFrom(member('Date          Activity                 Points   Balance')),
    ).toMatch('fail/unsupported-pdf');
  });

  const activity = (date: string, what: string, ...columns: readonly string[]): string => `
Lantern Club activity statement
Membership no. 2210 417 306
${date.padEnd(14)}${what.padEnd(25)}${columns.map((name) => name.padStart(20)).join('')}
03/08/2024    Flight to Oslo                         1,250                                  25,560
07/08/2024    Reward flight                                               8,000              17,560
15/08/2024    Card purchases July                    1,220                                  18,780
21/08/2024    Gift card A$50.00                                           4,310              14,470`;

  test.each([
    ['Date', 'Activity', 'Points earned', 'Points used', 'Points balance'],
    ['Fecha', 'Concepto', 'Puntos ganados', 'Puntos usados', 'Saldo de puntos'],
    ['Datum', 'Vorgang', 'Gesammelte Punkte', 'Eingelöste Punkte', 'Punkte gesamt'],
    ['Data', 'Opis', 'Zdobyte punkty', 'Wydanych punktów', 'Saldo punktów'],
    ['日付', '内容', '獲得ポイント', '利用ポイント', 'ポイント残高'],
  ])('columns that are all of points, by whatever name, move no money: %s', async (...names) => {
    expect(await codeFrom(activity(...names))).toMatch('fail/unsupported-pdf');
  });

  test.each([
    ['Paid in', 'Points out', 'Balance'],
    ['Paid in', 'Paid out', 'Points balance'],
    ['Paid in', 'Paid out', 'Balance'],
  ])('columns of money stand under names of their own beside those of points', async (...names) => {
    expect(await codeFrom(activity('Date', 'Details', ...names))).toMatch('success');
  });

  const club = (opening: string, last = '18,780'): string => `
Lantern Club account statement
Member 2210 417 306        Statement period 1 Aug 2024 - 31 Aug 2024
${opening}
Date          Activity                      Earned      Redeemed     Balance
              Opening balance                                         24,310
03 Aug 2024   Flight to Oslo                 1,250                    25,560
07 Aug 2024   Reward flight                               8,000       17,560
15 Aug 2024   Card purchases July            1,220                    ${last}`;

  test('a balance of whole figures that is stated in points is one of points', async () => {
    const refused = 'pdf/fail/unsupported-pdf';
    expect(await codeFrom(club('Closing points: 18,780'))).toBe(refused);
    expect(await codeFrom(club('Now 18,780 Miles'))).toBe(refused);
    expect(await codeFrom(club('Closing points: 1,204'))).toMatch('success');
    expect(await codeFrom(club('Points    Closing balance 18,780    Points 1,204'))).toMatch(
      'success',
    );
    expect(await codeFrom(club('Closing points: 18,780.00', '18,780.00'))).toMatch('success');
  });

  test('beside what moves, points are told of only', async () => {
    expect(
      await codeFrom(`
Credit card statement
Card number 4111 XXXX XXXX 7044
Date          Details              Points     Amount
03 Aug 2024   Flight to Oslo           12     125.00
07 Aug 2024   Hotel Nordlys             8      80.00
15 Aug 2024   Oxbow Books               1      12.20`),
    ).toMatch('success');
  });
});

test('rows of points are none of money, though a summary above them looks like a row, and points are called otherwise', async () => {
  const text = (name: string) => `
Lantern Club   Estado de cuenta
Periodo: 01/11/2025 - 30/11/2025
Saldo anterior        Obtenidos         Utilizados        Saldo
41.306                16.886            9.120             49.072
Fecha          Movimiento                                    ${name}
03/11/2025     Vuelo Oslo                                  +1.240
07/11/2025     Compras Lantern Mobile                      +3.812
12/11/2025     Canje Hotel Nordlys                         -9.000
21/11/2025     Vuelo Bergen                                +8.450
24/11/2025     Marsh Tours                                 +3.264`;
  expect(await codeFrom(text('Avios'))).toBe('pdf/fail/unsupported-pdf');
  expect(await codeFrom(text('Euros'))).not.toBe('pdf/fail/unsupported-pdf');
});

import { expect, test } from 'vitest';
import { onlyStatementFrom, statementsFrom } from '@/test/support/lines';

const said = async (text: string) =>
  (await statementsFrom(text)).map(({ kind, rows, proof }) => [
    kind,
    rows.map(({ amount }) => amount),
    proof.verdict,
  ]);

test('a payee’s title and a word of its name are no marks where a heading names these', async () => {
  expect(
    await said(`
Statement of account                  Account number 94237096
Statement period 1 Nov 2021 to 30 Nov 2021
Opening balance                             1,445.02
Closing balance                             1,396.52

DESCRIPTION                                          DATE           AMOUNT     DR/CR
Received from Dr Wren Halloway                       8 Nov           54.00     CR
Card purchase Credit Where Due Framing               7 Nov          102.50     DR`),
  ).toEqual([['bank', [5400, -10_250], 'proven']]);
});

test('a side that is named beside the amounts, in the last line of the marks’ name, is theirs', async () => {
  expect(
    await said(`
Credit card statement                 Card number 9628 XXXX XXXX 4661
Statement period 03/01/2024 to 03/31/2024
Previous balance                            2,145.00
New balance                                 2,175.54

                                                                Dr
                                                                or
Entry date    Details of transaction                     Amount cr
03/14/2024    Oxbow Books                                 9.14  DR
03/20/2024    Mossgate Gym                               21.40  DR`),
  ).toEqual([['card', [-914, -2140], 'proven']]);
});

test('a row dated by the one above that prints a whole date of its own further right proves nothing', async () => {
  const [statement] = await statementsFrom(`
Statement of account                  Account number 10155287317
Opening balance                             2,997.83
Closing balance                             2,608.55

When             What it was                         How much
01/31/24         Opening balance                     2,997.83
                 Received         05/01/24             236.20
03/13/24         Northline Rail                         49.49-
03/23/24         Standing order                        575.99-`);
  expect(statement?.proof.verdict).toBe('unchecked');
});

test('a mark that the balance gainsays stands as printed, whatever other figures the table has', async () => {
  const [statement] = await statementsFrom(`
Account statement       Account number 12345678

31/03/2024  Current account       200.00     47.50
31/03/2024  Savings account       900.00    940.00
31/03/2024  Business account      100.00     90.00

Opening balance       200.00
Closing balance       47.50

02/03/2024  Oxbow Books                                          Dr 12.50      187.50
04/03/2024  Lantern Mobile                                       Dr 20.00      167.50
06/03/2024  Willow Bakery                                        Cr 30.00      137.50
08/03/2024  Mossgate Gym                                         Dr 40.00       97.50
10/03/2024  Marsh Ltd                                            Dr 50.00       47.50`);
  const amounts = statement?.rows.flatMap(({ amount }) => amount ?? []);
  expect(amounts).toEqual([-1250, -2000, 3000, -4000, -5000]);
  expect(statement?.proof.verdict).toBe('broken');
});

test('a balance that is overdrawn by its mark in the column of marks leads on as such', async () => {
  const [statement] = await statementsFrom(`
Kontoauszug 1 / 2024
Konto 4410 8827 00
Bu-Tag   Wert     Vorgang                                Betrag EUR    S/H
                  alter Kontostand vom 08.12.2023            412,08    S
11.12.   11.12.   Lastschrift Laterne                         39,54    S
14.12.   15.12.   Lohn Marsch GmbH                         2.618,47    H
20.12.   20.12.   Bücher Oxbow                               157,62    S
                  neuer Kontostand vom 10.01.2024          2.009,23    H`);
  expect([statement?.opening, statement?.closing]).toEqual([-41_208, 200_923]);
  expect(statement?.proof.verdict).toBe('proven');
});

test('letters under “D/C” are debit and credit, where the language’s own D is credit', async () => {
  expect(
    await said(`
Výpis z účtu                          Číslo účtu 898-206902-1
Období 1. 5. 2022 - 31. 5. 2022
Počáteční zůstatek                          1 000,00
Konečný zůstatek                              850,00

Datum        D/C        Částka     Popis transakce
02.05.2022   C          100,00     Vklad hotovosti 4301
03.05.2022   D           50,00     Platba kartou Oxbow Knihy
04.05.2022   D          200,00     Trvalý příkaz Mossgate`),
  ).toEqual([['bank', [10_000, -5000, -20_000], 'proven']]);
});

test('the letters’ column is named so in any language', async () => {
  expect(
    await said(`
Kantonsbank                           Kontonummer 1381 238923
28C Auszug Nr.                        00026/001
60F Saldovortrag                      C 01.10.19 CHF 913.61

Datum      D/C     Betrag EUR    Code   Buchungstext
04.12.19   D         1'300.41    NTRF   Oxbow Bücher

62F Kontostand am 31.12.19            D 31.12.19 CHF 386.80
64 Verfügbarer Betrag                 D 31.12.19 CHF 386.80`),
  ).toEqual([['bank', [-130_041], expect.any(String)]]);
});

test.each([
  'Amount (credit -)',
  'Amount (- = credit)',
  'Amount (credits -)',
  'Amount (CR = credit)',
])('what “%s” says in brackets is a sign’s meaning, and no column of credits', async (name) => {
  const credit = name.includes('CR') ? ' 120.00 CR' : '-120.00';
  const { moved, verdict } = await onlyStatementFrom(`
Northgate Card
Credit card statement                      Card number 4410 xxxx xxxx 0092
Statement period 01/03/2025 to 31/03/2025
Previous balance                                             1,000.00
Date              Description                         ${name}
03/03/2025        Oxbow Books                                 50.00
09/03/2025        Pellworth Energy                           100.00
22/03/2025        Payment received                           ${credit}
25/03/2025        K Lee                                       60.00
New balance                                                  1,090.00`);
  expect(moved.map(([, amount]) => amount)).toEqual([-5000, -10_000, 12_000, -6000]);
  expect(verdict).toBe('proven');
});

test('purchases under “Amount (credit -)” are not proven as the credits that a lower balance would ask for', async () => {
  const { verdict } = await onlyStatementFrom(`
Northgate Card
Credit card statement                      Card number 4410 xxxx xxxx 0092
Statement period 01/03/2025 to 31/03/2025
Previous balance                                               500.00
Date              Description                         Amount (credit -)
03/03/2025        Oxbow Books                                 50.00
09/03/2025        Pellworth Energy                           100.00
25/03/2025        K Lee                                       60.00
New balance                                                    290.00`);
  expect(verdict).toBe('unchecked');
});

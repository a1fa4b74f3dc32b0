import { expect, test } from 'vitest';
import { onlyStatementFrom } from '@/test/support/lines';

test('rows with their days in a second line of text, one as far from the next, are of these days, down to the balance below', async () => {
  const { moved, verdict } = await onlyStatementFrom(`
EUR statement
1 March 2025 - 31 March 2025
Description                                      Incoming     Outgoing        Amount
Cashback                                             1.14                   3,223.23
31 March 2025 Transaction: TRANSFER-3902820575
Refund of 42.10 EUR issued by Oak House             42.10                   3,222.09
24 March 2025 Transaction: CARD-8576339001 Card ending in 2206
Received money from Kontor Nord                  1,180.00                   3,179.99
20 March 2025 Transaction: TRANSFER-2683179075
Direct debit to Lantern Mobile                                  -29.90      1,999.99
18 March 2025 Transaction: TRANSFER-5191668451
EUR on 28 February 2025                                                     2,029.89`);
  expect(moved).toEqual([
    ['2025-03-31', 114],
    ['2025-03-24', 4210],
    ['2025-03-20', 118_000],
    ['2025-03-18', -2990],
  ]);
  expect(verdict).toBe('proven');
});

test('signs that stand as far before each figure are these figures’', async () => {
  const { moved, verdict } = await onlyStatementFrom(`
COMPTE A VUE                                 Extrait N° 002 Date 28-02-2025
NUM   DATE    DESCRIPTION                                     MONTANT EUR
              SOLDE PRECEDENT AU 31-01-2025                    +   905,17
031   03-02   DOMICILIATION PARTENA                             -   63,09
032   03-02   RETRAIT LOUVAIN                                  -   120,00
035   05-02   VIREMENT DUBOIS MARIE                            +   276,75
036   12-02   ACHAT COLRUELLE                                    -   5,40
              NOUVEAU SOLDE AU 28-02-2025                      +   993,43`);
  expect(moved.map(([, amount]) => amount)).toEqual([-6309, -12_000, 27_675, -540]);
  expect(verdict).toBe('proven');
});

test('a mark in a cell of its own behind overdrawn balances is theirs', async () => {
  const { moved, verdict } = await onlyStatementFrom(`
Your bank account                           14 February 2025 to 13 March 2025
Date        Payment type and details            Paid out     Paid in     Balance
13 Feb 25   BALANCE BROUGHT FORWARD                                       192.40
15 Feb 25   CAFE LUNE                             100.20                   92.20
18 Feb 25   OXBOW BOOKS                           142.24                   50.04     D
23 Feb 25   HARROW RAIL                             7.47                   57.51     D
28 Feb 25   MOSSGATE LTD                                     1,844.02   1,786.51
            BALANCE CARRIED FORWARD                                     1,786.51`);
  expect(moved.map(([, amount]) => amount)).toEqual([-10_020, -14_224, -747, 184_402]);
  expect(verdict).toBe('proven');
});

test('where codes stand in the place of marks, none of them is a mark', async () => {
  const { moved, verdict } = await onlyStatementFrom(`
Account statement                           14 February 2025 to 13 March 2025
Date        Details                             Paid out     Paid in     Balance
13 Feb 25   BALANCE BROUGHT FORWARD                                       192.40
15 Feb 25   CAFE LUNE                             100.20                   92.20     S
18 Feb 25   OXBOW BOOKS                            42.20                   50.00     D
23 Feb 25   HARROW RAIL                             7.50                   42.50     D
            BALANCE CARRIED FORWARD                                        42.50`);
  expect(moved.map(([, amount]) => amount)).toEqual([-10_020, -4220, -750]);
  expect(verdict).toBe('proven');
});

test('what all statements of a year come to is no row', async () => {
  const { moved, verdict } = await onlyStatementFrom(`
Credit Card Statement
Account ending in 4471
Previous Balance                                    $988.01
New Balance                                       $1,103.15
Open to close date: 12/17/2024 - 01/16/2025
Transactions
TRANS. DATE   PURCHASES                               AMOUNT
12/20         OXBOW BOOKS                             $200.00
12/27         LANTERN                                 $400.00
TRANS. DATE   PAYMENTS AND CREDITS                    AMOUNT
01/02         INTERNET PAYMENT - THANK YOU           -$500.00
Fees and Interest Charged
TRANS. DATE   FEES                                    AMOUNT
01/16         INTEREST CHARGE ON PURCHASES             $15.14
              TOTAL INTEREST FOR THIS PERIOD           $15.14
              2025 TOTAL FEES CHARGED                   $0.00
              2025 TOTAL INTEREST CHARGED              $15.14`);
  expect(moved.map(([, amount]) => amount)).toEqual([-20_000, -40_000, 50_000, -1514]);
  expect(verdict).toBe('proven');
});

test('savings whose rows are called deposits and withdrawals are no card’s, whatever is said of credit', async () => {
  const { kind, moved } = await onlyStatementFrom(`
COMMUNITY CREDIT UNION                          STATEMENT PERIOD 02/01/25 TO 02/28/25
SHARE 0009 FREE CHECKING
CREDIT LIMIT 500.00   MINIMUM PAYMENT 0.00   PAYMENT DUE DATE 03/18/25   ANNUAL PERCENTAGE RATE 5.240%
POST     TRANSACTION DESCRIPTION                          AMOUNT        NEW BALANCE
02/01    BALANCE FORWARD                                                     412.20
02/03    Withdrawal POS OXBOW BOOKS                       -15.49             396.71
02/04    Withdrawal POS HARROW RAIL                       -55.82             340.89
02/07    Deposit ACH MOSSGATE                           1,188.25           1,529.14
02/18    Withdrawal Transfer                             -286.40           1,242.74
02/28    ENDING BALANCE                                                    1,242.74`);
  expect(kind).toBe('bank');
  expect(moved.map(([, amount]) => amount)).toEqual([-1549, -5582, 118_825, -28_640]);
});

test('a paper that is headed by a card and its masked number is a card’s', async () => {
  const { kind, moved } = await onlyStatementFrom(`
ESTRATTO CONTO del 30 novembre 2025
Carta Classic N. 5255 **** **** 4410 Titolare FONTANA ELISA
Data          Data           Descrizione                          Importo in euro
operazione    registrazione
27/10/25      28/10/25       LIBRERIA SERRA                                193,48
28/10/25      29/10/25       FERROVIE DEL NORD                              56,33
30/11/25      30/11/25       IMPOSTA DI BOLLO                                2,00
                             TOTALE IMPORTO DOVUTO                         251,81`);
  expect(kind).toBe('card');
  expect(moved.map(([, amount]) => amount)).toEqual([-19_348, -5633, -200]);
});

test('the last name of a line of labels is of the last figure beneath, where the others stand under names of their own', async () => {
  const { moved, verdict } = await onlyStatementFrom(`
Kontoauszug vom 01.07.2025 bis 31.07.2025
Auszug   Seite   IBAN                        Alter Saldo per 30.06.2025
7        1       DE12 1001 0010 0987 65                          EUR + 0,88
Buchung  Valuta   Vorgang                       Soll           Haben
01.07.   01.07.   Lastschrift Laterne         - 52,53
02.07.   02.07.   Überweisung Oxbow                        + 1.467,00
Filiale  Kontonummer    Dispolinie EUR    Neuer Saldo
300      0987654321     500,00                              EUR + 1.415,35`);
  expect(moved.map(([, amount]) => amount)).toEqual([-5253, 146_700]);
  expect(verdict).toBe('proven');
});

test('the day from which a row counts, right below that of its booking, is not the next row’s', async () => {
  const { moved, verdict } = await onlyStatementFrom(`
Kontoauszug Januar 2025                 Datum 31.01.2025
Alter Saldo                            1.000,00 Euro
Neuer Saldo                            1.134,00 Euro
Buchung        Buchung / Verwendungszweck                   Betrag (EUR)
Valuta
02.01.2025     Gutschrift Ada Oduya                               200,00
01.01.2025     Geburtstag
07.01.2025     Lastschrift Laterne                                -46,00
06.01.2025     Beitrag
08.01.2025     Lastschrift Oxbow                                  -20,00
09.01.2025     Miete Garage`);
  expect(moved).toEqual([
    ['2025-01-02', 20_000],
    ['2025-01-07', -4600],
    ['2025-01-08', -2000],
  ]);
  expect(verdict).toBe('proven');
});

import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

test('accounts whose IBANs part their own numbers from the bank’s are told apart', async () => {
  const statements = await statementsFrom(`
Relevé de comptes
Compte courant en euros
IBAN : FR76 3004 7141 2800 021140602 45    BIC : ABCDFRPP
Date         Date valeur  Opération                          Débit        Crédit
                          SOLDE CREDITEUR AU 30/09/2023                   100,00
02/10/2023   02/10/2023   OXBOW BOOKS                        20,00
03/10/2023   03/10/2023   LANTERN MOBILE                     30,00
                          SOLDE CREDITEUR AU 31/10/2023                    50,00
Livret en euros
IBAN : FR76 3004 7141 2800 021140610 45    BIC : ABCDFRPP
Date         Date valeur  Opération                          Débit        Crédit
                          SOLDE CREDITEUR AU 30/09/2023                   400,00
06/10/2023   06/10/2023   MARSH LTD                                        57,00
20/10/2023   20/10/2023   MOSSGATE GYM                       10,00
                          SOLDE CREDITEUR AU 31/10/2023                   447,00`);
  expect(
    statements.map(({ facts, proof, closing }) => [facts.accountNumber, closing, proof.verdict]),
  ).toEqual([
    ['FR76 3004 7141 2800 021140602 45', 5000, 'proven'],
    ['FR76 3004 7141 2800 021140610 45', 44_700, 'proven'],
  ]);
});

const ENGLISH = `
Account statement
Date         Description            Debit      Credit     Balance
             Opening balance                               100.00
13/03/2024   Oxbow Books            12.50                   87.50`;
const SPANISH = `
Extracto de cuenta
Fecha        Descripción            Débito     Crédito      Saldo
             Saldo anterior                                100,00
13/03/2024   Librería Toronja       12,50                   87,50`;
const INDONESIAN = `
Rekening koran
Tanggal      Keterangan             Debit      Kredit       Saldo
             Saldo awal                                    100,00
13/03/2024   Toko Oxbow             12,50                   87,50`;

test.each([
  ['Número de cuenta de ahorro: 87044120933', SPANISH, '87044120933'],
  ['Nomor Rekening/Account Number           : 1240009912874', INDONESIAN, '1240009912874'],
  ['Wallet: BB-WLT-2049118', ENGLISH, 'BB-WLT-2049118'],
  ['IBAN/Account No: DE14 5002 4024 7781 2090 01', ENGLISH, 'DE14 5002 4024 7781 2090 01'],
  ['Account number     Customer desk: 0312445566', ENGLISH, undefined],
  ['Account opened at branch: 0312445566', ENGLISH, undefined],
])('a label may go on with further words, up to its colon: %s', async (head, rows, number) => {
  const [statement] = await statementsFrom(`${head}${rows}`);
  expect(statement?.facts.accountNumber).toBe(number);
});

test('the number of the card that rows are of is no payee of the first one', async () => {
  const [statement] = await statementsFrom(`
Credit card statement
Posting     Transaction   Description                 Amount
Date        Date
                          OPENING BALANCE             100.00
Primary Card No : 4567 XXXX XXXX 8810
15 AUG      13 AUG        OXBOW BOOKS                  58.05
16 AUG      14 AUG        LANTERN MOBILE               41.95`);
  expect(statement?.facts.accountNumber).toBe('4567 XXXX XXXX 8810');
  expect(statement?.rows.map(({ description }) => description)).toEqual([
    ['OPENING BALANCE'],
    ['OXBOW BOOKS'],
    ['LANTERN MOBILE'],
  ]);
});

test('a number that is set against its label is the account’s', async () => {
  const [statement] = await statementsFrom(`
Account statement
IBAN:BG11UNCR70001520361576
Date        Details               Amount     Balance
            Opening balance                  100.00
03/03/2024  Oxbow Books           -12.50       87.50
23/03/2024  Salary                200.00      287.50`);
  expect(statement?.facts.accountNumber).toBe('BG11UNCR70001520361576');
});

test('of the numbers above a table, the nearest is its account’s: an overview of all may stand above', async () => {
  const statements = await statementsFrom(`
RELEVE ET INFORMATIONS BANCAIRES                                        30 mai 2025
Compte                             Numéro                 Débiteur       Créditeur
C/C EUROCOMPTE                     00020417745                              50,00
LIVRET BLEU                        00020417760                             447,00
C/C EUROCOMPTE N° 00020417745 en euros Titulaire : MME WENDLING CELINE
IBAN : FR76 1027 8010 0100 0204 1774 594 BIC : CMCIFR2A Réf : 10278 01001
Date         Date valeur  Opération                          Débit        Crédit
                          SOLDE CREDITEUR AU 30/04/2025                   100,00
02/05/2025   02/05/2025   OXBOW BOOKS                        20,00
03/05/2025   03/05/2025   LANTERN MOBILE                     30,00
                          Total des mouvements               50,00         0,00
                          SOLDE CREDITEUR AU 30/05/2025                    50,00
Montant des frais bancaires prélevés en mai 2025 : 10,62 EUR. Total annuel à ce jour : 53,10 EUR. Plafond : 400,00 EUR.
LIVRET BLEU N° 00020417760 en euros IBAN : FR76 1027 8010 0100 0204 1776 026
Taux de rémunération 2,40 % - Intérêts acquis depuis le 01/01/2025 : 71,44 EUR
Date         Date valeur  Opération                          Débit        Crédit
                          SOLDE CREDITEUR AU 30/04/2025                   400,00
06/05/2025   06/05/2025   MARSH LTD                                        57,00
20/05/2025   20/05/2025   MOSSGATE GYM                       10,00
                          Total des mouvements               10,00        57,00
                          SOLDE CREDITEUR AU 30/05/2025                   447,00`);
  expect(
    statements.map(({ opening, closing, proof }) => [opening, closing, proof.verdict]),
  ).toEqual([
    [10_000, 5000, 'proven'],
    [40_000, 44_700, 'proven'],
  ]);
});

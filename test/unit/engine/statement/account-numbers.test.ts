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

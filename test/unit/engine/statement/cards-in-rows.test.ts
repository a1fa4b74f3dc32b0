import { expect, test } from 'vitest';
import { statementsFrom } from '@/test/support/lines';

const ROWS = `
N°    Date         Description                               Montant en EUR
041   02/04/2024   Paiement par carte de débit                      - 12,50
                   Mossgate Card 5244 35XX XXXX 8812
                   Le 30/03/2024 à 16:52, OXBOW BOOKS
042   05/04/2024   Virement de                                     + 200,00
                   LANTERN MOBILE
043   08/04/2024   Paiement par carte de débit                      - 10,00
                   Mossgate Mastercard 5467 91XX XXXX 0234
                   Le 06/04/2024 à 11:08, MARSH TOURS`;

test('cards that rows name as what paid head no rows, and make no account a card’s', async () => {
  const [statement] = await statementsFrom(`
Extrait de compte
Solde précédent au 29/03/2024       + 100,00 EUR
Solde actuel au 30/04/2024          + 277,50 EUR
${ROWS}`);
  expect(statement?.kind).toBe('bank');
  expect(statement?.breakdown.holders).toEqual([]);
  expect(statement?.proof.verdict).toBe('proven');
});

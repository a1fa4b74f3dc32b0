import { expect, test } from 'vitest';
import { headersOf } from '@/engine/reading';
import { lexiconFor, linesFrom, statementsFrom } from '@/test/support/lines';

const rolesIn = (text: string, language = 'en'): string[] => {
  const lexicon = lexiconFor(language);
  return headersOf(linesFrom(text, lexicon), lexicon).map(({ columns }) =>
    columns.map(({ role }) => role).join(),
  );
};

test('names of money and days in the second line go on with names of their kind above', () => {
  expect(
    rolesIn(
      `
FECHA     DETALLE DE TRANSACCION   N° DOCTO   MONTO CHEQUES   MONTO DEPOSITOS      SALDO
DIA/MES                                          O CARGOS        O ABONOS
24/02     GIRO CAJERO               7989712         130.000                     1.584.413
27/02     PAGO PROVEEDORES                                        1.684.320     3.268.733`,
      'es',
    ),
  ).toEqual(['date,description,reference,debit,credit,balance']);
});

test('beside names that go on in the line below, one goes on with words that are not known', () => {
  expect(
    rolesIn(`
Date          Date of        Card
processed     transaction    ending     Transaction details              Amount
14 Jan 2026   13 Jan 2026    7721       REFUND MARSH TOURS                86.95 CR
15 Jan 2026   14 Jan 2026    7721       OXBOW BOOKS                       12.50`),
  ).toEqual(['valueDate,date,reference,description,amount']);
});

test('one word under the name of balances that would title a list by itself makes the name whole', async () => {
  const [statement] = await statementsFrom(`
Extracto de cuenta                              Cuenta N° 6106 748146
Saldo inicial                                       1.000,00
Fecha       Concepto                      Abonos      Cargos         Saldo
                                                                disponible
20/11/2025  Librería Oxbow                             50,00        950,00
21/11/2025  Nómina Mossgate               200,00                  1.150,00`);
  expect(statement?.rows.flatMap(({ amount }) => amount ?? [])).toEqual([-5000, 20_000]);
});

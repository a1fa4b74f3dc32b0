import { expect, test } from 'vitest';
import { codeFrom, refusalFrom } from '@/test/support/lines';

const list = (title: string, heading: string): string => `
${title}
Lindenwall   IBAN DE12 1203 0000 0000 2020 51

${heading}
27.09.2024   Anna Marsh                         -1.199,99
28.09.2024   Bruno Lantern                      -1.514,79
29.09.2024   Carla Fern                           -838,44
30.09.2024   Diego Tyres                         -1.473,05`;

test.each([
  ['Household budget', 'Date         Description                           Amount'],
  ['Haushaltsbuch', 'Datum        Text                                  Betrag'],
  ['Relatório de receitas e despesas', 'Data         Descrição                             Valor'],
  ['Отчёт о расходах и доходах', 'Дата         Описание                              Сумма'],
  ['Comprovativo da operação', 'Data         Descrição                             Montante'],
  ['Statement of Investment Income', 'Date         Description                           Amount'],
  ['État des revenus de placement', 'Date         Libellé                               Montant'],
  ['Steuerauszug', 'Datum        Text                                  Betrag'],
  [
    'Relación de mandatos de adeudo directo',
    'Fecha        Concepto                              Importe',
  ],
  ['Lastschriftmandate', 'Datum        Text                                  Betrag'],
  ['Dividend statement', 'Date         Description                           Amount'],
  ['Foreign exchange deal list', 'Date         Description                           Amount'],
  [
    'Liquidación de terminales punto de venta',
    'Fecha        Concepto                              Importe',
  ],
  ['Toplu ödeme', 'Tarih        Açıklama                              Tutar'],
])('what calls itself “%s” is no statement', async (title, heading) => {
  expect(await refusalFrom(list(title, heading))).toContain(title);
});

test('names of other documents that stand side by side are one title', async () => {
  const heading = 'Datum        Text                                  Betrag';
  const two = 'Marsh Mühle GmbH Konstanz    Auftragsbestätigung Sammelüberweisung';
  expect(await codeFrom(list(two, heading))).toMatch('fail');
  expect(await codeFrom(list('Marsh Mühle GmbH Konstanz', heading))).toMatch('success');
});

test('a statement’s name that ends a sentence from the line above is no title', async () => {
  const letter = (sentence: string): string => `
Lindenbank                                       Overzicht periodieke overboekingen
Rekening   NL44 LIND 0418 2290 17
${sentence}

Datum        Begunstigde                           Bedrag
27-09-2024   Anna Marsh                            199,99
28-09-2024   Bruno Lantern                         514,79
29-09-2024   Carla Fern                            838,44
30-09-2024   Diego Tyres                           473,05`;
  const told = `
Dit overzicht toont geen uitgevoerde betalingen en die vindt u alle op uw
rekeningafschrift.`;
  expect(await codeFrom(letter(told))).toBe('pdf/fail/unsupported-pdf');
  expect(await codeFrom(letter('Rekeningafschrift'))).toMatch('success');
});

test('a title in a cell of its own is one beside a name of many words, too', async () => {
  const beside = (title: string): string =>
    list(
      `Fern & Marsh Trading Bank (Far East) Limited of Hillport        ${title}`,
      'Date         Description                           Amount',
    );
  expect(await codeFrom(beside('Foreign exchange deal list'))).toBe('pdf/fail/unsupported-pdf');
  expect(await codeFrom(beside('List of branches'))).toMatch('success');
});

test('a statement of holdings counts shares, though its balances tie', async () => {
  const holdings = (title: string): string => `
Northern Registry
${title}    SRN I0044118820
Date          Transaction            Quantity      Balance
01/03/2026    Opening balance                       1,000
02/03/2026    Purchase                    120       1,120
15/03/2026    Sale                        -20       1,100
29/03/2026    Allotment                    12       1,112`;
  expect(await codeFrom(holdings('Holding statement'))).toBe('pdf/fail/unsupported-pdf');
  expect(await codeFrom(holdings('Account statement'))).toMatch('success');
});

test('a title in a cell of its own may go on with the year that it is of', async () => {
  const text = (title: string): string => `
Lantern Sparbank                             ${title}
Datum 2026-01-12                             Juniper Maddox
Händelse                    Datum            Belopp kr
Amortering                  2025-03-20       24 000,00
Insättning                  2025-09-04       15 000,00`;
  expect(await refusalFrom(text('Årsbesked 2025'))).toContain('“Årsbesked”');
});

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

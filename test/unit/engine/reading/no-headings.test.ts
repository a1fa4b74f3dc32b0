import { expect, test } from 'vitest';
import { headersOf } from '@/engine/reading/headings';
import { lexiconFor, linesFrom } from '@/test/support/lines';

const lexicon = lexiconFor('pt');
const headings = (text: string): string[][] =>
  headersOf(linesFrom(text, lexicon), lexicon).map(({ columns }) =>
    columns.map(({ role }) => role),
  );

const ROWS = `
29 set           Livros do Oxbow                                     44,90
30 set           Lantern Mobile                                       9,39
03 out           Mossgate Gym                                        89,90`;

test('a text about rates beside a summary is no heading, though it names a fee and a day', () => {
  expect(
    headings(`
Fechamento desta fatura       24/10/2025     sua fatura em até 12x de R$ 512,40 com juros
                                             de 11,90% a.m. e IOF de 0,0082% ao dia +
Valor da fatura anterior      R$ 4.310,22    0,38%. CET 289,11% a.a.`),
  ).toEqual([]);
});

test('words above rows whose dates stand under what would name an amount head nothing', () => {
  const head = (names: string): string => `
Valor da fatura anterior                     IOF e taxas ao dia
${names}
${ROWS}`;
  expect(headings(head(''))).toEqual([]);
  expect(
    headings(head('Data             Lançamento                                         Valor')),
  ).toEqual([['date', 'description', 'amount']]);
});

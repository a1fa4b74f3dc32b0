import { expect, test } from 'vitest';
import { headersOf } from '@/engine/reading/headings';
import { lexiconFor, linesFrom, statementsFrom } from '@/test/support/lines';

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

test('where what was taken for a heading leaves most rows out, they are read without it', async () => {
  const [statement] = await statementsFrom(`
Fatura do cartão       1/09/2025 - 24/10/2025
Fatura anterior 100,00       Total a pagar 76,13
                    o valor da fatura       IOF e juros ao dia

29 set       NETFLIX LOJA                                               44,90
30 set       PADARIA DO BAIRRO                                           9,39
03 out       99APP   99 APP                                             11,84
07 out       PAGAMENTO RECEBIDO                                       -100,00
09 out       LIVRARIA                                                    5,00
14 out       SUPERMERCADO                                                5,00`);
  expect(statement?.rows.map(({ amount }) => amount)).toEqual([
    -4490, -939, -1184, 10_000, -500, -500,
  ]);
  expect(statement?.proof.verdict).toBe('proven');
});

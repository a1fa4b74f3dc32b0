import { expect, test } from 'vitest';
import { loadPdfEngine } from '@/cli/support/pdfium';
import { extract } from '@/engine';
import { accountsRead, falseProofs, makeStatement, type StatementParams } from '@/test/statements';

/** Random statements that were once called proven and were not read right, by what broke. */
const DRAWN: readonly (readonly [what: string, params: StatementParams])[] = [
  [
    'the day of the first row of a table abreast, on the line of the other one’s names',
    {
      seed: 0,
      content: { rows: 12, lines: [1, 3] },
      layout: {
        page: { size: 'LETTER', landscape: true, margin: 24 },
        columns: ['date', 'description', 'amount'],
        table: { repeatHeadings: false, rowGap: 1 },
        date: { on: 'line above' },
        sign: { form: 'none' },
        sections: { by: 'kind', creditsFirst: false },
        arrangement: { abreast: 2 },
      },
    },
  ],
  [
    'an account whose rows go on newest first over a page that is headed by another’s number',
    {
      seed: 1_435_848_064,
      content: { rows: 7, accounts: 2, lines: [1, 2] },
      layout: {
        look: { letterhead: 'banner' },
        columns: ['date', 'debit', 'credit', 'balance', 'description'],
        table: { rowGap: 8 },
        number: { symbol: 'code before' },
        order: 'newest first',
        description: { anchor: 'middle' },
        opening: { row: true, summary: false },
        closing: { row: true },
        furniture: { pageNumbers: false, footer: false },
      },
    },
  ],
  [
    'the balances of a card that are what is owed, between as many charges as refunds',
    {
      seed: 0,
      content: { kind: 'card', rows: 2 },
      layout: {
        columns: ['date', 'description', 'amount'],
        table: { headings: 'none' },
        date: { on: 'line above' },
        side: 'issuer',
        sign: { form: 'both' },
        closing: { row: true },
        sums: { movements: false },
      },
    },
  ],
  [
    'half a heading over two lines that names a section and a side',
    {
      seed: 1_232_306_334,
      content: { currency: 'USD', rows: 2 },
      layout: {
        columns: ['amount', 'date', 'description'],
        table: { headings: 'any', rules: 'zebra', gap: 16, rowGap: 1 },
        date: { form: 'd MMMM', otherForm: 'd MMMM yyyy' },
        number: { group: '' },
        sign: { form: 'none' },
        balance: { sign: { form: 'trailing' } },
        description: { anchor: 'last' },
        sections: { by: 'kind', headings: 'table', totals: 'below', creditsFirst: false },
        opening: { row: true },
        closing: { row: true },
        arrangement: { accounts: 'new page', rates: true },
        furniture: { watermark: 'SPECIMEN' },
      },
    },
  ],
];

test.each(DRAWN)('%s is no false proof', async (_, params) => {
  const { pdf, truth } = await makeStatement(params);
  const { envelope } = await extract(
    { bytes: pdf, requestId: 'drawn' },
    { pdf: await loadPdfEngine() },
  );
  const read = accountsRead(envelope);
  expect(read.length).toBeGreaterThan(0);
  expect(falseProofs(read, truth)).toEqual([]);
});

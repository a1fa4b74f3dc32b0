import { expect, test } from 'vitest';
import { loadPdfEngine } from '@/utils/pdfium';
import { extract } from '@/engine';
import { accountsRead, falseProofs, makeStatement } from '@/test/statements';

test('a gutter that parts the first row of a table beside from its day is none', async () => {
  const { pdf: bytes, truth } = await makeStatement({
    seed: 900548339,
    content: {
      currency: 'KWD',
      to: '2024-08-31',
      rows: 9,
      lines: [1, 3],
      noise: 'dates',
      foreign: 0.3,
    },
    layout: {
      page: { size: 'LEGAL', landscape: true, margin: 60 },
      type: { size: 7, leading: 1.15 },
      columns: ['date', 'reference', 'description', 'amount'],
      table: { repeatHeadings: false, rules: 'grid', gap: 24, rowGap: 1 },
      date: { on: 'first of day' },
      sign: { form: 'none' },
      sections: { by: 'kind', headings: 'table', totals: 'below', creditsFirst: false },
      opening: { row: true },
      sums: { count: true },
      arrangement: { abreast: 2, accounts: 'new page' },
    },
  });
  const { envelope } = await extract({ bytes, requestId: 'day' }, { pdf: await loadPdfEngine() });
  expect(falseProofs(accountsRead(envelope), truth)).toEqual([]);
});

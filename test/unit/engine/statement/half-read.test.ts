import { expect, test } from 'vitest';
import { loadPdfEngine } from '@/utils/pdfium';
import { extract } from '@/engine';
import { accountsRead, falseProofs, makeStatement } from '@/test/statements';
import { statementsFrom } from '@/test/support/lines';

/** A first page without texts and balances, a second one with them. */
const text = (words: boolean): string => `
Personal account statement
Opening balance 100.00
Date        Details              Amount     Balance
15/03/2024  ${words ? 'Oxbow Books' : '           '}          -12.50 ${words ? '      87.50' : ''}
16/03/2024  ${words ? 'Tollgate   ' : '           '}          -10.00 ${words ? '      77.50' : ''}
17/03/2024  Mossgate Gym          -7.50       70.00
18/03/2024  Oxbow Books          -10.00       60.00
Closing balance 60.00`;

test('rows without the texts and balances that the others have are read by halves: proven is none', async () => {
  const verdict = async (words: boolean): Promise<string | undefined> =>
    (await statementsFrom(text(words)))[0]?.proof.verdict;
  expect(await verdict(true)).toBe('proven');
  expect(await verdict(false)).toBe('unchecked');
});

test('a balance that was taken for a word of its row’s text is none of a proof', async () => {
  const { pdf: bytes, truth } = await makeStatement({
    seed: 38242484,
    content: {
      currency: 'SEK',
      from: '2019-10-23',
      to: '2019-11-22',
      rows: 21,
      lines: [1, 3],
      references: 0.4,
    },
    layout: {
      page: { size: 'LEGAL', landscape: true, margin: 24, shrunk: true },
      type: { face: 'mono', size: 11, leading: 1.05, bold: 'overprinted', objects: 'lines' },
      look: { letterhead: 'banner' },
      columns: ['date', 'valueDate', 'amount', 'balance', 'description'],
      table: { repeatHeadings: false, rules: 'rows' },
      date: { form: 'dd.MM.yyyy', otherForm: 'dd.MM.yyyy', capitals: true, on: 'first of day' },
      number: { decimal: ',', group: ' ' },
      sign: { form: 'trailing' },
      split: { filler: '~' },
      description: { wrap: 'anywhere' },
      sections: { creditsFirst: false },
      cardholders: { totals: true },
      opening: { summary: false },
      closing: { summary: false },
      arrangement: { dailyBalances: true },
      furniture: { forward: true, pageNumbers: false, footer: false },
    },
  });
  const { envelope } = await extract({ bytes, requestId: 'half' }, { pdf: await loadPdfEngine() });
  expect(falseProofs(accountsRead(envelope), truth)).toEqual([]);
});

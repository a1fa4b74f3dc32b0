import { describe, expect, test } from 'vitest';
import { explain } from '@/cli/explain/explain';
import { loadPdfEngine } from '@/utils/pdfium';
import { makeStatement } from '@/test/statements';
import { rawPdf, textAt } from '@/test/support/rawPdf';

const pdf = await loadPdfEngine();

const explained = (bytes: Uint8Array, name = 'statement.pdf', mostPages = 12): Promise<string> =>
  explain({ name, bytes, password: undefined }, pdf, mostPages);

describe('the page that explains a reading', () => {
  test('draws every stage over a picture of each page', async () => {
    const { pdf: bytes, truth } = await makeStatement({ seed: 4, content: { rows: 8 } });
    const html = await explained(bytes);
    for (const layer of ['words', 'rules', 'lines', 'tokens', 'headings', 'columns', 'rows']) {
      const group = new RegExp(`<g class="${layer}">\\s*<rect`);
      expect(html, layer).toMatch(group);
    }
    expect(html).toContain('data:image/png;base64,iVBORw0KGgo');
    expect(html).toContain('chosen');
    for (const { amount } of truth.accounts.flatMap(({ rows }) => rows)) {
      expect(html).toContain(`amount ${amount.toFixed(2)},`);
    }
  });

  test('shows words where nothing else was found, and escapes what the statement and the file say', async () => {
    const hostile = '<script>alert(1)</script>';
    const html = await explained(
      rawPdf({ pages: [{ content: textAt(50, 700, hostile) }] }),
      hostile,
    );
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('pdf/fail/');
  });

  test('draws no more pages than asked', async () => {
    const bytes = rawPdf({
      pages: ['one', 'two', 'three'].map((word) => ({ content: textAt(50, 700, word) })),
    });
    const html = await explained(bytes, 'three.pdf', 2);
    expect(html.match(/<svg/g)).toHaveLength(2);
    expect(html).toContain('2 of 3');
  });

  test('says why a file could not be read', async () => {
    expect(await explained(new Uint8Array(10))).toContain('pdf/fail/invalid-pdf');
  });

  test('says what keeps rows from being proven', async () => {
    const rows = ['Oxbow Books', 'Lantern Mobile', 'Marsh Tours'].flatMap((payee, i) => [
      textAt(50, 650 - 14 * i, `0${i + 1}/03/2024`),
      textAt(150, 650 - 14 * i, payee),
      textAt(400, 650 - 14 * i, `1${i}.50`),
    ]);
    const head = [
      textAt(50, 700, 'Account statement'),
      textAt(50, 685, 'Account number 40218834'),
      textAt(50, 670, 'Date'),
    ];
    const names = [textAt(150, 670, 'Details'), textAt(400, 670, 'Amount')];
    const bytes = rawPdf({ pages: [{ content: [...head, ...names, ...rows].join('\n') }] });
    const html = await explained(bytes);
    expect(html).toMatch(/In doubt, account 1<\/th>\s*<td>[^<]*dates/);
  });
});

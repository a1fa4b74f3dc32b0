import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { rawPdf, textAt } from '@/test/support/rawPdf';
import { codeOf, readPages } from './read';

const PAGES = 8;
const whole = rawPdf({
  pages: Array.from({ length: PAGES }, (_, k) => ({
    content: textAt(50, 700, `Page${k + 1}`) + '0 0 m '.repeat(200),
  })),
});

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

/** The words of each page, in one line. */
async function linesOf(bytes: Uint8Array): Promise<{ lines: string[]; repaired: boolean }> {
  const { pages, facts } = await readPages(bytes);
  return {
    lines: pages.map(({ words }) => words.map(({ text }) => text).join(' ')),
    repaired: facts.repaired,
  };
}

describe('a file that was cut short', () => {
  test.each([0.99, 0.9, 0.6, 0.3])('at %s of its length gives what is left', async (share) => {
    const { lines, repaired } = await linesOf(whole.slice(0, Math.floor(whole.length * share)));
    const left = lines.filter((line) => line !== '');
    expect(repaired).toBe(true);
    expect(left.length).toBeGreaterThanOrEqual(Math.floor(PAGES * share) - 1);
    expect(left).toEqual(left.map((_, k) => `Page${k + 1}`));
  });

  test('after its pages were written but before its catalog', async () => {
    const text = latin1(whole);
    const pages = text.indexOf('3 0 obj');
    const { lines, repaired } = await linesOf(
      bytesOf(`%PDF-1.7\n${text.slice(pages, text.indexOf('xref'))}`),
    );
    expect(lines).toEqual(Array.from({ length: PAGES }, (_, k) => `Page${k + 1}`));
    expect(repaired).toBe(true);
  });

  test('with its catalog and pages in an object stream', async () => {
    const text = latin1(rawPdf({ pages: [{ content: textAt(50, 700, 'packed') }] }));
    const objectText = (number: number): string => {
      const start = text.indexOf(`${number} 0 obj`) + `${number} 0 obj\n`.length;
      return text.slice(start, text.indexOf('endobj', start));
    };
    const packed = [1, 2, 3].map((number) => ({ number, body: objectText(number) }));
    let offset = 0;
    const index = packed.map(({ number, body }) => {
      const entry = `${number} ${offset}`;
      offset += body.length + 1;
      return entry;
    });
    const header = `${index.join(' ')} `;
    const content = deflateSync(header + packed.map(({ body }) => body).join(' ')).toString(
      'latin1',
    );
    const cut =
      `%PDF-1.7\n4 0 obj\n${objectText(4)}\nendobj\n` +
      `9 0 obj\n<< /Type /ObjStm /N 3 /First ${header.length} /Filter /FlateDecode /Length ${content.length} >>\n` +
      `stream\n${content}\nendstream\nendobj\n10 0 obj\n<< /Type /XRef /Si`;
    expect(await linesOf(bytesOf(cut))).toEqual({ lines: ['packed'], repaired: true });
  });

  test('a whole file is not called mended', async () => {
    const { lines, repaired } = await linesOf(whole);
    expect(lines).toHaveLength(PAGES);
    expect(repaired).toBe(false);
  });

  test('with nothing left to show is no PDF', async () => {
    expect(await codeOf(whole.slice(0, 60))).toBe('pdf/fail/invalid-pdf');
  });
});

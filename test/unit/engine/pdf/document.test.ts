import PdfKit from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { rawPdf, textAt } from '@/test/support/rawPdf';
import { codeOf, engine, readPages, texts } from './read';

type PdfOptions = ConstructorParameters<typeof PdfKit>[0];

/** A one-page PDF made by pdfkit. */
async function pdfkit(options: PdfOptions): Promise<Uint8Array> {
  const document = new PdfKit(options);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.text('Balance 1,234.56', 50, 50);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

const onePage = { pages: [{ content: textAt(50, 700, 'Balance') }] };

describe('passwords', () => {
  test.each([
    ['RC4, 40 bits', '1.3'],
    ['RC4, 128 bits', '1.4'],
    ['AES, 128 bits', '1.7'],
    ['AES, 256 bits', '1.7ext3'],
  ] as const)('%s', async (_, pdfVersion) => {
    const bytes = await pdfkit({ pdfVersion, userPassword: 'sesame', ownerPassword: 'owner' });
    expect(await codeOf(bytes)).toBe('pdf/fail/password-required');
    expect(await codeOf(bytes, { password: '' })).toBe('pdf/fail/password-required');
    expect(await codeOf(bytes, { password: 'wrong' })).toBe('pdf/fail/password-incorrect');
    for (const password of ['sesame', 'owner']) {
      // oxlint-disable-next-line no-await-in-loop -- one document at a time
      const { pages, facts } = await readPages(bytes, { password });
      expect(texts(pages[0]?.words ?? [])).toEqual(['Balance', '1,234.56']);
      expect(facts.encrypted).toBe(true);
    }
  });

  test('a file that only its owner has locked opens without', async () => {
    const { facts } = await readPages(await pdfkit({ ownerPassword: 'owner' }));
    expect(facts.encrypted).toBe(true);
  });

  test('one that nobody asked for does no harm', async () => {
    expect(await codeOf(rawPdf(onePage), { password: 'unneeded' })).toBe('read');
  });

  test('with letters beyond ASCII', async () => {
    const bytes = await pdfkit({ pdfVersion: '1.7ext3', userPassword: 'pässwörd' });
    expect(await codeOf(bytes, { password: 'pässwörd' })).toBe('read');
  });
});

describe('what is no PDF', () => {
  test.each([
    ['an empty file', new Uint8Array(0)],
    ['text', new TextEncoder().encode('Date,Amount\n2024-01-01,12.50\n')],
    ['a web page', new TextEncoder().encode('<!doctype html><title>Session expired</title>')],
    [
      'a zip',
      new Uint8Array([0x50, 0x4b, 3, 4, ...Array.from({ length: 2000 }, (_, k) => k % 251)]),
    ],
    ['nothing but a header', new TextEncoder().encode('%PDF-1.7\n')],
    ['a PDF without pages', rawPdf({ pages: [] })],
  ])('%s is said to be none', async (_, bytes) => {
    expect(await codeOf(bytes)).toBe('pdf/fail/invalid-pdf');
  });
});

describe('facts', () => {
  test('what the file says of its making', async () => {
    const bytes = await pdfkit({
      info: {
        Producer: 'Bank Output 7',
        Creator: 'Kontoführung',
        Title: 'Statement',
        Author: 'Bank',
        CreationDate: new Date('2024-02-01T05:00:00Z'),
      },
    });
    const { facts } = await readPages(bytes);
    expect(facts).toEqual({
      producer: 'Bank Output 7',
      creator: 'Kontoführung',
      title: 'Statement',
      author: 'Bank',
      createdAt: 'D:20240201050000Z',
      modifiedAt: undefined,
      pages: 1,
      encrypted: false,
      repaired: false,
    });
  });

  test('an image without text: nothing to read, and the image counted', async () => {
    const image = 'q 400 0 0 400 50 200 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x80 EI Q';
    const { pages } = await readPages(rawPdf({ pages: [{ content: image }] }));
    expect(pages[0]).toMatchObject({ words: [], images: 1, characters: 0, unmapped: 0 });
  });

  test('each page has its own size, as it is shown', async () => {
    const { pages } = await readPages(
      rawPdf({
        pages: [
          { content: '', mediaBox: '[0 0 595 842]' },
          { content: '', entries: '/Rotate 90' },
        ],
      }),
    );
    expect(pages.map(({ index, width, height }) => [index, width, height])).toEqual([
      [0, 595, 842],
      [1, 792, 612],
    ]);
  });
});

describe('one engine for many documents', () => {
  test('reads them at the same time', async () => {
    const bytes = Array.from({ length: 6 }, (_, k) =>
      rawPdf({ pages: [{ content: textAt(50, 700, `Number${k}`) }] }),
    );
    const readings = await Promise.all(bytes.map((each) => readPages(each)));
    expect(readings.map(({ pages }) => pages[0]?.words[0]?.text)).toEqual(
      bytes.map((_, k) => `Number${k}`),
    );
  });

  test('tells of each page, and stops when told to', async () => {
    const bytes = rawPdf({ pages: Array.from({ length: 3 }, () => ({ content: '' })) });
    const told: [number, number][] = [];
    await engine.read(bytes, { onPage: (page, pages) => told.push([page, pages]) });
    expect(told).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    const stop = engine.read(bytes, {
      onPage: () => {
        throw new Error('stopped');
      },
    });
    await expect(stop).rejects.toThrow('stopped');
    expect(await codeOf(bytes)).toBe('read');
  });
});

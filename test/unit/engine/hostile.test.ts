import { deflateSync } from 'node:zlib';
import {
  assert,
  asyncProperty,
  constantFrom,
  double,
  integer,
  nat,
  oneof,
  record,
  array,
  string,
} from 'fast-check';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadPdfEngine } from '@/utils/pdfium';
import { extract } from '@/engine';
import type { Page, PdfEngine, PdfLimits, Word } from '@/engine/pdf';
import { longParams, makeStatement, statementParams } from '@/test/statements';
import { readingOf } from '@/test/support/lines';
import { firstExtra, rawPdf, stream, textAt } from '@/test/support/rawPdf';
import { type Envelope, isSuccess } from '@/utils/contract';

const requestId = '00000000-0000-4000-8000-000000000000';
const pdf = await loadPdfEngine();

const read = async (bytes: Uint8Array, limits?: Partial<PdfLimits>): Promise<Envelope> => {
  const input = { bytes, requestId };
  return (await extract(input, { pdf, limits, now: () => performance.now() })).envelope;
};

/** What an ending may be: an answer, or a code that says why there is none. */
const ENDINGS: readonly RegExp[] = [
  /^pdf\/success\//,
  /^pdf\/fail\/(?:invalid-pdf|image-pdf|unknown-pdf|unsupported-pdf|extract-failed|password-required)$/,
];
const ends = ({ code }: Envelope): boolean => ENDINGS.some((ending) => ending.test(code));

let harmless: Uint8Array;
let usual: Envelope;
beforeAll(async () => {
  harmless = (await makeStatement(longParams(40, 20))).pdf;
  usual = await read(harmless);
  expect(isSuccess(usual)).toBe(true);
});

/** Whatever a file did, the next statement must not feel it. */
afterEach(async () => {
  expect(await read(harmless)).toEqual(usual);
});

type Change = { at: number; length: number; kind: 'change' | 'cut' | 'double'; byte: number };
type Damages = { changes: readonly Change[]; cut: number };

/** Bytes changed, cut out, or doubled; then perhaps the end cut off. `at` and `cut` are shares of the file. */
const damages = record({
  changes: array(
    record({
      at: double({ min: 0, max: 0.999, noNaN: true }),
      length: nat(60),
      kind: constantFrom<Change['kind']>('change', 'cut', 'double'),
      byte: nat(255),
    }),
    { maxLength: 6 },
  ),
  cut: oneof(constantFrom(1), double({ min: 0, max: 1, noNaN: true })),
});
function damaged(bytes: Uint8Array, { changes, cut }: Damages): Uint8Array {
  let out = Buffer.from(bytes);
  for (const { at, length, kind, byte } of changes) {
    const from = Math.floor(at * out.length);
    const [head, tail] = [out.subarray(0, from), out.subarray(from + length)];
    if (kind === 'change') out[from] = byte;
    else if (kind === 'cut') out = Buffer.concat([head, tail]);
    else out = Buffer.concat([head, out.subarray(from, from + length), out.subarray(from)]);
  }
  return new Uint8Array(out.subarray(0, Math.ceil(cut * out.length)));
}

test('damaged statements are read or refused', { timeout: 120_000 }, async () => {
  await assert(
    asyncProperty(statementParams, damages, async (params, damage) => {
      const { pdf: bytes } = await makeStatement(params);
      const envelope = await read(damaged(bytes, damage));
      expect(envelope).toSatisfy(ends);
    }),
    { numRuns: 60 },
  );
});

describe('more than a statement has', () => {
  test('ten thousand pages', async () => {
    const page = { content: textAt(50, 700, '01/02/2024 Coffee 3.50') };
    const bytes = rawPdf({ pages: Array.from({ length: 10_000 }, () => page) });
    expect((await read(bytes)).code).toBe('pdf/fail/extract-failed');
  });

  test('a million words on a page', { timeout: 120_000 }, async () => {
    const line = 'ab 1.00 '.repeat(500);
    const content = Array.from({ length: 1000 }, (_, i) => textAt(10, i * 0.7, line, 0.5)).join('');
    expect((await read(rawPdf({ pages: [{ content }] }))).code).toBe('pdf/fail/extract-failed');
  });

  test('a page that unpacks to more than the memory it may take', async () => {
    const block = Buffer.from('0 0 m '.repeat(170_000));
    const packed = deflateSync(Buffer.concat(Array.from({ length: 60 }, () => block)));
    const bytes = rawPdf({
      pages: [{ content: '', entries: `/Contents ${firstExtra(1)} 0 R` }],
      extra: [stream(packed.toString('latin1'), '/Filter /FlateDecode')],
    });
    const { code } = await read(bytes, { memoryBytes: 32 * 1024 ** 2 });
    expect(code).toBe('pdf/fail/extract-failed');
  });

  test('more time than it may take', async () => {
    const { code } = await read((await makeStatement(longParams(400, 20))).pdf, {
      milliseconds: 0,
    });
    expect(code).toBe('pdf/fail/extract-failed');
  });

  test('tables that take more time than is left once their words are read', async () => {
    const milliseconds = 30_000;
    /** Of so many pages, by a clock that stands while words are read and goes on by a second with each look after. */
    const readSlowly = async (pages: number): Promise<Envelope> => {
      const { pdf: bytes } = await makeStatement(longParams(pages * 10, 10));
      let seconds = 0;
      let isRead = false;
      const { envelope } = await extract(
        { bytes, requestId },
        {
          pdf,
          limits: { milliseconds },
          onProgress: ({ page, pages: all }) => {
            isRead = page === all;
          },
          now: () => {
            if (isRead) seconds += 1;
            return 1000 * seconds;
          },
        },
      );
      return envelope;
    };
    expect(isSuccess(await readSlowly(2))).toBe(true);
    expect(await readSlowly(40)).toMatchObject({
      code: 'pdf/fail/extract-failed',
      message: 'Reading the PDF took longer than 30 seconds.',
    });
  });
});

const word = (text: string, x0: number, baseline: number, size = 10): Word => ({
  text,
  x0,
  x1: x0 + text.length * size * 0.5,
  top: baseline - size,
  bottom: baseline + 2,
  baseline,
  size,
  font: 'Helvetica',
  angle: 0,
  visible: true,
});

/** A reader of nothing but these words, for what no PDF may make PDFium say. */
const saying = (...pages: readonly Word[][]): PdfEngine => ({
  ...pdf,
  read: () =>
    Promise.resolve(
      readingOf(
        pages.map((words, index): Page => ({
          index,
          width: 600,
          height: 800,
          words,
          images: 0,
          rules: [],
          unmapped: 0,
          characters: words.length,
        })),
      ),
    ),
});
const readWords = async (...pages: readonly Word[][]): Promise<Envelope> =>
  (await extract({ bytes: new Uint8Array(), requestId }, { pdf: saying(...pages) })).envelope;

const SPOKEN =
  'Date Description Amount Balance Total Opening Closing Payments EUR 01/02/2024 2.18 Jan - ( CR 12.50 1,234.56 1 234 0 % $'.split(
    ' ',
  );

test('words at absurd places, of absurd sizes', async () => {
  const place = oneof(
    double(),
    constantFrom(1e9, -1e9, Infinity, -Infinity, Number.NaN, 0),
    integer({ min: 0, max: 600 }),
  );
  const words = array(
    record({ text: oneof(constantFrom(...SPOKEN), string()), x: place, y: place, size: place }),
    { maxLength: 120 },
  );
  await assert(
    asyncProperty(words, words, async (...pages) => {
      const envelope = await readWords(
        ...pages.map((own) => own.map(({ text, x, y, size }) => word(text, x, y, size))),
      );
      expect(envelope).toSatisfy(ends);
    }),
    { numRuns: 200 },
  );
});

/** As many words as a page may have characters for; what takes quadratic time would not end with them. */
const MANY = 40_000;
const spoken = (i: number): string => SPOKEN[(i * 7919) % SPOKEN.length] ?? '';

describe(`${MANY} words on one page end`, () => {
  const rowAt = (y: number, ...cells: readonly (readonly [x: number, text: string])[]): Word[] =>
    cells.map(([x, text]) => word(text, x, y));
  const rows = (count: number, row: (i: number) => Word[]): Word[] =>
    Array.from({ length: count }, (_, i) => row(i)).flat();

  test.each([
    ['on one line', rows(MANY, (i) => [word(spoken(i), i * 40, 100)])],
    ['in one place', rows(MANY, (i) => [word(spoken(i), 100, 100)])],
    ['in one column', rows(MANY, (i) => [word(spoken(i), 100, i * 12)])],
    [
      'as headings',
      rows(MANY / 4, (i) =>
        rowAt(i * 12, [20, 'Date'], [120, 'Payee'], [220, 'Amount'], [320, 'Balance']),
      ),
    ],
    [
      'as rows',
      rows(MANY / 4, (i) =>
        rowAt(i * 12, [20, '01/02/2024'], [120, 'Coffee'], [320, '3.50'], [420, '96.50']),
      ),
    ],
    [
      'as rows with figures anywhere',
      rows(MANY / 4, (i) =>
        rowAt(
          i * 12,
          [20, '01/02/2024'],
          [120, 'Coffee'],
          [300 + ((i * 7919) % 6000), '3.50'],
          [300 + ((i * 104_729) % 6000), '96.50'],
        ),
      ),
    ],
    [
      'as totals',
      rows(MANY / 4, (i) =>
        rowAt(
          i * 12,
          [20, i % 2 === 0 ? 'Total' : '01/02/2024'],
          [120, 'Tyres'],
          [160, 'Ltd'],
          [320, '3.50'],
        ),
      ),
    ],
    [
      'as balances',
      rows(MANY / 4, (i) =>
        rowAt(
          i * 12,
          [20, i % 2 === 0 ? 'Opening' : 'Closing'],
          [80, 'balance'],
          [160, '01/02/2024'],
          [320, '3.50'],
        ),
      ),
    ],
  ])('%s', { timeout: 120_000 }, async (_, words) => {
    expect(await readWords(words)).toSatisfy(ends);
  });
});

test('more rows than a call takes arguments are read', { timeout: 120_000 }, async () => {
  const [pages, rows] = [1400, 100];
  const row = (page: number, i: number): Word[] => [
    word('01/02/2024', 20, 20 + i * 12),
    word(`Coffee ${page}`, 120, 20 + i * 12),
    word(`${page}.${10 + (i % 90)}`, 320, 20 + i * 12),
  ];
  const heading = [word('Date', 20, 8), word('Description', 120, 8), word('Amount', 320, 8)];
  const { code } = await readWords(
    ...Array.from({ length: pages }, (_, page) => [
      ...heading,
      ...Array.from({ length: rows }, (__, i) => row(page, i)).flat(),
    ]),
  );
  expect(code).toBe('pdf/success/bank-statement-no-balance');
});

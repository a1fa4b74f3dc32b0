import { deflateSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { firstExtra, FONTS, rawPdf, stream, textAt, type RawPdf } from '@/test/support/rawPdf';
import { codeOf, engine, readPages } from './read';

const harmless = rawPdf({ pages: [{ content: textAt(50, 700, 'Balance 1,234.56') }] });

/** Whatever a file did, the next one must not feel it. */
afterEach(async () => {
  const { pages } = await readPages(harmless);
  expect(pages[0]?.words.map(({ text }) => text)).toEqual(['Balance', '1,234.56']);
});

const MEGABYTE = 1024 ** 2;

/** A stream object that unpacks to `megabytes` of `filler`. */
function flateBomb(megabytes: number, filler: string): string {
  const block = Buffer.from(filler.repeat(Math.ceil(MEGABYTE / filler.length)).slice(0, MEGABYTE));
  const packed = deflateSync(Buffer.concat(Array.from({ length: megabytes }, () => block)));
  return stream(packed.toString('latin1'), '/Filter /FlateDecode');
}

/** Reading it must come to an end without rejecting, whatever the end is. */
async function ends(bytes: Uint8Array): Promise<void> {
  const code = await codeOf(bytes, { limits: { memoryBytes: 128 * MEGABYTE } });
  expect(['read', 'pdf/fail/invalid-pdf', 'pdf/fail/extract-failed']).toContain(code);
}

const oneOf = (content: string): RawPdf => ({ pages: [{ content }] });

describe('limits', () => {
  test('more pages than allowed', async () => {
    const bytes = rawPdf({ pages: Array.from({ length: 5 }, () => ({ content: '' })) });
    expect(await codeOf(bytes, { limits: { pages: 4 } })).toBe('pdf/fail/extract-failed');
    expect(await codeOf(bytes, { limits: { pages: 5 } })).toBe('read');
  });

  test('more characters on a page than allowed', async () => {
    const bytes = rawPdf(oneOf(textAt(50, 700, 'twelve chars')));
    expect(await codeOf(bytes, { limits: { charactersPerPage: 11 } })).toBe(
      'pdf/fail/extract-failed',
    );
    expect(await codeOf(bytes, { limits: { charactersPerPage: 12 } })).toBe('read');
  });

  test('more time than allowed, by the given clock', async () => {
    const bytes = rawPdf({ pages: Array.from({ length: 5 }, () => ({ content: '' })) });
    let time = 0;
    const now = (): number => (time += 100);
    expect(await codeOf(bytes, { now, limits: { milliseconds: 250 } })).toBe(
      'pdf/fail/extract-failed',
    );
    expect(await codeOf(bytes, { now, limits: { milliseconds: 2500 } })).toBe('read');
  });

  test('more memory than allowed', async () => {
    const bytes = rawPdf({
      pages: [{ content: '', entries: `/Contents ${firstExtra(1)} 0 R` }],
      extra: [flateBomb(60, '0 0 m ')],
    });
    expect(await codeOf(bytes, { limits: { memoryBytes: 32 * MEGABYTE } })).toBe(
      'pdf/fail/extract-failed',
    );
  });

  test('a file larger than the memory', async () => {
    const bytes = new Uint8Array(40 * MEGABYTE);
    bytes.set(harmless);
    expect(await codeOf(bytes, { limits: { memoryBytes: 32 * MEGABYTE } })).toBe(
      'pdf/fail/extract-failed',
    );
  });
});

describe('bombs end within the limits', () => {
  test('a hundred thousand words on a page', async () => {
    const lines = Array.from({ length: 100 }, (_, k) => textAt(10, k * 7, 'ab '.repeat(1000), 0.5));
    expect(await codeOf(rawPdf(oneOf(lines.join(''))))).toBe('pdf/fail/extract-failed');
  });

  test('a page tree that claims a billion pages', async () => {
    const text = Buffer.from(harmless)
      .toString('latin1')
      .replace('/Count 1 ', '/Count 1000000000 ');
    await ends(new Uint8Array(Buffer.from(text, 'latin1')));
  });

  test('a page tree that goes in circles', async () => {
    const text = Buffer.from(harmless).toString('latin1').replace('/Kids [3 0 R]', '/Kids [2 0 R]');
    await ends(new Uint8Array(Buffer.from(text, 'latin1')));
  });

  test('one page listed ten thousand times', async () => {
    const text = Buffer.from(harmless)
      .toString('latin1')
      .replace('/Kids [3 0 R] /Count 1', `/Kids [${'3 0 R '.repeat(10_000)}] /Count 10000`);
    expect(await codeOf(new Uint8Array(Buffer.from(text, 'latin1')))).toBe(
      'pdf/fail/extract-failed',
    );
  });

  test.each([
    ['arrays nested in content', '['.repeat(200_000)],
    ['dictionaries nested in content', '<<'.repeat(200_000)],
    ['graphics states', 'q '.repeat(200_000)],
    ['marked content', '/P BMC '.repeat(50_000)],
  ])('%s', async (_, content) => {
    await ends(rawPdf(oneOf(content + textAt(50, 700, 'after'))));
  });

  test('arrays nested in an object', async () => {
    const nested = `<< /Type /Catalog /Pages 2 0 R /X ${'['.repeat(100_000)} >>`;
    const text = Buffer.from(harmless)
      .toString('latin1')
      .replace(/<< \/Type \/Catalog.*>>/, nested);
    await ends(new Uint8Array(Buffer.from(text, 'latin1')));
  });

  test('a form that draws itself', async () => {
    const form = firstExtra(1);
    const bytes = rawPdf({
      pages: [{ content: '/Fm Do', entries: `/Resources << /XObject << /Fm ${form} 0 R >> >>` }],
      extra: [
        stream(
          `${textAt(50, 700, 'again')} /Fm Do /Fm Do`,
          `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << ${FONTS} /XObject << /Fm ${form} 0 R >> >>`,
        ),
      ],
    });
    await ends(bytes);
  });

  test('forms that draw each other, doubling twenty-five times', async () => {
    const first = firstExtra(1);
    const resources = (k: number): string =>
      `/Resources << ${FONTS} /XObject << /Fm ${first + k} 0 R >> >>`;
    const bytes = rawPdf({
      pages: [{ content: '/Fm Do', entries: resources(0) }],
      extra: Array.from({ length: 25 }, (_, k) =>
        stream(
          k === 24 ? textAt(50, 700, 'leaf') : '/Fm Do /Fm Do',
          `/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${resources(k + 1)}`,
        ),
      ),
    });
    await ends(bytes);
  });

  test.each([
    ['far away', textAt(1e9, -1e9, 'far') + textAt(1e38, 1e38, 'farther')],
    ['beyond numbers', 'BT /F1 10 Tf 1e999 0 0 1e999 0 0 Tm (huge) Tj ET'],
    ['of enormous size', textAt(50, 700, 'huge', 1e9)],
    ['of no size', textAt(50, 700, 'tiny', 0)],
    ['flattened', 'BT /F1 10 Tf 0 0 0 0 50 700 Tm (flat) Tj ET'],
    ['white and enormous', `1 g ${textAt(50, 700, 'huge', 1e7)}`],
  ])('text %s', async (_, content) => {
    const { pages } = await readPages(rawPdf(oneOf(content + textAt(50, 600, 'normal'))));
    expect(pages[0]?.words.some(({ text }) => text === 'normal')).toBe(true);
  });

  test.each(['[0 0 1e9 1e9]', '[0 0 0 0]', '[5 5 -5 -5]', '[0 0 1e-9 1e-9]', '[a b c d]'])(
    'a page of the size %s',
    async (mediaBox) => {
      const bytes = rawPdf({ pages: [{ content: `1 g ${textAt(50, 700, 'white')}`, mediaBox }] });
      await ends(bytes);
      const rendering = await engine.render(bytes, { page: 0, dpi: 72 });
      expect(['image', 'failed']).toContain(rendering.kind);
    },
  );
});

describe('damaged files', () => {
  /** Numerical Recipes' linear congruential generator: the same mutations in every run. */
  function* random(seed: number): Generator<number> {
    let state = seed;
    for (;;) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      yield state / 2 ** 32;
    }
  }

  const numbers = random(7);
  const below = (limit: number): number => Math.floor(numbers.next().value * limit);

  const WORDS = [
    'obj',
    'endobj',
    'stream',
    'R',
    '<<',
    '>>',
    '[',
    ']',
    '/Kids',
    '/Length',
    '-1',
    '99999999999',
    '0',
  ];

  /** Some bytes changed, some cut out, some doubled, some replaced by PDF's own words. */
  function mutated(bytes: Uint8Array): Uint8Array {
    let out = Buffer.from(bytes);
    for (let change = 0; change <= below(8); change++) {
      const at = below(out.length);
      const length = below(40);
      const head = out.subarray(0, at);
      switch (below(4)) {
        case 0:
          out[at] = below(256);
          break;
        case 1:
          out = Buffer.concat([head, out.subarray(at + length)]);
          break;
        case 2:
          out = Buffer.concat([head, out.subarray(at, at + length), out.subarray(at)]);
          break;
        default:
          out = Buffer.concat([
            head,
            Buffer.from(WORDS[below(WORDS.length)] ?? ''),
            out.subarray(at + length),
          ]);
      }
    }
    return new Uint8Array(out);
  }

  const seeds = {
    plain: harmless,
    form: rawPdf({
      pages: [{ content: textAt(50, 700, 'Amount'), entries: `/Annots [${firstExtra(1)} 0 R]` }],
      extra: [
        '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (1.00) /DA (/F1 10 Tf) /Rect [100 695 200 710] >>',
      ],
      catalog: `/AcroForm << /Fields [${firstExtra(1)} 0 R] /DR << ${FONTS} >> >>`,
    }),
    layers: rawPdf(oneOf(`q 40 690 24 30 re W n 1 g ${textAt(50, 700, 'cut beyond')} Q`)),
  };

  test.each(Object.entries(seeds))('%s, 200 times: read or refused', async (_, bytes) => {
    const codes = new Set<string>();
    for (let k = 0; k < 200; k++) {
      // oxlint-disable-next-line no-await-in-loop -- one document at a time
      codes.add(await codeOf(mutated(bytes)));
    }
    expect(codes).toContain('read');
    expect(codes).toContain('pdf/fail/invalid-pdf');
  });
});

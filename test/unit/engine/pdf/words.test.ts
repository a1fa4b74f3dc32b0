import { describe, expect, test } from 'vitest';
import { firstExtra, FONTS, rawPdf, stream, textAt } from '@/test/support/rawPdf';
import { objects, readPages, texts, wordsOf } from './read';

/** Width of a digit of Helvetica, in em. */
const DIGIT = 0.556;
/** Width of Courier's characters, in em. */
const COURIER = 0.6;

const line = (operators: string): string => `BT /F1 10 Tf 50 700 Td ${operators} ET`;

/** Every character an object of its own, `pitch` points apart; spaces are left out. */
function glyphByGlyph(text: string, pitch: number): string {
  return [...text]
    .map((glyph, k) => (glyph === ' ' ? '' : textAt(50 + k * pitch, 700, glyph, 10, 'F2')))
    .join('');
}

describe('where words end', () => {
  test('at spaces', async () => {
    const words = await wordsOf(line('(Card payment  12.50) Tj'));
    expect(texts(words)).toEqual(['Card', 'payment', '12.50']);
  });

  test('at gaps that are set without a space', async () => {
    const words = await wordsOf(line('[(Total) -200 (12.50) -3000 (CR)] TJ'));
    expect(texts(words)).toEqual(['Total', '12.50', 'CR']);
  });

  test('not at kerning', async () => {
    expect(texts(await wordsOf(line('[(A) 80 (V) 80 (A) -60 (TAR)] TJ')))).toEqual(['AVATAR']);
  });

  test('not inside letter-spaced words', async () => {
    const words = await wordsOf(line('3 Tc (STATEMENT OF ACCOUNT) Tj'));
    expect(texts(words)).toEqual(['STATEMENT', 'OF', 'ACCOUNT']);
  });

  test('not inside words whose letters are set apart by as much as words are', async () => {
    const letters = [...'NOVEMBRE'].map((letter) => `(${letter}) -280`).join(' ');
    expect(
      texts(await wordsOf(line(`[${letters} -250 (2) -280 (0) -280 (2) -280 (3)] TJ`))),
    ).toEqual(['NOVEMBRE', '2023']);
  });

  test('at a new line, even where it goes on at the same x', async () => {
    expect(texts(await wordsOf(line('(2024-03-) Tj 0 -12 Td (01) Tj')))).toEqual([
      '2024-03-',
      '01',
    ]);
  });
});

describe('a hyphen at the end of a line', () => {
  test('stays a hyphen', async () => {
    const words = await wordsOf(line('(standing pay-) Tj 0 -12 Td (ment) Tj'));
    expect(texts(words)).toEqual(['standing', 'pay-', 'ment']);
  });
});

describe('text that is set in many objects', () => {
  test('glyph by glyph is one word', async () => {
    const words = await wordsOf(glyphByGlyph('ILL Total 1,234.56 MILL', 10 * COURIER));
    expect(texts(words)).toEqual(['ILL', 'Total', '1,234.56', 'MILL']);
  });

  test('glyph by glyph and letter-spaced is one word', async () => {
    const words = await wordsOf(glyphByGlyph('STATEMENT OF ACCOUNT', 9));
    expect(texts(words)).toEqual(['STATEMENT', 'OF', 'ACCOUNT']);
  });

  test('single letters in columns stay apart', async () => {
    const columns = ['D', 'C', 'D', 'C', 'C'].map((sign, k) => textAt(50 + k * 40, 700, sign));
    expect(texts(await wordsOf(columns.join('')))).toEqual(['D', 'C', 'D', 'C', 'C']);
  });

  test('kerned fragments of a word are one word', async () => {
    const after = 50 + (0.611 + 0.556 + 0.278 + 0.556 + 0.222) * 10;
    const words = await wordsOf(objects(10, [50, 'Total'], [after + 0.6, 'isation']));
    expect(texts(words)).toEqual(['Totalisation']);
  });

  test('a large letter of a watermark behind a date is no part of it', async () => {
    const end = 50 + 10 * DIGIT * 10;
    const letter = textAt(end - 2, 697, 'S', 54);
    expect(texts(await wordsOf(textAt(50, 700, '2024-02-29') + letter))).toEqual([
      '2024-02-29',
      'S',
    ]);
  });

  test('lines drawn glyph by glyph beside a large letter are words, not letters in turns', async () => {
    const glyphs = (y: number): string =>
      [...'2024'].map((figure, at) => textAt(50 + at * DIGIT * 10, y, figure, 10)).join('');
    const words = await wordsOf(textAt(300, 700, 'C', 54) + glyphs(718) + glyphs(697));
    expect(texts(words)).toEqual(expect.arrayContaining(['2024', '2024', 'C']));
  });

  test('glyphs drawn one by one in no order are the words that they stand in', async () => {
    const years = [...Array(20).keys()].map((row) => String(2001 + row));
    const glyphs = years.flatMap((year, row) =>
      [...year].map((figure, at) => textAt(50 + at * DIGIT * 10, 700 - row * 20, figure, 10)),
    );
    // Every seventh first: all of them once.
    const scattered = glyphs.map((_, i) => glyphs[(i * 7) % glyphs.length]);
    expect(texts(await wordsOf(scattered.join('')))).toEqual(years);
  });

  test('a figure that goes on exactly where the last object ended is one figure', async () => {
    const words = await wordsOf(objects(10, [50, '1234'], [50 + 4 * DIGIT * 10, '5678.90']));
    expect(texts(words)).toEqual(['12345678.90']);
  });
});

describe('cells that nearly touch', () => {
  const width = (5 * DIGIT + 0.278) * 8;

  test.each([1, 1.5, 2])('amounts %s points apart are two', async (gap) => {
    const words = await wordsOf(objects(8, [50, '100.00'], [50 + width + gap, '200.00']));
    expect(texts(words)).toEqual(['100.00', '200.00']);
  });

  test('a description that runs up to its amount leaves the amount whole', async () => {
    const description = 'Green Meadow Pharmacy';
    const [whole] = (await wordsOf(objects(8, [50, description]))).slice(-1);
    const end = whole?.x1 ?? 0;
    for (const amount of ['-19.19', '$19.19', '19.19', '(19.19)']) {
      // oxlint-disable-next-line no-await-in-loop -- one document at a time
      const words = await wordsOf(objects(8, [50, description], [end + 0.8, amount]));
      expect(texts(words)).toEqual(['Green', 'Meadow', 'Pharmacy', amount]);
    }
  });

  test('an amount printed over the end of a description is a word of its own', async () => {
    const words = await wordsOf(objects(8, [50, 'Fuel Station'], [90, '680968465']));
    expect(texts(words)).toEqual(['Fuel', 'Station', '680968465']);
  });

  test('a dash in an empty cell is a word of its own', async () => {
    const [whole] = (await wordsOf(objects(10, [50, 'Pharmacy']))).slice(-1);
    const words = await wordsOf(objects(10, [50, 'Pharmacy'], [(whole?.x1 ?? 0) + 1, '-']));
    expect(texts(words)).toEqual(['Pharmacy', '-']);
  });
});

describe('bold faked by drawing twice', () => {
  test('a string drawn again at once counts once', async () => {
    const words = await wordsOf(
      textAt(50, 700, 'Total 1,234.56') + textAt(50.3, 700, 'Total 1,234.56'),
    );
    expect(texts(words)).toEqual(['Total', '1,234.56']);
  });

  test('a block of lines drawn again counts once', async () => {
    const block = (offset: number): string =>
      Array.from({ length: 40 }, (_, k) =>
        textAt(50 + offset + 100 * (k % 4), 700 - 12 * Math.floor(k / 4), `Word${k}`),
      ).join('');
    const words = await wordsOf(block(0) + block(0.3));
    expect(texts(words)).toEqual(Array.from({ length: 40 }, (_, k) => `Word${k}`));
  });

  test('the same amount on the next line counts', async () => {
    const words = await wordsOf(textAt(50, 700, '10.00') + textAt(50, 690, '10.00'));
    expect(texts(words)).toEqual(['10.00', '10.00']);
  });
});

describe('where words stand', () => {
  test('their box, baseline and size are in points from the top left', async () => {
    const [word] = await wordsOf(textAt(50, 700, '100.00', 8));
    expect(word).toMatchObject({ text: '100.00', size: 8, font: 'Helvetica', angle: 0 });
    expect(word?.x0).toBeCloseTo(50, 1);
    expect(word?.x1).toBeCloseTo(50 + (5 * DIGIT + 0.278) * 8, 1);
    expect(word?.baseline).toBeCloseTo(792 - 700, 1);
    expect(word?.top).toBeLessThan(92 - 5);
    expect(word?.bottom).toBeGreaterThan(92);
  });

  test('a scaled text matrix counts for the size, a slant does not', async () => {
    const [scaled] = await wordsOf('BT /F1 1 Tf 9 0 0 9 50 700 Tm (scaled) Tj ET');
    const [slanted] = await wordsOf('BT /F1 9 Tf 1 0 .3 1 50 700 Tm (slanted) Tj ET');
    expect(scaled?.size).toBeCloseTo(9, 3);
    expect(slanted).toMatchObject({ angle: 0 });
    expect(slanted?.size).toBeCloseTo(9, 3);
  });

  test.each([
    [90, '0 1 -1 0 100 100'],
    [180, '-1 0 0 -1 500 100'],
    [270, '0 -1 1 0 100 600'],
  ])(
    'on a page turned by %s degrees, text that is upright to the reader is so',
    async (turn, at) => {
      const words = await wordsOf(`BT /F1 10 Tf ${at} Tm (Upright text) Tj ET`, {
        entries: `/Rotate ${turn}`,
      });
      expect(texts(words)).toEqual(['Upright', 'text']);
      const [upright, text] = words;
      expect(upright?.angle).toBeCloseTo(0, 5);
      expect(upright?.x1).toBeLessThan(text?.x0 ?? 0);
      expect(upright?.baseline).toBeCloseTo(text?.baseline ?? 0, 3);
      expect((upright?.bottom ?? 0) - (upright?.top ?? 0)).toBeLessThan(15);
    },
  );

  test.each([
    ['up', '0 1 -1 0 100 100', Math.PI / 2],
    ['down', '0 -1 1 0 100 400', -Math.PI / 2],
    ['upside down', '-1 0 0 -1 400 400', Math.PI],
    ['slanted', '.7071 .7071 -.7071 .7071 100 100', Math.PI / 4],
  ])('text that runs %s is read in words, with its angle', async (_, at, angle) => {
    const words = await wordsOf(`BT /F1 10 Tf ${at} Tm (Going somewhere) Tj ET`);
    expect(texts(words)).toEqual(['Going', 'somewhere']);
    expect(Math.abs(words[0]?.angle ?? 0)).toBeCloseTo(Math.abs(angle), 3);
    expect(Math.sin(words[0]?.angle ?? 0)).toBeCloseTo(Math.sin(angle), 3);
  });

  test('the page is its crop box: coordinates begin there, and what is outside is not on it', async () => {
    const content =
      textAt(150, 500, 'inside') + textAt(50, 700, 'outside') + textAt(-200, 500, 'away');
    const words = await wordsOf(content, { entries: '/CropBox [100 400 300 600]' });
    expect(texts(words)).toEqual(['inside']);
    expect(words[0]?.x0).toBeCloseTo(50, 1);
    expect(words[0]?.baseline).toBeCloseTo(100, 1);
  });

  test('text of form objects is where it is drawn', async () => {
    const form = stream(
      textAt(50, 700, 'moved'),
      `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << ${FONTS} >>`,
    );
    const { pages } = await readPages(
      rawPdf({
        pages: [
          {
            content: 'q 1 0 0 1 10 -20 cm /Fm Do Q',
            entries: `/Resources << /XObject << /Fm ${firstExtra(1)} 0 R >> >>`,
          },
        ],
        extra: [form],
      }),
    );
    const [word] = pages[0]?.words ?? [];
    expect(word?.text).toBe('moved');
    expect(word?.x0).toBeCloseTo(60, 1);
    expect(word?.baseline).toBeCloseTo(112, 1);
  });
});

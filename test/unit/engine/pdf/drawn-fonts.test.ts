import { describe, expect, test } from 'vitest';
import { firstExtra, rawPdf, stream, textAt } from '@/test/support/rawPdf';
import { readPages, texts } from './read';

/** Advances in thousandths of the size, as of Helvetica. */
const ADVANCES: Readonly<Record<string, number>> = {
  T: 611,
  o: 556,
  t: 278,
  a: 556,
  l: 222,
  '1': 556,
  '2': 556,
  '3': 556,
  '.': 278,
  ',': 278,
  '0': 556,
};

/** A PDF of one page with that content, whose font `/F1` is drawn: `box` is a glyph's, in units of `matrix`. */
function drawnPdf(content: string, box: (advance: number) => string, matrix = 0.001): Uint8Array {
  const first = firstExtra(1);
  const letters = Object.keys(ADVANCES);
  const procedures = letters.map((letter) => {
    const advance = ADVANCES[letter] ?? 0;
    return stream(`${advance} 0 ${box(advance)} d1 0 0 200 700 re f`);
  });
  const codes = letters.map((letter) => letter.charCodeAt(0));
  const range = Array.from({ length: 127 - 32 }, (_, i) => String.fromCharCode(32 + i));
  const font =
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [${matrix} 0 0 ${matrix} 0 0]` +
    ` /CharProcs << ${codes.map((code, i) => `/g${code} ${first + 2 + i} 0 R`).join(' ')} >>` +
    ` /Encoding << /Type /Encoding /Differences [${codes.map((code) => `${code} /g${code}`).join(' ')}] >>` +
    ` /FirstChar 32 /LastChar 126 /Widths [${range.map((c) => ADVANCES[c] ?? 278).join(' ')}]` +
    ` /ToUnicode ${first + 1} 0 R >>`;
  const map =
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def ' +
    '1 begincodespacerange <00> <ff> endcodespacerange ' +
    '1 beginbfrange <20> <7e> <0020> endbfrange endcmap end end';
  return rawPdf({
    pages: [{ content, entries: `/Resources << /Font << /F1 ${first} 0 R >> >>` }],
    extra: [font, stream(map), ...procedures],
  });
}

const line = (size: number, gap = -278): string =>
  `BT /F1 ${size} Tf 50 700 Td [(Total) ${gap} (1,321.00)] TJ ET`;

describe('a font of drawings', () => {
  test.each([
    ['boxes of the largest glyph', () => '0 -200 1000 900'],
    ['boxes of the bare ink', (advance: number) => `60 0 ${Math.min(advance, 300) - 60} 700`],
  ])('with %s is read in words, which end where their figures do', async (_, box) => {
    const { pages } = await readPages(drawnPdf(line(10), box));
    const words = pages[0]?.words ?? [];
    expect(texts(words)).toEqual(['Total', '1,321.00']);
    const width = 10 * (6 * 0.556 + 2 * 0.278);
    expect((words[1]?.x1 ?? 0) - (words[1]?.x0 ?? 0)).toBeCloseTo(width, 1);
  });

  test('set glyph by glyph is one word a cell', async () => {
    let x = 50;
    const content = [...'Total']
      .map((letter) => {
        const text = textAt(x, 700, letter);
        x += (ADVANCES[letter] ?? 0) / 100;
        return text;
      })
      .join('');
    const { pages } = await readPages(drawnPdf(content, () => '0 -200 1000 900'));
    expect(texts(pages[0]?.words ?? [])).toEqual(['Total']);
  });

  test('whose size is in its own matrix is as large as its glyphs', async () => {
    const { pages } = await readPages(drawnPdf(line(0.1, -27_800), () => '0 -200 1000 900', 0.1));
    const words = pages[0]?.words ?? [];
    expect(texts(words)).toEqual(['Total', '1,321.00']);
    expect(words[0]?.size).toBeCloseTo(11, 0);
  });
});

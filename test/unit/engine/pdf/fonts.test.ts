import { describe, expect, test } from 'vitest';
import type { Page } from '@/engine/pdf';
import { firstExtra, rawPdf, stream } from '@/test/support/rawPdf';
import { readPages, texts } from './read';

/** A page of one line, shown by a font made of the given objects (the first is the font itself). */
async function pageIn(font: readonly string[], show: string): Promise<Page | undefined> {
  const reference = `${firstExtra(1)} 0 R`;
  const { pages } = await readPages(
    rawPdf({
      pages: [
        {
          content: `BT /F 10 Tf 50 700 Td ${show} Tj ET`,
          entries: `/Resources << /Font << /F ${reference} >> >>`,
        },
      ],
      extra: [...font],
    }),
  );
  return pages[0];
}

/**
 * A font of two-byte glyph numbers, 0.6 em wide but for marks. `meanings` become its map to Unicode; without them it
 * has none.
 */
function cidFont(meanings?: ReadonlyMap<number, string>): string[] {
  const map = meanings === undefined ? '' : `/ToUnicode ${firstExtra(1) + 1} 0 R`;
  const widths = [...(meanings ?? [])]
    .filter(([, text]) => /^[\p{M}\u200b]$/u.test(text))
    .map(([glyph]) => `${glyph} [0]`);
  const font =
    `<< /Type /Font /Subtype /Type0 /BaseFont /Made /Encoding /Identity-H ${map} /DescendantFonts [` +
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Made /DW 600 /W [${widths.join(' ')}]` +
    ' /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>] >>';
  if (meanings === undefined) return [font];
  const lines = [...meanings].map(([glyph, text]) => `<${hex(glyph)}> <${utf16(text)}>`);
  const cmap =
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def\n' +
    '1 begincodespacerange <0000> <FFFF> endcodespacerange\n' +
    `${lines.length} beginbfchar\n${lines.join('\n')}\nendbfchar\nendcmap end end`;
  return [font, stream(cmap)];
}

const hex = (code: number): string => code.toString(16).padStart(4, '0');

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, k) => hex(text.charCodeAt(k))).join('');

/** Glyphs numbered from `first` in the order of `pieces`. */
function numbered(pieces: readonly string[], first = 1): Map<number, string> {
  return new Map(pieces.map((piece, k) => [k + first, piece]));
}

const glyphs = (numbers: Iterable<number>): string => `<${[...numbers].map(hex).join('')}>`;

describe('a glyph of several letters', () => {
  test('shares one box among them', async () => {
    const meanings = numbered(['o', 'ffi', 'ce']);
    const page = await pageIn(cidFont(meanings), glyphs(meanings.keys()));
    expect(texts(page?.words ?? [])).toEqual(['office']);
    expect(page?.words[0]?.x1).toBeCloseTo(50 + 3 * 6, 1);
  });
});

describe('scripts', () => {
  test('words that run from right to left are whole, and parted from figures', async () => {
    const meanings = numbered([...'123 םולש']);
    const page = await pageIn(cidFont(meanings), glyphs(meanings.keys()));
    const words = [...(page?.words ?? [])].sort((a, b) => a.x0 - b.x0);
    expect(texts(words)).toEqual(['123', 'שלום']);
  });

  test('vowel signs stay with their letter', async () => {
    const meanings = numbered(['ก', 'ิ', 'น', 'ข', '้', 'า', 'ว']);
    const page = await pageIn(cidFont(meanings), glyphs(meanings.keys()));
    expect(texts(page?.words ?? [])).toEqual(['กินข้าว']);
  });

  test('characters beyond the basic plane are whole', async () => {
    const meanings = numbered(['💷', '5']);
    const page = await pageIn(cidFont(meanings), glyphs(meanings.keys()));
    expect(texts(page?.words ?? [])).toEqual(['💷5']);
  });

  test('marks of zero width part nothing and leave nothing', async () => {
    const meanings = numbered(['a', '\u200b', 'b']);
    const page = await pageIn(cidFont(meanings), glyphs(meanings.keys()));
    expect(texts(page?.words ?? [])).toEqual(['ab']);
  });
});

describe('fonts that call a glyph a control character', () => {
  const helvetica = (code: string): string[] => {
    const cmap =
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def\n' +
      `1 begincodespacerange <00> <FF> endcodespacerange\n1 beginbfchar\n<${code}> <0001>\n` +
      'endbfchar\nendcmap end end';
    const font =
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding' +
      ` /ToUnicode ${firstExtra(1) + 1} 0 R >>`;
    return [font, stream(cmap)];
  };

  test('part words by it where it draws nothing', async () => {
    const page = await pageIn(helvetica('20'), '(Account number)');
    expect(texts(page?.words ?? [])).toEqual(['Account', 'number']);
  });

  test('say nothing of it where it is drawn: it may be a sign', async () => {
    const page = await pageIn(helvetica('2D'), '(Account-number)');
    expect(texts(page?.words ?? [])).toEqual(['Account\ufffdnumber']);
  });
});

describe('fonts without a map to Unicode', () => {
  test('glyph numbers are counted and never taken for letters', async () => {
    const digits = Array.from('1234.56', (character) => character.charCodeAt(0) - 29);
    const page = await pageIn(cidFont(), glyphs(digits));
    expect(page).toMatchObject({ unmapped: 7, characters: 7 });
    expect(texts(page?.words ?? [])).toEqual(['\ufffd'.repeat(7)]);
  });

  test('codes that are plainly letters are read, and counted', async () => {
    const letters = [...'Balance 1,234.56'];
    const names = letters.map((_, k) => `/g${k}`);
    const differences = letters.map((letter, k) => `${letter.charCodeAt(0)} ${names[k]}`).join(' ');
    const square = firstExtra(1) + 1;
    const procedures = names.map((name) => `${name} ${square} 0 R`).join(' ');
    const type3 =
      '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 600 600] /FontMatrix [.001 0 0 .001 0 0]' +
      ` /CharProcs << ${procedures} >> /Encoding << /Type /Encoding /Differences [${differences}] >>` +
      ` /FirstChar 0 /LastChar 127 /Widths [${'600 '.repeat(128)}] /Resources << >> >>`;
    const page = await pageIn(
      [type3, stream('600 0 0 0 600 600 d1 0 0 500 500 re f')],
      `(${letters.join('')})`,
    );
    expect(page).toMatchObject({ unmapped: letters.length });
    expect(texts(page?.words ?? [])).toEqual(['Balance', '1,234.56']);
  });

  test('a glyph that is said to mean several words, beside others that mean nothing, is not read', async () => {
    const meanings = numbered(['Bank of Meadowmere', '5', '.']);
    const shown = glyphs([2, 1, 3, 9]);
    const page = await pageIn(cidFont(meanings), shown);
    expect(texts(page?.words ?? []).join('')).not.toMatch(/Bank|Meadowmere/);
    expect(page).toMatchObject({ unmapped: 'Bank of Meadowmere'.length + 1 });
  });

  test('a glyph of several words stays where every glyph has its meaning', async () => {
    const meanings = numbered(['Bank of Meadowmere', '5']);
    const page = await pageIn(cidFont(meanings), glyphs([1, 2]));
    expect(page).toMatchObject({ unmapped: 0 });
    expect(texts(page?.words ?? []).join(' ')).toContain('Meadowmere');
  });
});

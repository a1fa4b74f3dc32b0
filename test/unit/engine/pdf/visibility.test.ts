import { describe, expect, test } from 'vitest';
import { firstExtra, FONTS, rawPdf, stream, textAt } from '@/test/support/rawPdf';
import { readPages, wordsOf } from './read';

/** What the page's words say of being seen, by their text. */
async function seen(content: string): Promise<Record<string, boolean>> {
  return Object.fromEntries((await wordsOf(content)).map(({ text, visible }) => [text, visible]));
}

describe('text that nobody sees is marked', () => {
  test('invisible and clip-only render modes', async () => {
    const content =
      'BT /F1 10 Tf 50 700 Td 3 Tr (ghost) Tj 0 Tr ( drawn) Tj 7 Tr ( clip) Tj 2 Tr ( bold) Tj ET';
    expect(await seen(content)).toEqual({ ghost: false, drawn: true, clip: false, bold: true });
  });

  test('white on white, but not white on a coloured bar', async () => {
    const content =
      `1 g ${textAt(50, 700, 'whisper')} 0 0 .6 rg 40 640 300 30 re f ` +
      `1 g ${textAt(50, 650, 'Heading')} 0 g ${textAt(50, 600, 'plain')}`;
    expect(await seen(content)).toEqual({ whisper: false, Heading: true, plain: true });
  });

  test('white on white, though other text reaches into its place or stands on it', async () => {
    const at = (y: number, text: string): string => `BT /F1 6 Tf 50 ${y} Td (${text}) Tj ET`;
    const content =
      `0 g ${textAt(50, 700, 'Column')} 1 g ${at(706, 'reached')} ${at(701, 'over')} ` +
      `0 0 .6 rg 40 640 300 30 re f 1 g ${textAt(50, 650, 'Heading')}`;
    expect(await seen(content)).toEqual({
      Column: true,
      reached: false,
      over: false,
      Heading: true,
    });
  });

  test('outside of its clipping path', async () => {
    const content = `q 40 690 24 30 re W n ${textAt(50, 700, 'cut beyond')} Q ${textAt(50, 600, 'whole')}`;
    expect(await seen(content)).toEqual({ cut: true, beyond: false, whole: true });
  });

  test('on a layer that is switched off', async () => {
    const layers = { shown: firstExtra(1), hidden: firstExtra(1) + 1 };
    const { pages } = await readPages(
      rawPdf({
        pages: [
          {
            content:
              `/OC /L0 BDC ${textAt(50, 700, 'shown')} EMC ` +
              `/OC /L1 BDC ${textAt(50, 650, 'hidden')} EMC ${textAt(50, 600, 'plain')}`,
            entries: `/Resources << ${FONTS} /Properties << /L0 ${layers.shown} 0 R /L1 ${layers.hidden} 0 R >> >>`,
          },
        ],
        extra: ['<< /Type /OCG /Name (On) >>', '<< /Type /OCG /Name (Off) >>'],
        catalog: `/OCProperties << /OCGs [${layers.shown} 0 R ${layers.hidden} 0 R] /D << /OFF [${layers.hidden} 0 R] >> >>`,
      }),
    );
    const words = pages[0]?.words ?? [];
    expect(words.map(({ text, visible }) => [text, visible])).toEqual([
      ['shown', true],
      ['hidden', false],
      ['plain', true],
    ]);
  });
});

describe('what a viewer draws onto the page is text too', () => {
  const widget = (value: string, more = ''): string =>
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${value}) /V (${value}) /DA (/F1 10 Tf 0 g) /F 4 ${more}`;

  test('form fields, with or without an appearance of their own', async () => {
    const [first, second, appearance] = [0, 1, 2].map((k) => firstExtra(1) + k);
    const { pages } = await readPages(
      rawPdf({
        pages: [
          { content: textAt(50, 700, 'Amount'), entries: `/Annots [${first} 0 R ${second} 0 R]` },
        ],
        extra: [
          `${widget('1,234.56')} /Rect [100 695 200 710] >>`,
          `${widget('77.00')} /Rect [300 695 400 710] /AP << /N ${appearance} 0 R >> >>`,
          stream(
            'BT /F1 10 Tf 2 4 Td (77.00) Tj ET',
            `/Type /XObject /Subtype /Form /BBox [0 0 100 15] /Resources << ${FONTS} >>`,
          ),
        ],
        catalog: `/AcroForm << /Fields [${first} 0 R ${second} 0 R] /NeedAppearances true /DR << ${FONTS} >> >>`,
      }),
    );
    const words = pages[0]?.words ?? [];
    expect(words.map(({ text }) => text)).toEqual(['Amount', '1,234.56', '77.00']);
    expect(words[1]?.x0).toBeCloseTo(102, 0);
    expect(words[2]?.x0).toBeCloseTo(302, 0);
  });

  test('links change nothing', async () => {
    const words = await wordsOf(textAt(50, 700, 'Our website'), {
      entries: '/Annots [<< /Type /Annot /Subtype /Link /Rect [50 690 120 710] >>]',
    });
    expect(words.map(({ text }) => text)).toEqual(['Our', 'website']);
  });
});

import { describe, expect, test } from 'vitest';
import type { Box, PdfRendering } from '@/engine/pdf';
import { rawPdf } from '@/test/support/rawPdf';
import { codeOf, engine } from './read';

/** A page of 200 × 100 points, white but for a red square of 20 points at x 40–60, y 10–30 from the top. */
const redSquare = rawPdf({
  pages: [{ content: '1 0 0 rg 40 70 20 20 re f', mediaBox: '[0 0 200 100]' }],
});

type Image = Extract<PdfRendering, { kind: 'image' }>;

async function draw(options: { box?: Box; dpi?: number } = {}): Promise<Image> {
  const rendering = await engine.render(redSquare, { page: 0, dpi: 72, ...options });
  if (rendering.kind === 'failed') throw new Error(rendering.message);
  return rendering;
}

const colourAt = ({ rgba, width }: Image, x: number, y: number): number[] => [
  ...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

const RED = [255, 0, 0, 255];
const WHITE = [255, 255, 255, 255];

describe('a picture of a page', () => {
  test('is as large as the page at the resolution asked for, opaque, red where it is red', async () => {
    const image = await draw();
    expect([image.width, image.height, image.rgba.length]).toEqual([200, 100, 200 * 100 * 4]);
    expect(colourAt(image, 50, 20)).toEqual(RED);
    expect(colourAt(image, 10, 90)).toEqual(WHITE);
    const doubled = await draw({ dpi: 144 });
    expect([doubled.width, doubled.height]).toEqual([400, 200]);
    expect(colourAt(doubled, 100, 40)).toEqual(RED);
  });

  test('of a part shows only that', async () => {
    const image = await draw({ box: { x0: 40, y0: 10, x1: 61, y1: 25 } });
    expect([image.width, image.height]).toEqual([21, 15]);
    expect(colourAt(image, 0, 0)).toEqual(RED);
    expect(colourAt(image, 20, 10)).toEqual(WHITE);
  });

  test.each([
    ['a page that is not there', { page: 7, dpi: 72 }],
    ['too large a picture', { page: 0, dpi: 100_000 }],
  ])('%s is refused', async (_, options) => {
    expect(await engine.render(redSquare, options)).toMatchObject({
      kind: 'failed',
      code: 'pdf/fail/extract-failed',
    });
    expect(await codeOf(redSquare)).toBe('read');
  });
});

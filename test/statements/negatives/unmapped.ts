import { makeStatement } from '../make-statement';

/**
 * A statement whose fonts do not say what their glyphs mean: it looks right, and its text layer is
 * nothing but glyph numbers. The key of each font's map is overwritten by one of equal length.
 */
export async function makeUnmapped(): Promise<Uint8Array> {
  const { pdf } = await makeStatement({ seed: 21, content: { language: 'pl', currency: 'PLN' } });
  const text = Buffer.from(pdf).toString('latin1');
  return new Uint8Array(Buffer.from(text.replaceAll('/ToUnicode', '/XoUnicode'), 'latin1'));
}

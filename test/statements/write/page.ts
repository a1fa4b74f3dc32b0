import type { Sheet } from '../ink';
import type { Layout } from '../layout';

/** What a cropped sheet has on each side beyond what is displayed. */
const BLEED = 40;
/** The scale of pages that are printed smaller. */
const SMALLER = 0.84;

/** Opens a page on which ink in the sheet's own coordinates is displayed upright. */
export function openPage(
  document: PDFKit.PDFDocument,
  { width, height }: Sheet,
  { turned, cropped, shrunk }: Layout['page'],
  index: number,
): void {
  const scale = shrunk && index % 2 === 1 ? SMALLER : 1;
  const bleed = cropped ? BLEED : 0;
  const [w, h] = [width * scale, height * scale];
  const size = [w + 2 * bleed, h + 2 * bleed];
  document.addPage({ size: turned ? size.toReversed() : size, margin: 0 });
  if (cropped) {
    const [x, y] = turned ? [h, w] : [w, h];
    const box = [bleed, bleed, bleed + x, bleed + y];
    Object.assign(document.page.dictionary.data, { CropBox: box });
    document
      .font('Helvetica')
      .fontSize(8)
      .text('Proof 03/03/2024 1,000.00', 4, 12, { lineBreak: false });
  }
  document.translate(bleed, bleed);
  if (turned) {
    Object.assign(document.page.dictionary.data, { Rotate: 90 });
    document.translate(0, w).rotate(-90);
  }
  if (scale !== 1) document.scale(scale);
}

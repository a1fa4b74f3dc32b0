import PdfDocument from 'pdfkit';
import { collect } from '../write';

/** One pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

/** A picture over the whole page and no text, as a scanner makes it. */
export function makeScan(): Promise<Uint8Array> {
  const pdf = new PdfDocument({ size: 'A4', margin: 0, info: { CreationDate: new Date(0) } });
  pdf.image(PIXEL, 0, 0, { width: pdf.page.width, height: pdf.page.height });
  const bytes = collect(pdf);
  pdf.end();
  return bytes;
}

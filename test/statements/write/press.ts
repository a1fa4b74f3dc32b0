import PdfDocument from 'pdfkit';
import type { Face, Ink, Measure, Sheet } from '../ink';
import type { Layout } from '../layout';
import { seeded } from '../random';
import { fontOf, type Script } from './fonts';
import { intoObjects } from './objects';
import { openPage } from './page';

/** What a PDF says of itself, and its passwords. */
export type Wrapper = {
  title: string;
  producer: string;
  creator: string;
  createdAt: Date;
  password?: string | undefined;
  ownerPassword?: string | undefined;
};

/** Measures texts and writes sheets into one PDF. */
export type Press = { measure: Measure; print: (sheets: readonly Sheet[]) => Promise<Uint8Array> };

/** Opens a new PDF. The same sheets give the same bytes, unless a password is set (its salt is random). */
export function openPress(
  wrapper: Wrapper,
  { layout: { type, page }, script, seed }: { layout: Layout; script: Script; seed: number },
): Press {
  const document = new PdfDocument({
    autoFirstPage: false,
    margin: 0,
    pdfVersion: wrapper.password === undefined ? '1.5' : '1.7ext3',
    info: {
      Title: wrapper.title,
      Producer: wrapper.producer,
      Creator: wrapper.creator,
      CreationDate: wrapper.createdAt,
    },
    ...(wrapper.password === undefined ? {} : { userPassword: wrapper.password }),
    ...(wrapper.ownerPassword === undefined ? {} : { ownerPassword: wrapper.ownerPassword }),
  });
  const registered = new Set<string>();
  const use = (face: Face, size: number) => {
    const { name, file } = fontOf(face, script);
    if (file && !registered.has(name)) document.registerFont(name, file());
    registered.add(name);
    return document.font(name).fontSize(size);
  };
  const measure: Measure = (text, face, size, tracking) =>
    use(face, size).widthOfString(text, { characterSpacing: tracking });
  const print = (sheets: readonly Sheet[]) => {
    const random = seeded(seed).fork('paint');
    const bytes = collect(document);
    sheets.forEach((sheet, i) => {
      openPage(document, sheet, page, i);
      for (const ink of intoObjects(sheet.ink, type, measure, random.next)) {
        drawInk(document, ink, use, type.bold);
      }
    });
    document.end();
    return bytes;
  };
  return { measure, print };
}

/** All bytes of a PDF that is still to be ended. */
export function collect(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('error', reject);
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  });
}

function drawInk(
  document: PDFKit.PDFDocument,
  ink: Ink,
  use: (face: Face, size: number) => PDFKit.PDFDocument,
  bold: Layout['type']['bold'],
): void {
  switch (ink.kind) {
    case 'text':
      if (ink.face.bold && bold === 'overprinted') {
        const thin = { ...ink, face: { ...ink.face, bold: false } };
        for (const shift of [0, 0.3]) drawInk(document, { ...thin, x: ink.x + shift }, use, bold);
        return;
      }
      use(ink.face, ink.size)
        .fillColor(ink.colour)
        .text(ink.text, ink.x, ink.baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          ...(ink.tracking === 0 ? {} : { characterSpacing: ink.tracking }),
        });
      return;
    case 'rule':
      document.moveTo(ink.x0, ink.y0).lineTo(ink.x1, ink.y1).lineWidth(0.6).stroke(ink.colour);
      return;
    case 'block':
      if (ink.round > 0) document.roundedRect(ink.x, ink.y, ink.width, ink.height, ink.round);
      else document.rect(ink.x, ink.y, ink.width, ink.height);
      document.fill(ink.colour);
  }
}

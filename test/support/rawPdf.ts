/**
 * A PDF written by hand, for what no PDF library will write: odd boxes, broken fonts, cut-off files.
 * Objects are numbered from 1 in the order given: 1 is the catalog, 2 the page tree, then each page and its content.
 */
export type RawPage = {
  content: string;
  /** Entries of the page's dictionary beside its type, parent and contents, e.g. `/Rotate 90`. */
  entries?: string;
  /** `[0 0 612 792]` unless given. */
  mediaBox?: string;
};

export type RawPdf = {
  pages: RawPage[];
  /** Further objects, numbered after the pages; see `firstExtra`. */
  extra?: string[];
  /** Entries of the catalog and of the trailer, e.g. `/AcroForm 9 0 R`. */
  catalog?: string;
  trailer?: string;
};

/** Every page has Helvetica as `/F1` and Courier as `/F2`, unless its entries have resources of their own. */
export const FONTS =
  '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>' +
  ' /F2 << /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >> >>';

/** The object number of the first of `extra`. */
export const firstExtra = (pages: number): number => 3 + 2 * pages;

/** A stream object's text. */
export const stream = (content: string, entries = ''): string =>
  `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;

/** The file's bytes; characters are Latin-1. */
export function rawPdf({ pages, extra = [], catalog = '', trailer = '' }: RawPdf): Uint8Array {
  const kids = pages.map((_, index) => `${3 + 2 * index} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...pages.flatMap(({ content, entries = '', mediaBox = '[0 0 612 792]' }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox ${mediaBox} /Contents ${4 + 2 * index} 0 R` +
        `${entries.includes('/Resources') ? '' : ` /Resources << ${FONTS} >>`} ${entries} >>`,
      stream(content),
    ]),
    ...extra,
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const xref = text.length;
  text +=
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n` +
    offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('') +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${xref}\n%%EOF\n`;
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** `text` set at x, y (points from the bottom left), in the page's font `font`. */
export const textAt = (x: number, y: number, text: string, size = 10, font = 'F1'): string =>
  `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET\n`;

import { SCRATCH_BYTES, type Pdfium } from './pdfium';
import { decodeUtf8 } from './platform';

/** The string that PDFium writes into a buffer of `size` bytes and says the length of: its bytes without the final NUL. */
export function readString(
  pdfium: Pdfium,
  write: (address: number, size: number) => number,
  nulBytes: 1 | 2,
): Uint8Array | undefined {
  const length = write(pdfium.scratch, SCRATCH_BYTES);
  if (length <= nulBytes || length > SCRATCH_BYTES) return undefined;
  return pdfium.bytes().slice(pdfium.scratch, pdfium.scratch + length - nulBytes);
}

/** The font's name as in the file, e.g. `ABCDEF+Helvetica-Bold`; empty when it has none. */
export function fontName(pdfium: Pdfium, font: number): string {
  const name = readString(
    pdfium,
    (address, size) => pdfium.call.FPDFFont_GetBaseFontName(font, address, size),
    1,
  );
  return name === undefined ? '' : decodeUtf8(name);
}

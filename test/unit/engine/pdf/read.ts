import { loadPdfEngine } from '@/utils/pdfium';
import type { PdfReading, ReadOptions, Word } from '@/engine/pdf';
import { rawPdf, textAt, type RawPage } from '@/test/support/rawPdf';

export const engine = await loadPdfEngine();

type Pages = Extract<PdfReading, { kind: 'pages' }>;

/** The reading of a PDF that must be readable. */
export async function readPages(bytes: Uint8Array, options?: ReadOptions): Promise<Pages> {
  const reading = await engine.read(bytes, options);
  if (reading.kind === 'failed') throw new Error(`${reading.code}: ${reading.message}`);
  return reading;
}

/** The code of the failure to read a PDF; `read` when there was none. */
export async function codeOf(bytes: Uint8Array, options?: ReadOptions): Promise<string> {
  const reading = await engine.read(bytes, options);
  return reading.kind === 'failed' ? reading.code : 'read';
}

/** The words of a PDF of one page with that content. */
export async function wordsOf(content: string, page: Partial<RawPage> = {}): Promise<Word[]> {
  const { pages } = await readPages(rawPdf({ pages: [{ ...page, content }] }));
  return pages[0]?.words ?? [];
}

export const texts = (words: readonly Word[]): string[] => words.map(({ text }) => text);

/** Each piece of text in an object of its own, its left edge at the given x, all on one line. */
export const objects = (size: number, ...pieces: readonly [x: number, text: string][]): string =>
  pieces.map(([x, text]) => textAt(x, 700, text, size)).join('');

import { failure, openDocument, readFacts, type PdfDocument, type PdfFailure } from './document';
import { DEFAULT_LIMITS, type PdfLimits, tookTooLong } from './limits';
import { newPageReader, readPage } from './page';
import { instantiatePdfium, isPdfiumFault, type Pdfium } from './pdfium';
import type { WasmModule } from './platform';
import { renderPage, type Box, type PdfRendering } from './render';
import type { DocumentFacts, Page } from './types';

export type PdfReading = { kind: 'pages'; pages: Page[]; facts: DocumentFacts } | PdfFailure;

export type ReadOptions = {
  /** An empty string means none. */
  password?: string | undefined;
  limits?: Partial<PdfLimits> | undefined;
  /** Only so many pages from the first one; all when absent. */
  first?: number | undefined;
  /** Told after each page: how many are read, of how many. What it throws ends the reading. */
  onPage?: ((page: number, pages: number) => void) | undefined;
  /** Milliseconds; without a clock there is no time limit. */
  now?: (() => number) | undefined;
};

export type RenderOptions = {
  password?: string | undefined;
  /** 0-based. */
  page: number;
  /** The whole page when absent. */
  box?: Box | undefined;
  dpi: number;
};

export type PdfEngine = {
  /** A PDF's words, page by page. Never rejects because of what the file holds. */
  read(bytes: Uint8Array, options?: ReadOptions): Promise<PdfReading>;
  /** A picture of a page or of a part of it, as `ImageData` takes it. Never rejects because of what the file holds. */
  render(bytes: Uint8Array, options: RenderOptions): Promise<PdfRendering>;
};

/** An instance whose memory has grown beyond this is not kept for the next document: WebAssembly memory never shrinks. */
const KEEP_BYTES = 128 * 1024 ** 2;

/**
 * PDF reading with one compiled PDFium module. An instance serves one document at a time, is kept for the next one
 * while healthy, and thrown away after any fault inside PDFium, which leaves its state undefined.
 */
export function createPdfEngine(module: WasmModule): PdfEngine {
  let idle: { pdfium: Pdfium; memoryBytes: number } | undefined;

  async function take(memoryBytes: number): Promise<Pdfium> {
    if (idle?.memoryBytes !== memoryBytes) return instantiatePdfium(module, { memoryBytes });
    const { pdfium } = idle;
    idle = undefined;
    return pdfium;
  }

  async function withDocument<T>(
    bytes: Uint8Array,
    { password, memoryBytes }: { password: string | undefined; memoryBytes: number },
    use: (pdfium: Pdfium, document: PdfDocument) => T,
  ): Promise<T | PdfFailure> {
    const pdfium = await take(memoryBytes);
    try {
      const document = openDocument(pdfium, bytes, password === '' ? undefined : password);
      const result = document.kind === 'failed' ? document : use(pdfium, document);
      if (document.kind === 'open') document.close();
      if (pdfium.memoryBytes() <= KEEP_BYTES) idle = { pdfium, memoryBytes };
      return result;
    } catch (error) {
      if (!isPdfiumFault(error)) throw error;
      return failure(
        'pdf/fail/extract-failed',
        'The PDF could not be read: it is damaged, or asks for more memory than a statement needs.',
      );
    }
  }

  return {
    read: (bytes, options = {}) => {
      const limits = { ...DEFAULT_LIMITS, ...options.limits };
      const { memoryBytes } = limits;
      return withDocument<PdfReading>(
        bytes,
        { password: options.password, memoryBytes },
        (pdfium, document) => readPages(pdfium, document, limits, options),
      );
    },
    render: (bytes, options) => {
      const { memoryBytes } = DEFAULT_LIMITS;
      return withDocument<PdfRendering>(
        bytes,
        { password: options.password, memoryBytes },
        (pdfium, document) => renderPage(pdfium, document, options),
      );
    },
  };
}

function readPages(
  pdfium: Pdfium,
  document: PdfDocument,
  limits: PdfLimits,
  { first = document.pages, onPage, now }: ReadOptions,
): PdfReading {
  if (document.pages === 0) {
    return failure('pdf/fail/invalid-pdf', 'The PDF has no pages.');
  }
  if (document.pages > limits.pages) {
    return failure(
      'pdf/fail/extract-failed',
      `The PDF has ${document.pages} pages; at most ${limits.pages} are read.`,
    );
  }
  const started = now?.() ?? 0;
  const reader = newPageReader(limits.charactersPerPage);
  const pages: Page[] = [];
  for (let index = 0; index < Math.min(first, document.pages); index++) {
    const page = readPage(pdfium, document.handle, index, reader);
    if ('overfull' in page) {
      return failure(
        'pdf/fail/extract-failed',
        `Page ${index + 1} has ${page.overfull} characters; at most ${limits.charactersPerPage} are read.`,
      );
    }
    pages.push(page);
    onPage?.(index + 1, document.pages);
    if (now !== undefined && now() - started > limits.milliseconds) {
      return failure('pdf/fail/extract-failed', tookTooLong(limits));
    }
  }
  return { kind: 'pages', pages, facts: readFacts(pdfium, document) };
}

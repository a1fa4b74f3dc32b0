import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createPdfEngine, type PdfEngine } from '@/engine/pdf';

/** PDFium for programs that run in Node: its module from `node_modules`, compiled (about 100 ms). */
export async function loadPdfEngine(): Promise<PdfEngine> {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  return createPdfEngine(await WebAssembly.compile(await readFile(path)));
}

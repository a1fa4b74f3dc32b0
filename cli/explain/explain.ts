import { randomUUID } from 'node:crypto';
import { extract } from '@/engine';
import type { PdfEngine } from '@/engine/pdf';
import { layersOf } from './layers';
import { explanationPage, type Sheet } from './page';
import { png } from './png';
import { tablesOf } from './readings';

const DPI = 110;

/** How a PDF was read, as one HTML page: its stages drawn over pictures of its first `mostPages` pages. */
export async function explain(
  file: { name: string; bytes: Uint8Array; password: string | undefined },
  pdf: PdfEngine,
  mostPages: number,
): Promise<string> {
  const { name, bytes, password } = file;
  const { envelope, debug } = await extract({ bytes, password, requestId: randomUUID() }, { pdf });
  const sheets: Sheet[] = [];
  for (const { index, width, height } of debug.pages.slice(0, mostPages)) {
    const image = await pdf.render(bytes, { password, page: index, dpi: DPI });
    if (image.kind === 'failed') continue;
    sheets.push({ page: index, width, height, png: png(image) });
  }
  return explanationPage({
    title: name,
    envelope,
    sheets,
    pages: debug.pages.length,
    layers: layersOf(debug),
    tables: tablesOf(debug),
    doubts: debug.assembly?.statements.map(({ proof }) => proof.doubts) ?? [],
  });
}

import PdfDocument from 'pdfkit';
import { PRESETS, type Preset, type Truth } from '@/test/statements';
import type { ShelfDocument } from './types';

/** A generated statement on the shelf, with what a perfect extractor answers for it. */
export type StatementDocument = ShelfDocument & { truth: Truth; password?: string };

const presetIds = ['current-account', 'savings', 'card', 'locked', 'letter'];

/** What the demo bank has for its customer. */
export function demoDocuments(): Promise<ShelfDocument[]> {
  return Promise.all(
    presetIds.map(async (id) => shelfDocument(preset(id), await preset(id).make())),
  );
}

/** A generator's preset that is a statement. */
export async function statementDocument(id: string): Promise<StatementDocument> {
  const found = preset(id);
  const { pdf, truth } = await found.make();
  if (!truth) throw new Error(`Cannot put "${id}" on the shelf as a statement: it has no truth.`);
  const { password } = found;
  return {
    ...shelfDocument(found, { pdf }),
    truth,
    ...(password === undefined ? {} : { password }),
  };
}

/** What banks hand out by mistake: each is no statement that could be read. */
export const badDocuments = {
  /** A letter of the bank: a good PDF, but no statement. */
  letter: async (): Promise<ShelfDocument> =>
    shelfDocument(preset('letter'), await preset('letter').make()),
  empty: async () => document('empty', new Uint8Array()),
  notPdf: async () => document('notPdf', new TextEncoder().encode('PK\u0003\u0004 no PDF at all')),
  truncated: async () => {
    const { bytes } = await statementDocument('current-account');
    return document('truncated', bytes.subarray(0, Math.floor(bytes.length / 3)));
  },
  imageOnly: async () => document('imageOnly', await scan()),
} as const;

function preset(id: string): Preset {
  const found = PRESETS.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`Cannot find the preset "${id}": the generator has none of that id.`);
  return found;
}

function shelfDocument(
  { id, fileName, label, bank }: Preset,
  { pdf }: { pdf: Uint8Array },
): ShelfDocument {
  return { id, fileName, title: `${bank} · ${label}`, bytes: pdf };
}

function document(id: string, bytes: Uint8Array): ShelfDocument {
  return { id, fileName: `${id}.pdf`, title: id, bytes };
}

/** One grey pixel, drawn over the whole page: a PDF with a picture and no text, as a scanner makes it. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

async function scan(): Promise<Uint8Array> {
  const pdf = new PdfDocument({ size: 'A4', margin: 0 });
  pdf.image(PIXEL, 0, 0, { width: pdf.page.width, height: pdf.page.height });
  pdf.end();
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

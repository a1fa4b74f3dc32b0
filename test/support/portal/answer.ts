import type { Context } from 'hono';
import type { ShelfDocument } from './types';

/** RFC 6266: a plain name for old browsers, the real one in `filename*`. */
function disposition(kind: 'attachment' | 'inline', fileName: string): string {
  const plain = fileName.replaceAll(/[^\w. -]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}

/** How a document is announced: `bare` sends no Content-Disposition. */
export function pdfHeaders(
  c: Context,
  document: ShelfDocument,
  kind: 'attachment' | 'inline' | 'bare',
): void {
  c.header('Content-Type', 'application/pdf');
  c.header('Cache-Control', 'no-store');
  if (kind !== 'bare') c.header('Content-Disposition', disposition(kind, document.fileName));
}

/** Answers with the document's bytes as application/pdf. */
export function answerPdf(
  c: Context,
  document: ShelfDocument | undefined,
  kind: 'attachment' | 'inline' | 'bare',
): Response {
  if (!document) return c.html('<!doctype html><title>404</title><p>No such document.</p>', 404);
  pdfHeaders(c, document, kind);
  return c.body(new Uint8Array(document.bytes));
}

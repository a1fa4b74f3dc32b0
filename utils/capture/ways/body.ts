import { MAX_PDF_BYTES } from '@/utils/in-page';
import { tooBig } from '@/utils/jobs';
import { failed, type Got } from './way';

/** Reads an answer's body, and stops as soon as it is larger than any statement: a server may send without end. */
export async function readBody(response: Response): Promise<Got> {
  const declared = Number(response.headers.get('content-length') ?? 0);
  if (declared > MAX_PDF_BYTES) return { kind: 'failed', failure: tooBig(declared) };
  if (!response.body) return failed('unreachable');

  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > MAX_PDF_BYTES) return { kind: 'failed', failure: tooBig(size) };
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { kind: 'bytes', bytes, name: fileNameOf(response.headers.get('content-disposition')) };
}

/** The file name of a Content-Disposition header (RFC 6266): the extended form where there is one. */
export function fileNameOf(header: string | null): string | undefined {
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header ?? '')?.[1];
  if (extended !== undefined) return decode(extended);
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header ?? '');
  return plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2];
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

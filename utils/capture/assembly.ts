import { z } from 'zod';
import { fromBase64 } from './base64';
import { MAX_PDF_BYTES, MAX_PIECE_CHARACTERS, PIECE_BYTES, type Piece } from '@/utils/in-page';

/** What all unfinished PDFs of all pages together may hold. */
const MAX_UNDERWAY_BYTES = 2 * MAX_PDF_BYTES;

const PieceFromPage = z.object({
  pdf: z.int().min(0),
  url: z.string().startsWith('blob:').max(2048),
  size: z.int().min(1).max(MAX_PDF_BYTES),
  index: z.int().min(0),
  base64: z.string().max((PIECE_BYTES / 3) * 4),
}) satisfies z.ZodType<Piece>;

export type PageBlob = { url: string; bytes: Uint8Array<ArrayBuffer> };

/** Puts the pieces of PDFs together. Pages may lie, flood and stop half-way; then a PDF is lost, and nothing else. */
export type Assembly = {
  /** Takes one piece, as it came over the line. @returns the PDF that it completed */
  add(message: unknown): PageBlob | undefined;
  /** Gives up what is unfinished. */
  end(): void;
};

/** Makes assemblies, one per line, that share a bound on memory. */
export function createAssemblies(mostBytes = MAX_UNDERWAY_BYTES): () => Assembly {
  let bytesUnderway = 0;

  return () => {
    let current:
      | { first: Piece; next: number; held: number; parts: Uint8Array<ArrayBuffer>[] }
      | undefined;
    const drop = () => {
      bytesUnderway -= current?.held ?? 0;
      current = undefined;
    };

    return {
      add: (message) => {
        const piece = parse(message);
        const part = piece && decode(piece.base64);
        if (!part) return undefined;
        if (piece.index === 0) {
          drop();
          current = { first: piece, next: 0, held: 0, parts: [] };
        }
        if (!current || piece.pdf !== current.first.pdf || piece.index !== current.next)
          return undefined;
        current.parts.push(part);
        current.next += 1;
        current.held += part.length;
        bytesUnderway += part.length;
        const { first, held, parts } = current;
        if (held > first.size || bytesUnderway > mostBytes) {
          drop();
          return undefined;
        }
        if (held < first.size) return undefined;
        drop();
        return { url: first.url, bytes: joined(parts, held) };
      },
      end: drop,
    };
  };
}

function parse(message: unknown): Piece | undefined {
  if (typeof message !== 'string' || message.length > MAX_PIECE_CHARACTERS) return undefined;
  try {
    return PieceFromPage.parse(JSON.parse(message));
  } catch {
    return undefined;
  }
}

function decode(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return fromBase64(base64);
  } catch {
    return undefined;
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

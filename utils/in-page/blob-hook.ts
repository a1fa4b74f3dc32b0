import { limiter } from './limiter';
import { MAX_PDF_BYTES, PIECE_BYTES, type Piece } from './piece';

/** Where readers look for a PDF's header. */
const HEADER_WINDOW = 1024;
/** More than a person can cause by clicking. */
const LOOKED_AT = { most: 60, withinMs: 10_000 };
const HANDED_OVER = { most: 12, withinMs: 60_000 };

// The page may replace its own later.
const { apply } = Reflect;

/** In the hook: notes each PDF that the page makes a `blob:` address for, and hands it over in pieces. */
export const watchBlobs = (say: (piece: Piece) => void): void =>
  watchObjectUrls(createHandOver(say));

/** A proxy in place of `URL.createObjectURL` has its name, its length and its `this`, and is native to `toString`. */
function watchObjectUrls(consider: (blob: Blob, url: string) => void): void {
  const property = Object.getOwnPropertyDescriptor(URL, 'createObjectURL');
  const original: unknown = property?.value;
  if (property?.configurable !== true || typeof original !== 'function') return;
  const value = new Proxy(original, {
    apply: (target, self, given: unknown[]) => {
      const url: unknown = apply(target, self, given);
      const [blob] = given;
      if (blob instanceof Blob && typeof url === 'string') consider(blob, url);
      return url;
    },
  });
  Object.defineProperty(URL, 'createObjectURL', { ...property, value });
}

/** One PDF after the other, piece by piece; a blob stays readable though its address is revoked. */
function createHandOver(say: (piece: Piece) => void): (blob: Blob, url: string) => void {
  const mayLook = limiter(LOOKED_AT, Date.now);
  const mayHandOver = limiter(HANDED_OVER, Date.now);
  let pdfs = 0;
  let turn = Promise.resolve();

  const handOver = async (blob: Blob, url: string) => {
    const { size } = blob;
    if (!(await isPdf(blob)) || !mayHandOver()) return;
    const pdf = pdfs++;
    for (let index = 0; index * PIECE_BYTES < size; index++) {
      const start = index * PIECE_BYTES;
      const base64 = await base64Of(blob.slice(start, start + PIECE_BYTES));
      say({ pdf, url, size, index, base64 });
    }
  };

  return (blob, url) => {
    if (blob.size === 0 || blob.size > MAX_PDF_BYTES || !mayLook()) return;
    turn = turn.then(() => handOver(blob, url)).catch(() => {});
  };
}

/** By its header: the type is what the page says it is. */
async function isPdf(blob: Blob): Promise<boolean> {
  const head = new Uint8Array(await blob.slice(0, HEADER_WINDOW).arrayBuffer());
  return new TextDecoder('latin1').decode(head).includes('%PDF-');
}

/** The browser's own encoder, off the page's thread. */
function base64Of(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const dataUrl = String(reader.result);
      resolve(dataUrl.slice(dataUrl.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(part);
  });
}

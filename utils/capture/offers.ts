import { MAX_PDF_BYTES } from '@/utils/in-page';
import type { PageBlob } from './assembly';

/** A PDF that a page made; `title` is its tab's. */
export type PagePdf = PageBlob & { site: string | undefined; title: string };

/** A download is seen apart from the blob that it saves: how long one waits for the other. */
const DOWNLOAD_WAITS = 5000;
const BLOB_WAITS = 1500;
/** A person may be asked where to save a file before its download is complete. */
const KEPT = 60_000;
const MOST_KEPT_BYTES = 2 * MAX_PDF_BYTES;

type Offered = { bytes: Uint8Array<ArrayBuffer>; unclaimed: ReturnType<typeof setTimeout> };

/** PDFs that pages made, and the downloads that want their bytes. In memory only. */
export type Offers = {
  /** Takes in what a page made; where no download asks for it, `onUnclaimed` gets it. */
  offer(pdf: PagePdf): void;
  /** The bytes behind a `blob:` address; undefined where none come within a moment. */
  take(url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | undefined>;
};

export function createOffers(onUnclaimed: (pdf: PagePdf) => void): Offers {
  const offered = new Map<string, Offered>();
  const wanted = new Map<string, (bytes: Uint8Array<ArrayBuffer>) => void>();

  const makeRoom = (needed: number) => {
    let kept = needed;
    for (const { bytes } of offered.values()) kept += bytes.length;
    for (const [url, { bytes }] of offered) {
      if (kept <= MOST_KEPT_BYTES) return;
      offered.delete(url);
      kept -= bytes.length;
    }
  };

  return {
    offer: (pdf) => {
      const { url, bytes } = pdf;
      makeRoom(bytes.length);
      const unclaimed = setTimeout(() => onUnclaimed(pdf), BLOB_WAITS);
      offered.set(url, { bytes, unclaimed });
      setTimeout(() => offered.delete(url), KEPT);
      const claim = wanted.get(url);
      if (!claim) return;
      clearTimeout(unclaimed);
      claim(bytes);
    },

    take: async (url, signal) => {
      const found = offered.get(url);
      if (found) {
        clearTimeout(found.unclaimed);
        return found.bytes;
      }
      const waited = AbortSignal.any([signal, AbortSignal.timeout(DOWNLOAD_WAITS)]);
      try {
        return await new Promise((resolve, reject) => {
          waited.addEventListener('abort', () => reject(waited.reason));
          wanted.set(url, resolve);
        });
      } catch {
        signal.throwIfAborted();
        return undefined;
      } finally {
        wanted.delete(url);
      }
    },
  };
}

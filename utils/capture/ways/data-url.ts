import { failed, type Way } from './way';

/** Whole `data:` addresses of downloads under way; the browser cuts them short once the download was created. */
export type DataUrls = { get(downloadId: number): string | undefined };

/** The download of a `data:` address: its bytes are the address. */
export const fromDataUrl =
  (dataUrls: DataUrls): Way =>
  async (source, signal) => {
    const url = source.kind === 'download' ? dataUrls.get(source.downloadId) : undefined;
    if (url === undefined) return undefined;
    try {
      const response = await fetch(url, { signal });
      return { kind: 'bytes', bytes: new Uint8Array(await response.arrayBuffer()) };
    } catch (error) {
      if (signal.aborted) throw error;
      // The address is not as it should be; the person has what the browser made of it.
      return failed('mustDrop');
    }
  };

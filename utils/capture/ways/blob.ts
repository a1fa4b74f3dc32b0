import { browser } from 'wxt/browser';
import type { Offers } from '../offers';
import { failed, type Way } from './way';

/** The download of a blob: the page's hook handed its bytes over. Nobody else can read it, least of all once revoked. */
export const fromHook =
  ({ take }: Pick<Offers, 'take'>): Way =>
  async (source, signal) => {
    if (source.kind !== 'download') return undefined;
    const [item] = await browser.downloads.search({ id: source.downloadId });
    if (!item?.url.startsWith('blob:')) return undefined;
    const bytes = await take(item.url, signal);
    return bytes ? { kind: 'bytes', bytes } : failed('mustDrop');
  };

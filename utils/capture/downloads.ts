import { browser } from 'wxt/browser';
import { pickupSites } from '@/utils/settings';
import { siteNameOf } from './name';
import { sourceOf } from './sites';
import type { DataUrls } from './ways/data-url';

/** A finished download that looks like a PDF and comes from a site that is switched on. */
export type PdfDownload = { downloadId: number; name: string; site: string | undefined };

/** Above what a `data:` address of a statement has. */
const MOST_CHARACTERS = 64 * 1024 ** 2;

/** What is only known as a `data:` download begins: its whole address, and the page in front, where the person clicked. */
type DataDownload = { url: string; page: Promise<string | undefined> };

/**
 * Calls back for each; registers its listeners at once, so that a sleeping background is woken.
 * @returns the `data:` addresses of downloads under way
 */
export function watchDownloads(onPdf: (download: PdfDownload) => Promise<void>): DataUrls {
  const underWay = new Map<number, DataDownload>();

  browser.downloads.onCreated.addListener(({ id, url }) => {
    if (url.startsWith('data:') && url.length <= MOST_CHARACTERS)
      underWay.set(id, { url, page: pageInFront() });
  });

  browser.downloads.onChanged.addListener(async ({ id, state }) => {
    if (state?.current === 'complete') {
      const download = await pdfDownload(id, await underWay.get(id)?.page);
      if (download) await onPdf(download);
    }
    if (state !== undefined && state.current !== 'in_progress') underWay.delete(id);
  });

  return { get: (id) => underWay.get(id)?.url };
}

/** @param page where it was clicked, if the browser itself doesn't say */
async function pdfDownload(id: number, page: string | undefined): Promise<PdfDownload | undefined> {
  const [item] = await browser.downloads.search({ id });
  if (!item || item.incognito || item.byExtensionId === browser.runtime.id) return undefined;
  if (!isLetThrough(item.danger)) return undefined;
  const name = baseName(item.filename);
  if (!isPdfLike(item.mime, name)) return undefined;
  const sites = await pickupSites.getValue();
  const address = [item.referrer, item.url, item.finalUrl, page].find((url) =>
    sourceOf(sites, url),
  );
  return address === undefined ? undefined : { downloadId: id, name, site: siteNameOf(address) };
}

async function pageInFront(): Promise<string | undefined> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  return tab?.url;
}

/** The browser found nothing in it, or the person or their administrator said that it is wanted all the same. */
const LET_THROUGH = new Set(['safe', 'accepted', 'allowlistedByPolicy', 'deepScannedSafe']);

/** @param danger what the browser says of a download; Firefox may say nothing */
export const isLetThrough = (danger: string | undefined): boolean =>
  danger === undefined || LET_THROUGH.has(danger);

/** Banks send PDFs as all kinds of bytes; what they send as text is none. */
const isPdfLike = (mime: string, name: string): boolean =>
  mime === 'application/pdf' || (/\.pdf$/i.test(name) && !mime.startsWith('text/'));

/** The last segment of a path, of POSIX or of Windows. */
const baseName = (path: string): string =>
  path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
